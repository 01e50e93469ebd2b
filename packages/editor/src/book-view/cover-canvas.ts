import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import type { MountedEditor } from '../session/editor-context.ts';

/** While something is dragged, the 3D view follows with at most this delay. Milliseconds. */
const PAUSE_MS = 16;

/** A canvas with the flat cover, painted again whenever the cover changes. */
export interface CoverCanvas {
  readonly canvas: HTMLCanvasElement;
  /** Paints the cover at most `widest` pixels wide, or at its usual width: a saved picture needs more pixels than the screen. */
  paintAs(widest?: number): void;
  /** Calls the listener after each painting. Returns a function that removes the listener. */
  watch(onPainted: () => void): () => void;
}

/** @param usual width of a whole wrap in pixels: enough for a book of the screen's size */
export function createCoverCanvas({ store, resources }: Pick<MountedEditor, 'store' | 'resources'>, usual: number): CoverCanvas {
  const canvas = document.createElement('canvas');
  const watchers = new Set<() => void>();
  const paint = (widest = usual) => {
    const { scene, history } = store.getState();
    if (!scene) return;
    const { file } = geometryOf(history.present);
    const width = Math.round(Math.min(widest, file.width));
    const height = Math.round((width * file.height) / file.width);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    // Without a graphics card the canvas is read back often.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    paintScene(context, scene, resources.paint, { width, height, missingPictures: 'skip' });
  };
  return {
    canvas,
    paintAs(widest) {
      paint(widest);
      for (const onPainted of watchers) onPainted();
    },
    watch(onPainted) {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const now = () => {
        timer = null;
        paint();
        onPainted();
      };
      const ask = () => {
        timer ??= setTimeout(now, PAUSE_MS);
      };
      now();
      watchers.add(onPainted);
      const stops = [store.subscribe((state, before) => state.scene !== before.scene && ask()), resources.pictures.subscribe(ask)];
      return () => {
        watchers.delete(onPainted);
        if (timer !== null) clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
  };
}
