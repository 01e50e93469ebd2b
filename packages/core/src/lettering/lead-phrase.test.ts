import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadPhraseOf } from './lead-phrase.ts';

/** Titles with the phrase that leads them in capitals. */
const LED = [
  'THE VICAR THE VINTAGE TRACTOR and the Missing Prize Winning Marrow',
  'EVERYONE ON THIS FLIGHT Has a Reason to Want Him Dead',
  'THE WINTER I FELL IN LOVE With the Man Next Door',
  'DO NOT ANSWER When the Forest Calls You by Name',
  'SHE TOLD THE POLICE Everything Except the Name of the Man',
  'WHY GOOD TEAMS FALL APART Right After Their Very First Big Win',
  'A SONG OF ASH AND SILVER for the Drowned City',
  'EVERYTHING MY MOTHER FORGOT to Tell Me Before She Died',
  'RUN YOUR OWN RACE Even When the World Is Watching You',
  'KEEP THE LIGHT On Even After Everyone Has Gone to Bed',
  'MY BROTHER WAS A SPY and He Never Told Our Mother',
  'STOP WAITING FOR PERMISSION and Start Building the Life You Want',
  'EVERYTHING WE COOKED the Year the Restaurant Burned to the Ground',
  'THEY SOLD THE FARM but Grandmother Would Not Leave the Porch',
];

test.each(LED)('[B21] the first phrase leads %s', (marked) => {
  const words = marked.split(' ');
  const end = words.findLastIndex((word) => word === word.toLocaleUpperCase('en')) + 1;
  const title = words.map((word) => word.charAt(0) + word.slice(1).toLocaleLowerCase('en'));
  expect(leadPhraseOf(title)).toEqual({ first: 0, end });
});

test.each([
  ['The Librarian Who Knew Too Much About the Missing Clock', 'Librarian'],
  ['The Wedding Planner Who Could Not Get a Second Date', 'The Wedding Planner'],
  ['What the Detective Found Under the Floor of the Old Mill', 'Detective Found'],
  ['How to Keep Your Faith When the Storm Will Not End', 'Keep Your Faith'],
  ['The Quiet Art of Saying No Without Losing Your Friends', 'Saying No'],
  ['A Brief History of Bread and the People Who Baked It', 'Bread'],
  ['How Quiet Founders Build Loud Brands Without Losing Their Best People', 'Quiet Founders'],
  ['The Autumn My Sister Learned to Swim and Crossed the Lake', 'Autumn'],
  ['The Fisherman Who Taught Me to Read the Weather and Wait', 'Fisherman'],
  ['The Bakery Where Nobody Asks Why You Are Crying Before Noon', 'Bakery'],
  ['How Beekeepers Sailors and Spies Taught the World to Read Weather', 'Beekeepers Sailors and Spies'],
])('[B21] the words that only open %s are small', (title, lead) => {
  const words = title.split(' ');
  const found = leadPhraseOf(words);
  expect(found && words.slice(found.first, found.end).join(' ')).toBe(lead);
});

test('[B21] the last phrase leads a title that begins with nobody in particular', () => {
  const words = 'The Boy Who Could Not Stop Dreaming About the Moon'.split(' ');
  expect(leadPhraseOf(words)).toEqual({ first: 6, end: words.length });
});

test.each([
  'The Salt Road',
  'Every Summer but This One',
  'How Ordinary Numbers Fool Experts Judges Doctors and Most of Us',
  'Élodie Découvre la Forêt et les Animaux de la Nuit',
  'הבית שעל שפת הים והילדה שלא ידעה לשחות',
])('[B21] no phrase leads %s', (title) => expect(leadPhraseOf(title.split(' '))).toBeNull());

test('[B21] a lead lies within its title and leaves words beside it', () => {
  const words = 'the a of and girl who stole river night my was found in Dark 7 every no run—'.split(' ');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (title) => {
      const lead = leadPhraseOf(title);
      if (!lead) return;
      expect(lead.first).toBeGreaterThanOrEqual(0);
      expect(lead.end).toBeLessThanOrEqual(title.length);
      expect(lead.end - lead.first).toBeGreaterThan(0);
      expect(lead.end - lead.first).toBeLessThan(title.length);
    }),
  );
});
