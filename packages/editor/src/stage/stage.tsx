import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LivePicture, useLiveLayer } from '../filtering/live-picture.tsx';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { CaretLayer } from '../text-editing/caret-layer.tsx';
import { useTextEditing } from '../text-editing/use-text-editing.ts';
import { ElementNames } from './element-names.tsx';
import type { Camera } from './camera.ts';
import { Guidelines } from './guidelines.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import styles from './stage.module.css';
import { createStagePainter } from './stage-painter.ts';
import { useStageGestures } from './use-stage-gestures.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useStageWheel } from './use-stage-wheel.ts';

/** More device pixels than this cost memory and show nothing. */
const SHARPEST_RATIO = 2;

/** The flat cover, as it will be printed, with everything that can be done to it by hand. */
export function Stage() {
  const { store, resources, camera: cameraStore } = useMountedEditor();
  const scene = useEditor((state) => state.scene);
  const design = useEditor((state) => state.history.present);
  const editingId = useEditor((state) => state.editingId);
  const { camera, stage, setStage } = useStore(cameraStore);
  const geometry = useMemo(() => measureCover(specificationOf(design)), [design]);
  const host = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLCanvasElement>(null);
  const active = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createStagePainter> | null>(null);
  const [picturesArrived, setPicturesArrived] = useState(0);

  const liveLayer = useLiveLayer();
  const editing = useTextEditing();
  const isPanning = useStageKeys();
  const gestures = useStageGestures(store, cameraStore, editing.pointer, isPanning);
  useStageWheel(host, cameraStore);

  useEffect(() => resources.pictures.subscribe(() => setPicturesArrived((count) => count + 1)), [resources]);
  useEffect(() => resources.pictures.fetchFor(design), [resources, design]);

  const { width: coverWidth, height: coverHeight } = geometry.file;
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = () =>
      setStage({ width: element.clientWidth, height: element.clientHeight }, { width: coverWidth, height: coverHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [setStage, coverWidth, coverHeight]);

  useEffect(() => {
    if (!scene || stage.width === 0 || !below.current || !active.current || !above.current) return;
    const canvases = { below: below.current, active: active.current, above: above.current };
    painter.current ??= createStagePainter(canvases, resources.paint);
    const view = {
      scene,
      camera,
      stage,
      ratio: sharpestRatio(),
      activeId: gestures.activeId ?? editingId ?? liveLayer,
    };
    const frame = requestAnimationFrame(() => painter.current?.paint(view, picturesArrived));
    return () => cancelAnimationFrame(frame);
  }, [scene, camera, stage, gestures.activeId, editingId, liveLayer, picturesArrived, resources]);

  return (
    <div
      ref={host}
      className={styles.stage}
      data-mode={gestures.mode}
      data-testid="stage"
      role="application"
      aria-label="The cover, laid flat"
      onPointerDown={gestures.onPointerDown}
      onPointerMove={gestures.onPointerMove}
      onPointerUp={gestures.onPointerUp}
      onPointerCancel={gestures.onPointerCancel}
    >
      <div
        className={styles.paper}
        style={{ left: camera.x, top: camera.y, width: coverWidth * camera.scale, height: coverHeight * camera.scale }}
      />
      {/* What reaches beyond the file is not printed, and not shown. */}
      <div className={styles.cut} style={{ clipPath: fileClip(camera, coverWidth, coverHeight) }}>
        <canvas ref={below} className={styles.canvas} aria-hidden="true" />
        <canvas ref={active} className={styles.canvas} aria-hidden="true" />
        <LivePicture scene={scene} camera={camera} stage={stage} ratio={sharpestRatio()} className={styles.canvas} />
        <canvas ref={above} className={styles.canvas} aria-hidden="true" />
      </div>
      <Guidelines geometry={geometry} camera={camera} stage={stage} snappedTo={gestures.snappedTo} shown={design.showGuidelines} />
      <SelectionFrame camera={camera} />
      <CaretLayer editing={editing} camera={camera} />
      <ElementNames />
    </div>
  );
}

function sharpestRatio(): number {
  return Math.min(SHARPEST_RATIO, globalThis.devicePixelRatio || 1);
}

function fileClip({ x, y, scale }: Camera, width: number, height: number): string {
  const right = x + width * scale;
  const bottom = y + height * scale;
  return `polygon(${x}px ${y}px, ${right}px ${y}px, ${right}px ${bottom}px, ${x}px ${bottom}px)`;
}
