import { expect, test } from 'vitest';
import { wordsInTheirSense } from './title-senses.ts';

test.each([
  ['Watch Me Fall', 'watch'],
  ['The Night Watch', 'watch'],
  ['Nobody Leaves', 'leaf'],
  ['The Sun Rose', 'rose'],
  ['What She Could Not Bear', 'bear'],
  ['Bear Witness', 'bear'],
  ['Fire Your Boss', 'fire'],
  ['Happy Hour', 'hour'],
  ['The Best Man’s Worst Idea', 'man'],
  ['The West Wing', 'wing'],
] as const)('[B25] in “%s” the word “%s” does not mean the thing', (title, word) => {
  expect(wordsInTheirSense(title)).not.toContain(word);
});

test.each([
  ['My Father’s Watch', 'watch'],
  ['A Leaf in Autumn', 'leaf'],
  ['Rose of the Desert', 'rose'],
  ['The Bear Who Borrowed the Moon', 'bear'],
  ['Star Over Bethlehem', 'star'],
  ['Fish Out of Water', 'fish'],
  ['The Night Watch', 'night'],
] as const)('[B25] in “%s” the word “%s” means the thing', (title, word) => {
  expect(wordsInTheirSense(title)).toContain(word);
});
