import type { HeroId } from '../art/heroes/hero-ids.ts';
import { PEOPLE } from '../art/heroes/people.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { titleMotifs } from './title-motifs.ts';
import { hasNoun } from './unknown-words.ts';

/** Scenes for a feeling, in which somebody stands, jumps or paddles. */
const OF_FEELINGS: ReadonlySet<LayoutId> = new Set(['hilltop', 'canoe', 'leap']);

/** Reports whether a scene shows the feeling of a title that names a thing as well: a hill for the miracle says nothing of the bread. */
export function showsFeelingOnly(title: string, layout: LayoutId, word: string, genre: GenreId): boolean {
  if (!OF_FEELINGS.has(layout)) return false;
  return titleMotifs(title, genre).some((named) => !named.isWeak && named.word !== word && !Object.hasOwn(PEOPLE, named.motif));
}

const INDOORS: ReadonlySet<LayoutId> = new Set(['corridor', 'night-room']);
/** Things that stand in the open. */
const OUTDOORS: ReadonlySet<HeroId> = new Set([
  'well',
  'scarecrow',
  'windmill',
  'tent',
  'tree',
  'lighthouse',
  'barn',
  'bridge',
  'gravestone',
  'rowboat',
  'ship',
  'mountain',
  'island',
]);

/** Reports whether a scene lies in a house, where nobody looks for the well of a title. */
export function isIndoorsBeside(title: string, layout: LayoutId, genre: GenreId): boolean {
  return INDOORS.has(layout) && titleMotifs(title, genre).some(({ motif, isWeak }) => !isWeak && OUTDOORS.has(motif));
}

/** Patterns of light, threads and layers that stand for thoughts, space or the ground. */
const OF_THOUGHTS: ReadonlySet<LayoutId> = new Set(['aura', 'eclipse', 'flow', 'leaf-shadow', 'paper-layers']);

/**
 * Reports whether a pattern that stands for something else is beside a book of facts about a thing: streaming threads promise physics, and no
 * history of the éclair. Letters, bands and tiles promise nothing.
 */
export function isThoughtBesideThing(title: string, layout: LayoutId, genre: GenreId): boolean {
  return genre === 'non-fiction' && OF_THOUGHTS.has(layout) && hasNoun(title);
}
