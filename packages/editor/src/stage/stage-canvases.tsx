import { useEffect, useRef } from 'react';
import { LivePicture, useLiveLayer } from '../filtering/live-picture.tsx';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './stage.module.css';
import { createStagePainter } from './stage-painter.ts';

/** Maximum ratio of device pixels to screen pixels: more would cost memory without a visible difference. */
const SHARPEST_RATIO = 2;

/**
 * The canvases of the cover. They are painted from the stores once per frame, without React, which would otherwise render everything over
 * the canvases sixty times a second.
 */
export function StageCanvases() {
  const { store, resources, camera, gestures } = useMountedEditor();
  const liveId = useLiveLayer();
  const below = useRef<HTMLCanvasElement>(null);
  const active = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!below.current || !active.current || !above.current) return;
    const painter = createStagePainter({ below: below.current, active: active.current, above: above.current }, resources.paint);
    let frame = 0;
    let pictures = 0;
    const paint = () => {
      frame = 0;
      const { scene, editingId } = store.getState();
      const { stage, camera: view } = camera.getState();
      if (!scene || stage.width === 0) return;
      const held = gestures.view.getState().activeIds;
      const activeIds = held.length > 0 ? held : [editingId ?? liveId].filter((id) => id !== null);
      painter.paint({ scene, camera: view, stage, ratio: sharpestRatio(), activeIds, liveId }, pictures);
    };
    const ask = () => {
      frame ||= requestAnimationFrame(paint);
    };
    const stops = [
      store.subscribe((now, before) => (now.scene !== before.scene || now.editingId !== before.editingId) && ask()),
      camera.subscribe(ask),
      gestures.view.subscribe((now, before) => now.activeIds !== before.activeIds && ask()),
      resources.pictures.subscribe(() => {
        pictures += 1;
        ask();
      }),
    ];
    ask();
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
    };
  }, [store, resources, camera, gestures, liveId]);

  return (
    <>
      <canvas ref={below} className={styles.canvas} aria-hidden="true" />
      <canvas ref={active} className={styles.active} aria-hidden="true" hidden />
      <LivePicture ratio={sharpestRatio()} className={styles.canvas} />
      <canvas ref={above} className={styles.canvas} aria-hidden="true" />
    </>
  );
}

function sharpestRatio(): number {
  return Math.min(SHARPEST_RATIO, globalThis.devicePixelRatio || 1);
}
