import { fromHex } from '../../design/colour.ts';
import type { GradientStop } from '../../scene/scene.ts';
import type { Foil } from './style.ts';

/** Alternating light and dark colors, like reflections in a sheet of metal. */
const METALS: Record<Foil, readonly string[]> = {
  gold: ['#b18033', '#f5e1a0', '#d2a14a', '#a2712b', '#f0d38a', '#fff3c4', '#c08a34'],
  rose: ['#b07260', '#ffe3d0', '#d99a80', '#a86856', '#f3c4ac', '#fff0e6', '#c58069'],
  silver: ['#a3adb8', '#f4f7fa', '#c6cfd8', '#9ca7b3', '#e4eaf0', '#ffffff', '#adb8c4'],
  copper: ['#b06a3c', '#f7c9a0', '#d0824a', '#a66034', '#eba474', '#ffe6cf', '#a85a2a'],
  bronze: ['#5c3d1d', '#e6c79a', '#9a6f3c', '#4a2f14', '#c9a06a', '#f7e6c8', '#7d5730'],
  blue: ['#2b4f7c', '#cfe3f7', '#5c8cc2', '#1f3c63', '#9cc1e8', '#f2f9ff', '#3f6da3'],
  // The colors of a diffraction grating from one edge to the other.
  holographic: ['#9fe8e0', '#b9b4ff', '#ffc4ec', '#fff3b4', '#9fdcff', '#c9b3ff'],
};

/** @param sheen from 0 to 1: the position of the highlights, or the rotation of the spectrum. */
export function foilStops(metal: Foil, sheen: number): readonly GradientStop[] {
  const colours = METALS[metal];
  const last = colours.length - 1;
  if (metal === 'holographic') {
    const turn = Math.round(sheen * last);
    return colours.map((_, index) => ({ offset: index / last, colour: fromHex(colours[(index + turn) % colours.length] ?? '#ffffff') }));
  }
  // In the middle of the range the stops are even; to either side they crowd towards one end.
  const crowd = 2 ** (1.6 * (0.5 - sheen));
  return colours.map((colour, index) => ({ offset: (index / last) ** crowd, colour: fromHex(colour) }));
}
