import type { TextEngine } from '../text/text-engine.ts';
import type { LaidGlyph, LaidLine, LaidRun } from '../text/text-layout.ts';
import { flattenOutline } from './flatten-outline.ts';

const APOSTROPHES = new Set(["'", '’']);
const IS_LETTER = /\p{L}/u;
/** The height of a row in which edges are compared, and how far letters keep their distance above and below too, em and rows. */
const ROW = 0.02;
const PADDING = 2;
/** The most space between an apostrophe and a letter beside it, and the least between the letters on both sides of it, em. */
const MOST = 0.09;
const LEAST_BETWEEN_LETTERS = 0.05;
/** The distance that an apostrophe may stand over a low letter, or a letter that leans away, em. */
const TUCKED = 0.05;

/**
 * Returns a line in which no apostrophe stands further from the letters beside it than their outlines need. Many faces kern it badly, and in
 * a large title the gap tears the word apart. Only lines from left to right are changed.
 * @param source the text of the line, whose offsets the glyphs carry
 * @param tracking the space that the style adds after every letter, em
 */
export function closeApostrophes(line: LaidLine, source: string, tracking: number, engine: TextEngine): LaidLine {
  if (line.direction === 'rtl' || ![...source].some((letter) => APOSTROPHES.has(letter))) return line;
  const placed = line.runs.flatMap((run) => run.glyphs.map((glyph) => ({ run, glyph })));
  const shifts: Shift[] = [];
  for (const [index, each] of placed.entries()) {
    if (!APOSTROPHES.has(source[each.glyph.cluster - line.start] ?? '')) continue;
    const [before, after] = [placed[index - 1], placed[index + 1]].map((other) =>
      other && IS_LETTER.test(source[other.glyph.cluster - line.start] ?? '') ? other : null,
    );
    const room =
      before && after ? gapBetween(before, after, engine) - (LEAST_BETWEEN_LETTERS + tracking) * each.run.size : Number.POSITIVE_INFINITY;
    const excess = (gap: number) => Math.max(0, gap - (MOST + tracking) * each.run.size);
    const left = before ? Math.min(excess(gapBetween(before, each, engine)), room) : 0;
    const right = after ? Math.min(excess(gapBetween(each, after, engine)), room - left) : 0;
    if (left > 0) shifts.push({ from: each.glyph.x, by: left });
    if (right > 0 && after) shifts.push({ from: after.glyph.x, by: right });
  }
  return shifts.length === 0 ? line : shiftLine(line, shifts);
}

interface Placed {
  readonly run: LaidRun;
  readonly glyph: LaidGlyph;
}

interface Shift {
  /** The x from which on glyphs move to the left. */
  readonly from: number;
  readonly by: number;
}

/** Returns the least distance of two outlines in any row that both reach, print pixels, and at most a little more than that of their boxes. */
function gapBetween(first: Placed, second: Placed, engine: TextEngine): number {
  const [left, right] = [edgesOf(first, engine), edgesOf(second, engine)];
  const end = Math.max(...[...left.values()].map(({ greatest }) => greatest));
  const start = Math.min(...[...right.values()].map((edges) => edges.least));
  let least = start - end + TUCKED * first.run.size;
  for (const [row, { greatest }] of left) {
    for (let near = row - PADDING; near <= row + PADDING; near += 1) {
      const edge = right.get(near);
      if (edge) least = Math.min(least, edge.least - greatest);
    }
  }
  return least;
}

interface Edges {
  readonly least: number;
  readonly greatest: number;
}

/** Returns the leftmost and the rightmost point of a letter in each row that it reaches. */
function edgesOf({ run, glyph }: Placed, engine: TextEngine): ReadonlyMap<number, Edges> {
  const rows = new Map<number, Edges>();
  for (const contour of flattenOutline(engine, run.face, glyph.id)) {
    for (let index = 2; index < contour.length; index += 2) {
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = contour.slice(index - 2, index + 2);
      const [first, last] = [Math.floor(Math.min(fromY, toY) / ROW), Math.floor(Math.max(fromY, toY) / ROW)];
      for (let row = first; row <= last; row += 1) {
        const shares =
          fromY === toY ? [0, 1] : [row, row + 1].map((edge) => Math.min(1, Math.max(0, (edge * ROW - fromY) / (toY - fromY))));
        for (const share of shares) {
          const y = fromY + (toY - fromY) * share;
          const x = glyph.x + (fromX + (toX - fromX) * share - y * run.slant) * run.size;
          const known = rows.get(row);
          rows.set(row, { least: Math.min(x, known?.least ?? x), greatest: Math.max(x, known?.greatest ?? x) });
        }
      }
    }
  }
  return rows;
}

function shiftLine(line: LaidLine, shifts: readonly Shift[]): LaidLine {
  const moved = (x: number) => x - shifts.reduce((sum, { from, by }) => sum + (x >= from - ROUNDING ? by : 0), 0);
  const total = shifts.reduce((sum, { by }) => sum + by, 0);
  return {
    ...line,
    width: line.width - total,
    runs: line.runs.map((run) => ({ ...run, glyphs: run.glyphs.map((glyph) => ({ ...glyph, x: moved(glyph.x) })) })),
    carets: line.carets.map((stop) => ({ ...stop, x: moved(stop.x) })),
    cells: line.cells.map((cell) => ({ ...cell, left: moved(cell.left), right: moved(cell.right) })),
  };
}

/** Edges of letters are sums of advances, so equal ones differ a little. */
const ROUNDING = 0.01;
