//! Streams from readers: a line an answer, and errors of the reader told.

#![cfg(feature = "std")]

mod common;

use bitdoku::batch::Stream;
use bitdoku::{Error, Grid, ParseErrorKind, SolutionCount, SolveError};
use common::cases::grid;
use std::io::{self, BufRead, BufReader, Read};

const LONGEST: usize = 64 * 1024;

fn stream() -> Box<Stream> {
    Box::new(Stream::new())
}

/// The answers for a text that has no error of reading, whatever the reader's buffer.
#[track_caller]
fn answers(text: &[u8]) -> Vec<Result<Grid, Error>> {
    let mut stream = stream();
    let read = |answers: Vec<io::Result<Result<Grid, Error>>>| -> Vec<Result<Grid, Error>> {
        answers.into_iter().map(Result::unwrap).collect()
    };
    let whole = read(stream.solve_unique_lines(text).collect());
    for capacity in [1, 7, 81, 82, 4096] {
        let reader = BufReader::with_capacity(capacity, text);
        let answers = read(stream.solve_unique_lines(reader).collect());
        assert!(answers == whole, "a buffer of {capacity} bytes");
    }
    whole
}

/// What each text alone is answered with, but for the number of the line.
fn alone(lines: &[&str]) -> Vec<Result<Grid, Error>> {
    let alone = |(line, number): (&&str, u32)| {
        let puzzle = line.parse::<Grid>();
        Ok(puzzle
            .map_err(|error| error.starting_at(number))?
            .solve_unique()?)
    };
    lines.iter().zip(1..).map(alone).collect()
}

#[test]
fn a_line_an_answer() {
    let (easy, many) = (grid("C").to_string(), grid("10 solutions").to_string());
    let lines = [&*easy, "", "# remark", &many, "no puzzle", "  ", &easy];
    let expected = alone(&lines);
    assert_eq!(expected.iter().filter(|answer| answer.is_ok()).count(), 2);
    assert_eq!(answers(lines.join("\n").as_bytes()), expected);
    assert_eq!(answers((lines.join("\n") + "\n").as_bytes()), expected);
    assert_eq!(answers((lines.join("\r\n") + "\r\n").as_bytes()), expected);
    let marked = format!("\u{feff}{}", lines.join("\r\n"));
    assert_eq!(answers(marked.as_bytes()), expected);
}

/// An error tells the line of the whole text.
#[test]
fn the_line_of_an_error() {
    let text = [&*grid("C").to_string(), "", "12"].join("\n");
    let lines: Vec<_> = answers(text.as_bytes())
        .into_iter()
        .map(|answer| match answer {
            Err(Error::Parse(error)) => (error.line(), error.column()),
            _ => (0, 0),
        })
        .collect();
    assert_eq!(lines, [(0, 0), (2, 1), (3, 3)]);
}

#[test]
fn no_line() {
    assert_eq!(answers(b""), []);
    assert_eq!(answers(b"\n"), alone(&[""]));
    assert_eq!(answers(b"\n\n"), alone(&["", ""]));
}

/// A line that is no text is an error for itself.
#[test]
fn bytes_that_are_no_text() {
    let easy = grid("C").to_string();
    let text = [b"\xff\xfe\n", easy.as_bytes(), b"\n\0"].concat();
    let answers = answers(&text);
    assert!(matches!(
        answers[0],
        Err(Error::Parse(error)) if matches!(error.kind(), ParseErrorKind::InvalidUtf8 { .. })
    ));
    assert_eq!(answers[1], alone(&[&easy])[0]);
    assert!(matches!(answers[2], Err(Error::Parse(_))));
    assert_eq!(answers.len(), 3);
}

/// Of CR LF only the LF is beyond the first 64 KiB.
#[test]
fn a_long_line_may_end_with_cr_lf() {
    let line = " ".repeat(LONGEST - 1);
    let expected = answers(format!("{line}\n12").as_bytes());
    assert_eq!(answers(format!("{line}\r\n12").as_bytes()), expected);
}

