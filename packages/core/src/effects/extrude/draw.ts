import { growAreas } from '../../scene/path-areas.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import { mapLetters } from '../letters-outline.ts';
import { offsetOf } from '../polar-offset.ts';
import { sweepAreas } from '../sweep.ts';
import type { ExtrudeStyle } from './style.ts';

/** Rules beside the words stay flat: a hairline has no side. */
export const drawExtrude: EffectDrawing<ExtrudeStyle> = (subject, { colour, depth, angle, outline, outlineColour }) => {
  const offset = offsetOf({ distance: ofSize(depth, subject), angle });
  const side = mapLetters(subject, (area) => sweepAreas(area, offset));
  const rim: SceneNode[] =
    outline > 0
      ? [{ kind: 'fill', path: growAreas(side, ofSize(outline, subject), 'round'), paint: { kind: 'solid', colour: outlineColour } }]
      : [];
  return [...rim, { kind: 'fill', path: side, paint: { kind: 'solid', colour } }, ...plainWords(subject)];
};
