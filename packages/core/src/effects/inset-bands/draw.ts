import { BLACK, type Rgba } from '../../design/colour.ts';
import { translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { transformPath } from '../../scene/path.ts';
import { growAreas, subtractAreas } from '../../scene/path-areas.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import { mapLetters } from '../letters-outline.ts';
import type { InsetBandsStyle } from './style.ts';

/** The offset of a band's edge into the next band, as a multiple of the band's width. */
const EDGE = { x: 0.16, y: 0.3 };

/** Draws nested bands of color. Their edges are hard areas in darker colors, so that everything stays vector art. */
export const drawInsetBands: EffectDrawing<InsetBandsStyle> = (subject, { stops, bands, width, shadow }) => {
  const step = ofSize(width, subject);
  const nodes: SceneNode[] = [...plainWords(subject)];
  for (let index = 0; index < bands; index += 1) {
    const inner = mapLetters(subject, (area) => growAreas(area, -(index + 1) * step));
    if (inner.length === 0) break;
    const colour = colourAt(stops, bands > 1 ? index / (bands - 1) : 0);
    nodes.push({ kind: 'fill', path: inner, paint: { kind: 'solid', colour } });
    if (shadow === 0) continue;
    const edge = subtractAreas(inner, transformPath(inner, translation(EDGE.x * step, EDGE.y * step)));
    nodes.push({ kind: 'fill', path: edge, paint: { kind: 'solid', colour: mixColours(colour, BLACK, shadow) } });
  }
  return nodes;
};

function colourAt(stops: InsetBandsStyle['stops'], at: number): Rgba {
  const ordered = stops.toSorted((first, second) => first.offset - second.offset);
  const after = ordered.find(({ offset }) => offset >= at) ?? ordered.at(-1);
  const before = ordered.findLast(({ offset }) => offset <= at) ?? ordered[0];
  if (!after || !before) throw new Error('Bands have at least two colors');
  const span = after.offset - before.offset;
  return mixColours(before.colour, after.colour, span > 0 ? (at - before.offset) / span : 0);
}
