// node run.mjs MODULE.wasm: checks and solves every case of ../firmware/src/cases.txt.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const bytes = readFileSync(process.argv[2]);
const { instance } = await WebAssembly.instantiate(bytes);
const { text, conflicts, solve, memory } = instance.exports;

function write(line) {
  const { written } = new TextEncoder().encodeInto(line, new Uint8Array(memory.buffer, text(), 1024));
  return written;
}

const cases = readFileSync(new URL("../firmware/src/cases.txt", import.meta.url), "utf8");
let passed = 0;
for (const line of cases.trimEnd().split("\n")) {
  const [name, answer, puzzle] = line.split(" ");
  assert.equal(conflicts(write(puzzle)) > 0, answer === "conflict", name);
  const solutions = { conflict: 0, 0: 0, 1: 1 }[answer] ?? 2;
  assert.equal(solve(write(puzzle)), solutions, name);
  if (solutions === 1) {
    // Complete, without conflicts and true to the clues: that is the only solution.
    const solution = new TextDecoder().decode(new Uint8Array(memory.buffer, text(), 81));
    assert.match(solution, /^[1-9]{81}$/, name);
    assert.equal(conflicts(write(solution)), 0, name);
    const cells = puzzle.length === 81 ? puzzle : puzzle.replaceAll(".", "");
    assert.ok([...cells].every((clue, i) => !/[1-9]/.test(clue) || clue === solution[i]), name);
  }
  passed += 1;
}
assert.equal(solve(write("12345")), -1);
console.log(`${passed} cases right, ${bytes.length} bytes`);
