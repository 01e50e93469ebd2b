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
  return path
    .map(([letter, ...places]) => {
      if (letter === 'Z') {
        from = start;
        return 'z';
      }
      const origin = letter === 'M' ? { x: 0, y: 0 } : from;
      const steps = places.map((place, index) => rounded(place - (index % 2 === 0 ? origin.x : origin.y), step));
      // The next step leads on from the point as it was written, so that rounding does not add up.
      from = { x: origin.x + (steps.at(-2) ?? 0), y: origin.y + (steps.at(-1) ?? 0) };
      if (letter === 'M') start = from;
      return (letter === 'M' ? 'M' : letter.toLowerCase()) + steps.map(shortly).join(' ').replaceAll(' -', '-');
    })
    .join('');
}

function rounded(number: number, step: number): number {
  // Ten times a whole number of tenths, so that no digits beyond the first are left over.
  return Math.round(Math.round(number / step) * step * 10) / 10;
}

/** A number without the zero before its point. */
function shortly(number: number): string {
  return String(number).replace(/^(-?)0\./u, '$1.');
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
