import { fromHex } from '../../design/colour.ts';
import type { GradientStop } from '../../scene/scene.ts';
import type { Foil } from './style.ts';

/** Light edge, highlight, body, shade. */
const METALS: Record<Exclude<Foil, 'holographic'>, readonly [string, string, string, string]> = {
  gold: ['#f3dc9a', '#fffbe9', '#cf9f3f', '#9a6f22'],
  rose: ['#f4c9bd', '#fff3ee', '#cf8c7c', '#9c5c50'],
  silver: ['#d9dde0', '#ffffff', '#a2a8ad', '#70777d'],
  copper: ['#f0b78d', '#ffeeda', '#b96f3f', '#7f4521'],
  bronze: ['#d9b488', '#f7e6c8', '#8f6537', '#5c3d1d'],
  blue: ['#a9c8e8', '#f2f9ff', '#4f7fb5', '#2b4f7c'],
};

/** What a diffraction grating shows from one edge to the other. */
const SPECTRUM = ['#9fe8e0', '#b9b4ff', '#ffc4ec', '#fff3b4', '#9fdcff', '#c9b3ff'] as const;

/** @param sheen 0 to 1: where the highlight lies, or how far the spectrum is turned. */
export function foilStops(metal: Foil, sheen: number): readonly GradientStop[] {
  if (metal === 'holographic') {
    const turn = Math.round(sheen * (SPECTRUM.length - 1));
    return SPECTRUM.map((_, index) => ({
      offset: index / (SPECTRUM.length - 1),
      colour: fromHex(SPECTRUM[(index + turn) % SPECTRUM.length] ?? SPECTRUM[0]),
    }));
  }
  const [edge, highlight, body, shade] = METALS[metal];
  const shine = 0.15 + 0.6 * sheen;
  return [
    { offset: 0, colour: fromHex(edge) },
    { offset: shine, colour: fromHex(highlight) },
    { offset: Math.min(0.95, shine + 0.16), colour: fromHex(body) },
    { offset: 1, colour: fromHex(shade) },
  ];
}
