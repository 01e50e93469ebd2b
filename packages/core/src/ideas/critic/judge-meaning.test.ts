import { expect, test } from 'vitest';
import type { LayoutId } from '../../genres/layout-ids.ts';
import { GENRES } from '../../genres/genres.ts';
import { CONTRADICTED, meaningOf, placeOf } from './judge-meaning.ts';

const PLACE = { isTypical: true, isLeading: false, showsOwn: false, isAboutTwo: false, genre: 'cosy-mystery' } as const;

test('[B25] a cat in a window contradicts a title with another animal', () => {
  const worthOf = (title: string) => meaningOf(title, 'window-cat', null, PLACE).worth;
  expect(worthOf('The Cat in the Window')).toBe(1);
  expect(worthOf('The Dog in the Window')).toBe(CONTRADICTED);
  expect(worthOf('The Badger Who Knew')).toBe(CONTRADICTED);
});

test('[B25] folded birds give way to a title with another animal', () => {
  const worthOf = (title: string) => meaningOf(title, 'paper-birds', null, { ...PLACE, genre: 'poetry' }).worth;
  expect(worthOf('A Thousand Paper Cranes')).toBe(1);
  expect(worthOf('The Wolf of Hope')).toBe(CONTRADICTED);
  expect(worthOf('Fox')).toBe(CONTRADICTED);
  expect(worthOf('Small Hours')).toBeGreaterThan(0);
});

test('[B21] a family that draws a thing in its own colors is behind one that gives it the color of the title', () => {
  const worthOf = (title: string, layout: 'bell-jar' | 'tarot' | 'overgrown') =>
    meaningOf(title, layout, null, { ...PLACE, genre: 'fantasy' }).worth;
  expect(worthOf('The White Roses', 'bell-jar')).toBe(1);
  expect(worthOf('The Roses', 'overgrown')).toBe(1);
  expect(worthOf('The White Roses', 'overgrown')).toBeLessThan(0.5);
  expect(worthOf('Bloodmoon', 'bell-jar')).toBe(1);
  expect(worthOf('Bloodmoon', 'tarot')).toBeLessThan(0.5);
  expect(worthOf('The Black Cat', 'tarot')).toBe(1);
});

test('[B21] the default emblem of a tarot card suits no title that names somebody or something', () => {
  const worthOf = (title: string) => meaningOf(title, 'tarot', null, { ...PLACE, genre: 'young-adult' }).worth;
  for (const title of ['The Girl from Åland', 'The Girl Who Stayed', 'My Brother', 'Sisters']) {
    expect(worthOf(title), title).toBe(CONTRADICTED);
  }
  expect(worthOf('The Girl with the Snake')).toBe(1);
  expect(worthOf('Softly')).toBeGreaterThan(CONTRADICTED);
});

test('[B21] rows of balls suit only a title about one among many', () => {
  const worthOf = (title: string) => meaningOf(title, 'one-of-many', null, { ...PLACE, isLeading: true, genre: 'non-fiction' }).worth;
  for (const title of ['Salt', 'The Calm Beyond', 'Leverage', 'Brave']) expect(worthOf(title), title).toBe(CONTRADICTED);
  for (const title of ['Outliers', 'Misfit', 'The Exception', 'Against the Crowd', 'The Bees']) expect(worthOf(title), title).toBe(1);
});

test('[B21] an astronaut is no robot', () => {
  const worthOf = (title: string) => meaningOf(title, 'spacewalk', null, { ...PLACE, genre: 'science-fiction' }).worth;
  for (const title of ['The Robots of São Vicente', 'Android', 'The Cyborg Who Dreamed of Orbit'])
    expect(worthOf(title), title).toBe(CONTRADICTED);
  expect(worthOf('The Astronaut and the Robot')).toBe(1);
  expect(worthOf('Orbit')).toBe(1);
});

test('[B25] a child goes with a picture book about its family', () => {
  const worthOf = (title: string) => meaningOf(title, 'small-hero', null, { ...PLACE, genre: 'childrens' }).worth;
  expect(worthOf('When Grandpa Forgot My Name')).toBeGreaterThan(0);
  expect(worthOf('Twelve Tiny Trains')).toBeLessThan(0);
});

test('[B25] a station of science fiction is an outpost, a lighthouse there is none, and a town of a travel book lies where it is', () => {
  const worthOf = (title: string) => meaningOf(title, 'colony', null, { ...PLACE, genre: 'science-fiction' }).worth;
  expect(['Starfall Station', 'The Lighthouse on the Hill'].map(worthOf)).toEqual([1, CONTRADICTED]);
  expect(meaningOf('Stranded in Samarkand', 'river-bend', null, { ...PLACE, genre: 'travel' }).worth).toBe(CONTRADICTED);
});

