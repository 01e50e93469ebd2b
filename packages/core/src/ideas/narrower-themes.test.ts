import { expect, test } from 'vitest';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { wordMeant } from './title-themes.ts';

test.each([
  ['All the Clocks in My Mother’s House', 'manor', 'literary'],
  ['Everyone at My High School Thinks I Stole the Mascot', 'summit', 'young-adult'],
  ['Now My Mother Is Possessed', 'village', 'paranormal'],
] as const satisfies readonly (readonly [string, LayoutId, GenreId])[])(
  '[B25] “%s” does not name the scene of %s in %s',
  (title, layout, genre) => {
    expect(wordMeant(title, layout, genre)).toBeNull();
  },
);

test.each([
  ['The Heirs of Thornfield Hall', 'manor', 'literary'],
  ['The Boys Who Climbed the Mountain', 'summit', 'young-adult'],
  ['How Elevators Changed the Way We Live', 'city-roofs', 'non-fiction'],
  ['The Girl Who Rowed a Doctor across the River', 'boat', 'historical'],
] as const satisfies readonly (readonly [string, LayoutId, GenreId])[])(
  '[B25] “%s” names the scene of %s in %s',
  (title, layout, genre) => {
    expect(wordMeant(title, layout, genre)).not.toBeNull();
  },
);
