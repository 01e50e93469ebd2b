import type { Lettering } from '../design/lettering.ts';
import type { Rect, Size } from '../geometry/shapes.ts';
import { inkBounds } from '../text/ink-bounds.ts';
import { layoutText } from '../text/layout-text.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { EndFeatures, LaidLine, TextLayout } from '../text/text-layout.ts';
import { closeApostrophes } from './close-apostrophes.ts';
import { chooseLeadLines } from './choose-lead-lines.ts';
import { type ChosenLine, chooseLines } from './choose-lines.ts';
import { endsOfLine, endsToTry, isWorthItsEnds } from './letter-ends.ts';
import { type LetteredText, lineBlock } from './line-face.ts';
import { type PlacedLine, evenLeadings, hasDotsBetweenLines, leadingsOf } from './line-leading.ts';
import { measureWords } from './measure-words.ts';
import { clearOf, rulesBeside } from './minor-rules.ts';
import { moveLine } from './move-line.ts';

/** A lock-up in its box: lines from the box's top-left corner, in print pixels. */
export interface SetLettering {
  readonly layout: TextLayout;
  /** The thin rules beside minor lines; empty if the style has none or there is no room. */
  readonly rules: readonly Rect[];
  /** True for each line of small words. */
  readonly areMinor: readonly boolean[];
  /** The features of the first letter of the first large line and of the last letter of the last one, as far as they are used. */
  readonly ends: EndFeatures;
  /** The mean size of the lines that carry the title, in print pixels per em, which effects are relative to. */
  readonly size: number;
  /** The height in print pixels of a box of the same width that gives the same lock-up. */
  readonly height: number;
}

/**
 * Sets a text as a lock-up that fills `box`: the best break into lines, each line as wide as the box unless the style limits its size, and
 * lines as close as their outlines allow. Every face that the text needs must be loaded into the engine.
 */
