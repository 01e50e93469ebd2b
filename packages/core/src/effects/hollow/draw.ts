import { type EffectDrawing, ofSize } from '../effect-drawing.ts';
import type { HollowStyle } from './style.ts';

export const drawHollow: EffectDrawing<HollowStyle> = (subject, style) => [
  ...subject.runs.map((run) => ({ ...run, strokeWidth: ofSize(style.width, subject) })),
  ...subject.rules,
];
