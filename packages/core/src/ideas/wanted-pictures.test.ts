import { expect, test } from 'vitest';
import { findGenre } from '../genres/genres.ts';
import { chooseRecipes } from './choose-recipes.ts';
import type { BriefPicture } from './cover-brief.ts';
import { LAYOUTS } from './layouts/layouts.ts';

const genre = findGenre('thriller')!;
const specification = {
  platform: 'kdp',
  format: 'paperback',
  trim: { width: 6, height: 9, unit: 'in' },
  paper: 'white',
  extent: 200,
  readingDirection: 'ltr',
} as unknown as Parameters<typeof chooseRecipes>[0]['brief']['specification'];
const brief = { title: 'The Salt Road', author: 'Marion Vale', subtitle: null, genre, specification, blurb: null };

function pictureOf(assetId: string): BriefPicture {
  const image = { type: 'library', assetId, width: 1800, height: 2700, photographerName: null, profileLink: null, licence: null } as const;
  return { image, focus: null, pixels: { width: 2, height: 3, data: new Uint8ClampedArray(24).fill(120) } };
}

test('[B22] a family drawn for a horizon is dealt a picture that has one, and no other', () => {
  expect(LAYOUTS.behind.wants?.({ horizon: null, subject: null, calmTop: 1, light: 0.5, low: 0, high: 1 })).toBe(false);
  const pictures = ['floodlights', 'desert-hike', 'curved-tunnel'].map((id) => pictureOf(`library/${id}`));
  for (let seed = 1; seed <= 20; seed += 1) {
    const dealt = chooseRecipes({ brief, pictures, seed, count: 24 }).filter(({ layout }) => layout === 'behind');
    expect(dealt.length).toBeGreaterThan(0);
    expect(new Set(dealt.map(({ picture }) => picture))).toEqual(new Set([1]));
  }
  const without = chooseRecipes({ brief, pictures: pictures.slice(0, 1), seed: 1, count: 24 });
  expect(without.some(({ layout }) => layout === 'behind')).toBe(false);
});
