import type { Rgba } from '../design/colour.ts';
import { isEqual, valueOf } from '../design/is-equal.ts';
import { type ImageFilter, imageFilterSchema } from '../design/image-filter.ts';
import { composeFilter } from '../filters/compose-filter.ts';

/** A value in three documents: the current one, and the layout's in the old and in the new palette. */
export interface ColourWays {
  readonly mine: unknown;
  /** The layout's value in the old palette; undefined if the layout does not have it. */
  readonly base: unknown;
  readonly theirs: unknown;
}

/** Returns the new color for a color that is not the layout's. */
export type MapOtherColour = (colour: Rgba) => Rgba;

/**
 * Returns a part of a document in the new palette: values of the old layout become those of the new one; in all others only colors change.
 */
export function mergeColours({ mine, base, theirs }: ColourWays, other: MapOtherColour): unknown {
  if (base !== undefined && theirs !== undefined && isEqual(mine, base)) return theirs;
  if (typeof mine !== 'object' || mine === null) return mine;
  if (Array.isArray(mine)) return mergeLists({ mine, base, theirs }, other);
  if (isColour(mine)) return { ...other(mine), a: mine.a };
  if (isFilter(mine)) return mergeFilters(mine, base, theirs, other);
  const known = isAlike(mine, base) && isAlike(base, theirs) ? { base, theirs } : { base: undefined, theirs: undefined };
  return Object.fromEntries(
    Object.entries(mine).map(([key, value]) => [
      key,
      mergeColours({ mine: value, base: fieldOf(known.base, key), theirs: fieldOf(known.theirs, key) }, other),
    ]),
  );
}

/** Merges lists. Elements are matched by their ids, other lists of equal length by position. */
function mergeLists(
  { mine, base, theirs }: { readonly mine: readonly unknown[]; readonly base: unknown; readonly theirs: unknown },
  other: MapOtherColour,
) {
  const [before, after] = [Array.isArray(base) ? base : [], Array.isArray(theirs) ? theirs : []];
  const isOfElements = mine.length > 0 && mine.every((item) => idOf(item) !== null);
  if (!isOfElements) {
    const isMatched = mine.length === before.length && mine.length === after.length;
    return mine.map((value, index) =>
      mergeColours({ mine: value, base: isMatched ? before[index] : undefined, theirs: isMatched ? after[index] : undefined }, other),
    );
  }
  const find = (items: readonly unknown[], id: string) => items.find((item) => idOf(item) === id);
  const has = (items: readonly unknown[], item: unknown) => items.some((known) => idOf(known) === idOf(item));
  return [
    ...mine.flatMap((item): readonly unknown[] => {
      const id = idOf(item) ?? '';
      const [was, next] = [find(before, id), find(after, id)];
      // An element that the layout draws only in the old palette is removed with it.
      if (was !== undefined && next === undefined && isEqual(item, was)) return [];
      return [mergeColours({ mine: item, base: was, theirs: next }, other)];
    }),
    ...after.filter((item) => !has(before, item) && !has(mine, item)),
  ];
}

/** Returns true for gradients, fills and drawings of the same kind; other values are alike if both are objects. */
function isAlike(first: unknown, second: unknown): boolean {
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return false;
  return (['kind', 'generator', 'type'] as const).every((key) => valueOf(first, key) === valueOf(second, key));
}

/** Merges filters. A picture's filter is computed from colors; one with sliders is computed again from its sliders. */
function mergeFilters(mine: ImageFilter, base: unknown, theirs: unknown, other: MapOtherColour): ImageFilter {
  const { adjustments } = mine;
  if (!adjustments) return mine;
  const from = isFilter(base) && isFilter(theirs) && isEqual(adjustments.base, stepsOf(base)) ? stepsOf(theirs) : adjustments.base;
  const { map } = adjustments;
  const stops = map?.stops.map((stop) => ({ ...stop, colour: { ...other(stop.colour), a: stop.colour.a } }));
  return composeFilter(mine.name, { ...adjustments, base: from, ...(map && stops ? { map: { ...map, stops } } : {}) });
}

function stepsOf({ feColorMatrix, feFuncR, feFuncG, feFuncB, feBlend }: ImageFilter) {
  return { feColorMatrix, feFuncR, feFuncG, feFuncB, feBlend };
}

function isFilter(value: unknown): value is ImageFilter {
  return typeof value === 'object' && value !== null && 'feColorMatrix' in value && imageFilterSchema.safeParse(value).success;
}

export function isColour(value: object): value is Rgba {
  return 'r' in value && 'g' in value && 'b' in value && 'a' in value;
}

function idOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null;
  const mode = valueOf(item, 'designMode');
  const id = valueOf(item, 'uniqueObjectId') ?? (typeof mode === 'object' && mode !== null ? valueOf(mode, 'uniqueId') : undefined);
  return typeof id === 'string' ? id : null;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? valueOf(value, key) : undefined;
}
