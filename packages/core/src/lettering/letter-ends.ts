import type { Lettering } from '../design/lettering.ts';
import { type Rect, intersection } from '../geometry/shapes.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { EndFeatures, LaidGlyph, LaidLine, LaidRun } from '../text/text-layout.ts';
import { type Contour, flattenOutline } from './flatten-outline.ts';

/** Returns the features of the first and last letters to try, those of both first; none if the style has none. */
export function endsToTry({ firstLetter, lastLetter }: Lettering): readonly EndFeatures[] {
  const first = firstLetter && { first: firstLetter };
  const last = lastLetter && { last: lastLetter };
  return [...(first && last ? [{ ...first, ...last }] : []), ...(first ? [first] : []), ...(last ? [last] : [])];
}

/** Returns the features of one of the large lines: only the first one begins with its own, and only the last one ends with its own. */
export function endsOfLine(ends: EndFeatures, isFirst: boolean, isLast: boolean): EndFeatures {
  return { ...(isFirst && ends.first && { first: ends.first }), ...(isLast && ends.last && { last: ends.last }) };
}

interface SetLines {
  readonly layout: { readonly lines: readonly LaidLine[] };
  readonly size: number;
  readonly height: number;
}

/** A swash that makes the letters smaller or the lock-up higher than by these factors is not worth it. */
const LEAST_SIZE = 0.95;
const MOST_HEIGHT = 1.06;

/** Returns true if the letters of a lock-up with swashes are about as large as without, and if no swash runs into a letter. */
export function isWorthItsEnds(swashed: SetLines, plain: SetLines, engine: TextEngine): boolean {
  if (swashed.size < plain.size * LEAST_SIZE || swashed.height > plain.height * MOST_HEIGHT) return false;
  const [letters, before] = [lettersOf(swashed, engine), lettersOf(plain, engine)];
  if (letters.length !== before.length) return false;
  return letters.every((letter, index) => {
    const was = before[index];
    if (!was || was.glyph.id === letter.glyph.id) return true;
    // Letters of a script touch the next one in any case.
    return letters.every((other, place) => place === index || !doCross(letter, other) || doCross(was, before[place] ?? other));
  });
}

interface Letter {
  readonly run: LaidRun;
  readonly glyph: LaidGlyph;
  readonly box: Rect | null;
  readonly contours: () => readonly Contour[];
}

function lettersOf({ layout }: SetLines, engine: TextEngine): readonly Letter[] {
  return layout.lines.flatMap(({ runs }) =>
    runs.flatMap((run) =>
      run.glyphs.map((glyph): Letter => {
        const ink = engine.inkBounds(run.face, glyph.id);
        const scaled = (value: number) => value * run.size;
        const lean = ink ? Math.abs(run.slant) * scaled(Math.max(Math.abs(ink.y), Math.abs(ink.y + ink.height))) : 0;
        return {
          run,
          glyph,
          contours: () => flattenOutline(engine, run.face, glyph.id),
          box: ink && {
            x: glyph.x + scaled(ink.x) - lean,
            y: glyph.y + scaled(ink.y),
            width: scaled(ink.width) + 2 * lean,
            height: scaled(ink.height),
          },
        };
      }),
    ),
  );
}

function doCross(first: Letter, second: Letter): boolean {
  const common = first.box && second.box && intersection(first.box, second.box);
  if (!common) return false;
  const [edges, others] = [edgesWithin(first, common), edgesWithin(second, common)];
  return edges.some((edge) => others.some((other) => doEdgesCross(edge, other)));
}

type Edge = readonly [number, number, number, number];

/** Returns the edges of a letter's outline that reach into an area, in print pixels. */
function edgesWithin({ run, glyph, contours }: Letter, { x, y, width, height }: Rect): readonly Edge[] {
  const { size, slant } = run;
  return contours().flatMap((contour) => {
    const edges: Edge[] = [];
    for (let index = 2; index < contour.length; index += 2) {
      const [ax, ay, bx, by] = [contour[index - 2]!, contour[index - 1]!, contour[index]!, contour[index + 1]!];
      const edge: Edge = [glyph.x + (ax - ay * slant) * size, glyph.y + ay * size, glyph.x + (bx - by * slant) * size, glyph.y + by * size];
      const isBeside = Math.max(edge[0], edge[2]) < x || Math.min(edge[0], edge[2]) > x + width;
      const isApart = Math.max(edge[1], edge[3]) < y || Math.min(edge[1], edge[3]) > y + height;
      if (!isBeside && !isApart) edges.push(edge);
    }
    return edges;
  });
}

function doEdgesCross(first: Edge, second: Edge): boolean {
  const areOnBothSides = ([ax, ay, bx, by]: Edge, [cx, cy, dx, dy]: Edge) =>
    sideOf(ax, ay, bx, by, cx, cy) !== sideOf(ax, ay, bx, by, dx, dy);
  return areOnBothSides(first, second) && areOnBothSides(second, first);
}

function sideOf(ax: number, ay: number, bx: number, by: number, x: number, y: number): boolean {
  return (bx - ax) * (y - ay) > (by - ay) * (x - ax);
}
