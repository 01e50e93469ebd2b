import { BLACK, withAlpha } from '../../design/colour.ts';
import { growAreas } from '../../scene/path-areas.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import { mapLetters } from '../letters-outline.ts';
import type { StickerStyle } from './style.ts';

export const drawSticker: EffectDrawing<StickerStyle> = (subject, { colour, width, shadow }) => {
  const rim = mapLetters(subject, (area) => growAreas(area, ofSize(width, subject), 'round'));
  // The rim fills small counters and gaps; only holes that a knife could cut stay open.
  const paper: SceneNode = { kind: 'fill', path: rim, paint: { kind: 'solid', colour } };
  const cast: SceneNode = {
    kind: 'shadow',
    children: [paper],
    colour: withAlpha(BLACK, shadow),
    offset: { x: ofSize(12, subject), y: ofSize(30, subject) },
    sigma: ofSize(22, subject),
  };
  return [...(shadow > 0 ? [cast] : []), paper, ...plainWords(subject)];
};
