import type { Design } from '@coverwright/core/design/design.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import type { SentPixels } from './filter-task.ts';
import { isNewStep } from './is-new-step.ts';

/** Longer side of the copy that the palette is read from, in pixels: large enough for every noticeable color. */
const LONGEST_SIDE = 320;

/**
 * Keeps the palette in step with the filtered picture. When the author changes either, panels in colors of the picture follow within the
 * same undo step. Returns a function that stops this.
 */
export function syncPalette({ store, resources: { pictures, filtering } }: Pick<MountedEditor, 'store' | 'resources'>): () => void {
  let read: string | null = null;
  let panelsWait = false;

  const refresh = async () => {
    const { coverImage } = store.getState().history.present;
    const key = keyOf(coverImage);
    if (key === read) return;
    const picture = coverImage.currentDesignImage ? pictures.pictures.get(coverImage.currentDesignImage.assetId) : undefined;
    if (!picture) {
      if (!coverImage.currentDesignImage) filtering.palette.setState({ colours: [] });
      return;
    }
    read = key;
    const question = { kind: 'palette', pixels: smallPixels(picture), filter: coverImage.imageFilter } as const;
    const answer = await filtering.client.ask(question).catch(() => null);
    if (!answer) {
      // The next change, or the next picture that loads, tries again.
      read = null;
      return;
    }
    const { colours } = answer;
    if (keyOf(store.getState().history.present.coverImage) !== key) return;
    const previous = filtering.palette.getState().colours;
    filtering.palette.setState({ colours });
    if (!panelsWait) return;
    panelsWait = false;
    const { present } = store.getState().history;
    store.getState().amend({ name: 'sync-colours', palette: [...colours], previous: [...previous] });
    if (store.getState().history.present !== present) store.setState({ currentChangesSaved: false });
  };

  const stopStore = store.subscribe((state, before) => {
    const [now, then] = [state.history.present.coverImage, before.history.present.coverImage];
    if (now === then || keyOf(now) === keyOf(then)) return;
    read = null;
    panelsWait = isNewStep(before.history, state.history);
    void refresh();
  });
  const stopPictures = pictures.subscribe(() => void refresh());
  void refresh();
  return () => {
    stopStore();
    stopPictures();
  };
}

function keyOf({ currentDesignImage, imageFilter }: Design['coverImage']): string {
  return currentDesignImage ? JSON.stringify([currentDesignImage.assetId, imageFilter]) : '';
}

/** A small copy of a picture. */
export function smallPixels({ canvas }: Pick<DrawablePicture, 'canvas'>): SentPixels {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(canvas.width, canvas.height));
  const width = Math.max(1, Math.round(canvas.width * scale));
  const height = Math.max(1, Math.round(canvas.height * scale));
  const context = contextOf(browserSurface.createCanvas(width, height));
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, canvas.width, canvas.height, 0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}
