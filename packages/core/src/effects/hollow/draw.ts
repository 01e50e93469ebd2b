import { type EffectDrawing, ofSize } from '../effect-drawing.ts';
import { mergedRuns } from '../letters-outline.ts';
import type { HollowStyle } from './style.ts';

export const drawHollow: EffectDrawing<HollowStyle> = (subject, style) => [
  ...mergedRuns(subject).map((run) => ({ ...run, strokeWidth: ofSize(style.width, subject) })),
  ...subject.rules,
];
