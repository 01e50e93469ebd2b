import { withAlpha } from '../../design/colour.ts';
import { growAreas } from '../../scene/path-areas.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import { mapLetters } from '../letters-outline.ts';
import { offsetOf } from '../polar-offset.ts';
import { longShadow } from '../long-shadow/draw.ts';
import { sweepAreas } from '../sweep.ts';
import type { ExtrudeStyle } from './style.ts';

/** The length of the shadow in thousandths of the font size, as in low sunlight. */
const SHADOW_LENGTH = 1700;

/** Draws letters with a solid side. Rules beside the text stay flat, because a hairline has no visible side. */
export const drawExtrude: EffectDrawing<ExtrudeStyle> = (subject, { colour, depth, angle, outline, outlineColour, shadow }) => {
  const offset = offsetOf({ distance: ofSize(depth, subject), angle });
  const side = mapLetters(subject, (area) => sweepAreas(area, offset));
  const rim: SceneNode[] =
    outline > 0
      ? [{ kind: 'fill', path: growAreas(side, ofSize(outline, subject), 'round'), paint: { kind: 'solid', colour: outlineColour } }]
      : [];
  const cast = shadow > 0 ? [longShadow(subject, { colour: withAlpha(colour, shadow), length: SHADOW_LENGTH, angle, fade: 1 })] : [];
  return [...cast, ...rim, { kind: 'fill', path: side, paint: { kind: 'solid', colour } }, ...plainWords(subject)];
};
