//! Files, pipes, options and exit codes.

mod common;

use common::*;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Longer than anything here takes.
const TIMEOUT: Duration = Duration::from_secs(30);

fn start(options: &[&str]) -> Child {
    Command::new(PROGRAM)
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn files_are_read_one_after_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // Without a last line end, with it, empty, and long.
    let (lines, expected) = mixture(10_000);
    fs::write(path("a"), PUZZLE).unwrap();
    fs::write(path("b"), format!("{TWO}\n")).unwrap();
    fs::write(path("c"), "").unwrap();
    fs::write(path("d"), lines).unwrap();
    let all = [
        path("a"),
        path("b"),
        path("-"),
        path("c"),
        "-".into(),
        path("d"),
        path("a"),
    ];
    fs::write(path("-"), format!("{UNSOLVABLE}\n")).unwrap();
    let output = bulk(&all.each_ref().map(|path| &**path))
        .write_stdin(INVALID)
        .assert()
        .success();
    let expected = format!("{SOLUTION}\nmany\nnone\ninvalid r1c1 r2c2\n{expected}{SOLUTION}\n");
    assert!(output.get_output().stdout == expected.as_bytes());
}

#[test]
fn a_file_that_does_not_open_is_named_and_the_others_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let puzzle = folder.path().join("puzzle");
    fs::write(&puzzle, PUZZLE).unwrap();
    // A folder opens on Unix, but cannot be read.
    for bad in [folder.path().join("missing.txt"), folder.path().to_owned()] {
        let output = bulk(&[]).args([&puzzle, &bad, &puzzle]).assert().code(1);
        let output = output.get_output();
        assert_eq!(
            output.stdout,
            format!("{SOLUTION}\n{SOLUTION}\n").as_bytes()
        );
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(message.contains(bad.to_str().unwrap()), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_full_is_told() {
    let mut child = Command::new(PROGRAM)
        .stdin(Stdio::piped())
        .stdout(fs::File::create("/dev/full").unwrap())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(PUZZLE.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.starts_with("bulk: "), "{message}");
}

#[test]
fn wrong_options_are_refused() {
    for options in [
        &["--limit", "0"][..],
        &["--limit", "x"],
        &["--threads", "0"],
        &["--threads", "18446744073709551615"],
        &["--unknown"],
    ] {
        bulk(options)
            .write_stdin(PUZZLE)
            .assert()
            .code(2)
            .stdout("");
    }
}

#[test]
fn help_tells_the_answers() {
    let output = bulk(&["--help"]).assert().success();
    let help = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
    for text in [
        "--limit",
        "--threads",
        "--quiet",
        "invalid r1c1 r1c2",
        "Exit codes",
    ] {
        assert!(help.contains(text), "{text} in {help}");
    }
}

#[test]
fn the_summary_counts_the_kinds() {
    let lines = [PUZZLE, PUZZLE, TWO, UNSOLVABLE, INVALID, "5", "", "#"].join("\n");
    let mut command = assert_cmd::Command::new(PROGRAM);
    let output = command.write_stdin(lines).assert().success();
    let summary = String::from_utf8_lossy(&output.get_output().stderr).into_owned();
    let counts = "bulk: 2 solved, 1 many, 1 none, 1 invalid; 1 error, 2 empty; ";
    assert!(summary.starts_with(counts), "{summary}");
    assert!(summary.ends_with(" puzzles/s\n"), "{summary}");
}

/// A line is answered before the next one is there, whoever of the threads reads it.
#[test]
fn a_line_is_answered_at_once() {
    for threads in ["1", "3"] {
        let mut child = start(&["--threads", threads]);
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (sender, received) = mpsc::channel();
        thread::spawn(move || {
            for _ in 0..10 {
                let mut line = String::new();
                output.read_line(&mut line).unwrap();
                sender.send(line).unwrap();
            }
        });
        for (puzzle, answer) in [(PUZZLE, SOLUTION), (TWO, "many")].repeat(5) {
            // In two pieces, of which the first is no line.
            let (left, right) = puzzle.split_at(40);
            input.write_all(left.as_bytes()).unwrap();
            input.flush().unwrap();
            input.write_all(format!("{right}\n").as_bytes()).unwrap();
            input.flush().unwrap();
            assert_eq!(
                received.recv_timeout(TIMEOUT).unwrap(),
                format!("{answer}\n")
            );
        }
        drop(input);
        assert!(child.wait().unwrap().success());
    }
}

/// While one thread counts without end, another reads on, more than a pipe and a block hold.
#[test]
fn threads_do_not_wait_for_one_another() {
    let mut child = start(&["--threads", "2", "--limit", "1000000000000000"]);
    let mut input = child.stdin.take().unwrap();
    let (sender, written) = mpsc::channel();
    thread::spawn(move || {
        input.write_all(format!("{EMPTY_GRID}\n").as_bytes())?;
        input.write_all(format!("{PUZZLE}\n").repeat(4000).as_bytes())?;
        sender.send(()).unwrap();
        Ok::<_, std::io::Error>(())
    });
    let written = written.recv_timeout(TIMEOUT);
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(written, Ok(()));
}

/// As with `head`: no message, no failure, and no waiting for the end of the input.
#[test]
fn a_reader_that_has_seen_enough_ends_it() {
    for threads in ["1", "3"] {
        let mut child = start(&["--threads", threads]);
        let mut input = child.stdin.take().unwrap();
        let writer = thread::spawn(move || {
            let lines = format!("{PUZZLE}\n").repeat(1000);
            while input.write_all(lines.as_bytes()).is_ok() {}
        });
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, format!("{SOLUTION}\n"));
        drop(output);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        writer.join().unwrap();
    }
}

/// 200 MB without a line end, between two puzzles.
#[test]
fn a_line_without_end_takes_no_memory() {
    let mut child = start(&["--threads", "2", "--quiet"]);
    let mut input = child.stdin.take().unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut output = child.stdout.take().unwrap();
    let reader = thread::spawn(move || {
        let mut text = String::new();
        output.read_to_string(&mut text).map(|_| text).unwrap()
    });
    input.write_all(format!("{PUZZLE}\n").as_bytes()).unwrap();
    for _ in 0..200 {
        input.write_all(&[b'5'; 1_000_000]).unwrap();
    }
    if cfg!(target_os = "linux") {
        let status = fs::read_to_string(status).unwrap();
        let peak = status
            .lines()
            .find_map(|line| line.strip_prefix("VmHWM:"))
            .unwrap();
        let kib: u64 = peak.trim().trim_end_matches(" kB").parse().unwrap();
        assert!(kib < 50_000, "{kib} KiB");
    }
    input.write_all(format!("\n{TWO}\n").as_bytes()).unwrap();
    drop(input);
    assert!(child.wait().unwrap().success());
    let error = "error column 65537: found a line of more than 65536 bytes";
    assert_eq!(
        reader.join().unwrap(),
        format!("{SOLUTION}\n{error}\nmany\n")
    );
}

/// Lines around the longest one, wherever blocks end.
#[test]
fn long_lines_have_one_answer_each() {
    for (length, long) in [
        (65_535, false),
        (65_536, false),
        (65_537, true),
        (300_000, true),
        (600_000, true),
    ] {
        let line = format!("{PUZZLE},{}\n", "x".repeat(length - 82));
        let answer = if long {
            "error column 65537: found a line of more than 65536 bytes"
        } else {
            SOLUTION
        };
        let lines = format!("{line}{TWO}\n").repeat(9);
        assert_eq!(
            answers(&[], lines),
            format!("{answer}\nmany\n").repeat(9),
            "{length} bytes"
        );
    }
}

/// A CR where a line is cut is no line end, and CR LF is one there too.
#[test]
fn a_carriage_return_where_a_line_is_cut() {
    let line = format!("{PUZZLE},{}", "x".repeat(65_536 - 82));
    let error = "error column 65537: found a line of more than 65536 bytes";
    for (rest, answer) in [
        ("\r\n", SOLUTION),
        ("\r\r\n", error),
        ("\rxyz", error),
        ("\rxyz\n", error),
        ("x\r\n", error),
    ] {
        assert_eq!(
            answers(&[], format!("{line}{rest}")),
            format!("{answer}\n"),
            "{rest:?}"
        );
    }
}