export function setLettering(text: LetteredText, lettering: Lettering, box: Size, engine: TextEngine): SetLettering {
  const known = knownOf(engine);
  const key = JSON.stringify([faceOf(text), lettering, box.width, box.height]);
  const set = known.get(key) ?? letter(text, lettering, box, engine);
  if (!known.has(key) && known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
  known.set(key, set);
  return set.size === 0 ? { ...set, size: text.fontSize } : set;
}

/** The largest number of cached lock-ups. Two hundred candidates for a cover share a few dozen of them, and a scene sets each again. */
const MOST_KNOWN = 96;
const known = new WeakMap<TextEngine, Map<string, SetLettering>>();

function knownOf(engine: TextEngine): Map<string, SetLettering> {
  const found = known.get(engine) ?? new Map<string, SetLettering>();
  known.set(engine, found);
  return found;
}

function faceOf({ text, font, bold, italic, case: letterCase, letterSpacing, alignment, features }: LetteredText) {
  return [text, font, bold, italic, letterCase, letterSpacing, alignment, features];
}

function letter(text: LetteredText, lettering: Lettering, box: Size, engine: TextEngine): SetLettering {
  const words = measureWords(text, lettering, engine);
  const choose = lettering.minorWords === 'lead-phrase' ? chooseLeadLines : chooseLines;
  const chosen = new Map<number, readonly ChosenLine[]>();
  const linesIn = (height: number) => {
    const lines = chosen.get(height) ?? choose(words, lettering, { width: box.width, height });
    chosen.set(height, lines);
    return lines;
  };
  const material = { text, lettering, words, linesIn, width: box.width, engine };
  const plain = letterWith({}, material, box);
  for (const ends of endsToTry(lettering)) {
    const swashed = letterWith(ends, material, box);
    if (isWorthItsEnds(swashed, plain, engine)) return swashed;
  }
  return plain;
}

function letterWith(ends: EndFeatures, plain: Omit<Material, 'ends'>, box: Size): SetLettering {
  const { text, lettering, engine } = plain;
  const first = stackIn(box.height, { ...plain, ends });
  // Descenders and accents reach further than the capitals by which the break was judged, so the words are broken again for the height that
  // is left.
  const second = first.height * WORTH_ANOTHER_BREAK > box.height && stackIn(box.height ** 2 / first.height, first.material);
  const { stacked, height } = second && second.height < first.height ? second : first;
  const shrink = Math.min(1, box.height / Math.max(1, height));
  const lines = stacked.map(({ chosen: of, line }) => ({
    chosen: of,
    line: alignLine(moveLine(line, { scale: shrink }), text, box.width, engine),
  }));
  const majors = lines.filter(({ chosen: of }) => !of.isMinor);
  const judged = stacked.reduce((sum, { chosen: line }) => Math.max(sum, line.lockUpHeight), 0);
  return {
    layout: layoutOf(
      lines.map(({ line }) => line),
      box.width,
      engine,
    ),
    rules: lettering.rules
      ? lines.flatMap(({ chosen: of, line }) =>
          of.isMinor
            ? clearOf(
                rulesBeside(line, of.cap * shrink, box.width, engine),
                lines.filter((other) => other.line !== line),
                box.width,
                engine,
              )
            : [],
        )
      : [],
    ends,
    areMinor: lines.map(({ chosen: of }) => of.isMinor),
    size: majors.reduce((sum, { chosen: of }) => sum + of.size * shrink, 0) / Math.max(1, majors.length),
    height: Math.min(box.height, Math.max(height, judged)),
  };
}

/** The factor below which a stack that has to shrink is broken into lines again. */
const WORTH_ANOTHER_BREAK = 0.88;

/** Lines at even distances may be so much higher than the box, and are a little smaller then. */
const ROOM_FOR_EVEN = 1.14;

interface Material {
  readonly text: LetteredText;
  readonly lettering: Lettering;
  readonly words: ReturnType<typeof measureWords>;
  /** Returns the best break into lines for a box of this height. It is the same whatever features the letters have. */
  readonly linesIn: (height: number) => readonly ChosenLine[];
  readonly width: number;
  readonly engine: TextEngine;
  /** The features of the first letter of the first large line and of the last letter of the last one. */
  readonly ends: EndFeatures;
}

/** Returns the best break for a box of this height, with its lines closed up. Its ink may be higher than the box. */
function stackIn(boxHeight: number, material: Material) {
  const { text, lettering, words, linesIn, width, engine, ends } = material;
  // Lines are aligned before they close up, because a short line meets only the words under its own place.
  const chosen = linesIn(boxHeight);
  const large = chosen.filter(({ isMinor }) => !isMinor);
  const placed = chosen.map((line) => {
    const start = words[line.first]?.start ?? 0;
    const end = words[line.end - 1]?.end ?? start;
    const ofLine = endsOfLine(ends, line === large[0], line === large.at(-1));
    return {
      chosen: line,
      line: alignLine(setLine(text, lettering, line, { start, end, ends: ofLine }, width, engine), text, width, engine),
    };
  });
  const leadings = leadingsOf(placed, lettering, width, hasDotsBetweenLines(text.text), engine);
  const even = stackLines(placed, evenLeadings(placed, leadings), engine);
  // Where there is far too little room for even leading, larger letters are worth more.
  const { stacked, height } = even.height > boxHeight * ROOM_FOR_EVEN ? stackLines(placed, leadings, engine) : even;
  return { stacked, height, material };
}

/** Returns the lines at their leadings, and the height of their ink. */
function stackLines(placed: readonly PlacedLine[], leadings: readonly number[], engine: TextEngine) {
  let down = 0;
  const stacked = placed.map(({ chosen, line }, index): PlacedLine => {
    down += leadings[index] ?? 0;
    return { chosen, line: moveLine(line, { dy: down }) };
  });
  return {
    stacked,
    height: inkHeight(
      stacked.map(({ line }) => line),
      engine,
    ),
  };
}

/** Letter spacing is stored in thousandths of an em. */
const EM_OF_SPACING = 1000;

/** Sets a line with the left edge of its outline and its baseline at 0. It is as wide as the box unless its size is limited. */
function setLine(
  text: LetteredText,
  lettering: Lettering,
  chosen: ChosenLine,
  { start, end, ends }: { readonly start: number; readonly end: number; readonly ends: EndFeatures },
  width: number,
  engine: TextEngine,
): LaidLine {
  const source = text.text.slice(start, end).replace(/\s/gu, ' ');
  const layout = layoutText(lineBlock(text, lettering, source, chosen.isMinor, chosen.size, ends), engine);
  const [laid] = layout.lines;
  const line = laid && closeApostrophes(laid, source, chosen.isMinor ? 0 : text.letterSpacing / EM_OF_SPACING, engine);
  const ink = line && inkBounds([line], engine);
  if (!line || !ink) throw new Error('A line of a lock-up holds words, so it has ink');
  // The break was judged by the sum of its words' widths; kerning across spaces is known only now.
  const scale = chosen.isFull || ink.width > width ? width / ink.width : 1;
  return moveLine(line, { dx: -ink.x, dy: -line.baseline, scale, offset: start });
}

function alignLine(line: LaidLine, { alignment }: LetteredText, width: number, engine: TextEngine): LaidLine {
  const ink = inkBounds([line], engine);
  if (!ink) return line;
  const start = line.direction === 'rtl' ? 'right' : 'left';
  const side = alignment === 'justify' ? start : alignment;
  const free = width - ink.width;
  const left = side === 'left' ? 0 : side === 'right' ? free : free / 2;
  return moveLine(line, { dx: left - ink.x });
}

function layoutOf(lines: readonly LaidLine[], width: number, engine: TextEngine): TextLayout {
  const ink = inkBounds(lines, engine);
  return { lines, width, height: ink ? ink.height : 0, inkBounds: ink };
}

function inkHeight(lines: readonly LaidLine[], engine: TextEngine): number {
  return inkBounds(lines, engine)?.height ?? 0;
}
