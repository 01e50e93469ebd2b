import { expect, test } from 'vitest';
import { lettersLacking } from './letters-lacking.ts';

test('[E4] a family says which letters of the author’s words it lacks', () => {
  expect(lettersLacking('EB Garamond', 'The Wolf at Łódź')).toEqual([]);
  expect(lettersLacking('EB Garamond', 'ไทย')).toEqual(['ไ', 'ท', 'ย']);
  expect(lettersLacking('Cinzel', 'Ночь')).toEqual(['Н', 'о', 'ч', 'ь']);
  expect(lettersLacking('Cinzel', '')).toEqual([]);
});
