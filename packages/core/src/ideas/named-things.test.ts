import { describe, expect, test } from 'vitest';
import { PEOPLE } from '../art/heroes/people.ts';
import type { GenreId } from '../genres/messages.ts';
import { titleMotifs } from './title-motifs.ts';
import { motifNamed, speaksOf } from './title-themes.ts';

const best = (title: string, genre?: GenreId) =>
  titleMotifs(title, genre).find(({ motif, isWeak }) => !isWeak && !Object.hasOwn(PEOPLE, motif))?.motif ?? null;

describe('[B25] things that titles name', () => {
  test.each([
    ['The Woman in the Window', 'window'],
    ['Velvet Curtains', 'window'],
    ['Blue Shutters', 'window'],
    ['The Clock Tower', 'clock'],
    ['The Grandfather Clock', 'clock'],
    ['Throne of Glass', 'throne'],
    ['The Chandelier', 'chandelier'],
    ['The Secret Staircase', 'staircase'],
    ['Thirteen Stairs', 'staircase'],
    ['The Comet', 'comet'],
    ['Meteor', 'comet'],
    ['The Shooting Star', 'comet'],
    ['The Pyramids', 'pyramid'],
    ['The Pharaoh’s Daughter', 'pyramid'],
    ['Volcano Roads', 'volcano'],
    ['Vesuvius', 'volcano'],
    ['Atomic Habits', 'atom'],
    ['The Quantum Garden', 'atom'],
    ['The Witch’s Cauldron', 'cauldron'],
    ['The Goblet of Kings', 'chalice'],
    ['The Holy Grail', 'chalice'],
    ['The Lost Scroll', 'scroll'],
    ['Memoirs of a Geisha', 'fan'],
    ['Lessons in Chemistry', 'flask'],
    ['Under the Palm Trees', 'palm'],
    ['The Orchid Thief', 'orchid'],
    ['A Wreath for the Colonel', 'wreath'],
    ['The Picnic Basket', 'basket'],
    ['Death by Chocolate', 'chocolate'],
    ['The Rocking Horse', 'rockinghorse'],
    ['The Pagoda', 'pagoda'],
    ['Barbed Wire', 'barbedwire'],
    ['The Librarian of Auschwitz', 'barbedwire|book'],
    ['Phoenix Rising', 'phoenix'],
    ['The Missing Portrait', 'portrait'],
    ['Das Fenster zum Hof', 'window'],
    ['Der Komet', 'comet'],
    ['Gingerbread', 'cookie'],
    ['The Moonstone', 'gem'],
    ['The Gondolier', 'boat'],
    ['The Weathervane', 'rooster'],
  ])('“%s” is shown as %s', (title, motifs) => {
    expect(motifs.split('|')).toContain(best(title));
  });

  test.each([
    ['The Cross', 'inspirational', 'cross'],
    ['The Cross', 'crime', null],
    ['The Case for Christ', 'inspirational', 'cross'],
    ['The Exorcist', 'horror', 'cross'],
    ['The Earl’s Fan', 'romance', 'fan'],
    ['The Fan', 'thriller', null],
    ['The Love Experiment', 'romcom', 'flask'],
    ['The Final Empire', 'fantasy', 'crown'],
    ['Empire', 'business', null],
    ['The Water Tank at Dry Fork', 'western', null],
    ['Love at First Bark', 'romcom', 'dog'],
    ['The Little Engine', 'childrens', 'train'],
    ['The Bride', 'romance', 'bouquet'],
    ['Evvie Drake Starts Over', 'romcom', null],
    ['The Grand Hotel', 'historical', 'key'],
    ['Break the Cycle', 'self-help', null],
    ['Childhood’s End', 'science-fiction', null],
    ['Dear Zoo', 'childrens', null],
    ['Desert Solitaire', 'travel', null],
    ['News of the World', 'western', null],
    ['The Puppet Show', 'horror', 'doll'],
    ['Interview with the Vampire', 'paranormal', 'bat'],
    ['The Invention of Wings', 'historical', 'wings'],
  ] as const)('“%s” in %s is shown as %s', (title, genre, motif) => {
    expect(best(title, genre)).toBe(motif);
  });

  test.each([
    'Butcher’s Crossing',
    'Fireworks',
    'Shell Casing',
    'Duct Tape',
    'A Basket Case',
    'The Pyramid Scheme',
    'Fan Fiction',
    'The Hedge Fund',
    'The Palm Reader',
    'Deadwood',
    'The Postman Always Rings Once',
  ])('“%s” names none of the things that its words name alone', (title) => {
    const wrong = ['cross', 'flame', 'seashell', 'radio', 'basket', 'pyramid', 'fan', 'magnifier', 'palm', 'skull', 'ring'];
    for (const { motif } of titleMotifs(title, 'mystery')) expect(wrong).not.toContain(motif);
  });

  test('a name in two words is one thing: “Grandma’s Rolling Pin” is no pin, and “The Silk Road” no thread', () => {
    expect(best('Grandma’s Rolling Pin', 'cookbook')).toBe('rollingpin');
    expect(best('The Silk Road', 'non-fiction')).toBe('camel');
    expect(best('The Beach Chair', 'womens-fiction')).toBe('deckchair');
    expect(best('Her On a Boat', 'romance')).toBe('boat');
  });
});

test('[B26] a mouth behind torn paper shows what bites, eats or speaks', () => {
  for (const title of ['Teeth', 'Mouthfeel', 'Grandmother Is Hungry', 'It Learned to Speak'])
    expect(speaksOf(title, 'torn-eye')).toBe(true);
});

test('[B26] grave worlds have no stable of a farm, no birthday present and no island with a palm', () => {
  expect(motifNamed('From the Emperor’s Stables', 'arch', 'fantasy')).toBe('horse');
  expect(motifNamed('Promised on Her Birthday', 'bell-jar', 'fantasy')).toBeNull();
  expect(motifNamed('The Coven of the Island', 'radiant', 'paranormal')).toBe('witch');
});

test('[B26] thrillers, fantasy and cosy mysteries have the things of their trades', () => {
  expect(motifNamed('Outbreak', 'great-shadow', 'thriller')).toBe('syringe');
  expect(motifNamed('The Runesmith', 'arch', 'fantasy')).toBe('runestone');
  expect(motifNamed('The Archer', 'radiant', 'fantasy')).toBe('bow');
  expect(motifNamed('Yarnicide', 'cameo', 'cosy-mystery')).toBe('yarn');
});

test('[B26] another world has a lighthouse and a cabin only where the title names them', () => {
  expect(speaksOf('The Sorceress of the Island', 'beam', 'fantasy')).toBe(false);
  expect(speaksOf('The Lighthouse at World’s End', 'beam', 'fantasy')).toBe(true);
  expect(speaksOf('Swords of the Frozen North', 'snow-cabin', 'fantasy')).toBe(false);
  expect(speaksOf('The Frozen North', 'snow-cabin', 'travel')).toBe(true);
});

test('[B26] a goddess whom a title mentions does not stand in the wood for the blacksmith’s son', () => {
  expect(motifNamed('The Son Who Bargained With the Goddess', 'moon-wood', 'fantasy')).toBe('man');
});

test('[B26] a dragonsbane names a dragon, and wolfsbane stays a flower', () => {
  expect(best('Dragonsbane', 'fantasy')).toBe('dragon');
  expect(best('Wolfsbane', 'fantasy')).toBe('foxglove');
});
