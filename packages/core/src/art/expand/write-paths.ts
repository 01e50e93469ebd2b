import { type IconArtwork, iconArtworkSchema } from '../../design/icon-artwork.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { type Path, pathBounds, transformPath } from '../../scene/path.ts';
import type { PaintedPart } from './drawing-parts.ts';

/** Units that a drawing's longer side has at most; a tenth of a unit is finer than any printer draws. */
const LONGEST = 4000;
const MOST_PATHS = 120;
const MOST_LETTERS = 60_000;

/** The outlines of a part as drawings in a box, each of as many paths as one may hold. They have no color of their own. */
export function writePaths({ paths, stroke, rule }: Pick<PaintedPart, 'paths' | 'stroke' | 'rule'>, box: Rect): readonly IconArtwork[] {
  const unit = Math.max(1, Math.max(box.width, box.height) / LONGEST);
  const pieces = paths.flatMap((path) => writtenPieces(transformPath(path, [1 / unit, 0, 0, 1 / unit, -box.x / unit, -box.y / unit])));
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
function writtenPieces(path: Path): readonly string[] {
  const whole = written(path);
  if (whole.length <= MOST_LETTERS) return whole === '' ? [] : [whole];
  const pieces: string[] = [];
  for (const outline of outlinesOf(path)) {
    const next = written(outline);
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

function written(path: Path): string {
  return path.map(([letter, ...numbers]) => letter + numbers.map((number) => Number(number.toFixed(1))).join(' ')).join('');
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
