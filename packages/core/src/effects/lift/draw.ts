import { BLACK, withAlpha } from '../../design/colour.ts';
import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import type { LiftStyle } from './style.ts';

export const drawLift: EffectDrawing<LiftStyle> = (subject, { height }) => [
  {
    kind: 'shadow',
    children: plainWords(subject),
    colour: withAlpha(BLACK, 0.12 + 0.28 * height),
    offset: { x: 0, y: ofSize(20 + 60 * height, subject) },
    sigma: ofSize(30 + 70 * height, subject),
  },
  ...plainWords(subject),
];
