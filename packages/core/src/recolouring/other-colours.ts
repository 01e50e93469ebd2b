import { type Rgba, fromHex, toHex } from '../design/colour.ts';
import { valueOf } from '../design/is-equal.ts';
import { ROLES, type PaletteRoles } from '../ideas/palettes/palette-roles.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { type Oklab, toOklab } from '../palette/oklab.ts';
import { type MapOtherColour, isColour } from './merge-colours.ts';

/**
 * Returns the map for the author's own colors. A color of a role becomes that role's new color, a color that the layout uses changes as it
 * does in the layout, and others stay.
 */
export function byRoles(from: PaletteRoles, to: PaletteRoles, base: unknown, theirs: unknown): MapOtherColour {
  const roles = new Map(ROLES.map((role) => [from[role].toLowerCase(), fromHex(to[role])]));
  const laid = mostFrequent(pairsOf(base, theirs));
  return (colour) => {
    const hex = opaqueHex(colour);
    return roles.get(hex) ?? laid.get(hex) ?? colour;
  };
}

/** Returns the map for a cover without a composition: each color becomes the nearest mix of two roles. */
export function byNearestMix(from: PaletteRoles, to: PaletteRoles): MapOtherColour {
  const known = ROLES.map((role) => ({ lab: toOklab(fromHex(from[role])), next: fromHex(to[role]) }));
  return (colour) => {
    const lab = toOklab(colour);
    let nearest = { distance: Number.POSITIVE_INFINITY, colour };
    for (const [index, first] of known.entries()) {
      for (const second of known.slice(index)) {
        const share = shareBetween(lab, first.lab, second.lab);
        const distance = distanceTo(lab, first.lab, second.lab, share);
        if (distance < nearest.distance - 1e-9) nearest = { distance, colour: mixColours(first.next, second.next, share) };
      }
    }
    return nearest.colour;
  };
}

/** Returns the position of a color between two others: 0 at the first, 1 at the second. */
function shareBetween(lab: Oklab, first: Oklab, second: Oklab): number {
  const along = { l: second.l - first.l, a: second.a - first.a, b: second.b - first.b };
  const length = along.l ** 2 + along.a ** 2 + along.b ** 2;
  if (length === 0) return 0;
  const share = ((lab.l - first.l) * along.l + (lab.a - first.a) * along.a + (lab.b - first.b) * along.b) / length;
  return Math.min(1, Math.max(0, share));
}

function distanceTo(lab: Oklab, first: Oklab, second: Oklab, share: number): number {
  const at = (from: number, to: number) => from + (to - from) * share;
  return Math.hypot(lab.l - at(first.l, second.l), lab.a - at(first.a, second.a), lab.b - at(first.b, second.b));
}

type Pair = readonly [string, Rgba];

/** Returns every color of a document with the color at the same place in the other document. */
function pairsOf(base: unknown, theirs: unknown): readonly Pair[] {
  if (typeof base !== 'object' || typeof theirs !== 'object' || base === null || theirs === null) return [];
  if (isColour(base)) return isColour(theirs) ? [[opaqueHex(base), theirs]] : [];
  return Object.keys(base).flatMap((key) => pairsOf(valueOf(base, key), valueOf(theirs, key)));
}

/** Returns the most frequent counterpart of each color, because a color may have several. */
function mostFrequent(pairs: readonly Pair[]): ReadonlyMap<string, Rgba> {
  const counts = new Map<string, Map<string, { count: number; readonly colour: Rgba }>>();
  for (const [hex, colour] of pairs) {
    const next = counts.get(hex) ?? new Map<string, { count: number; readonly colour: Rgba }>();
    const entry = next.get(opaqueHex(colour)) ?? { count: 0, colour };
    entry.count += 1;
    next.set(opaqueHex(colour), entry);
    counts.set(hex, next);
  }
  return new Map(
    [...counts].flatMap(([hex, next]) => {
      const [most] = [...next.values()].toSorted((first, second) => second.count - first.count);
      return most ? [[hex, most.colour] as const] : [];
    }),
  );
}

function opaqueHex(colour: Rgba): string {
  return toHex({ ...colour, a: 1 });
}
