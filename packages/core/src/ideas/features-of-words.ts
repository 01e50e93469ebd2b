import type { Lettering } from '../design/lettering.ts';
import type { FontFeatures } from '../design/text-lines.ts';
import type { GenreId } from '../genres/messages.ts';
import type { KindOfFace, Voice } from '../genres/genre.ts';
import { minorFaceOf } from '../lettering/line-face.ts';
import { applyCase } from '../text/apply-case.ts';
import { hasSmallCapitals, lettersOfFeature } from '../text/face-features.ts';
import type { FaceId } from '../scene/scene.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { letteredVoice } from './front-box.ts';
import { swashesOf } from './swashes.ts';
import { kindOfFace } from './type-manners.ts';

/** Genres whose letters may look as if they were engraved or written with a pen. */
const ORNATE: ReadonlySet<GenreId> = new Set(['historical', 'mystery', 'fantasy', 'paranormal', 'western', 'romance']);
const BOOKISH: ReadonlySet<KindOfFace> = new Set(['serif', 'light serif']);
const ENGRAVED: ReadonlySet<KindOfFace> = new Set(['serif', 'light serif', 'capitals']);
/** In wider letter spacing a ligature is a knot. In thousandths of an em. */
const MOST_SPACING = 45;

const MOST_LIGATURES = 2;
/** Pairs of capitals that are read when they are joined. An H whose second stem is the next letter's is not, except in “THE”. */
const IN_CAPITALS = /^[^H][A-Z]$/u;
/** In large letters the arcs of other pairs, such as “st”, are hairlines over the word and make it smaller. */
const IN_TITLES = /^Th$/u;
const IN_LINES = /./u;

export const SMALL_CAPITALS = { smcp: 1, c2sc: 1 } as const;

/** Returns the voice of a title with the OpenType features that suit it. Its figures are as high as its capitals. */
export function titleWithFeatures(voice: Voice, title: string, genre: GenreId, engine: TextEngine): Voice {
  const face = faceOf(voice, engine);
  return withFeatures(voice, {
    ...liningFigures(face),
    ...ligatures(voice, title, face, genre, kindOfFace(voice.font) === 'capitals' ? IN_CAPITALS : IN_TITLES),
  });
}

/** Returns the voice of an author's name, a subtitle or another line in words with the OpenType features that suit it. */
export function lineWithFeatures(voice: Voice, words: string, genre: GenreId, engine: TextEngine): Voice {
  const face = faceOf(voice, engine);
  if (voice.case === 'uppercase') {
    // Condensed letters are chosen for being narrow, and their small capitals are wide.
    const areFiguresLow = !/\d/u.test(words) || hasLowFigures(face);
    const isSetInSmall = kindOfFace(voice.font) !== 'condensed' && areFiguresLow && hasSmallCapitalsOf(words, face, engine);
    return withFeatures(voice, isSetInSmall ? { ...SMALL_CAPITALS, ...lowFigures(face) } : liningFigures(face));
  }
  return withFeatures(voice, { ...oldStyleFigures(voice, face), ...ligatures(voice, words, face, genre, IN_LINES) });
}

/** Returns the lettering of a title with small capitals in its small words, and with swashes at its ends, where its faces have them. */
export function letteringWithFeatures(
  lettering: Lettering,
  voice: Voice,
  { title, genre }: { readonly title: string; readonly genre: GenreId },
  engine: TextEngine,
): Lettering {
  const minor = minorFaceOf({ ...letteredVoice(voice), text: '', fontSize: 0, alignment: 'center' }, lettering);
  const isUpright = minor.case === 'uppercase' && !minor.italic;
  const areSmallCapitals = isUpright && hasSmallCapitalsOf(title, engine.resolve(minor).face, engine);
  const { firstLetter, lastLetter }: ReturnType<typeof swashesOf> = ORNATE.has(genre) ? swashesOf(voice) : {};
  return {
    ...lettering,
    ...(areSmallCapitals && { minorFeatures: SMALL_CAPITALS }),
    ...(firstLetter && { firstLetter }),
    ...(lastLetter && { lastLetter }),
  };
}

/**
 * Returns true if the face has a small capital for each letter of the words. Its table of features holds plain letters only, and some faces
 * have no others: an É would stand out as a large capital.
 */
function hasSmallCapitalsOf(words: string, face: FaceId, engine: TextEngine): boolean {
  if (!hasSmallCapitals(face)) return false;
  const accented = [...new Set(words.normalize('NFC').toUpperCase())].filter((letter) => /[^A-Z\P{L}]/u.test(letter));
  return accented.every((letter) => {
    const run = { face, text: letter, direction: 'ltr', script: 'Latn', ligatures: true } as const;
    return engine.shape(run)[0]?.id !== engine.shape({ ...run, features: SMALL_CAPITALS })[0]?.id;
  });
}

function withFeatures(voice: Voice, features: FontFeatures): Voice {
  return Object.keys(features).length > 0 ? { ...voice, features } : voice;
}

/** Returns the figures of a face whose own figures are those of running words, as high as capitals. */
function liningFigures(face: FaceId): FontFeatures {
  return lettersOfFeature(face, 'lnum') === '0-9' ? { lnum: 1 } : {};
}

/** Returns true if the face has figures that are about as high as its small capitals. */
function hasLowFigures(face: FaceId): boolean {
  return [lettersOfFeature(face, 'smcp'), lettersOfFeature(face, 'onum'), lettersOfFeature(face, 'lnum')].some((changed) =>
    changed.includes('0-9'),
  );
}

/** Returns the old-style figures of a face that has neither small figures nor old-style ones as its own. */
function lowFigures(face: FaceId): FontFeatures {
  const hasOwn = lettersOfFeature(face, 'smcp').includes('0-9') || lettersOfFeature(face, 'lnum') === '0-9';
  return !hasOwn && lettersOfFeature(face, 'onum') === '0-9' ? { onum: 1 } : {};
}

function oldStyleFigures({ font }: Voice, face: FaceId): FontFeatures {
  return BOOKISH.has(kindOfFace(font)) && lettersOfFeature(face, 'onum') === '0-9' && lettersOfFeature(face, 'lnum') === ''
    ? { onum: 1 }
    : {};
}

/** Ligatures of words with one or two of them, all of which suit: more look like a puzzle. */
function ligatures(voice: Voice, words: string, face: FaceId, genre: GenreId, suits: RegExp): FontFeatures {
  if (!ORNATE.has(genre) || !ENGRAVED.has(kindOfFace(voice.font)) || voice.letterSpacing > MOST_SPACING) return {};
  const pairs = lettersOfFeature(face, 'dlig').split(' ');
  const spoken = applyCase(words, voice.case).text.split(/\s+/u);
  const joined = spoken.flatMap((word) => pairs.filter((pair) => pair !== '' && word.includes(pair)).map((pair) => ({ word, pair })));
  const isRead = joined.every(({ word, pair }) => word === 'THE' || suits.test(pair));
  return isRead && joined.length > 0 && joined.length <= MOST_LIGATURES ? { dlig: 1 } : {};
}

function faceOf({ font, bold = false, italic = false }: Voice, engine: TextEngine): FaceId {
  return engine.resolve({ family: font, bold, italic }).face;
}
