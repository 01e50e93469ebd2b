import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { specificationOf } from '../design/specification-of.ts';
import type { CoverSpecification } from '../geometry/cover-geometry.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { inches } from '../units/units.ts';
import { adaptByPins } from './adapt-by-pins.ts';
import { type Places, placesOf, withPlaces } from './places.ts';
import { setSpecification } from './set-specification.ts';
import { settleWords } from './settle-words.ts';

/**
 * Adapts a design by pins alone, always from the book that its elements were placed for: adapting step by step would shrink elements that
 * were shrunk before.
 * @param leftOut elements that a layout places.
 */
export function adaptPlaced(
  design: Design,
  specification: CoverSpecification,
  leftOut: ReadonlySet<string>,
  engine: TextEngine | null,
): Design {
  const moved = fitted(design, specification, leftOut, engine);
  const here = placesOf(design, leftOut);
  const { origin } = design;
  const first = origin && withPlaces(setSpecification(design, bookOf(origin.book)), new Map(Object.entries(origin.places)));
  const base = first && placesOf(fitted(first, specificationOf(design), leftOut, engine), leftOut);
  const isUntouched =
    base !== null && base !== undefined && samePlaces(here, base) && here.size === Object.keys(origin?.places ?? {}).length;
  if (first && isUntouched) return { ...withPlaces(moved, placesOf(fitted(first, specification, leftOut, engine), leftOut)), origin };
  const stays = samePlaces(placesOf(moved, leftOut), here);
  return stays || here.size === 0 ? moved : { ...moved, origin: { book: storedBook(specificationOf(design)), places: recordOf(here) } };
}

function fitted(design: Design, specification: CoverSpecification, leftOut: ReadonlySet<string>, engine: TextEngine | null): Design {
  const next = setSpecification(design, specification);
  const moved = adaptByPins(next, geometryOf(design), geometryOf(next), engine);
  if (!engine) return moved;
  const ids = moved.frontBoard.textBoxes.map(({ designMode }) => designMode.uniqueId).filter((id) => !leftOut.has(id));
  return settleWords(design, moved, new Set(ids), engine);
}

/** The largest difference, in print pixels, that counts as rounding and not as a move by the author. */
const SAME_PLACE = 1e-4;

function samePlaces(first: Places, second: Places): boolean {
  const isSame = (one: readonly number[], other: readonly number[]) =>
    one.length === other.length && one.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) < SAME_PLACE);
  return first.size === second.size && [...first].every(([id, place]) => isSame(place, second.get(id) ?? []));
}

function recordOf(places: Places): Record<string, number[]> {
  return Object.fromEntries([...places].map(([id, place]) => [id, [...place]]));
}

type Book = NonNullable<Design['origin']>['book'];

function storedBook({ trim, typedSpine, ...book }: CoverSpecification): Book {
  return { ...book, trim: { width: trim.width, height: trim.height }, typedSpine: typedSpine ?? null };
}

function bookOf({ trim, typedSpine, ...book }: Book): CoverSpecification {
  return {
    ...book,
    trim: { width: inches(trim.width), height: inches(trim.height) },
    typedSpine: typedSpine === null ? null : inches(typedSpine),
  };
}
