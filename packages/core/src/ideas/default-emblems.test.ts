import { NOVEL } from '../geometry/testing/novel.ts';
import { expect, test } from 'vitest';
import { isArtwork } from '../art/art-scene.ts';
import type { ArtGeneratorId } from '../art/generator-id.ts';
import { GENRES } from '../genres/genres.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { composeIdea } from './compose-idea.ts';

/** Returns the emblems that a layout's drawing shows for a title that names nothing, over twelve seeds. */
function emblemsOf(layout: LayoutId, drawing: ArtGeneratorId, genreId: string): readonly string[] {
  const genre = GENRES.find(({ id }) => id === genreId);
  if (!genre) throw new Error(`There is no genre ${genreId}`);
  const brief = { title: 'Softly', author: 'Li Wu', subtitle: null, blurb: null, genre, specification: NOVEL };
  const emblems = Array.from({ length: 12 }, (_, motif) => {
    const recipe = { layout, type: 0, colour: 0, picture: null, crop: 0, motif };
    const { coverShapes } = composeIdea({ brief, pictures: [] }, recipe, fixedWidthEngine()).design;
    return coverShapes.filter(isArtwork).find(({ art }) => art.generator === drawing)?.art.motif ?? 'none';
  });
  return [...new Set(emblems)].toSorted();
}

test('[B21] a tarot card of a horror novel shows no sun and no rose by itself', () => {
  expect(emblemsOf('tarot', 'tarot-card', 'horror')).toEqual(['eye', 'hand', 'moon', 'moth']);
  expect(emblemsOf('tarot', 'tarot-card', 'poetry')).toContain('sun');
});

test('[B21] an arch of a fantasy novel shows a place or a light by itself, and no animal', () => {
  expect(emblemsOf('arch', 'ogee-arch', 'fantasy')).toEqual(['castle', 'moon', 'tower', 'tree']);
});
