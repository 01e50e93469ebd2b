import { expect, test } from 'vitest';
import { GENRES } from '../genres/genres.ts';
import { kindOfFace } from './type-manners.ts';
import { typePairOf } from './type-pairs.ts';
import { typesForLayout } from './types-for-layout.ts';

test.each(['great-thing', 'papercut'] as const)('[B25] a picture book has no letters of a novel on %s', (layout) => {
  const facesIn = (id: string) => {
    const genre = GENRES.find((each) => each.id === id);
    if (!genre) throw new Error(`There is no genre ${id}.`);
    return typesForLayout(genre, layout).map((type) => typePairOf(genre, { layout, type })?.title.font ?? '');
  };
  const own = facesIn('childrens');
  expect(own.length).toBeGreaterThan(1);
  for (const other of facesIn(layout === 'papercut' ? 'young-adult' : 'memoir')) expect(own).not.toContain(other);
  expect(own.map(kindOfFace)).not.toContain('condensed');
});
