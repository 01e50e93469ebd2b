import { expect, test } from 'vitest';
import { missingCharacters } from './missing-characters.ts';

test('[E4] a family says which letters of the author’s words it lacks', () => {
  expect(missingCharacters('EB Garamond', 'The Wolf at Łódź')).toEqual([]);
  expect(missingCharacters('EB Garamond', 'ไทย')).toEqual(['ไ', 'ท', 'ย']);
  expect(missingCharacters('Cinzel', 'Ночь')).toEqual(['Н', 'о', 'ч', 'ь']);
  expect(missingCharacters('Cinzel', '')).toEqual([]);
});
