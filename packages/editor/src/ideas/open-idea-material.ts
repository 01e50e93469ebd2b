import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { IdeaMaterial } from '@coverwright/core/ideas/compose-idea.ts';
import { isReadable } from '@coverwright/core/ideas/critic/front-reading.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { frontSize } from '@coverwright/render/canvas/front-size.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { type FontLibrary, hasDesignFonts, loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { paintAndRead } from '@coverwright/render/legibility/read-front.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';
import { paintFront } from '../resources/paint-front.ts';
import { withoutBackText } from '../resources/without-back-text.ts';
import { type ChosenPicture, type TriedPicture, loadWorkingCopy, tryPicture } from '../setup/try-picture.ts';
import type { SentMaterial } from './ideas-task.ts';

/** A book's brief and pictures, decoded, with what composes and paints fronts of them. */
export interface OpenedMaterial {
  readonly material: IdeaMaterial;
  readonly engine: FontLibrary;
  /** Paints a front at a width in device pixels. @throws if a font cannot be loaded */
  paint(design: Design, width: number): Promise<ImageBitmap>;
  /** Does the same, and reports whether every word of the front can be read, by its pixels. */
  paintAndRead(design: Design, width: number): Promise<PaintedFront>;
}

export interface PaintedFront {
  readonly front: ImageBitmap;
  readonly isReadable: boolean;
}

/** Maximum number of cached filtered pictures: a board shows few pictures in few gradings. */
const FILTERED_COPIES = 12;

/** The number of opened materials to remember: an author goes back to pictures and filters. */
export const MOST_MATERIALS = 4;

/** Opens material. Remembers fonts, pictures and the last materials. */
export interface MaterialOpener {
  openEngine(): Promise<FontLibrary>;
  open(sent: SentMaterial): Promise<OpenedMaterial>;
}

export function createMaterialOpener(): MaterialOpener {
  let opening: Promise<FontLibrary> | null = null;
  const known = new Map<string, Promise<OpenedMaterial>>();
  const cache = createPaintCache(FILTERED_COPIES);
  const tried = new Map<string, Promise<TriedPicture | null>>();
  const tryOnce = (picture: ChosenPicture) => {
    const { assetId } = picture.image;
    // A picture that fails to load is left out, and requested again the next time.
    const trial = tried.get(assetId) ?? tryPicture(picture).catch(() => (tried.delete(assetId), null));
    tried.set(assetId, trial);
    return trial;
  };
  const copies = new Map<string, Promise<DrawablePicture>>();
  const copyOnce = (picture: TriedPicture) => {
    const { assetId } = picture.image;
    // Where the copy fails to load the small one is painted, and the copy is requested again the next time.
    const copy = copies.get(assetId) ?? loadWorkingCopy(picture).catch(() => (copies.delete(assetId), picture.drawable));
    copies.set(assetId, copy);
    return copy;
  };
  const openEngine = () => {
    opening ??= createHarfBuzzEngine().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  const openAnew = async ({ brief, pictures: chosen }: SentMaterial): Promise<OpenedMaterial> => {
    const [engine, ...trials] = await Promise.all([openEngine(), ...chosen.map(tryOnce)]);
    const pictures = trials.flatMap((picture, index) => (picture ? [{ ...picture, isPicked: chosen[index]?.isPicked }] : []));
    const images = new Map<string, DrawablePicture>();
    const resources = { outlines: engine, images, surface: browserSurface, cache };
    // Pictures are large and most of them are on no cover that is shown, so each is loaded for the first front that has it.
    const loadPictures = (design: Design) =>
      Promise.all(
        shownPictures(design).map(async ({ assetId }) => {
          const picture = pictures.find(({ image }) => image.assetId === assetId);
          if (picture) images.set(assetId, await copyOnce(picture));
        }),
      );
    /** Compiles a front when all that it shows is loaded. */
    const openScene = async (design: Design): Promise<Scene> => {
      await Promise.all([loadPictures(design), hasDesignFonts(engine, design) ? null : loadDesignFonts(engine, design, FONT_SOURCES)]);
      return compileScene(design, engine);
    };
    return {
      material: { brief, pictures: pictures.map(({ image, focus, pixels, isPicked }) => ({ image, focus, pixels, isPicked })) },
      engine,
      async paint(design, width) {
        const front = withoutBackText(design);
        const scene = await openScene(front);
        const canvas = browserSurface.createCanvas(width, 1);
        paintFront(canvas, front, scene, resources);
        return canvas.transferToImageBitmap();
      },
      async paintAndRead(design, width) {
        const scene = await openScene(withoutBackText(design));
        const { front } = geometryOf(design).boards;
        const canvas = browserSurface.createCanvas(...frontSize(front, width));
        const reading = paintAndRead(canvas, scene, front, 'Title', resources);
        return { front: canvas.transferToImageBitmap(), isReadable: reading === null || isReadable(reading) };
      },
    };
  };
  const open = (sent: SentMaterial) => {
    const key = JSON.stringify(sent);
    // A material that lacks a picture is opened anew, since the picture may load now.
    const before = sent.pictures.every(({ image }) => tried.has(image.assetId)) ? known.get(key) : undefined;
    const opened = before ?? openAnew(sent);
    // The material that was used last is forgotten last.
    known.delete(key);
    known.set(key, opened);
    for (const oldest of [...known.keys()].slice(0, -MOST_MATERIALS)) known.delete(oldest);
    opened.catch(() => known.delete(key));
    return opened;
  };
  return { openEngine, open };
}
