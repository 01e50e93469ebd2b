import { MIN_FONT_SIZE } from '../design/bounds.ts';
import type { Lettering } from '../design/lettering.ts';
import type { Voice } from '../genres/genre.ts';
import type { Size } from '../geometry/shapes.ts';
import { breaksBySense } from '../text/break-by-sense.ts';
import { layoutText } from '../text/layout-text.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { TextLayout } from '../text/text-layout.ts';
import { opticalLineSpacing } from './optical-line-spacing.ts';

/** Words broken into lines at a size, with the box that their ink takes. Px. */
export interface SetWords {
  readonly text: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** As asked, with the line spacing that these lines take. */
  readonly voice: Voice;
  /** Present for words that are set as a lock-up: they fill a box of this `width` and `height`. Board width in Px. */
  readonly lockUp?: { readonly lettering: Lettering; readonly boardWidth: number };
}

export interface Room extends Size {
  readonly maxSize: number;
  readonly maxLines: number;
}

const MEASURING_SIZE = 100;

/** The cost of a poor break against larger type: a line that ends on "the" must gain a sixth in size. */
const COST_OF_A_BREAK = 0.12;
/** More lines cost a little, so that a title is not stacked higher for a hair's growth. */
const COST_OF_A_LINE = 0.04;
/** Letters that join are pulled apart by spacing; it is left off, as are capitals, in scripts that have none. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}]/u;

/** The number of lines, up to `maxLines`, that lets the words grow largest within the room without breaking them badly. */
export function setLines(words: string, voice: Voice, room: Room, engine: TextEngine): SetWords {
  const spoken = JOINED.test(words) ? { ...voice, letterSpacing: 0 } : voice;
  const candidates = breaksBySense(words, room.maxLines, lineMeasure(spoken, engine)).map(({ lines, cost }) => {
    const set = fit(lines.join('\n'), spoken, room, engine);
    return { set, worth: set.size * (1 - COST_OF_A_LINE * (lines.length - 1) - COST_OF_A_BREAK * Math.max(0, cost)) };
  });
  const best = candidates.sort((first, second) => second.worth - first.worth)[0];
  return best?.set ?? fit(words, spoken, room, engine);
}

/** A line's width as the sum of its words': breaking tries hundreds of lines of the same few words. */
function lineMeasure(voice: Voice, engine: TextEngine): (line: string) => number {
  const known = new Map<string, number>();
  const widthOf = (word: string) => {
    const width = known.get(word) ?? layOut(word, voice, engine).width;
    known.set(word, width);
    return width;
  };
  const space = MEASURING_SIZE * (0.25 + voice.letterSpacing / 1000);
  return (line) => {
    const words = line.split(' ');
    return words.reduce((sum, word) => sum + widthOf(word), 0) + space * (words.length - 1);
  };
}

function fit(text: string, voice: Voice, room: Room, engine: TextEngine): SetWords {
  const loose = layOut(text, voice, engine);
  const lineSpacing = opticalLineSpacing(loose, voice, MEASURING_SIZE, engine);
  const { width, height } = inkSize(loose, (lineSpacing - voice.lineSpacing) * MEASURING_SIZE * (loose.lines.length - 1));
  const scale = Math.min(room.width / Math.max(1, width), room.height / Math.max(1, height), room.maxSize / MEASURING_SIZE);
  const size = Math.max(MIN_FONT_SIZE, scale * MEASURING_SIZE);
  const grown = size / MEASURING_SIZE;
  return { text, size, width: width * grown, height: height * grown, voice: { ...voice, lineSpacing } };
}

function inkSize(layout: TextLayout, moreHeight: number): Size {
  return {
    width: Math.max(layout.width, layout.inkBounds?.width ?? 0),
    height: (layout.inkBounds?.height ?? layout.height) + moreHeight,
  };
}

function layOut(text: string, voice: Voice, engine: TextEngine): TextLayout {
  return layoutText(
    {
      spans: [
        {
          text,
          family: voice.font,
          size: MEASURING_SIZE,
          bold: voice.bold ?? false,
          italic: voice.italic ?? false,
          letterSpacing: voice.letterSpacing,
          ...(voice.features && { features: voice.features }),
        },
      ],
      width: Number.POSITIVE_INFINITY,
      alignment: 'center',
      lineSpacing: voice.lineSpacing,
      case: voice.case,
      direction: 'auto',
    },
    engine,
  );
}
