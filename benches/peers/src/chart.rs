//! The speeds of a run as a bar chart in SVG.
//!
//! A panel for each collection with a scale of its own that begins at 0, since
//! collections differ in hardness by far more than solvers do in speed.

use crate::conditions;
use crate::report::Speeds;

const WIDTH: f64 = 840.0;
const MARGIN: f64 = 28.0;
/// Where bars begin, and how long the longest is: its figures stand to the right.
const BARS: f64 = 170.0;
const LONGEST: f64 = 412.0;
const BAR: f64 = 18.0;
const PITCH: f64 = 24.0;
const HEAD: f64 = 84.0;
const PANEL_HEAD: f64 = 30.0;
const PANEL_GAP: f64 = 22.0;
const FOOT: f64 = 44.0;

/// What is alike has colours alike: batches are green, engines one by one blue, peers grey.
/// Readers with a dark page get a dark chart.
const STYLE: &str = "\
  <style>
    text { font: 13px system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif; fill: #1f2328; }
    .title { font-size: 19px; font-weight: 600; }
    .panel { font-size: 14px; font-weight: 600; }
    .note { font-size: 12px; fill: #59636e; }
    .name { text-anchor: end; }
    .page { fill: #ffffff; stroke: #d1d9e0; }
    .axis { stroke: #818b98; }
    .AVX-512 { fill: #0a4fb3; }
    .AVX2 { fill: #2f7de1; }
    .portable { fill: #8fc0fa; }
    .batch.AVX-512 { fill: #116329; }
    .batch.AVX2 { fill: #2da44e; }
    .batch.portable { fill: #8ddb8c; }
    .peer { fill: #a5adb6; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .note { fill: #9198a1; }
      .page { fill: #0d1117; stroke: #3d444d; }
      .axis { stroke: #656c76; }
      .AVX-512 { fill: #8fc0fa; }
      .AVX2 { fill: #3f8cf0; }
      .portable { fill: #1f5cae; }
      .batch.AVX-512 { fill: #8ddb8c; }
      .batch.AVX2 { fill: #46954a; }
      .batch.portable { fill: #245829; }
      .peer { fill: #656c76; }
    }
  </style>
";

pub fn svg(collections: &[Speeds]) -> String {
    let panel = |speeds: &Speeds| PANEL_HEAD + PITCH * speeds.racers.len() as f64 + PANEL_GAP;
    let height = HEAD + collections.iter().map(panel).sum::<f64>() + FOOT;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\" role=\"img\">\n\
         \x20 <title>Sudoku puzzles a second, by solver and collection</title>\n{STYLE}\
         \x20 <rect class=\"page\" x=\"0.5\" y=\"0.5\" width=\"{}\" height=\"{}\" rx=\"8\"/>\n",
        WIDTH - 1.0,
        height - 1.0,
    );
    svg += &text("title", MARGIN, 40.0, "Puzzles a second on one core");
    let work = "read from text, solved, and proved to have no other solution";
    svg += &text(
        "note",
        MARGIN,
        62.0,
        &format!("Each {work}. Longer is faster."),
    );
    let mut top = HEAD;
    for speeds in collections {
        svg += &draw_panel(speeds, top);
        top += panel(speeds);
    }
    let made = format!(
        "{} · {} · {} · {}",
        conditions::cpu(),
        conditions::crates(),
        conditions::rustc(),
        conditions::date(),
    );
    svg += &text("note", MARGIN, height - 24.0, &made);
    svg + "</svg>\n"
}

fn draw_panel(speeds: &Speeds, top: f64) -> String {
    let title = format!(
        "{}, {} puzzles",
        speeds.title,
        grouped(speeds.puzzles as f64)
    );
    let mut svg = text("panel", MARGIN, top + 14.0, &title);
    let top = top + PANEL_HEAD;
    let best = speeds
        .racers
        .iter()
        .map(|(_, speed)| *speed)
        .fold(0.0, f64::max);
    for (place, (name, speed)) in speeds.racers.iter().enumerate() {
        let y = top + PITCH * place as f64;
        let baseline = y + BAR - 4.5;
        let length = LONGEST * speed / best;
        let class = name.strip_prefix("bitdoku ").unwrap_or("peer");
        let figures = format!(
            "{} a second, {} µs each",
            grouped(significant(*speed)),
            rounded(1e6 / speed)
        );
        svg += &text("name", BARS - 10.0, baseline, name);
        svg += &format!(
            "  <rect class=\"{class}\" x=\"{BARS}\" y=\"{y}\" width=\"{length:.1}\" height=\"{BAR}\"/>\n",
        );
        svg += &text("figures", BARS + length + 8.0, baseline, &figures);
    }
    let bottom = top + PITCH * speeds.racers.len() as f64 - (PITCH - BAR) + 2.0;
    svg += &format!(
        "  <line class=\"axis\" x1=\"{BARS}\" x2=\"{BARS}\" y1=\"{}\" y2=\"{bottom}\"/>\n",
        top - 2.0,
    );
    svg
}

fn text(class: &str, x: f64, y: f64, text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    format!("  <text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>\n")
}

/// Three digits: the rest differs from run to run.
fn significant(number: f64) -> f64 {
    let unit = 10_f64.powf(number.log10().floor() - 2.0);
    (number / unit).round() * unit
}

/// As an integer with a comma between thousands.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// Two or three significant digits.
fn rounded(number: f64) -> String {
    match number {
        10.0.. => format!("{number:.0}"),
        1.0.. => format!("{number:.1}"),
        _ => format!("{number:.2}"),
    }
}
