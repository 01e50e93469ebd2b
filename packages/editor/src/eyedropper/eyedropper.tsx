import { toHex } from '@coverwright/core/design/colour.ts';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { sampleColour } from '@coverwright/core/palette/image-palette.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { toScene } from '../stage/camera.ts';
import styles from './eyedropper.module.css';
import type { ColourRequest } from './eyedropper-store.ts';
import { LOUPE_PIXELS, readCoverPixels } from './read-cover-pixels.ts';
import { eyedropperMessages } from './messages.ts';

const MIDDLE = (LOUPE_PIXELS - 1) / 2;
/** Distances that an arrow key moves the eyedropper, in screen pixels: `STEP`, and `LEAP` with Shift. */
const STEP = 1;
const LEAP = 10;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Covers the stage while a color is picked from the cover. */
export function Eyedropper() {
  const { eyedropper } = useMountedEditor().resources;
  const request = useStore(eyedropper, (state) => state.request);
  return request ? <Overlay request={request} onEnd={() => eyedropper.setState({ request: null })} /> : null;
}

function Overlay({ request, onEnd }: { readonly request: ColourRequest; readonly onEnd: () => void }) {
  const t = useMessages(eyedropperMessages);
  const { resources, camera } = useMountedEditor();
  const scene = useEditor((state) => state.scene);
  const { camera: view, stage } = useStore(camera);
  const overlay = useRef<HTMLDivElement>(null);
  const loupe = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState<Point>({ x: stage.width / 2, y: stage.height / 2 });
  useLayoutEffect(() => overlay.current?.focus(), []);

  const pixels = scene && readCoverPixels(scene, resources.paint, toScene(view, at), view.scale);
  const colour = pixels ? sampleColour(pixels, MIDDLE, MIDDLE) : null;
  useLayoutEffect(() => {
    if (pixels) loupe.current?.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [pixels]);

  const placeOf = (event: PointerEvent): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pick = (place: Point) => {
    if (!scene) return;
    onEnd();
    request.onPick(sampleColour(readCoverPixels(scene, resources.paint, toScene(view, place), view.scale), MIDDLE, MIDDLE));
  };
  // The listener is on the window and in the capture phase, because the color picker returns the focus to its field when it closes.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (arrow) {
        const by = event.shiftKey ? LEAP : STEP;
        setAt(({ x, y }) => ({
          x: Math.min(stage.width - 1, Math.max(0, x + arrow.x * by)),
          y: Math.min(stage.height - 1, Math.max(0, y + arrow.y * by)),
        }));
      } else if (event.key === 'Enter' || event.key === ' ') pick(at);
      else if (event.key === 'Escape') onEnd();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
  return (
    <div
      ref={overlay}
      className={styles.overlay}
      role="application"
      tabIndex={0}
      aria-label={t('label')}
      data-testid="eyedropper"
      onPointerMove={(event) => setAt(placeOf(event))}
      onPointerDown={(event) => {
        setAt(placeOf(event));
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => pick(placeOf(event))}
      onPointerCancel={onEnd}
    >
      <div
        className={styles.loupe}
        style={{ left: at.x, top: at.y }}
        data-side={at.x > stage.width - 150 ? 'left' : 'right'}
        data-end={at.y < 150 ? 'below' : 'above'}
      >
        <canvas ref={loupe} className={styles.glass} width={LOUPE_PIXELS} height={LOUPE_PIXELS} aria-hidden="true" />
        <span className={styles.aim} />
        <span className={styles.number} role="status">
          {colour ? toHex(colour) : ''}
        </span>
      </div>
      <p className={styles.hint}>{t('hint')}</p>
    </div>
  );
}
