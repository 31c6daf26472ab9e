//! The input, in blocks of whole lines.
//!
//! A block is what one read returns, up to its last line end: of a file 256 KiB, of a pipe
//! what has come. So a line typed is answered at once, and when lines come faster than they
//! are solved, the pipe gathers them to large blocks by itself.

use crate::report::complain;
use memchr::{memchr_iter, memrchr};
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::vec::IntoIter;

/// The size of a block in bytes: some 3000 puzzles.
const BLOCK: usize = 256 << 10;

/// The longest line that is read, in bytes. Of a longer one the beginning is kept, so that memory
/// is bounded and the line can be told: one byte too long, even if the last is taken for a CR.
pub(crate) const MAX_LINE: usize = 64 << 10;
const KEPT: usize = MAX_LINE + 2;

const _: () = assert!(KEPT < BLOCK);

/// A number of whole lines.
pub(crate) struct Block {
    /// One byte more, for a line end that the input lacks.
    bytes: Box<[u8]>,
    len: usize,
}

impl Block {
    pub(crate) fn new() -> Self {
        let bytes = vec![0; BLOCK + 1].into();
        Self { bytes, len: 0 }
    }

    /// How long it is in bytes.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The lines, without line ends: LF or CR LF.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &[u8]> {
        let text = &self.bytes[..self.len];
        let mut start = 0;
        memchr_iter(b'\n', text).map(move |end| {
            let line = &text[start..end];
            start = end + 1;
            line.strip_suffix(b"\r").unwrap_or(line)
        })
    }

    fn push(&mut self, text: &[u8]) {
        self.bytes[self.len..][..text.len()].copy_from_slice(text);
        self.len += text.len();
    }
}

/// All of the input.
pub(crate) struct Blocks {
    files: IntoIter<PathBuf>,
    input: Option<Input>,
    /// The beginning of the next line.
    rest: Vec<u8>,
    count: u64,
    complete: bool,
}

struct Input {
    name: PathBuf,
    text: Box<dyn Read + Send>,
}

impl Blocks {
    /// The files one after another; without any, standard input.
    pub(crate) fn new(mut files: Vec<PathBuf>) -> Self {
        if files.is_empty() {
            files.push("-".into());
        }
        let mut blocks = Self {
            files: files.into_iter(),
            input: None,
            rest: Vec::new(),
            count: 0,
            complete: true,
        };
        blocks.open_next();
        blocks
    }

    /// Whether nothing has been left out.
    pub(crate) fn is_complete(&self) -> bool {
        self.complete
    }

    /// Reads the next block and gives its number, from 0. `None` at the end.
    pub(crate) fn read(&mut self, block: &mut Block) -> Option<u64> {
        block.len = 0;
        block.push(&self.rest);
        self.rest.clear();
        while let Some(input) = &mut self.input {
            let start = block.len;
            match input.text.read(&mut block.bytes[start..BLOCK]) {
                Ok(0) => {
                    self.open_next();
                    if start > 0 {
                        block.push(b"\n");
                        return self.number();
                    }
                }
                Ok(len) => {
                    block.len += len;
                    let new = &block.bytes[start..block.len];
                    if let Some(end) = memrchr(b'\n', new) {
                        let rest = &new[end + 1..];
                        self.rest.extend(&rest[..rest.len().min(KEPT)]);
                        block.len = start + end + 1;
                        return self.number();
                    }
                    block.len = block.len.min(KEPT);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.complete = false;
                    complain(format_args!("{}: {error}", input.name.display()));
                    // The beginning of a line is none.
                    block.len = 0;
                    self.open_next();
                }
            }
        }
        None
    }

    fn number(&mut self) -> Option<u64> {
        self.count += 1;
        Some(self.count - 1)
    }

    /// Goes on to the next file that opens.
    fn open_next(&mut self) {
        self.input = None;
        while self.input.is_none()
            && let Some(name) = self.files.next()
        {
            match open(&name) {
                Ok(text) => self.input = Some(Input { name, text }),
                Err(error) => {
                    self.complete = false;
                    complain(format_args!("{}: {error}", name.display()));
                }
            }
        }
    }
}

fn open(name: &Path) -> io::Result<Box<dyn Read + Send>> {
    Ok(if name.as_os_str() == "-" {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(name)?)
    })
}
