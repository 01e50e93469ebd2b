import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import type { GlowStyle } from './style.ts';

export const drawGlow: EffectDrawing<GlowStyle> = (subject, style) => {
  const halo = (share: number) => ({
    kind: 'shadow' as const,
    children: plainWords(subject),
    colour: style.colour,
    offset: { x: 0, y: 0 },
    sigma: ofSize(style.blur * share, subject) / 2,
  });
  return [halo(1), halo(0.4), ...plainWords(subject)];
};
