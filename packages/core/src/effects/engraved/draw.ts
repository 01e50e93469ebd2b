import { type Rect, centreOf, rotationAbout } from '../../geometry/shapes.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import { growAreas, intersectAreas, mergeAreas, subtractAreas } from '../../scene/path-areas.ts';
import { outlineInk } from '../../scene/outline-ink.ts';
import { reshapeRuns } from '../../scene/reshape-runs.ts';
import { type EffectDrawing, ofSize } from '../effect-drawing.ts';
import { mergedLetter } from '../letters-outline.ts';
import type { EngravedStyle } from './style.ts';

export const drawEngraved: EffectDrawing<EngravedStyle> = (subject, style) => {
  const lines = linesAcross(subject.inkBounds, ofSize(style.pitch, subject), style);
  const contour = ofSize(style.contour, subject);
  const engraved = reshapeRuns(subject.runs, subject.outlines, (outline) => {
    const letter = mergedLetter(outline);
    const box = outlineInk(letter);
    if (!box) return letter;
    const inside = intersectAreas(letter, touching(lines, box));
    return mergeAreas([...subtractAreas(letter, growAreas(letter, -contour)), ...inside]);
  });
  return [...engraved, ...subject.rules];
};

interface EngravedLine {
  readonly path: Path;
  readonly ink: Rect;
}

/** Lines that swell from the top of the words to their bottom, as a burin shades a relief. */
function linesAcross(ink: Rect, pitch: number, { light, dark, angle }: EngravedStyle): readonly EngravedLine[] {
  const middle = centreOf(ink);
  const half = Math.hypot(ink.width, ink.height) / 2;
  const turn = rotationAbout(angle, middle);
  const count = Math.ceil((2 * half) / pitch);
  return Array.from({ length: count }, (_, index) => {
    const y = middle.y - half + index * pitch;
    const down = Math.min(1, Math.max(0, (y - ink.y) / Math.max(1, ink.height)));
    const height = Math.max(0.01, light + (dark - light) * down) * pitch;
    const path = transformPath(rectanglePath({ x: middle.x - half, y, width: 2 * half, height }), turn);
    return { path, ink: outlineInk(path) ?? ink };
  });
}

function touching(lines: readonly EngravedLine[], box: Rect): Path {
  return lines.flatMap(({ path, ink }) => (ink.y < box.y + box.height && ink.y + ink.height > box.y ? path : []));
}
