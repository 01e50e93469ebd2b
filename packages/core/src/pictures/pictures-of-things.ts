/**
 * Library pictures of a single object, or of blur alone. On a cover they suggest that the book is about it, so they are only used for
 * titles that name it. The others are skies, seas, woods and mountains, which set the mood for any book of their genres.
 */
const OF_THINGS: ReadonlySet<string> = new Set([
  'three-skydivers-in-mist',
  'old-handwritten-book',
  'landscape-through-a-cabin-window',
  'tyre-swing',
  'travellers-in-silhouette',
  'figure-and-dog-on-the-rocks',
  'woman-below-a-waterfall',
  'wild-flowers-soft-focus',
  'pale-rose-in-the-dark',
  'lamp-lit-cafe-table',
  'lion-door-knocker',
  'vintage-propeller',
  'fence-in-a-dark-wood',
  'witch-s-glass',
  'grass-before-the-storm',
  'matterhorn',
  'dew-at-sunrise',
  'blue-periwinkle',
  'high-trestle-trail',
  'tower-through-the-oculus',
  'colosseum',
  'singapore-at-dusk',
  'message-in-a-bottle',
  'spices',
  'puppy',
  'cat-on-its-back',
  'walkers-on-a-white-beach',
  'koala',
  'floodlights',
  'dog-looking-up',
  'stone-saint-asking-for-silence',
  'mandarins',
  'paper-bird-and-bokeh',
  'filament-bulbs',
  'two-boats-at-dusk',
  'arms-raised-before-a-waterfall',
  'white-bench-pale-wall',
  'gull-over-a-golden-lake',
  'watch-face-macro',
  'viewer-over-the-city',
  'running-track',
]);

const OF_BLUR: ReadonlySet<string> = new Set(['night-bokeh', 'generated-bokeh']);

/** Returns true if a library picture shows a book's subject, or nothing recognizable. */
export function showsThing(libraryId: string): boolean {
  return OF_THINGS.has(libraryId) || showsBlur(libraryId);
}

/** Abstract pictures of shapes and waves that are named for a mood. */
const OF_NOTHING: ReadonlySet<string> = new Set(['midnight-valley-abstract', 'midnight-waves-abstract']);

/** Returns true for a library picture that does not show what its name says. */
export function isNamedForMood(libraryId: string): boolean {
  return showsBlur(libraryId) || OF_NOTHING.has(libraryId);
}

/** Returns true for a library picture that shows only lights out of focus, whatever its name. */
export function showsBlur(libraryId: string): boolean {
  return OF_BLUR.has(libraryId);
}
