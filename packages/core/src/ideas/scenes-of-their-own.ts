import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';

/**
 * Scenes with so plain a subject that readers take it for what the book is about, wherever the genre does not lead with them: a station for a
 * room in a hotel, a boat for lost property.
 */
const OF_THEIR_OWN: ReadonlySet<LayoutId> = new Set([
  'beach',
  'boat',
  'eclipse',
  'harbor',
  'library',
  'night-room',
  'overlook',
  'platform',
  'road-trip',
  'snow-cabin',
  'viaduct',
]);

/** Scenes of two people: a love story is about them anyway, though not always by the sea. */
const OF_TWO: ReadonlySet<LayoutId> = new Set(['fairground', 'park-bench', 'rooftop', 'towels']);

/** Scenes of picture books that tell a story of their own, in which an animal fishes for stars, sails or flies. */
const STORIES: ReadonlySet<LayoutId> = new Set(['balloon', 'little-boat', 'star-fisher', 'tree-house']);

/** Genres of stories, whose readers look for their scene: a poem or a book of advice has it for a thought. */
const OF_TALES: ReadonlySet<GenreId> = new Set([
  'thriller',
  'crime',
  'mystery',
  'cosy-mystery',
  'horror',
  'romance',
  'romcom',
  'womens-fiction',
  'fantasy',
  'young-adult',
  'paranormal',
]);

interface Place {
  readonly isTypical: boolean;
  readonly isAboutTwo: boolean;
  readonly genre: GenreId;
}

/** The relation of a scene to a title that does not speak of it: `another` tells another story, `pair` has two people in another place. */
export type OtherStory = 'another' | 'pair';

/** Returns what a scene tells readers beside a title that does not speak of it; null where it is a mood of the genre. */
export function storyBeside(layout: LayoutId, { isTypical, isAboutTwo, genre }: Place): OtherStory | null {
  if (genre === 'childrens') return STORIES.has(layout) ? 'another' : null;
  // A black sun is a mood of other worlds.
  if (!OF_TALES.has(genre) || isTypical || (layout === 'eclipse' && genre === 'fantasy')) return null;
  if (OF_THEIR_OWN.has(layout)) return 'another';
  return OF_TWO.has(layout) && (!isAboutTwo || layout === 'towels') ? 'pair' : null;
}
