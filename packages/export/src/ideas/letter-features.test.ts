import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { designSchema } from '@coverwright/core/design/design.ts';
import { letteringSchema } from '@coverwright/core/design/lettering.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { GenreId } from '@coverwright/core/genres/messages.ts';
import type { LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { lineWithFeatures, titleWithFeatures } from '@coverwright/core/ideas/features-of-words.ts';
import { swashesOf } from '@coverwright/core/ideas/swashes.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { releaseLettering } from '@coverwright/core/lettering/release-lettering.ts';
import { type SetLettering, setLettering } from '@coverwright/core/lettering/set-lettering.ts';
import { findTitle } from '@coverwright/core/shop-window/read-title.ts';
import { lettersOfFeature } from '@coverwright/core/text/face-features.ts';
import { layoutText } from '@coverwright/core/text/layout-text.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { describe, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
const BOX = { width: 1600, height: 1400 };
const TITLES = [
  'The Crown of Castles',
  'River',
  'Queen of Storm',
  'A Hall Jar',
  'The Fall of Ravenna',
  'Wolf Moon Rising',
  'Kiss Me Quick',
];

const engine = await createHarfBuzzEngine();
const load = (family: string, text: string, { bold = false, italic = false } = {}) =>
  loadFaces(engine, facesForText([{ family, bold, italic, text }]), readFontFile);
const textIn = (font: string, text: string, more: Partial<TextBox['text']> = {}) =>
  ({ text, font, fontSize: 0, bold: false, italic: false, case: 'none', letterSpacing: 0, alignment: 'center', ...more }) as const;
const glyphsOf = ({ layout }: Pick<SetLettering, 'layout'>) =>
  layout.lines.map(({ runs }) => runs.flatMap(({ glyphs }) => glyphs.map(({ id }) => id)));
const CINZEL = letteringSchema.parse({ ...swashesOf({ font: 'Cinzel' }), minorWords: 'inline', gap: 0.2 });

async function titleOf(genreId: GenreId, layout: LayoutId, type: number, title: string): Promise<TextBox['text'] | undefined> {
  const genre = GENRES.find(({ id }) => id === genreId);
  if (!genre) throw new Error(`no genre ${genreId}`);
  const brief = { title, author: 'Marion Vale', subtitle: null, blurb: null, genre, specification: NOVEL };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const { design } = composeIdea({ brief, pictures: [] }, { layout, type, colour: 0, picture: null, crop: 0, motif: 0 }, engine);
  const kept = designSchema.parse(JSON.parse(JSON.stringify(design)));
  expect(kept).toEqual(design);
  return findTitle(kept)?.text;
}

describe('a swash', () => {
  test('[B17] is at the first letter of a title’s first large word and at the last of its last one, and nowhere else', async () => {
    await load('Cinzel', TITLES.join(''));
    const text = textIn('Cinzel', 'Crown of Castles', { case: 'uppercase' });
    const [swashed, plain] = [CINZEL, letteringSchema.parse({ ...CINZEL, firstLetter: undefined, lastLetter: undefined })].map(
      (lettering) => glyphsOf(setLettering(text, lettering, BOX, engine)).flat(),
    );
    const changed = swashed?.flatMap((id, index) => (id === plain?.[index] ? [] : [index]));
    expect(changed).toEqual([0, (plain?.length ?? 0) - 1]);
  });

  test('[B17] keeps the letters of every title about as large as they are without it', async () => {
    await load('Cinzel', TITLES.join(''));
    for (const title of TITLES) {
      const text = textIn('Cinzel', title, { case: 'uppercase' });
      const plain = setLettering(text, letteringSchema.parse({ ...CINZEL, firstLetter: undefined, lastLetter: undefined }), BOX, engine);
      const swashed = setLettering(text, CINZEL, BOX, engine);
      expect(swashed.size).toBeGreaterThanOrEqual(plain.size * 0.95);
      expect(swashed.height).toBeLessThanOrEqual(plain.height * 1.06);
    }
  });

  test('[B17] is left off where it would run into another letter', async () => {
    await load('EB Garamond', TITLES.join(''), { italic: true });
    // Every letter of this swashed capital's width: its tail lies under the letters after it.
    const used = TITLES.map((title) => {
      const text = textIn('EB Garamond', title, { italic: true, letterSpacing: -120 });
      return setLettering(text, letteringSchema.parse({ ...swashesOf(text), minorWords: 'inline' }), BOX, engine).ends.first !== undefined;
    });
    expect(new Set(used)).toEqual(new Set([true, false]));
  });

  test('[B17] stays when the lock-up is released to lines', async () => {
    await load('Cinzel', TITLES.join(''));
    const text = { ...textIn('Cinzel', 'Crown of Castles', { case: 'uppercase' }), lettering: CINZEL };
    const released = releaseLettering({ ...text, fontSize: 100 } as unknown as TextBox['text'], BOX, engine);
    expect(released?.lines?.flatMap(({ runs }) => runs.flatMap(({ text: letters, features }) => (features ? [letters] : [])))).toEqual([
      'C',
      's',
    ]);
  });
});

describe('a layout', () => {
  test('[B17] gives a fantasy title in engraved capitals its swashes, and keeps them in the stored document', async () => {
    const text = await titleOf('fantasy', 'citadel', 0, 'The Crown of Castles');
    expect(text?.font).toBe('Cinzel');
    expect(text?.lettering).toMatchObject({ firstLetter: { ss01: 1 }, lastLetter: { ss01: 1 } });
  });

  test('[B17] sets the small words of a title in capitals as small capitals where the face has them', async () => {
    const text = await titleOf('thriller', 'rain-city', 0, 'The Silence of Wolves');
    expect([text?.font, text?.lettering?.minorFeatures]).toEqual(['Anton', { smcp: 1, c2sc: 1 }]);
  });

  test('[B17] sets a name in capitals as small capitals where the face has them and is not condensed', async () => {
    await Promise.all([
      load('Roboto Slab', 'Aé', { bold: true }),
      load('Roboto Slab', 'Ł', { bold: true }),
      load('Alumni Sans', 'A', { bold: true }),
    ]);
    const featuresOf = (font: string, name = 'Ann Reed') =>
      lineWithFeatures({ font, bold: true, case: 'uppercase', letterSpacing: 100, lineSpacing: 1 }, name, 'western', engine).features;
    expect(featuresOf('Roboto Slab')).toMatchObject({ smcp: 1, c2sc: 1 });
    expect(featuresOf('Alumni Sans')).toBeUndefined();
    await load('Raleway', 'Aé', { bold: true });
    // Its own figures are as low as small capitals, and lining ones would stand out.
    expect(featuresOf('Raleway')).toEqual({ smcp: 1, c2sc: 1 });
    // It has none with accents, so that one capital would stand over the others.
    expect(featuresOf('Raleway', 'Chloé Martin')).toEqual({ lnum: 1 });
    expect(featuresOf('Roboto Slab', 'Chloé Łuczak')).toMatchObject({ smcp: 1, c2sc: 1 });
  });

  test('[B17] sets the figures of a title as high as its capitals, and those of running words with ascenders', async () => {
    await Promise.all([load('Playfair Display', '1984'), load('Libre Caslon Text', '1984')]);
    const heights = (font: string, features: TextBox['text']['features']) =>
      [...'1984'].map((figure) => {
        const span = {
          text: figure,
          family: font,
          bold: false,
          italic: false,
          size: 1000,
          letterSpacing: 0,
          ...(features && { features }),
        };
        const block = { spans: [span], width: 9000, alignment: 'left', lineSpacing: 1, case: 'none', direction: 'auto' } as const;
        return Math.round((layoutText(block, engine).inkBounds?.height ?? 0) / 60);
      });
    const title = titleWithFeatures(
      { font: 'Playfair Display', case: 'none', letterSpacing: 0, lineSpacing: 1 },
      '1984',
      'literary',
      engine,
    );
    const line = lineWithFeatures(
      { font: 'Libre Caslon Text', case: 'none', letterSpacing: 0, lineSpacing: 1 },
      'in 1984',
      'literary',
      engine,
    );
    expect(new Set(heights('Playfair Display', title.features)).size).toBe(1);
    expect(new Set(heights('Libre Caslon Text', line.features)).size).toBeGreaterThan(1);
  });

  test('[B17] joins letters in engraved faces where a title has one or two such pairs that can be read', async () => {
    await Promise.all([load('Cinzel', TITLES.join('')), load('IM Fell English', 'facts', { italic: true })]);
    const featuresOf = (title: string, genre: GenreId) =>
      titleWithFeatures({ font: 'Cinzel', case: 'uppercase', letterSpacing: 10, lineSpacing: 1 }, title, genre, engine).features;
    expect(featuresOf('The Wood', 'fantasy')).toEqual({ dlig: 1 });
    expect(featuresOf('The Hero', 'fantasy')).toBeUndefined();
    expect(featuresOf('Moon of Ash', 'fantasy')).toEqual({ dlig: 1 });
    expect(featuresOf('Moon of Ash', 'business')).toBeUndefined();
    expect(featuresOf('Hell', 'fantasy')).toBeUndefined();
    const line = { font: 'IM Fell English', italic: true, case: 'none', letterSpacing: 0, lineSpacing: 1 } as const;
    expect(lineWithFeatures(line, 'A tale of facts', 'historical', engine).features).toEqual({ dlig: 1 });
    expect(titleWithFeatures(line, 'A Tale of Facts', 'historical', engine).features).toBeUndefined();
    expect(featuresOf('Moon Wood Moor', 'fantasy')).toBeUndefined();
  });

  test('[B17] chooses swashes only where the letters of the face have them', () => {
    expect(lettersOfFeature('Cinzel/700', 'ss01')).toContain('A-Z');
    expect(lettersOfFeature('Great Vibes/400', 'ss02')).toMatch(/[dhks]/u);
    expect(lettersOfFeature('EB Garamond/400 italic', 'swsh')).toContain('A-Z');
    expect(lettersOfFeature('IM Fell English/400 italic', 'swsh')).toContain('e');
    expect(lettersOfFeature('Anton/400', 'c2sc')).toContain('A-Z');
  });
});
