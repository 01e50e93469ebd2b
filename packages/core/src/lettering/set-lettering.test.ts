import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letteringSchema } from '../design/lettering.ts';
import { textBoxSchema } from '../design/text-box.ts';
import { inkBounds } from '../text/ink-bounds.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { findMinorWords, isWeakWord, keyWordsOf } from './minor-words.ts';
import { leadPhraseOf } from './lead-phrase.ts';
import { setLettering } from './set-lettering.ts';

const engine = fixedWidthEngine();
const BOX = { width: 1600, height: 1700 };

function set(text: string, style: Parameters<typeof letteringSchema.parse>[0] = {}, alignment: 'left' | 'center' | 'right' = 'center') {
  const box = textBoxSchema.parse({
    panelName: 'Title',
    designMode: { uniqueId: 'Title' },
    panel: { top: 0, height: BOX.height },
    text: { text, fontSize: 200, alignment },
  });
  return setLettering(box.text, letteringSchema.parse(style), BOX, engine);
}

const letteringFor = (title: string) => ({ minorWords: leadPhraseOf(title.split(' ')) ? 'lead-phrase' : 'own-line' }) as const;
const inkOf = (line: ReturnType<typeof set>['layout']['lines'][number]) => inkBounds([line], engine) ?? { x: 0, y: 0, width: 0, height: 0 };
const linesOf = (text: string, { layout }: ReturnType<typeof set>) => layout.lines.map(({ start, end }) => text.slice(start, end));

