import { isHero } from '@coverwright/core/art/heroes/hero-ids.ts';
import type { GenreId } from '@coverwright/core/genres/messages.ts';
import type { JudgedIdea } from '@coverwright/core/ideas/compose-ideas.ts';
import { FAMILY_RECORDS } from '@coverwright/core/ideas/critic/family-record.ts';
import { titleMotifs } from '@coverwright/core/ideas/title-motifs.ts';
import { namesPlace } from '@coverwright/core/ideas/title-places.ts';
import { isInNamedCity } from '@coverwright/core/ideas/title-settings.ts';
import { speaksOf } from '@coverwright/core/ideas/title-themes.ts';
import { expect, test } from 'vitest';
import { firstCovers } from './testing/first-covers.ts';

/** Titles with a clear noun, each in a suitable genre. */
const TITLES = [
  ['cosy-mystery', 'Murder at the Marmalade Fair'],
  ['cosy-mystery', 'A Scone to Die For'],
  ['cosy-mystery', 'The Cat Who Kept the Books'],
  ['cosy-mystery', 'Death by Teapot'],
  ['romcom', 'The Wedding Cake War'],
  ['romcom', 'Love, Lies and Lipstick'],
  ['romance', 'The Bakery on Maple Street'],
  ['romance', 'The Lighthouse Bride'],
  ['womens-fiction', 'The Bookshop of Lost Umbrellas'],
  ['womens-fiction', 'My Mother’s Piano'],
  ['historical', 'The Clockmaker of Prague'],
  ['historical', 'The Seamstress of Lyon'],
  ['historical', 'Knight of the Broken Blade'],
  ['mystery', 'The Hotel Clock'],
  ['mystery', 'The Raven at the Gate'],
  ['mystery', 'The Violin Case'],
  ['crime', 'The Harbor Knife'],
  ['crime', 'The Skull Collector'],
  ['thriller', 'The Last Ferry Out'],
  ['thriller', 'The Last Train to Lisbon'],
  ['thriller', 'The Locked Door'],
  ['fantasy', 'The Cartographer’s Dragon'],
  ['fantasy', 'The Ember Crown'],
  ['fantasy', 'House of Ravens'],
  ['fantasy', 'The Sword of Winter'],
  ['paranormal', 'Wolf Winter'],
  ['paranormal', 'The Owl Witch'],
  ['horror', 'The Spider’s Web'],
  ['horror', 'The Chapel in the Valley'],
  ['young-adult', 'The Fox Who Forgot'],
  ['young-adult', 'Mirror, Mirror'],
  ['childrens', 'The Robot in the Orchard'],
  ['childrens', 'The Bear Who Borrowed the Moon'],
  ['science-fiction', 'Planet of Glass'],
  ['science-fiction', 'The Robot Gardener'],
  ['science-fiction', 'The Lighthouse on Mars'],
  ['western', 'The Horse Thief'],
  ['poetry', 'The Moth and the Candle'],
  ['cookbook', 'Salt, Smoke & Lemon'],
  ['literary', 'My Father’s Radio'],
] as const;
const FIRST_ROW = 6;
const LEAST_SHOWN = 36;

/** Returns the drawings of a cover that contradict its title. */
function contradictions(genre: GenreId, title: string, { recipe, design }: JudgedIdea): readonly string[] {
  const named = titleMotifs(title, genre).map(({ motif }) => motif as string);
  const drawn = design.coverShapes.map(({ art }) => art?.motif).filter(isHero);
  const others = named.length > 0 ? drawn.filter((motif) => !named.includes(motif)) : [];
  const isThere = speaksOf(title, recipe.layout, genre) || isInNamedCity(title, recipe.layout);
  const isOtherPlace = FAMILY_RECORDS[recipe.layout].isScene && namesPlace(title) && !isThere;
  return [...others, ...(isOtherPlace ? [recipe.layout] : [])];
}

test(`[B25] [B26] of ${TITLES.length} titles with a clear noun ${LEAST_SHOWN} show it in the first row, and none is contradicted there`, {
  timeout: 240_000,
}, async () => {
  const without: string[] = [];
  const contradicted: string[] = [];
  for (const [id, title] of TITLES) {
    const row = await firstCovers(id, title, FIRST_ROW);
    if (!row.some(({ reasons }) => reasons.some((reason) => reason.startsWith('Shows')))) without.push(`${id} “${title}”`);
    for (const idea of row) for (const other of contradictions(id, title, idea)) contradicted.push(`${id} “${title}” ${idea.id}: ${other}`);
  }
  expect(contradicted).toEqual([]);
  expect(without.length, without.join('; ')).toBeLessThanOrEqual(TITLES.length - LEAST_SHOWN);
});
