import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../design/bounds.ts';
import type { Voice } from '../genres/genre.ts';
import { setLettering } from '../lettering/set-lettering.ts';
import { letteringWithFeatures, lineWithFeatures, titleWithFeatures } from './features-of-words.ts';
import { letteredVoice } from './front-box.ts';
import type { LayoutStage } from './layout-stage.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { letteringFor, letteringOf } from './title-lettering.ts';
import { isFlowing } from './type-manners.ts';
import { type Room, type SetWords, setLines } from './set-lines.ts';

/** Room for one of the front's words: width as a share of the measure, heights as shares of the board's. */
export interface Share {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly lines: number;
  /** The genre's own voice when absent. */
  readonly voice?: Voice;
}

export interface FrontWords {
  readonly title: SetWords;
  readonly author: SetWords;
  /** The subtitle or the genre's own line; null where there is neither. */
  readonly line: SetWords | null;
}

/** Sets a front's three words, each as large as its room allows. */
export function setFrontWords(
  stage: LayoutStage,
  shares: { readonly title: Share; readonly author: Share; readonly line: Share },
): FrontWords {
  return { title: letterTitle(stage, shares.title), author: setAuthor(stage, shares.author), line: setLine(stage, shares.line) };
}

/** The author's name; a long one takes two lines. */
export function setAuthor(stage: LayoutStage, share: Share): SetWords {
  const { author, look } = stage;
  const isLong = author.length > LONG_AUTHOR;
  const set = isLong
    ? setIn(stage, author, onTwoLines(share), { ...look.author, lineSpacing: LEADING })
    : setIn(stage, author, share, look.author);
  return firm(set, stage);
}

/** The subtitle or the genre's own line; null where there is neither. */
export function setLine(stage: LayoutStage, share: Share): SetWords | null {
  if (stage.subtitle === null) return null;
  const voice = share.voice ?? stage.look.subtitle;
  return setIn(stage, stage.subtitle, isFlowing(voice) ? { ...share, size: share.size * SCRIPT_GROWTH } : share, voice);
}

/** A script's small letters are half as high as those of other faces of its size. */
const SCRIPT_GROWTH = 1.6;

function setIn(
  { measure, board, genre, engine }: LayoutStage,
  words: string,
  { width, height, size, lines, voice }: Share,
  own: Voice,
): SetWords {
  const featured = lineWithFeatures(voice ?? own, words, genre, engine);
  const larger = sizeOfSmallCapitals(featured, engine);
  const spaced = { ...featured, letterSpacing: Math.round(featured.letterSpacing / larger) };
  const maxSize = board.height * size * larger;
  return setReadable(words, spaced, { width: measure * width, height: board.height * height, maxSize, maxLines: lines }, engine);
}

/** Returns the factor by which small capitals are set larger to be as high as capitals; 1 for all other words. */
function sizeOfSmallCapitals(voice: Voice, engine: TextEngine): number {
  if (!voice.features?.c2sc) return 1;
  const room = { width: 1000, height: 1000, maxSize: 100, maxLines: 1 };
  const { features: _, ...capitals } = voice;
  return setLines('H', capitals, room, engine).height / setLines('H', voice, room, engine).height;
}

/** Capitals stand this far up the em, so a font size in a share's terms is a cap height in a lock-up's. */
const CAP_OF_EM = 0.7;
/** A lock-up may go beyond the size that even lines would take: its largest words are a few among small ones. */
const GROWTH = 1.6;

/** The title as a lock-up that fills its room. */
export function letterTitle({ title, genre, look, measure, board, engine }: LayoutStage, share: Share): SetWords {
  const voice = titleWithFeatures(share.voice ?? look.title, title, genre, engine);
  const width = measure * share.width;
  const largest = (share.size * board.height * CAP_OF_EM * GROWTH) / width;
  const lettering = letteringWithFeatures(letteringFor(title, letteringOf(voice, largest), voice), voice, { title, genre }, engine);
  const room = { width, height: board.height * share.height };
  const { size, height } = setLettering(
    { ...letteredVoice(voice), text: title, fontSize: 0, alignment: 'center' },
    lettering,
    room,
    engine,
  );
  return {
    text: title,
    size: Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, size)),
    width,
    height,
    voice,
    lockUp: { lettering, boardWidth: board.width },
  };
}

/** Share of the board's height; a smaller name is set bold, or its hairlines are lost. */
const SMALL_AUTHOR = 0.02;

function firm(author: SetWords, { board, measure, engine }: LayoutStage): SetWords {
  if (author.size >= board.height * SMALL_AUTHOR || author.voice.bold) return author;
  const room = { width: measure, height: board.height, maxSize: author.size, maxLines: author.text.split('\n').length };
  return setLines(author.text, { ...author.voice, bold: true }, room, engine);
}

/** A name with more letters would be small on one line. */
export const LONG_AUTHOR = 24;
const LEADING = 1.3;

function onTwoLines(share: Share): Share {
  return { ...share, lines: 2, height: share.height * 2.4 };
}

/** Wide spacing makes long words small: below this share of the size that was hoped for, it is taken back. */
const TOO_SMALL = 0.62;
const TIGHT = 0.25;

function setReadable(words: string, voice: Voice, room: Room, engine: TextEngine): SetWords {
  const spaced = setLines(words, voice, room, engine);
  if (spaced.size >= room.maxSize * TOO_SMALL || voice.letterSpacing < 60) return spaced;
  return setLines(words, { ...voice, letterSpacing: voice.letterSpacing * TIGHT }, room, engine);
}
