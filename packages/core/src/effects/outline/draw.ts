import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import type { OutlineStyle } from './style.ts';

/** Draws a line around the letters. It is stroked at double width below them, so that they keep their full weight. */
export const drawOutline: EffectDrawing<OutlineStyle> = (subject, style) => [
  ...subject.runs.map((run) => ({
    ...run,
    paint: { kind: 'solid' as const, colour: style.colour },
    strokeWidth: 2 * ofSize(style.width, subject),
  })),
  ...plainWords(subject),
];
