import { expect, test } from 'vitest';
import { namesPlace, namesPlaceOnMap } from './title-places.ts';

test.each(['The Manor House', 'Across the Prairie', 'Cities of Salt', 'Last Exit to Marseille'])(
  '[B26] %s says where its book is set',
  (title) => {
    expect(namesPlace(title)).toBe(true);
  },
);

test.each(['The Duke’s Summer', 'How to Survive Senior Year', 'Fake Dating My Dentist', 'The Clone Who Dreamed of Snow'])(
  '[B26] %s may be set anywhere',
  (title) => {
    expect(namesPlace(title)).toBe(false);
  },
);

test('[B26] a country that no family draws is a place on the map', () => {
  expect(namesPlace('Stranded in Madagascar')).toBe(false);
  expect(['Stranded in Madagascar', 'The Wrong Turn'].map(namesPlaceOnMap)).toEqual([true, false]);
});
