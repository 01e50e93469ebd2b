import { type IconArtwork, iconArtworkSchema } from '../../design/icon-artwork.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { type Path, pathBounds, transformPath } from '../../scene/path.ts';
import type { PaintedPart } from './drawing-parts.ts';

/** Units that a drawing's longer side has at most; a tenth of a unit is finer than any printer draws. */
const LONGEST = 4000;
const MOST_PATHS = 120;
const MOST_LETTERS = 60_000;

/** Units: places are written to this. */
const FINEST = 0.1;

/**
 * The outlines of a part as drawings in a box, each of as many paths as one may hold. They have no color of their own.
 * @param step the units that places are rounded to.
 */
export function writePaths(
  { paths, stroke, rule }: Pick<PaintedPart, 'paths' | 'stroke' | 'rule'>,
  box: Rect,
  step = FINEST,
): readonly IconArtwork[] {
  const unit = Math.max(1, Math.max(box.width, box.height) / LONGEST);
  const pieces = paths.flatMap((path) =>
    writtenPieces(transformPath(path, [1 / unit, 0, 0, 1 / unit, -box.x / unit, -box.y / unit]), step),
  );
  return chunks(pieces, MOST_PATHS).map((chosen) =>
    iconArtworkSchema.parse({
      set: 'coverwright',
      name: 'part',
      licence: 'MIT',
      width: Math.max(1, box.width / unit),
      height: Math.max(1, box.height / unit),
      paths: chosen.map((d) => ({ d, rule, stroke: stroke === null ? null : Math.min(100, Math.max(0.01, stroke / unit)) })),
    }),
  );
}

/** A path as path data; one that is too long for a document is written in pieces, each of whole outlines. */
function writtenPieces(path: Path, step: number): readonly string[] {
  const whole = written(path, step);
  if (whole.length <= MOST_LETTERS) return whole === '' ? [] : [whole];
  const pieces: string[] = [];
  for (const outline of outlinesOf(path)) {
    const next = written(outline, step);
    const last = pieces.at(-1);
    if (last !== undefined && last.length + next.length <= MOST_LETTERS) pieces[pieces.length - 1] = last + next;
    else pieces.push(next);
  }
  return pieces;
}

function outlinesOf(path: Path): readonly Path[] {
  const outlines: Path[] = [];
  for (const command of path) {
    if (command[0] === 'M') outlines.push([command]);
    else outlines.push([...(outlines.pop() ?? []), command]);
  }
  return outlines.filter((outline) => pathBounds(outline) !== null);
}

/** Writes a path by the steps from each point to the next, which takes a third less room than places do. */
function written(path: Path, step: number): string {
  let from: Point = { x: 0, y: 0 };
  let start = from;
  let data = '';
  for (const command of path) {
    const [letter] = command;
    if (letter === 'Z') {
      from = start;
      data += 'z';
      continue;
    }
    const origin = letter === 'M' ? ORIGIN : from;
    data += letter === 'M' ? 'M' : letter.toLowerCase();
    let [x, y] = [0, 0];
    for (let index = 1; index < command.length; index += 2) {
      x = rounded((command[index] as number) - origin.x, step);
      y = rounded((command[index + 1] as number) - origin.y, step);
      const across = shortly(x);
      const down = shortly(y);
      data += (index === 1 || across.startsWith('-') ? across : ` ${across}`) + (down.startsWith('-') ? down : ` ${down}`);
    }
    // The next step leads on from the point as it was written, so that rounding does not add up.
    from = { x: origin.x + x, y: origin.y + y };
    if (letter === 'M') start = from;
  }
  return data;
}

const ORIGIN: Point = { x: 0, y: 0 };

function rounded(number: number, step: number): number {
  // Ten times a whole number of tenths, so that no digits beyond the first are left over.
  return Math.round(Math.round(number / step) * step * 10) / 10;
}

/** A number without the zero before its point. */
function shortly(number: number): string {
  const written = String(number);
  if (number >= 1 || number <= -1 || number === 0) return written;
  return number > 0 ? written.slice(1) : `-${written.slice(2)}`;
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
