import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import type { ShadowStyle } from './style.ts';

export const drawShadow: EffectDrawing<ShadowStyle> = (subject, style) => [
  {
    kind: 'shadow',
    children: plainWords(subject),
    colour: style.colour,
    offset: { x: ofSize(style.offsetX, subject), y: ofSize(style.offsetY, subject) },
    sigma: ofSize(style.blur, subject) / 2,
  },
  ...plainWords(subject),
];
