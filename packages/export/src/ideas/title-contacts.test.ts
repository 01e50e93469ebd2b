import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { ImageData } from '@napi-rs/canvas';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { LAYOUT_IDS, type LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { takesTitle } from '@coverwright/core/ideas/takes-title.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { libraryPicturesFor } from '../cli/library-pictures.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { nodeSurface } from '../raster/node-surface.ts';
import { readPictureOnce } from '../testing/read-picture-once.ts';
import { type TitleContact, measureContact } from './testing/title-contact.ts';

/** The layouts whose titles touch nothing, by the reason: no layout that a genre offers. The list can only become shorter: one of these that has a contact fails as well. */
const APART: Readonly<Record<string, readonly LayoutId[]>> = {
  'No genre offers it: only covers that were saved with it show it.': [
    'panel',
    'solid',
    'band',
    'diagonal',
    'window',
    'emblem',
    'pattern',
    'label',
    'poster',
    'strip',
  ],
};

const TITLES = ['The Salt Road', 'Undertow'];

/** The least share of the letters that has to be covered. */
const COVERED = 0.004;
/** The largest share of one letter that may be covered. */
const MOST_COVERED = 0.06;
/** The least share of the letters that a shadow or a light has to change. */
const SHADED = 0.02;
/** The least share of the letters' area that their own treatment draws into them: a picture, slices, bands. */
const INSIDE = 0.15;
/** The least area that it draws beside them, as a share of theirs. A drop shadow takes less. */
const BESIDE = 0.4;
/** The least range of light under the letters, of 255: a sky, a beam or a photograph and not a field of one tone. */
const LIT = 12;

const engine = await createHarfBuzzEngine();
const images = new Map<AssetId, DrawablePicture>();
const resources = { outlines: engine, images, surface: nodeSurface, cache: createPaintCache(6) };

function drawable({ image, pixels }: BriefPicture): DrawablePicture {
  const canvas = nodeSurface.createCanvas(pixels.width, pixels.height);
  canvas.getContext('2d').putImageData(new ImageData(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height), 0, 0);
  return { canvas, naturalWidth: image.width, naturalHeight: image.height };
}

async function contactOf(layout: LayoutId, index: number): Promise<TitleContact | null> {
  const offering = GENRES.filter((genre) => layoutsOfGenre(genre).includes(layout));
  const genre = offering[index % Math.max(1, offering.length)] ?? GENRES[0];
  const title = TITLES[index];
  if (!genre || title === undefined) throw new Error('no genre or no title');
  const brief = { title, author: 'Marion Vale', subtitle: 'A novel', blurb: null, genre, specification: NOVEL };
  if (!takesTitle(layout, brief)) return null;
  const pictures = await libraryPicturesFor(brief, readPictureOnce);
  for (const picture of pictures) if (!images.has(picture.image.assetId)) images.set(picture.image.assetId, drawable(picture));
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const recipe = { layout, type: index, colour: index, picture: pictures.length > 0 ? 0 : null, crop: 0, motif: index };
  const { design } = composeIdea({ brief, pictures }, recipe, engine);
  const front = { ...design, back: { ...design.back, text: { ...design.back.text, text: '' } } };
  return measureContact(front, compileScene(front, engine), resources);
}

/** Names the contact of a title; null for a title that stands apart. */
function kindOf(contact: TitleContact) {
  if (contact.covered() > COVERED) return 'covered';
  if (contact.crossed() > 0) return 'crossed';
  if (contact.shaded() > SHADED) return 'shaded';
  if (contact.inside() > INSIDE || contact.beside() > BESIDE) return 'treated';
  return contact.on() > 0.9 && contact.range() > LIT ? 'lit' : null;
}

test('[B22] the title of every layout meets its art or its picture, and one that stands apart has a reason', {
  timeout: 900_000,
}, async () => {
  const declared = new Set(Object.values(APART).flat());
  const faults: string[] = [];
  for (const layout of LAYOUT_IDS) {
    const kinds: string[] = [];
    for (const index of TITLES.keys()) {
      const contact = await contactOf(layout, index);
      const kind = contact && kindOf(contact);
      if (kind) kinds.push(kind);
      if (kind) break;
    }
    if (kinds.length === 0 && !declared.has(layout)) faults.push(`${layout} stands apart`);
    if (kinds.length > 0 && declared.has(layout)) faults.push(`${layout} is ${kinds.join()} and needs no reason any more`);
  }
  expect(faults).toEqual([]);
});

test('[B22] contacts of every kind are found, and a title on an empty ground has none', async () => {
  const kinds = new Set<string | null>();
  for (const layout of ['woven', 'old-city', 'long-shadow', 'neon', 'big-type', 'solid'] as const) {
    const contact = await contactOf(layout, 0);
    kinds.add(contact && kindOf(contact));
  }
  expect([...kinds]).toEqual(['covered', 'crossed', 'shaded', 'treated', 'lit', null]);
});

test('[B22] what lies before the last letters of a title hides a few percent of any of them', async () => {
  for (const layout of ['gingham', 'envelope', 'hero-portrait'] as const) {
    for (const index of TITLES.keys()) {
      const contact = await contactOf(layout, index);
      expect(contact?.mostCovered(), `${layout} “${TITLES[index]}”`).toBeLessThan(MOST_COVERED);
      expect(contact?.covered(), `${layout} “${TITLES[index]}”`).toBeGreaterThan(0);
    }
  }
});
