import { chooseRecipes } from '@coverwright/core/ideas/choose-recipes.ts';
import { type IdeaMaterial, composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import type { Recipe } from '@coverwright/core/ideas/recipe.ts';
import { shuffleRecipe } from '@coverwright/core/ideas/shuffle-recipe.ts';
import { textsOfIdea } from '@coverwright/core/ideas/texts-of-brief.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { type FontLibrary, loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { paintFront } from '../resources/paint-front.ts';
import { type ChosenPicture, type TriedPicture, tryPicture } from '../setup/try-picture.ts';
import type { IdeasTask, IdeasWish, PaintedIdea } from './ideas-task.ts';

/** Filtered pictures kept: a board shows few pictures in few gradings. */
const FILTERED_COPIES = 12;

/**
 * Makes ideas and paints their fronts, one after the other; remembers fonts and pictures between tasks. Runs in the worker, or in
 * the page where there is none.
 * @returns a function that yields each idea as it is done. @throws what loading fonts throws.
 */
export function createIdeaMaker(): (task: IdeasTask) => AsyncGenerator<PaintedIdea> {
  let opening: Promise<FontLibrary> | null = null;
  const cache = createPaintCache(FILTERED_COPIES);
  const tried = new Map<string, Promise<TriedPicture | null>>();
  const tryOnce = (picture: ChosenPicture) => {
    const { assetId } = picture.image;
    // A picture that does not come is done without, and asked for again the next time.
    const trial = tried.get(assetId) ?? tryPicture(picture).catch(() => (tried.delete(assetId), null));
    tried.set(assetId, trial);
    return trial;
  };

  return async function* ({ material: { brief, pictures: chosen }, width, wish }) {
    const [engine, ...trials] = await Promise.all([(opening ??= createHarfBuzzEngine()), ...chosen.map(tryOnce)]);
    const pictures = trials.filter((picture) => picture !== null);
    const material: IdeaMaterial = { brief, pictures: pictures.map(({ image, focus, pixels }) => ({ image, focus, pixels })) };
    const images = new Map(pictures.map(({ image, drawable }) => [image.assetId, drawable]));
    for (const recipe of recipesFor(wish, material)) {
      // Its own faces alone: a genre has dozens, and the first cover must not wait for them.
      await loadFaces(engine, facesForText(textsOfIdea(brief, recipe)), FONT_SOURCES.readFont);
      const idea = composeIdea(material, recipe, engine);
      await loadDesignFonts(engine, idea.design, FONT_SOURCES);
      const canvas = browserSurface.createCanvas(width, 1);
      paintFront(canvas, idea.design, compileScene(idea.design, engine), { outlines: engine, images, surface: browserSurface, cache });
      yield { idea, front: canvas.transferToImageBitmap() };
    }
  };
}

function recipesFor(wish: IdeasWish, material: IdeaMaterial): readonly Recipe[] {
  switch (wish.kind) {
    case 'several':
      return chooseRecipes({ ...material, ...wish });
    case 'one':
      return [wish.recipe];
    case 'shuffled':
      return [shuffleRecipe(material, wish.recipe, wish.axis, wish.seed)];
  }
}
