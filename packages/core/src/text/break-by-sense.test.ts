import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakBySense, breaksBySense } from './break-by-sense.ts';

const lines = (title: string, count: number) => breakBySense(title, count).lines;

describe('breaking a title by sense', () => {
  test('[D11] articles and prepositions go with what follows', () => {
    expect(lines('The Girl with the Dragon Tattoo', 3)).toEqual(['The Girl', 'with the Dragon', 'Tattoo']);
    expect(lines('A Portrait of the Artist as a Young Man', 3)).toEqual(['A Portrait', 'of the Artist', 'as a Young Man']);
    expect(lines('Der Name der Rose', 2)).toEqual(['Der Name', 'der Rose']);
    expect(lines('Cien años de soledad', 2)).toEqual(['Cien años', 'de soledad']);
  });

  test('[D11] a break that leaves a short word alone costs more than any that does not', () => {
    const [, two, three] = breaksBySense('The Night Circus', 3);
    expect(two?.lines).toEqual(['The Night', 'Circus']);
    expect(two?.cost).toBeLessThan(0.5);
    expect(three?.cost).toBeGreaterThan(2);
  });

  test('[D11] lines are balanced', () => {
    expect(lines('The Long Way Round', 2)).toEqual(['The Long', 'Way Round']);
    expect(lines('One Hundred Years of Solitude', 2)).toEqual(['One Hundred', 'Years of Solitude']);
    expect(lines('War and Peace', 2)).toEqual(['War', 'and Peace']);
  });

  test('[D11] a colon or a comma is the place to stop', () => {
    expect(lines('Sapiens: A Brief History', 2)).toEqual(['Sapiens:', 'A Brief History']);
    expect(lines('Eat, Pray, Love', 3)).toEqual(['Eat,', 'Pray,', 'Love']);
  });

  test('[D11] the author’s own breaks stay', () => {
    expect(lines('The\nLong Way', 4)).toEqual(['The', 'Long Way']);
  });

  test('[D11] one candidate for each number of lines, none twice', () => {
    expect(breaksBySense('Gone Girl', 5).map((one) => one.lines.length)).toEqual([1, 2]);
    expect(breaksBySense('', 5)).toEqual([{ lines: [''], cost: 0 }]);
  });

  test('[D11] every word stays, in order', () => {
    const title = fc.array(fc.constantFrom('the', 'of', 'Night', 'Garden,', 'a', 'Wolves', 'and'), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(title, fc.integer({ min: 1, max: 6 }), (words, count) => {
        const broken = lines(words.join(' '), count);
        expect(broken.join(' ')).toBe(words.join(' '));
        expect(broken).toHaveLength(Math.min(count, words.length));
      }),
    );
  });
});
