import { BLACK, fromHex, withAlpha } from '../../design/colour.ts';
import { linearAcross } from '../../scene/gradient.ts';
import { type EffectDrawing, ofSize, paintedWith, plainWords } from '../effect-drawing.ts';
import type { FOILS, FoilStyle } from './style.ts';

/** Light edge, highlight, body, shade. */
const METALS: Record<(typeof FOILS)[number], readonly [string, string, string, string]> = {
  gold: ['#f3dc9a', '#fffbe9', '#cf9f3f', '#9a6f22'],
  rose: ['#f4c9bd', '#fff3ee', '#cf8c7c', '#9c5c50'],
  silver: ['#d9dde0', '#ffffff', '#a2a8ad', '#70777d'],
  copper: ['#f0b78d', '#ffeeda', '#b96f3f', '#7f4521'],
  blue: ['#a9c8e8', '#f2f9ff', '#4f7fb5', '#2b4f7c'],
};

export const drawFoil: EffectDrawing<FoilStyle> = (subject, { metal, sheen }) => {
  const [edge, highlight, body, shade] = METALS[metal];
  const shine = 0.15 + 0.6 * sheen;
  const stops = [
    { offset: 0, colour: fromHex(edge) },
    { offset: shine, colour: fromHex(highlight) },
    { offset: Math.min(0.95, shine + 0.16), colour: fromHex(body) },
    { offset: 1, colour: fromHex(shade) },
  ];
  return [
    {
      kind: 'shadow',
      children: plainWords(subject),
      colour: withAlpha(BLACK, 0.35),
      offset: { x: 0, y: ofSize(14, subject) },
      sigma: ofSize(16, subject),
    },
    ...paintedWith(linearAcross(subject.inkBounds, 90, stops), subject),
  ];
};