describe('a lock-up', () => {
  test('[B21] sets small words small, on lines of their own, and every other line as wide as the measure', () => {
    const title = 'Glassblowers of Lighthouse';
    const lettered = set(title);
    expect(linesOf(title, lettered)).toEqual(['Glassblowers', 'of', 'Lighthouse']);
    const [first, small, last] = lettered.layout.lines.map(inkOf);
    expect(first?.width).toBeCloseTo(BOX.width, 3);
    expect(last?.width).toBeCloseTo(BOX.width, 3);
    expect((small?.height ?? 0) / (first?.height ?? 1)).toBeLessThan(0.5);
  });

  test('[B21] breaks a lone word where its style says, each part as wide as the measure, and no other text', () => {
    const lettered = set('Blackout', { wordBreak: 'Black|out', largest: 2 });
    expect(linesOf('Blackout', lettered)).toEqual(['Black', 'out']);
    for (const line of lettered.layout.lines) expect(inkOf(line).width).toBeCloseTo(BOX.width, 3);
    expect(linesOf('Whiteout', set('Whiteout', { wordBreak: 'Black|out' }))).toEqual(['Whiteout']);
  });

  test('[B21] parts no expression of two words, and no verb from its pronoun', () => {
    for (const [title, expression] of [
      ['The Déjà Vu Habit', 'Déjà Vu'],
      ['Swipe Right on Mr. Wrong', 'Mr. Wrong'],
      ['The Doctor Next Door Wants to Marry Me Before the Fall', 'Marry Me'],
      ['The Doctor Next Door Wants to Marry Me Before the Fall', 'Next Door'],
    ] as const) {
      for (const minorWords of ['key-words', 'inline'] as const) {
        const lines = linesOf(title, set(title, { minorWords }));
        expect(
          lines.some((line) => line.includes(expression)),
          `${minorWords}: ${lines.join(' / ')}`,
        ).toBe(true);
      }
    }
  });

  test('[B21] lets no line of weak words lead a title', () => {
    for (const title of [
      'Ruin Me Softly',
      'Every Summer But This One',
      'What Great Managers Notice Before Anybody Else in the Room Does',
      'The Cowboy Who Came Back to Willow Creek for My Heart',
    ]) {
      for (const minorWords of ['key-words', 'inline'] as const) {
        const lettered = set(title, { minorWords });
        const lines = linesOf(title, lettered);
        const largest = lettered.layout.lines.map((line) => Math.max(...line.runs.map(({ size }) => size)));
        const leading = lines.filter((_, index) => (largest[index] ?? 0) > 0.99 * Math.max(...largest));
        const isStrong = (line: string) => !line.split(' ').every(isWeakWord);
        expect(leading.some(isStrong), `${minorWords}: ${lines.join(' / ')}`).toBe(true);
      }
    }
  });

  test('[B21] sets no Hebrew or Arabic phrase that depends on others larger than the plain nouns', () => {
    for (const [title, leading] of [
      ['כתר של קרח ואש', 'כתר'],
      ['עץ הרימון בחצר של סבתא', 'עץ הרימון'],
      ['שתיקה ודם', 'שתיקה'],
      ['ורדים באפלה', 'ורדים'],
      ['לב של אבן', 'לב'],
      ['וילה בגליל', 'וילה'],
      ['وردة في الصحراء', 'وردة'],
      ['رجل بقلب من حجر', 'رجل'],
      ['بيت على التل', 'بيت'],
      ['قمر وشمس', 'قمر'],
    ] as const) {
      for (const minorWords of ['own-line', 'inline'] as const) {
        const lettered = set(title, { minorWords });
        const sizes = lettered.layout.lines.map(({ runs }) => runs[0]?.size ?? 0);
        const largest = linesOf(title, lettered).filter((_, index) => (sizes[index] ?? 0) > 0.98 * Math.max(...sizes));
        expect(largest, `${title}, ${minorWords}`).toEqual([leading]);
      }
    }
  });

  test('[B21] sets words such as “every” and “even” smaller than the noun that they stand beside', () => {
    for (const [title, leading] of [
      ['Even the Stars Lie', 'Stars'],
      ['Only the River Knows', 'River'],
      ['Every Last Secret', 'Secret'],
      ['Always October', 'October'],
      ['Perhaps in Paris', 'Paris'],
      ['Every Cop in This Town Owes My Father a Favor', 'Cop'],
      ['Climb Your Own Mountain Even When Everyone Else Takes the Lift', 'Mountain'],
    ] as const) {
      const lettered = set(title, letteringFor(title));
      const sizes = lettered.layout.lines.map(({ runs }) => runs[0]?.size ?? 0);
      const largest = linesOf(title, lettered).filter((_, index) => (sizes[index] ?? 0) > 0.98 * Math.max(...sizes));
      expect(largest.join(' '), title).toContain(leading);
      expect(
        largest.every((line) => !line.split(' ').every(isWeakWord)),
        `${title}: ${largest.join(' / ')}`,
      ).toBe(true);
    }
  });

  test('[B21] sets the phrase that leads a long title large, and the words beside it in lines of one small size', () => {
    const title = 'The Librarian Who Knew Too Much About the Missing Clock';
    const lettered = set(title, { minorWords: 'lead-phrase' });
    const lines = linesOf(title, lettered);
    expect(lines.slice(0, 2)).toEqual(['The', 'Librarian']);
    const sizes = lettered.layout.lines.map(({ runs }) => runs[0]?.size ?? 0);
    const small = sizes.filter((_, index) => lettered.areMinor[index]);
    expect(small).toHaveLength(lines.length - 1);
    expect(Math.max(...small)).toBeCloseTo(Math.min(...small), 3);
    expect(sizes[1]).toBeGreaterThan(1.3 * Math.max(...small));
  });

  test('[B21] sets a title alike in all lines if no phrase leads it, or its author broke the lines', () => {
    for (const title of ['Glassblowers of Lighthouse', 'Do Not Answer\nWhen the Forest\nCalls You by Name']) {
      const lettered = set(title, { minorWords: 'lead-phrase' });
      expect(lettered.areMinor).not.toContain(true);
      expect(lettered.layout).toEqual(set(title, { minorWords: 'inline' }).layout);
    }
  });

  test('[B21] breaks a long title by sense, and leaves no short word alone in the last line', () => {
    for (const [title, lines] of [
      [
        'Nine Ways Small Companies Beat Giants at Their Own Game Every Year',
        'Nine Ways / Small Companies / Beat Giants / at Their Own Game / Every Year',
      ],
      [
        'Walking From Lisbon to Istanbul With One Shoe and a Borrowed Map',
        'Walking From Lisbon / to Istanbul / With One Shoe / and a Borrowed Map',
      ],
      [
        'Do Not Open the Cellar Door While the Children Are Still Singing',
        'Do Not Open / the Cellar Door / While the Children / Are Still Singing',
      ],
      [
        'The Night Porter Who Remembered Every Guest Except the One Who Died',
        'The Night Porter / Who Remembered / Every Guest / Except the One / Who Died',
      ],
    ] as const) {
      expect(linesOf(title, set(title, { minorWords: 'inline' })).join(' / ')).toBe(lines);
    }
  });

  test('[B21] lets only a whole phrase with a noun lead a long title', () => {
    for (const [title, leading] of [
      ['The Summer I Fell in Love With the Boy Who Fixed Bicycles', 'The Summer'],
      ['Nobody Leaves the Docks Until the Old Man Gets His Money', 'the Docks'],
      ['Three Horses and a Bible Was All He Took From the Ranch', 'Three Horses'],
      ['The Knitting Circle the Stolen Teapot and a Most Suspicious Vicar Indeed', 'The Knitting Circle'],
    ] as const) {
      const lettered = set(title, { minorWords: 'inline' });
      const sizes = lettered.layout.lines.map(({ runs }) => runs[0]?.size ?? 0);
      const largest = linesOf(title, lettered).filter((_, index) => (sizes[index] ?? 0) > 0.98 * Math.max(...sizes));
      expect(largest, title).toContain(leading);
      expect(largest.every((line) => line === leading) || largest.length === sizes.length, `${title}: ${largest.join(' / ')}`).toBe(true);
    }
  });

  test('[B21] sets a title large and what explains it, after a colon, small', () => {
    const title = 'The Ember Crown: Book One of the Cinder Throne';
    const lettered = set(title);
    const lines = linesOf(title, lettered);
    const sizes = lettered.layout.lines.map(({ runs }) => runs[0]?.size ?? 0);
    const end = lines.findIndex((line) => line.endsWith(':'));
    expect(lines.slice(0, end + 1).join(' ')).toBe('The Ember Crown:');
    for (const size of sizes.slice(0, end + 1)) expect(size).toBeGreaterThan(0.98 * Math.max(...sizes));
    for (const size of sizes.slice(end + 1)) expect(size).toBeLessThan(0.65 * Math.max(...sizes));
  });

  test('[B21] keeps the parts of a name alike in size', () => {
    const title = 'The Bakery on Rue Géraud';
    expect(linesOf(title, set(title)).some((line) => line.includes('Rue Géraud'))).toBe(true);
    const words = 'We Have Always Lived in the Castle';
    const lettered = set(words, { minorWords: 'key-words' });
    const sizes = lettered.layout.lines.map(({ runs }) => runs[0]?.size ?? 0);
    const largest = linesOf(words, lettered).filter((_, index) => (sizes[index] ?? 0) > 0.98 * Math.max(...sizes));
    expect(largest.join(' ')).toContain('Castle');
  });

  test('[B21] stacks two words of unequal length, the short one larger, and neither tiny', () => {
    for (const title of ['Dark Constellations', 'Lighthousekeepers Sing']) {
      const lettered = set(title, { largest: 0.6 });
      expect(linesOf(title, lettered)).toEqual(title.split(' '));
      const heights = lettered.layout.lines.map((line) => line.runs[0]?.size ?? 0);
      expect(Math.max(...heights) / Math.min(...heights)).toBeGreaterThan(1.5);
      expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(2.2);
    }
  });

  test('[B21] sets the lines of a long title at even distances, whatever tails they have', () => {
    const title = 'The Summer I Fell in Love With the Boy Who Fixed Bicycles';
    const baselines = set(title, { minorWords: 'inline' }).layout.lines.map(({ baseline }) => baseline);
    const leadings = baselines.slice(1).map((baseline, index) => baseline - (baselines[index] ?? 0));
    for (const leading of leadings.slice(1)) expect(leading).toBeCloseTo(leadings[1] ?? 0, 3);
  });

  test('[B21] keeps small words in the line where the style says so', () => {
    const title = 'What the Tide Returned';
    const lines = linesOf(title, set(title, { minorWords: 'inline' }));
    expect(lines.some((line) => line === 'the')).toBe(false);
  });

  test('[B21] lets the key words of a sentence stand large, and the phrases between them small', () => {
    const title = 'How to Leave a Place That Never Let You Go Home';
    const lettered = set(title, { minorWords: 'key-words' });
    const lines = linesOf(title, lettered);
    expect(lines[0]).toBe('How to');
    expect(lines).toContain('That Never Let You');
    expect(lines.at(-1)).toBe('Go Home');
    const heightOf = (text: string) => lettered.layout.lines.filter((_, index) => lines[index] === text).map(inkOf)[0]?.height ?? 0;
    expect(heightOf('That Never Let You')).toBeLessThan(0.5 * heightOf('Go Home'));
  });

  test('[B21] finds key words in sentences, and in shorter titles that a question word would lead', () => {
    expect(keyWordsOf('How to Leave a Place That Never Let You Go Home')).toBe('sentence');
    expect(keyWordsOf('Why Small Teams Win')).toBe('some');
    expect(keyWordsOf('The Salt Road')).toBe('none');
    expect(keyWordsOf('If It Is Not You Then Who Is It')).toBe('none');
  });

  test('[B21] keeps the breaks that the author typed', () => {
    const title = 'My\nFather’s\nRadio';
    expect(linesOf(title, set(title))).toEqual(['My', 'Father’s', 'Radio']);
  });

  test('[B21] draws rules beside small words, inside the measure', () => {
    const { rules } = set('Return to Ashes', { rules: true });
    expect(rules).toHaveLength(2);
    for (const rule of rules) {
      expect(rule.x).toBeGreaterThanOrEqual(0);
      expect(rule.x + rule.width).toBeLessThanOrEqual(BOX.width + 0.001);
    }
  });

  test('[B21] is never minor in its last word, nor in a title of small words alone', () => {
    expect(findMinorWords(['A', 'Scone', 'to', 'Die', 'For'])).toEqual([true, false, true, false, false]);
    expect(findMinorWords(['Of', 'the', 'Into'])).toEqual([false, false, false]);
    // An “I” by itself on a line looks like a speck.
    expect(findMinorWords(['I', 'Kept', 'the', 'Dog'], 'key-words')).toEqual([false, true, true, false]);
  });

  test('[B21] stands inside its box, line below line, and its carets lie in the words as typed', () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ž’]{1,14}$/);
    const small = fc.constantFrom('the', 'of', 'and', 'to', 'a');
    const titles = fc.array(fc.oneof(word, word, small), { minLength: 1, maxLength: 15 }).map((words) => words.join(' '));
    const styles = fc.record({
      minorWords: fc.constantFrom('own-line' as const, 'inline' as const, 'key-words' as const),
      gap: fc.double({ min: 0, max: 0.5, noNaN: true }),
      largest: fc.double({ min: 0.1, max: 1, noNaN: true }),
      minorSize: fc.double({ min: 0.2, max: 0.6, noNaN: true }),
      rules: fc.boolean(),
    });
    fc.assert(
      fc.property(titles, styles, fc.constantFrom('left' as const, 'center' as const, 'right' as const), (title, style, alignment) => {
        const { layout, size } = set(title, style, alignment);
        const ink = layout.inkBounds;
        expect(size).toBeGreaterThan(0);
        expect(ink?.x).toBeGreaterThan(-0.01);
        expect((ink?.x ?? 0) + (ink?.width ?? 0)).toBeLessThan(BOX.width + 0.01);
        expect(ink?.height).toBeLessThan(BOX.height + 0.01);
        const boxes = layout.lines.map(inkOf);
        for (const [index, box] of boxes.entries()) {
          const above = boxes[index - 1];
          if (above) expect(box.y).toBeGreaterThan(above.y + above.height - 0.01);
        }
        expect(layout.lines.map(({ start, end }) => title.slice(start, end)).join(' ')).toBe(title);
        for (const line of layout.lines)
          for (const { offset } of line.carets) expect(offset >= line.start && offset <= line.end).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
