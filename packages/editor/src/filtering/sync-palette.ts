import type { Design } from '@coverwright/core/design/design.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { isNewStep } from './is-new-step.ts';
import { smallPixels } from './small-pixels.ts';

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
    const question = { kind: 'palette', pixels: smallPixels(picture, LONGEST_SIDE), filter: coverImage.imageFilter } as const;
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
