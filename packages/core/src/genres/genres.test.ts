import { describe, expect, test } from 'vitest';
import { FILTER_PRESETS } from '../filters/filter-presets.ts';
import { LAYOUTS } from '../ideas/layouts/layouts.ts';
import { fromHex } from '../design/colour.ts';
import { lookSchema } from '../design/composition.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';
import { motifsOf } from '../ideas/arts/motifs.ts';
import { gradings } from '../ideas/gradings.ts';
import { familiesFor } from '../ideas/takes-title.ts';
import { GENRES, offeredGenres, findGenre } from './genres.ts';

describe('genres', () => {
  test('[D11] are at least twenty, each with its own id', () => {
    expect(GENRES.length).toBeGreaterThanOrEqual(20);
    expect(new Set(GENRES.map(({ id }) => id)).size).toBe(GENRES.length);
  });

  test.each(GENRES)('[D11] $id names a layout and a filter that exist, and offers its own faces first', ({ look, recommendedFonts }) => {
    expect(LAYOUTS).toHaveProperty(look.layout);
    if (look.filter !== null) expect(FILTER_PRESETS.map(({ name }) => name)).toContain(look.filter);
    expect(recommendedFonts.length).toBeGreaterThanOrEqual(3);
  });

  test.each(GENRES)(
    '[D11] [B16] $id has eight families or more, its own first, four gradings that read, and motifs that are drawn',
    (genre) => {
      expect(new Set(genre.layouts).size).toBe(genre.layouts.length);
      expect(genre.layouts.length).toBeGreaterThanOrEqual(8);
      expect(genre.layouts.filter((layout) => genre.namedLayouts?.includes(layout))).toEqual([]);
      expect(genre.layouts[0]).toBe(genre.look.layout);
      expect(motifsOf(genre).length).toBeGreaterThanOrEqual(3);
      const made = gradings(genre, null);
      expect(made.length).toBeGreaterThanOrEqual(4);
      for (const { palette } of made) {
        for (const ground of [palette.ground, palette.accent]) {
          const inks = [palette.light, palette.dark].map((ink) => contrast(ink, ground));
          expect(Math.max(...inks), `${genre.id} ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );

  test.each(GENRES)('[D11] [B17] a cover may keep the look of $id', ({ look }) => {
    expect(lookSchema.safeParse(look).error?.issues ?? []).toEqual([]);
  });

  test('[D11] are found by id, name and other words, whatever the case', () => {
    expect(findGenre('Fantasy')?.id).toBe('fantasy');
    expect(findGenre('sci-fi')?.id).toBe('science-fiction');
    expect(findGenre("women's fiction")?.id).toBe('womens-fiction');
    expect(findGenre('cookery of the moon')).toBeNull();
  });
});

function contrast(first: string, second: string): number {
  return contrastRatio(relativeLuminance(fromHex(first)), relativeLuminance(fromHex(second)));
}

test('[M6] what a site does not offer is not there to be chosen, but a cover that has it keeps it', () => {
  expect(offeredGenres([], null)).toEqual(GENRES);
  const ids = offeredGenres(['crime', 'poetry', 'of-old'], 'poetry').map(({ id }) => id);
  expect(ids).toEqual(GENRES.map(({ id }) => id).filter((id) => id !== 'crime'));
});

test.each([
  ['memoir', 'road-trip', 'The Longest Road Trip', 'Bipolar and Beautiful'],
  ['memoir', 'clothes-line', 'Laundry Day', 'Linoleum'],
  ['memoir', 'harbor', 'Crossing the Atlantic', 'Linoleum'],
  ['romance', 'coast-town', 'Lemons in Amalfi', 'Tangled in You'],
  ['romance', 'mesa', 'The Rancher’s Bride', 'Tangled in You'],
  ['young-adult', 'moon-wood', 'Wolf Moon', 'Varsity'],
  ['childrens', 'puddle', 'Splash!', 'The Monster Under My Bunk'],
  ['childrens', 'under-sea', 'The Coral Reef', 'The Monster Under My Bunk'],
  ['childrens', 'nursery', 'The Little Red Tractor', 'The Monster Under My Bunk'],
  ['womens-fiction', 'coast-town', 'The Villa in Sicily', 'Becoming Margaret'],
  ['self-help', 'pier', 'How to Say Goodbye', 'Unbreakable'],
  ['romance', 'manor', 'The Earl and the Governess', 'Tangled in You'],
] as const)('[D11] %s shows the scene %s for “%s”, and not for “%s”', (id, layout, about, other) => {
  const genre = findGenre(id);
  const isOffered = (title: string) => genre !== null && familiesFor(genre, { title, author: 'Nora Castellan' }).includes(layout);
  expect([about, other].map(isOffered)).toEqual([true, false]);
});
