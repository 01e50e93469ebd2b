import type { Genre } from '../genres/genre.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { isFlowing, kindOfFace } from './type-manners.ts';
import { voicesOf } from './layout-voices.ts';
import { typePairs } from './type-pairs.ts';

/** Families that are drawn around a flowing hand, and those that a flowing hand would spoil. */
const FLOWING: ReadonlySet<LayoutId> = new Set(['script']);
const UPRIGHT: ReadonlySet<LayoutId> = new Set(['big-type', 'diagonal', 'poster', 'wide']);

/** Letters of signs in the West: “The Girls of Niño Canyon” is no western. */
const OF_THE_WEST: ReadonlySet<string> = new Set(['Rye', 'Alfa Slab One']);

/** The numbers of the genre's type pairs that suit a layout family; all of them when fewer than two do. */
export function typesForLayout(genre: Genre, layout: LayoutId): readonly number[] {
  const own = voicesOf(layout, genre.id);
  if (own) {
    const kinds = own.map(({ font }, index) => ({ index, font, kind: kindOfFace(font) }));
    const native = kinds.filter(
      ({ kind, font }) => !genre.foreignFaces?.includes(kind) && (genre.id === 'western' || !OF_THE_WEST.has(font)),
    );
    return (native.length > 0 ? native : kinds).map(({ index }) => index);
  }
  const pairs = typePairs(genre).map(({ title }, index) => ({ index, flows: isFlowing(title) }));
  const suits = ({ flows }: { readonly flows: boolean }) => (FLOWING.has(layout) ? flows : !(UPRIGHT.has(layout) && flows));
  const suitable = pairs.filter(suits);
  // A single pair would leave an author nothing to shuffle.
  return (suitable.length > 1 ? suitable : pairs).map(({ index }) => index);
}

/** The numbers of the pairs that an author shuffles among: where the genre keeps but one of the family's faces, all that it is drawn for. */
export function typesToShuffle(genre: Genre, layout: LayoutId): readonly number[] {
  const suitable = typesForLayout(genre, layout);
  return suitable.length > 1 ? suitable : (voicesOf(layout, genre.id) ?? []).map((_, index) => index);
}
