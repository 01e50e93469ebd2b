import { createDesign } from '@coverwright/core/design/create-design.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import fc from 'fast-check';
import { hostileValue } from './hostile-values.ts';

const WHOLE = FORMAT_IDS.map((format) => JSON.parse(JSON.stringify(createDesign({ format }))) as unknown);

/** Designs with a few replaced values: nearly valid input reaches the furthest. */
export const fuzzedDesign: fc.Arbitrary<unknown> = fc
  .tuple(fc.constantFrom(...WHOLE), fc.array(fc.tuple(fc.nat(), hostileValue), { maxLength: 2 }))
  .map(([design, changes]) => changes.reduce<unknown>((value, [place, put]) => replaceNth(value, place, put), design));

/** A design for each of some formats. */
export const fuzzedDesigns: fc.Arbitrary<unknown> = fc.dictionary(fc.constantFrom(...FORMAT_IDS), fuzzedDesign, { minKeys: 1, maxKeys: 2 });

/** Returns the value with its n-th part replaced, counted cyclically. */
function replaceNth(value: unknown, place: number, put: unknown): unknown {
  const count = countParts(value);
  let left = count === 0 ? 0 : place % count;
  const walk = (part: unknown): unknown => {
    if (left === 0) {
      left -= 1;
      return put;
    }
    left -= 1;
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
    return part;
  };
  return walk(value);
}

function countParts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + countParts(part), 1);
}
