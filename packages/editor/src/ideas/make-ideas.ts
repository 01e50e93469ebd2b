import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { IdeaMaterial } from '@coverwright/core/ideas/compose-idea.ts';
import { type JudgedIdea, composeIdeas, composeJudgedIdea } from '@coverwright/core/ideas/compose-ideas.ts';
import type { FrontReader } from '@coverwright/core/ideas/critic/front-reading.ts';
import { narrowGenre } from '@coverwright/core/ideas/narrow-genre.ts';
import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import { shuffleRecipe } from '@coverwright/core/ideas/shuffle-recipe.ts';
import { textsOfIdea, textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { type FontLibrary, loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFront } from '@coverwright/render/legibility/read-front.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { paintFront } from '../resources/paint-front.ts';
import { withoutBackText } from '../resources/without-back-text.ts';
import { type ChosenPicture, type TriedPicture, tryPicture } from '../setup/try-picture.ts';
import type { IdeaMaker, IdeasWish } from './ideas-task.ts';

/** Maximum number of cached filtered pictures: a board shows few pictures in few gradings. */
const FILTERED_COPIES = 12;

/**
 * Makes ideas and paints their fronts, one after the other; remembers fonts and pictures between tasks. Runs in the worker, or in
 * the page where there is none.
 * @returns a function that yields each idea as it is done. @throws what loading fonts throws.
 */
export function createIdeaMaker(): IdeaMaker {
  let opening: Promise<FontLibrary> | null = null;
  const cache = createPaintCache(FILTERED_COPIES);
  const tried = new Map<string, Promise<TriedPicture | null>>();
  const tryOnce = (picture: ChosenPicture) => {
    const { assetId } = picture.image;
    // A picture that fails to load is left out, and requested again the next time.
    const trial = tried.get(assetId) ?? tryPicture(picture).catch(() => (tried.delete(assetId), null));
    tried.set(assetId, trial);
    return trial;
  };

  return async function* ({ material: { brief, pictures: chosen }, width, wish }) {
    const [engine, ...trials] = await Promise.all([(opening ??= createHarfBuzzEngine()), ...chosen.map(tryOnce)]);
    const pictures = trials.filter((picture) => picture !== null);
    const material: IdeaMaterial = { brief, pictures: pictures.map(({ image, focus, pixels }) => ({ image, focus, pixels })) };
    const images = new Map(pictures.map(({ image, drawable }) => [image.assetId, drawable]));
    const resources = { outlines: engine, images, surface: browserSurface, cache };
    for await (const idea of ideasFor(wish, material, engine, readerOf(engine, resources))) {
      await loadDesignFonts(engine, idea.design, FONT_SOURCES);
      const canvas = browserSurface.createCanvas(width, 1);
      paintFront(canvas, idea.design, compileScene(idea.design, engine), resources);
      yield { idea, front: canvas.transferToImageBitmap() };
    }
  };
}

/** Creates the function that measures the legibility of a front. */
function readerOf(engine: FontLibrary, resources: PaintResources): FrontReader {
  return (design) => {
    const scene = compileScene(withoutBackText(design), engine);
    return readFront(scene, geometryOf(design).boards.front, 'Title', resources);
  };
}

async function* ideasFor(wish: IdeasWish, material: IdeaMaterial, engine: FontLibrary, reader: FrontReader): AsyncGenerator<JudgedIdea> {
  const { brief } = material;
  if (wish.kind === 'several') {
    const { narrowing, ...request } = wish;
    const genre = narrowing ? narrowGenre(brief.genre, narrowing) : brief.genre;
    if (!genre) return;
    const narrowed = { ...material, brief: { ...brief, genre } };
    // Covers are ranked by the size of their letters, so the faces of all candidates are loaded first, in parallel.
    await loadFaces(engine, facesForText(textsOfIdeas(narrowed.brief)), FONT_SOURCES.readFont);
    yield* composeIdeas({ ...narrowed, ...request, readFront: reader }, engine);
    return;
  }
  for (const recipe of recipesFor(wish, material)) {
    await loadFaces(engine, facesForText(textsOfIdea(brief, recipe)), FONT_SOURCES.readFont);
    yield composeJudgedIdea(material, recipe, engine);
  }
}

function recipesFor(wish: Exclude<IdeasWish, { readonly kind: 'several' }>, material: IdeaMaterial): readonly Recipe[] {
  switch (wish.kind) {
    case 'listed':
      return wish.recipes;
    case 'one':
      return [wish.recipe];
    case 'shuffled':
      return [shuffleRecipe(material, wish.recipe, wish.axis, wish.seed)];
  }
}
