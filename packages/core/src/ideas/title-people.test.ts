import { expect, test } from 'vitest';
import { membersOf } from '../art/things/groups.ts';
import { groupShown, isManInHatShown, isManShown, peopleOf, personOf, showsOthers } from './title-people.ts';

test.each([
  ['The Woman in the Window Seat', 'woman'],
  ['The Last Honest Man in This City', 'man'],
  ['The Duchess Wore Green', 'woman'],
  ['My Father’s Radio', 'man'],
  ['The King’s Daughter', 'woman'],
  ['The Preacher’s Daughter', 'woman'],
  ['הנערה שרדפה אחרי הברק', 'woman'],
  ['Backstreet', null],
] as const)('[B25] “%s” is about a %s', (title, person) => {
  expect(personOf(title)).toBe(person);
});

test.each([
  ['Sisters', 2, 'woman', false],
  ['The Twins of Sédan', 2, null, true],
  ['The Brothers Castellane', 2, 'man', false],
  ['The Silk Weaver’s Daughters', 2, 'woman', false],
  ['Three Friends and a Funeral', 3, null, false],
  ['Four Friends and One Cottage', 4, null, false],
  ['Seven Sisters', 4, 'woman', false],
  ['Grace for José’s Children', 2, null, true],
  ['Two Lieutenants', 2, null, false],
  ['Mothers and Daughters', 2, 'woman', false],
  ['Two Are Better Than One', 2, null, false],
  ['The Duke and the Governess', 2, null, false],
  ['The Boy in the Attic', 1, 'man', true],
  ['Nobody Saw the Child Leave', 1, null, true],
  ['My Sister’s Keeper', 1, 'woman', false],
  ['Her Last Word', 1, 'woman', false],
] as const)('[B25] “%s” is about %i: %s, young: %s', (title, number, sex, isYoung) => {
  expect(peopleOf(title)).toEqual({ number, sex, isYoung });
});

test.each(['Strangers', 'The Neighbor’s House', 'A Friend of the Family', 'Backstreet'])(
  '[B25] “%s” names nobody in particular',
  (title) => {
    expect(peopleOf(title)).toBeNull();
  },
);

test('[B25] a title that names nobody leaves the figure to chance', () => {
  expect(isManShown('Backstreet', true)).toBe(true);
  expect(isManShown('Backstreet', false)).toBe(false);
  expect(isManShown('The Widow', true)).toBe(false);
});

test('[B25] scenes show several people and children where the title names them, and their own person otherwise', () => {
  expect(groupShown('The Widow')).toBe(0);
  expect(groupShown('Backstreet')).toBe(0);
  expect(new Set(['Sisters', 'Brothers', 'The Boy in the Attic', 'The Twins'].map((title) => groupShown(title))).size).toBe(4);
});

test('[B25] four friends are four on the cover', () => {
  expect(membersOf(groupShown('Four Friends and One Cottage'))).toHaveLength(4);
  expect(membersOf(groupShown('Three Friends'))).toHaveLength(3);
});

test('[B25] a love story keeps its pair, but for a title that counts others', () => {
  expect(groupShown('The Marlowe Sisters', true)).toBe(0);
  expect(groupShown('Two Boys', true)).toBe(groupShown('Two Men'));
});

test('[B25] a family of one adult shows others than sisters or a child, and two under an umbrella others than brothers', () => {
  expect(showsOthers('Sisters', 'blinds')).toBe(true);
  expect(showsOthers('The Boy in the Attic', 'keyhole')).toBe(true);
  expect(showsOthers('The Widow', 'blinds')).toBe(false);
  expect(showsOthers('Sisters', 'pier')).toBe(false);
  expect(showsOthers('Brothers', 'umbrella')).toBe(true);
});

test('[B25] a man in a hat stands in novels of today only where the title names a man', () => {
  expect(isManInHatShown('Tripwire', 'thriller', true)).toBe(false);
  expect(isManInHatShown('Tripwire', 'mystery', true)).toBe(true);
  expect(isManInHatShown('The Man Who Came Late', 'thriller', false)).toBe(true);
});

test.each([
  ['Danny Boyle Owes Money', 'man'],
  ['Nora Kessler Is Missing', 'woman'],
  ['The Hitman', 'man'],
  ['Someone Will Die', null],
  ['Rose Garden', null],
] as const)('[B26] the first name in “%s” tells of a %s', (title, person) => {
  expect(personOf(title)).toBe(person);
});

test('[B25] a couple is no cover for a widow, but for her new love', () => {
  expect([showsOthers('Widowhood', 'dance'), showsOthers('Widowhood', 'rooftop'), showsOthers('Widowhood', 'two-cups')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(showsOthers('The Widow’s Second Spring', 'dance', true)).toBe(false);
});

test.each(['Honeymoon for One', 'Dinner for One', 'Love Nobody'])('[B25] “%s” shows no couple that hugs', (title) => {
  for (const layout of ['just-married', 'towels', 'dance', 'park-bench'] as const) expect(showsOthers(title, layout, true)).toBe(true);
  expect(showsOthers('Honeymoon in Nice', 'just-married', true)).toBe(false);
});
