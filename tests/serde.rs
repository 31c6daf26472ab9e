//! serde forms, as documented and checked when read.
#![cfg(feature = "serde")]

use bitdoku::{Cell, Digit, Grid};
use proptest::prelude::*;

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn puzzle() -> Grid {
    Grid::from_line(LINE).unwrap()
}

#[test]
fn grid_as_json() {
    assert_eq!(
        serde_json::to_string(&puzzle()).unwrap(),
        format!("\"{LINE}\"")
    );
    assert_eq!(
        serde_json::from_str::<Grid>(&format!("\"{LINE}\"")).unwrap(),
        puzzle()
    );
    let board = serde_json::to_string(&format!("{:#}", puzzle())).unwrap();
    assert_eq!(serde_json::from_str::<Grid>(&board).unwrap(), puzzle());
}

#[test]
fn json_errors_are_those_of_the_reader() {
    let long = format!("{LINE}1");
    for text in ["", "53..7", &LINE[1..], &long, &LINE.replacen('7', "x", 1)] {
        let reader = text.parse::<Grid>().unwrap_err().to_string();
        let json = serde_json::to_string(text).unwrap();
        let serde = serde_json::from_str::<Grid>(&json).unwrap_err().to_string();
        assert!(serde.starts_with(&reader), "{serde} / {reader}");
    }
    let error = serde_json::from_str::<Grid>("5").unwrap_err().to_string();
    assert!(error.contains("expected a Sudoku grid as text"), "{error}");
}

#[test]
fn grid_as_bytes() {
    let bytes = postcard::to_stdvec(&puzzle()).unwrap();
    assert_eq!(bytes.len(), 41);
    // 53..7.... then the 6 of the second row beside the last blank of the first.
    assert_eq!(bytes[..5], [0x35, 0x00, 0x07, 0x00, 0x60]);
    assert_eq!(bytes[40], 0x09);
    assert_eq!(postcard::from_bytes::<Grid>(&bytes).unwrap(), puzzle());
}

#[test]
fn bytes_are_checked() {
    let good = postcard::to_stdvec(&puzzle()).unwrap();
    for index in 0..41 {
        for value in 0..=u8::MAX {
            let mut bytes = good.clone();
            bytes[index] = value;
            let (low, high) = (value & 0xf, value >> 4);
            let valid = low <= 9 && high <= if index == 40 { 0 } else { 9 };
            let read = postcard::from_bytes::<Grid>(&bytes);
            assert_eq!(read.is_ok(), valid, "byte {index} {value:#x}");
            if let Ok(read) = read {
                assert_eq!(postcard::to_stdvec(&read).unwrap(), bytes);
            }
        }
    }
    assert!(postcard::from_bytes::<Grid>(&good[..40]).is_err());
    assert!(postcard::from_bytes::<Grid>(&[]).is_err());
}

#[test]
fn no_byte_may_follow() {
    // Postcard reads as many as it is asked for; CBOR stores how many there are.
    let read = |bytes: &[u8]| {
        let mut cbor = Vec::new();
        ciborium::into_writer(bytes, &mut cbor).unwrap();
        ciborium::from_reader::<Grid, _>(&cbor[..])
    };
    let mut cbor = Vec::new();
    ciborium::into_writer(&puzzle(), &mut cbor).unwrap();
    assert_eq!(
        ciborium::from_reader::<Grid, _>(&cbor[..]).unwrap(),
        puzzle()
    );

    let mut bytes = postcard::to_stdvec(&puzzle()).unwrap();
    assert_eq!(read(&bytes).unwrap(), puzzle());
    assert!(read(&bytes[..40]).is_err());
    bytes.push(0);
    let error = read(&bytes).unwrap_err().to_string();
    assert!(
        error.contains("invalid length 42, expected a Sudoku grid as 41 bytes"),
        "{error}"
    );
    bytes.extend([0; 41]);
    assert!(read(&bytes).is_err());
}

#[test]
fn digits() {
    for digit in Digit::ALL {
        assert_eq!(serde_json::to_string(&digit).unwrap(), digit.to_string());
        assert_eq!(
            serde_json::from_str::<Digit>(&digit.to_string()).unwrap(),
            digit
        );
        let bytes = postcard::to_stdvec(&digit).unwrap();
        assert_eq!(bytes, [digit.get()]);
        assert_eq!(postcard::from_bytes::<Digit>(&bytes).unwrap(), digit);
    }
    for bad in ["0", "10", "255", "256", "-1", "\"5\"", "null"] {
        assert!(serde_json::from_str::<Digit>(bad).is_err(), "{bad}");
    }
    let error = serde_json::from_str::<Digit>("10").unwrap_err().to_string();
    assert!(
        error.starts_with("invalid value: integer `10`, expected a digit from 1 to 9"),
        "{error}"
    );
    assert!(postcard::from_bytes::<Digit>(&[0]).is_err());
    assert!(postcard::from_bytes::<Digit>(&[10]).is_err());
}

#[test]
fn cells() {
    for cell in Cell::ALL {
        let json = format!("\"{cell}\"");
        assert_eq!(serde_json::to_string(&cell).unwrap(), json);
        assert_eq!(serde_json::from_str::<Cell>(&json).unwrap(), cell);
        let bytes = postcard::to_stdvec(&cell).unwrap();
        assert_eq!(usize::from(bytes[0]), cell.index());
        assert_eq!(bytes.len(), 1);
        assert_eq!(postcard::from_bytes::<Cell>(&bytes).unwrap(), cell);
    }
    for bad in ["\"r0c1\"", "\"r1c10\"", "\"\"", "7", "null"] {
        assert!(serde_json::from_str::<Cell>(bad).is_err(), "{bad}");
    }
    let error = serde_json::from_str::<Cell>("\"a1\"")
        .unwrap_err()
        .to_string();
    assert!(
        error.starts_with("invalid value: string \"a1\", expected a cell from r1c1 to r9c9"),
        "{error}"
    );
    assert!(postcard::from_bytes::<Cell>(&[81]).is_err());
}

proptest! {
    #[test]
    fn round_trips(values in prop::collection::vec(0_u8..=9, 81)) {
        let values: [u8; 81] = values.try_into().unwrap();
        let grid = Grid::try_from(values).unwrap();
        let json = serde_json::to_string(&grid).unwrap();
        prop_assert_eq!(serde_json::from_str::<Grid>(&json).unwrap(), grid);
        let bytes = postcard::to_stdvec(&grid).unwrap();
        prop_assert_eq!(postcard::from_bytes::<Grid>(&bytes).unwrap(), grid);
    }

    #[test]
    fn arbitrary_bytes_give_a_grid_or_an_error(bytes: [u8; 32], more: [u8; 9]) {
        let bytes = [&bytes[..], &more[..]].concat();
        if let Ok(grid) = postcard::from_bytes::<Grid>(&bytes) {
            prop_assert_eq!(postcard::to_stdvec(&grid).unwrap(), bytes);
        }
    }
}