/// What follows the first 64 KiB of a line is not kept, and the next line is the next.
#[test]
fn long_lines() {
    let easy = grid("C").to_string();
    for more in [0, 1, 2, 1000, 5 * LONGEST] {
        let comment = format!("{easy} {}", "x".repeat(LONGEST - 83 + more));
        let cells = "1".repeat(LONGEST + more);
        let text = format!("{comment}\n{cells}\n{easy}\n{cells}\n{comment}");
        let answers = answers(text.as_bytes());
        let expected = alone(&[&easy])[0];
        assert_eq!([answers[0], answers[2], answers[4]], [expected; 3]);
        for answer in [answers[1], answers[3]] {
            let Err(Error::Parse(error)) = answer else {
                panic!("{answer:?}")
            };
            let cells = LONGEST as u32;
            let kind = error.kind();
            assert!(matches!(kind, ParseErrorKind::TooManyCells { cells: n, .. } if n == cells));
        }
        assert_eq!(answers.len(), 5);
    }
}

/// Endless bytes without an end of line: the memory for them is bounded, so this ends with the error.
#[test]
fn a_line_that_does_not_end() {
    let reader = BufReader::new(io::repeat(b'.').take(1 << 24).chain(Broken));
    let answers: Vec<_> = stream().solve_lines(reader).collect();
    assert_eq!(answers.len(), 1);
    assert_eq!(answers[0].as_ref().unwrap_err().to_string(), "broken");
}

/// A reader that fails, and would go on after that.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("broken"))
    }
}

/// The answers before an error are given, then the error, then nothing.
#[test]
fn errors_of_the_reader() {
    let easy = grid("C").to_string();
    let lines = format!("{easy}\nno puzzle\n{easy}\nthis line is not whole");
    let reader = || BufReader::new(lines.as_bytes().chain(Broken));
    let mut stream = stream();

    let mut answers = stream.solve_unique_lines(reader());
    for expected in alone(&[&easy, "no puzzle", &easy]) {
        assert_eq!(answers.next().unwrap().unwrap(), expected);
    }
    let error = answers.next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "broken");
    assert!(answers.next().is_none() && answers.next().is_none());

    assert_eq!(
        stream.solve_lines(reader()).filter(Result::is_err).count(),
        1
    );
    let mut counts = stream.count_solutions_lines(reader(), 2);
    assert_eq!(
        counts.next().unwrap().unwrap(),
        Ok(SolutionCount::Exactly(1))
    );
    assert!(counts.by_ref().take(2).all(|count| count.is_ok()));
    assert!(counts.next().unwrap().is_err());
    assert!(counts.next().is_none());
}

/// A chunk, and some lines more, until the reader fails.
#[test]
fn errors_after_a_block() {
    let lines = "12\n".repeat(Stream::CHUNK + 5);
    let reader = BufReader::new(lines.as_bytes().chain(Broken));
    let mut stream = stream();
    let answers: Vec<_> = stream.solve_unique_lines(reader).collect();
    assert_eq!(answers.len(), Stream::CHUNK + 6);
    assert_eq!(
        answers.iter().position(Result::is_err),
        Some(Stream::CHUNK + 5)
    );
}

#[test]
fn the_three_questions() {
    let text = format!("{}\n{}\n", grid("10 solutions"), grid("C"));
    let mut stream = stream();
    let mut unique = stream.solve_unique_lines(text.as_bytes());
    let not_unique = Err(Error::Solve(SolveError::NotUnique));
    assert_eq!(unique.next().unwrap().unwrap(), not_unique);
    assert_eq!(
        unique.next().unwrap().unwrap(),
        alone(&[&grid("C").to_string()])[0]
    );
    let solved = |answer: io::Result<Result<Grid, Error>>| answer.unwrap().unwrap().is_solved();
    assert!(stream.solve_lines(text.as_bytes()).all(solved));
    let counts = stream.count_solutions_lines(text.as_bytes(), 5);
    let counts: Vec<_> = counts.map(Result::unwrap).collect();
    assert_eq!(
        counts,
        [Ok(SolutionCount::AtLeast(5)), Ok(SolutionCount::Exactly(1))]
    );
}

/// The reader may be borrowed, and need not be of a known type.
#[test]
fn a_borrowed_reader() {
    let mut reader: &[u8] = b"12\n13\n";
    let mut stream = stream();
    assert_eq!(stream.solve_lines(&mut reader).count(), 2);
    assert!(reader.is_empty());
    let boxed: Box<dyn BufRead> = Box::new(&b"12\n"[..]);
    assert_eq!(stream.solve_lines(boxed).count(), 1);
}

#[test]
fn debug() {
    let mut stream = stream();
    let answers = stream.solve_lines(io::empty());
    assert_eq!(format!("{answers:?}"), "LineAnswers { .. }");
    let counts = stream.count_solutions_lines(io::empty(), 1);
    assert_eq!(format!("{counts:?}"), "LineCounts { .. }");
}
