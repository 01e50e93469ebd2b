import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../design/bounds.ts';
import type { TextBox } from '../design/text-box.ts';
import type { TextLine, TextRunStyle } from '../design/text-lines.ts';
import { layOutLines } from '../elements/text-box/lay-out-lines.ts';
import { wordsOfLines } from '../elements/text-box/text-lines.ts';
import type { Size } from '../geometry/shapes.ts';
import { applyCase } from '../text/apply-case.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { EndFeatures } from '../text/text-layout.ts';
import { endsOfLine } from './letter-ends.ts';
import { minorFaceOf } from './line-face.ts';
import { setLettering } from './set-lettering.ts';

type Text = TextBox['text'];

/** Rounding must not make a line that is as wide as its box break. */
const ROOM = 0.999;
/** Sizes and distances are stored with so many decimals. */
const DECIMALS = 4;

/**
 * Returns a lock-up as plain lines that look the same: each line with its words, its size and its distance from the line above. From then on
 * the author sets every line by hand, and a changed title is not broken into other lines. Where the space beside the outer letters would not
 * fit into the box, all lines are smaller by it. Rules beside small words belong to the lock-up and end with it.
 * @param box the size of the text's area in print pixels
 */
export function releaseLettering(text: Text, box: Size, engine: TextEngine): Pick<Text, 'text' | 'lines' | 'fontSize' | 'case'> | null {
  const { lettering } = text;
  if (!lettering) return null;
  const { layout, areMinor, size, ends } = setLettering(text, lettering, box, engine);
  const minor = minorFaceOf(text, lettering);
  // Runs have no case of their own, so words are written as they are seen if the lines differ in it.
  const isCaseShared = minor.case === text.case || !areMinor.includes(true);
  const lines = layout.lines.map((line, index): TextLine => {
    const isMinor = areMinor[index] ?? false;
    const words = text.text.slice(line.start, line.end).replace(/\s/gu, ' ');
    const own = Math.max(...line.runs.map((run) => run.size));
    const above = layout.lines[index - 1];
    const features = lettering.minorFeatures && { features: lettering.minorFeatures };
    const face = isMinor ? { font: minor.family, bold: minor.bold, italic: minor.italic, tracking: 0, ...features } : {};
    const shown = isCaseShared ? words : applyCase(words, isMinor ? minor.case : text.case).text;
    const ofLine = isMinor ? {} : endsOfLine(ends, index === areMinor.indexOf(false), index === areMinor.lastIndexOf(false));
    const runs = runsWithEnds(shown, ofLine).map((run) => ({ ...run, size: rounded(own / size), ...face }));
    return { runs, ...(above && { leading: rounded((line.baseline - above.baseline) / own) }) };
  });
  if (lines.length === 0) return null;
  const released = { text: wordsOfLines(lines), lines, case: isCaseShared ? text.case : ('none' as const) };
  const { width } = layOutLines({ ...text, ...released }, lines, Number.POSITIVE_INFINITY, size, engine);
  const fontSize = size * Math.min(1, (box.width / Math.max(1, width)) * ROOM);
  return { ...released, fontSize: Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, rounded(fontSize))) };
}

/** Returns the words of a line as runs: its first and its last letter are runs of their own where they have features of their own. */
function runsWithEnds(words: string, { first, last }: EndFeatures): readonly Pick<TextRunStyle, 'text' | 'features'>[] {
  const letters = [...words.matchAll(/\p{L}\p{M}*/gu)];
  const start = first && letters[0] ? letters[0].index + letters[0][0].length : 0;
  const end = Math.max(start, last && letters.length > 1 ? (letters.at(-1)?.index ?? words.length) : words.length);
  return [
    ...(start > 0 ? [{ text: words.slice(0, start), ...(first && { features: first }) }] : []),
    { text: words.slice(start, end) },
    ...(end < words.length ? [{ text: words.slice(end), ...(last && { features: last }) }] : []),
  ];
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
