import { type Rgba, toHex } from '@coverwright/core/design/colour.ts';

/**
 * Returns the colors without near duplicates, of which the first stays.
 * @param apart minimum sum of the channels' differences between two colors; 0 removes only duplicates
 */
export function distinctColours(colours: readonly Rgba[], apart: number): readonly Rgba[] {
  return colours.reduce<Rgba[]>((kept, colour) => {
    const isNew = kept.every((other) => toHex(other) !== toHex(colour) && distance(other, colour) >= apart);
    return isNew ? [...kept, colour] : kept;
  }, []);
}

function distance(first: Rgba, second: Rgba): number {
  return Math.abs(first.r - second.r) + Math.abs(first.g - second.g) + Math.abs(first.b - second.b);
}
