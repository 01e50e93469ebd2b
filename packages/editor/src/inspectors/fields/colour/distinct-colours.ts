import { type Rgba, toHex } from '@coverwright/core/design/colour.ts';

/** Colours that look the same once, the first of them. @param apart the sum of levels by which two must differ; 0: each difference counts. */
export function distinctColours(colours: readonly Rgba[], apart: number): readonly Rgba[] {
  return colours.reduce<Rgba[]>((kept, colour) => {
    const isNew = kept.every((other) => toHex(other) !== toHex(colour) && distance(other, colour) >= apart);
    return isNew ? [...kept, colour] : kept;
  }, []);
}

function distance(first: Rgba, second: Rgba): number {
  return Math.abs(first.r - second.r) + Math.abs(first.g - second.g) + Math.abs(first.b - second.b);
}
