import { NOVEL } from '../geometry/testing/novel.ts';
import { expect, test } from 'vitest';
import { findGenre } from '../genres/genres.ts';
import { contradictsTitle, meaningOf, placeOf } from './critic/judge-meaning.ts';
import { familiesFor } from './takes-title.ts';
import { genreOfWords, isComic } from './title-comic.ts';
import { motifNamed } from './title-themes.ts';

test.each([
  ['My Roommate Is a Werewolf', 'paranormal', true],
  ['Vampire Next Door', 'paranormal', true],
  ['My Grandmother Left Me a Broom a Cat and Her Enemies', 'paranormal', true],
  ['The House My Mother Left', 'paranormal', false],
  ['My Grandmother’s Ghost Keeps Giving Me Terrible Dating Advice', 'paranormal', true],
  ['The Dragon’s Guide to Running a Tea Shop', 'fantasy', true],
  ['How to Sell a Haunted House', 'horror', true],
  ['Something Bad Next Door', 'horror', false],
  ['The Reluctant Queen', 'fantasy', false],
  ['How to Survive the Slaughter', 'horror', false],
  ['The Roommate', 'thriller', false],
  ['Love Bites and Other Occupational Hazards', 'paranormal', true],
  ['The Necromancer’s Tax Return', 'paranormal', true],
  ['My Grandmother Haunts the Thermostat', 'paranormal', true],
  ['An Angel on Parole', 'paranormal', true],
  ['Broomstick Mechanic Needed', 'paranormal', true],
  ['The Mummy in the Mailroom', 'paranormal', true],
  ['Zombie Prom Committee', 'paranormal', true],
  ['Grave Mistakes and Lemonade', 'paranormal', true],
  ['The Slaughter at the Bakery', 'paranormal', false],
  ['The Reaper Takes a Sick Day', 'paranormal', true],
  ['Demons Don’t Do Yoga', 'paranormal', true],
  ['Raised by Ravens', 'paranormal', false],
  ['The Bridge Troll’s Dilemma', 'fantasy', true],
  ['The Stone Giant Wakes', 'fantasy', false],
  ['The Ghost of Highway 61', 'paranormal', false],
  ['Blood and Ash', 'paranormal', false],
] as const)('[B26] “%s” in %s promises a laugh: %s', (title, genre, comic) => {
  expect(isComic(title, genre)).toBe(comic);
});

const brief = (title: string) => {
  const genre = findGenre('paranormal');
  if (!genre) throw new Error('there are paranormal novels');
  return {
    title,
    author: 'Polly Swan',
    subtitle: null,
    genre,
    picture: null,
    blurb: null,
    specification: NOVEL,
  } as unknown as Parameters<typeof contradictsTitle>[0];
};

test.each(['manor', 'doorway', 'street-lamp', 'claws', 'moon-wood', 'colossus'] as const)(
  '[B26] a joke about ghosts has no grim %s behind it, and a grave book may',
  (layout) => {
    expect(contradictsTitle(brief('My Roommate Is a Werewolf'), layout)).toBe(true);
    expect(contradictsTitle(brief('The Wolf’s Revenge'), layout)).toBe(false);
  },
);

test.each(['tarot', 'glass', 'offered', 'entwined'] as const)('[B26] a joke about the dead is no relic in %s', (layout) => {
  const { genre } = brief('');
  const worthOf = (title: string) => meaningOf(title, layout, null, placeOf({ title, genre }, layout)).worth;
  expect(worthOf('The Undead Accountant')).toBeLessThan(-2);
  expect(worthOf('The Undead')).toBeGreaterThan(-2);
});

test('[B26] a marriage with a vampire is comic, and a vampire’s bride is not', () => {
  expect(isComic('I Married a Vampire and Now My Mother Wants to Visit', 'paranormal')).toBe(true);
  expect(isComic('The Vampire’s Bride', 'paranormal')).toBe(false);
});

test('[B26] a joke about ghosts is offered windows, streets and doors besides the families of the genre', () => {
  const comic = familiesFor(brief('How to Hex Your Ex').genre, { title: 'How to Hex Your Ex', author: 'Polly Swan' });
  expect(comic).toEqual(expect.arrayContaining(['window-cat', 'village', 'front-doors', 'book-stack']));
  expect(familiesFor(brief('Hexed').genre, { title: 'Hexed', author: 'Polly Swan' })).not.toContain('window-cat');
});

test('[B26] a school comedy is offered its lockers, and no relic in gold', () => {
  const genre = findGenre('young-adult');
  if (!genre) throw new Error('There is no such genre');
  const titled = (title: string) => meaningOf(title, 'lockers', null, placeOf({ title, genre }, 'lockers')).worth;
  expect(titled('Detention')).toBe(1);
  expect(titled('The Boy Next Door Is Definitely Hiding a Spaceship')).toBeGreaterThan(0);
  expect(familiesFor(genre, { title: 'The Worst Lifeguard in the History of Summer', author: 'Max Arden' })).toContain('lockers');
  expect(familiesFor(genre, { title: 'Ember and Ash', author: 'Max Arden' })).not.toContain('lockers');
  expect(['The Drowned Kingdom', 'Wolf Island', 'The Blue Guitar'].map((title) => motifNamed(title, 'lockers', 'young-adult'))).toEqual([
    null,
    null,
    'guitar',
  ]);
});

test('[B26] the ghost of a joke wears a sheet, and that of a grave book a shroud', () => {
  expect(genreOfWords('My Ghost Won’t Stop Texting', 'paranormal')).toBe('romcom');
  expect(motifNamed('My Ghost Won’t Stop Texting', 'cameo', 'paranormal')).toBe('ghost');
  expect(motifNamed('The Ghosts of Maison Lavande', 'glass', 'paranormal')).toBe('wraith');
});
