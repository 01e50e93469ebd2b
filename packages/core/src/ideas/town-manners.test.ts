import { expect, test } from 'vitest';
import { mannerOfTitle } from './town-manners.ts';
import { townOf } from '../art/things/towns/towns.ts';

test.each([
  ['A Heart in São Paulo', 'São Paulo', 'towers'],
  ['Ghosts of Kraków', 'Kraków', 'spires'],
  ['The Tailor of Łódź', 'Łódź', 'spires'],
  ['An Irishwoman in Marrakesh', 'Marrakesh', 'minarets'],
  ['The Slow Road to Kyoto', 'Kyoto', 'pagodas'],
  ['Letters from Leningrad', 'Leningrad', 'onions'],
  ['Our Year in New York', 'New York', 'towers'],
  ['A Room in Florence', 'Florence', 'campaniles'],
  ['The Bookseller of Athens', 'Athens', 'campaniles'],
  ['The Tailor of Havana', 'Havana', 'campaniles'],
  ['A Winter in Tunis', 'Tunis', 'minarets'],
  ['The Vicar of Saint-Étienne', 'Saint Étienne', 'spires'],
] as const)('[B25] “%s” names %s, which is built with %s', (title, name, manner) => {
  expect(townOf(title)?.name).toBe(name);
  expect(mannerOfTitle(title)).toBe(manner);
});

test.each(['Dear Florence', 'Sydney and the Snail', 'The Lima Bean Cookbook', 'A House by the Sea', ''])(
  '[B25] “%s” names no town',
  (title) => {
    expect(townOf(title)).toBeNull();
  },
);

test('[B25] a country is shown by a town of it, and a wilderness by none', () => {
  expect(mannerOfTitle('Solo in Vietnam')).toBe('pagodas');
  expect(mannerOfTitle('Wandering Patagonia')).toBeNull();
});