test('[B25] the sea contradicts a title about a place inland, even one that a word asks for', () => {
  expect(meaningOf('Leaving Utah', 'ferry-wake', null, { ...PLACE, genre: 'memoir' }).worth).toBe(CONTRADICTED);
});

test('[B25] letters and photographs are of another age than a Viking', () => {
  const worthOf = (title: string) => meaningOf(title, 'keepsakes', null, { ...PLACE, genre: 'historical' }).worth;
  expect(worthOf('Beyond the Wall')).toBeGreaterThan(0);
  expect(worthOf('The Viking Oath')).toBe(CONTRADICTED);
});

test('[B25] a carnival or a day at the beach is no book of another thing', () => {
  const worthOf = (id: string, layout: LayoutId, title: string) => {
    const genre = GENRES.find((each) => each.id === id);
    return genre ? meaningOf(title, layout, null, placeOf({ title, genre }, layout)).worth : 0;
  };
  expect(worthOf('young-adult', 'fairground', 'My Best Friend’s Funeral')).toBeLessThan(-2);
  expect(worthOf('romcom', 'towels', 'Hot Mess Express')).toBeLessThan(-2);
  expect(worthOf('young-adult', 'fairground', 'Prom')).toBe(1);
  // A card with a moth is a riddle where the title names nothing.
  expect(worthOf('young-adult', 'tarot', 'Almost Eighteen')).toBeLessThan(0);
});

test('[B25] a map and the window of a train go with every country of a book of travel, and a footpath does not', () => {
  const worthOf = (layout: LayoutId) => meaningOf('A Month in Bolivia', layout, null, { ...PLACE, genre: 'travel' }).worth;
  expect(worthOf('map-layers')).toBeGreaterThan(CONTRADICTED);
  expect(worthOf('train-window')).toBeGreaterThan(CONTRADICTED);
  expect(worthOf('footpath')).toBe(CONTRADICTED);
});

test('[B25] a thing lies in the snow or on a pond only where the title speaks of these', () => {
  const worthOf = (title: string, layout: LayoutId) => meaningOf(title, layout, null, { ...PLACE, genre: 'mystery' }).worth;
  expect(worthOf('The Ring in the Snow', 'footprints')).toBe(1);
  expect(worthOf('The Violin', 'footprints')).toBeLessThan(-2);
  expect(worthOf('The Rose on the Lake', 'afloat')).toBe(1);
  expect(worthOf('The Rose Thief', 'afloat')).toBeLessThan(-2);
});

test('[B25] an object that is no place is behind plain letters too where the title names another thing', () => {
  const worthOf = (title: string, layout: LayoutId) =>
    meaningOf(title, layout, null, { ...PLACE, isTypical: false, genre: 'inspirational' }).worth;
  expect(worthOf('The Potter and the Vase', 'porch')).toBeLessThan(worthOf('The Potter and the Vase', 'sun-rings') - 2);
  expect(worthOf('Enough', 'porch')).toBeGreaterThan(0);
});

test('[B25] a child’s thing stands in a book before the face of an animal does for the child', () => {
  const worthOf = (title: string, layout: LayoutId) => meaningOf(title, layout, null, { ...PLACE, genre: 'childrens' }).worth;
  expect(worthOf('Anaïs Plants a Button', 'pop-up')).toBeGreaterThan(worthOf('Anaïs Plants a Button', 'companion'));
  expect(worthOf('Ximénez the Very Small Knight', 'pop-up')).toBe(CONTRADICTED);
});

/** A picture of the product's own library. */
const picture = (name: string) => ({
  image: {
    type: 'library',
    assetId: `library/${name}`,
    width: 3600,
    height: 5400,
    photographerName: null,
    profileLink: null,
    licence: null,
  },
  pixels: { width: 1, height: 1, data: Uint8ClampedArray.of(0, 0, 0, 255) },
  focus: null,
});

test('[B26] a library photograph of another thing contradicts a title whatever the layout draws', () => {
  const worthOf = (name: string | null) =>
    meaningOf('Missing from Platform Four', 'platform', name === null ? null : picture(name), { ...PLACE, genre: 'mystery' }).worth;
  expect(worthOf(null)).toBe(1);
  expect(worthOf('foggy-mountain-ridge')).toBe(1);
  expect(worthOf('old-handwritten-book')).toBe(CONTRADICTED);
});

test('[B26] a photograph of the sea is beside the point of a title that names a thing', () => {
  const worthOf = (title: string) => meaningOf(title, 'engraved', picture('pastel-sea-and-sky'), { ...PLACE, genre: 'literary' }).worth;
  expect(worthOf('Beekeepers')).toBeLessThan(-1);
  expect(worthOf('What We Kept')).toBeGreaterThan(0);
  expect(worthOf('The Sea')).toBe(1);
});
