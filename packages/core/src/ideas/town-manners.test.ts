import { expect, test } from 'vitest';
import { mannerOf } from './town-manners.ts';
import { townOf } from '../art/things/towns/towns.ts';

test.each([
  ['A Heart in São Paulo', 'São Paulo', 'towers'],
  ['Ghosts of Kraków', 'Kraków', 'spires'],
  ['The Tailor of Łódź', 'Łódź', 'spires'],
  ['An Irishwoman in Marrakesh', 'Marrakesh', 'minarets'],
  ['The Slow Road to Kyoto', 'Kyoto', 'pagodas'],
  ['Letters from Leningrad', 'Leningrad', 'onions'],
  ['Our Year in New York', 'New York', 'towers'],
  ['A Room in Florence', 'Florence', 'spires'],
  ['The Bookseller of Athens', 'Athens', 'spires'],
  ['The Vicar of Saint-Étienne', 'Saint Étienne', 'spires'],
] as const)('[B25] “%s” names %s, which is built with %s', (title, name, manner) => {
  const town = townOf(title);
  expect(town?.name).toBe(name);
  expect(town && mannerOf(town)).toBe(manner);
});

test.each(['Dear Florence', 'Sydney and the Snail', 'The Lima Bean Cookbook', 'A House by the Sea', ''])(
  '[B25] “%s” names no town',
  (title) => {
    expect(townOf(title)).toBeNull();
  },
);
