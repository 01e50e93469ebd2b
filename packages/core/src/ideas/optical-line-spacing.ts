import type { Voice } from '../genres/genre.ts';
import { inkBounds } from '../text/ink-bounds.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { TextLayout } from '../text/text-layout.ts';

/** White between the ink of one line and the next, em. */
const LEAST_GAP = 0.06;
/** Baselines stand at least this many heights of a capital apart: letters without tails still want to breathe. */
const CAPITALS_APART = 1.2;
/** The longer its lines the more air a block wants: so much more for each letter beyond a short word. */
const APART_FOR_A_LETTER = 0.02;
const SHORT_LINE = 8;
/** Spaced capitals want as much air between the lines as between the letters. */
const SPACED_CAPITALS_APART = 1.42;
const SPACED = 25;
const TIGHTEST = 0.72;
const LOOSEST = 1.6;

/**
 * The line spacing, in multiples of the size, at which stacked lines stand as close as their ink allows: accents and tails never
 * touch, and capitals of a tall face do not drift apart. A voice that asks
 * for more than 1 gets no less; a single line keeps its own.
 */
export function opticalLineSpacing(layout: TextLayout, voice: Voice, size: number, engine: TextEngine): number {
  if (layout.lines.length < 2) return voice.lineSpacing;
  const inks = layout.lines.map((line) => {
    const ink = inkBounds([line], engine);
    return ink ? { above: line.baseline - ink.y, below: ink.y + ink.height - line.baseline } : { above: 0, below: 0 };
  });
  const clear = inks.slice(1).map((line, index) => (inks[index]?.below ?? 0) + line.above + LEAST_GAP * size);
  const face = layout.lines[0]?.runs[0]?.face;
  const longest = Math.max(...layout.lines.map(({ runs }) => runs.reduce((sum, { glyphs }) => sum + glyphs.length, 0)));
  const apart =
    voice.letterSpacing >= SPACED
      ? SPACED_CAPITALS_APART
      : Math.min(SPACED_CAPITALS_APART, CAPITALS_APART + APART_FOR_A_LETTER * Math.max(0, longest - SHORT_LINE));
  // The font's cap height can be too low for a worn or engraved face. The lowest line of capitals has no accents, so its ink counts.
  const inked = voice.case === 'uppercase' ? Math.min(...inks.map(({ above }) => above)) : 0;
  const capitals = apart * Math.max(inked, face === undefined ? 0 : engine.metrics(face).capHeight * size);
  const wanted = voice.lineSpacing > 1 ? voice.lineSpacing : TIGHTEST;
  return Math.min(LOOSEST, Math.max(wanted, Math.max(capitals, ...clear) / size));
}
