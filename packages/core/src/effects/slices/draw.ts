import type { Rgba } from '../../design/colour.ts';
import { type Rect, translation } from '../../geometry/shapes.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { outlineInk } from '../../scene/outline-ink.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import { intersectAreas } from '../../scene/path-areas.ts';
import { placedOutline } from '../../scene/glyph-placement.ts';
import type { GlyphsNode, SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, type EffectSubject, ofSize } from '../effect-drawing.ts';
import { mergedLetter } from '../letters-outline.ts';
import type { SlicesStyle } from './style.ts';

export const drawSlices: EffectDrawing<SlicesStyle> = (subject, style) => {
  const slices = slicesAcross(subject, style);
  const cut = subject.runs.map((run) =>
    run.glyphs.map((glyph) => piecesOf(mergedLetter(placedOutline(run, glyph, subject.outlines)), slices, subject.inkBounds)),
  );
  const fringe = ofSize(style.fringe, subject);
  /** @param side 0 for the text itself, -1 and 1 for the two inks beside it. */
  const drawn = (side: number): readonly GlyphsNode[] =>
    subject.runs.map((run, at) => ({
      ...run,
      glyphs: run.glyphs.map((glyph, index) => ({
        ...glyph,
        outline: (cut[at]?.[index] ?? []).flatMap(({ path, slip }) =>
          transformPath(path, translation(slip + side * (fringe + FRINGE_OF_SLIP * Math.abs(slip)), 0)),
        ),
      })),
    }));
  const ink = (side: number, colour: Rgba): SceneNode => ({
    kind: 'group',
    children: drawn(side).map((run) => ({ ...run, paint: { kind: 'solid', colour } })),
  });
  return [ink(-1, style.first), ink(1, style.second), ...drawn(0), ...subject.rules];
};

/** The additional distance of the inks from a slice, as a share of its displacement. */
const FRINGE_OF_SLIP = 0.12;
/** The heights of slices in thousandths of the font size, both thin and thick. */
const HEIGHTS = [20, 32, 48, 70, 130, 200];
const THICK = 100;
/** The displacement of thick slices, as a share of that of thin ones. */
const THICK_SLIP = 0.14;

interface Slice {
  readonly top: number;
  readonly height: number;
  readonly slip: number;
}

function slicesAcross(subject: EffectSubject, { slip, seed }: SlicesStyle): readonly Slice[] {
  const random = seededRandom(seed * 6151);
  const { inkBounds: ink } = subject;
  const slices: Slice[] = [];
  let top = ink.y - 1;
  while (top < ink.y + ink.height) {
    const thousandths = (HEIGHTS[Math.floor(random() * HEIGHTS.length)] ?? THICK) * (0.8 + 0.4 * random());
    const height = ofSize(thousandths, subject);
    const side = slices.length % 2 === 0 ? 1 : -1;
    const far = thousandths < THICK ? 0.2 + 0.8 * random() : THICK_SLIP * random();
    slices.push({ top, height, slip: side * far * ofSize(slip, subject) });
    top += height;
  }
  return slices;
}

interface Piece {
  readonly path: Path;
  readonly slip: number;
}

function piecesOf(letter: Path, slices: readonly Slice[], across: Rect): readonly Piece[] {
  const box = outlineInk(letter);
  if (!box) return [];
  return slices.flatMap(({ top, height, slip }): Piece[] => {
    if (top > box.y + box.height || top + height < box.y) return [];
    const band = rectanglePath({ x: across.x - 1, y: top, width: across.width + 2, height });
    return [{ path: intersectAreas(letter, band), slip }];
  });
}
