import { BLACK, withAlpha } from '../../design/colour.ts';
import { linearAcross } from '../../scene/gradient.ts';
import { type EffectDrawing, ofSize, paintedWith, plainWords } from '../effect-drawing.ts';
import { foilStops } from './foil-stops.ts';
import type { FoilStyle } from './style.ts';

export const drawFoil: EffectDrawing<FoilStyle> = (subject, { metal, sheen, angle }) => [
  {
    kind: 'shadow',
    children: plainWords(subject),
    colour: withAlpha(BLACK, 0.35),
    offset: { x: 0, y: ofSize(14, subject) },
    sigma: ofSize(16, subject),
  },
  ...paintedWith(linearAcross(subject.inkBounds, angle, foilStops(metal, sheen)), subject),
];
