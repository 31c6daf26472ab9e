//! The examples as their users run them: arguments, standard input, exit codes.

use std::io::Write;
use std::process::{Command, Stdio};

/// An example. Cargo builds it before the tests, into a folder beside theirs.
fn example(name: &str) -> Command {
    let mut path = std::env::current_exe().expect("a test has a path");
    path.pop();
    path.set_file_name("examples");
    path.push(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    assert!(
        path.exists(),
        "{} is not built: run `cargo test`, or `cargo build --example {name}` first",
        path.display()
    );
    Command::new(path)
}

/// What a run printed, and its exit code.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: i32,
}

impl Run {
    /// Runs an example with standard input that holds this text.
    pub(crate) fn new(name: &str, arguments: &[&str], input: &str) -> Self {
        let mut child = example(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the example starts");
        let mut stdin = child.stdin.take().expect("it has a standard input");
        // With arguments it does not read, and may have ended before this.
        let written = stdin.write_all(input.as_bytes());
        assert!(written.is_ok() || !arguments.is_empty());
        drop(stdin);
        let output = child.wait_with_output().expect("the example ends");
        Self {
            out: String::from_utf8(output.stdout).expect("it prints text"),
            err: String::from_utf8(output.stderr).expect("it prints text"),
            code: output.status.code().expect("it exits"),
        }
    }

    /// Checks the exit code, that the output holds this text, and that nothing went to standard
    /// error.
    #[track_caller]
    pub(crate) fn prints(&self, code: i32, text: &str) {
        assert_eq!((self.code, self.err.as_str()), (code, ""), "{self:?}");
        assert!(self.out.contains(text), "{}", self.out);
    }

    /// Checks the exit code, and that all it said is this line on standard error.
    #[track_caller]
    pub(crate) fn complains(&self, code: i32, line: &str) {
        assert_eq!(self.code, code, "{self:?}");
        assert_eq!(self.err.trim_end(), line);
        assert_eq!(self.out, "");
    }
}

/// The exit code and the messages of an example whose output nobody reads.
pub(crate) fn without_reader(name: &str, arguments: &[&str]) -> (i32, String) {
    let (reader, writer) = std::io::pipe().expect("there are pipes");
    drop(reader);
    let output = example(name)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(writer)
        .output()
        .expect("the example runs");
    let messages = String::from_utf8(output.stderr).expect("it prints text");
    (output.status.code().expect("it exits"), messages)
}
