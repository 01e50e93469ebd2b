import { describe, expect, test } from 'vitest';
import { FILTER_PRESETS } from '../filters/filter-presets.ts';
import { LAYOUTS } from '../ideas/layouts/layouts.ts';
import { GENRES, findGenre } from './genres.ts';

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

  test('[D11] are found by id, name and other words, whatever the case', () => {
    expect(findGenre('Fantasy')?.id).toBe('fantasy');
    expect(findGenre('sci-fi')?.id).toBe('science-fiction');
    expect(findGenre("women's fiction")?.id).toBe('womens-fiction');
    expect(findGenre('cookery of the moon')).toBeNull();
  });
});
