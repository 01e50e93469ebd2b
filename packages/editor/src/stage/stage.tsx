import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LivePicture, useLiveLayer } from '../filtering/live-picture.tsx';
import { useLiveEditor, useMountedEditor } from '../session/editor-context.ts';
import { CaretLayer } from '../text-editing/caret-layer.tsx';
import { useTextEditing } from '../text-editing/use-text-editing.ts';
import { selectionBounds } from '../actions/view-actions.ts';
import type { Camera } from './camera.ts';
import { ElementNodes } from './element-nodes.tsx';
import { GestureLayer } from './gesture-layer.tsx';
import { Guidelines } from './guidelines.tsx';
import { Rulers } from './rulers/rulers.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import styles from './stage.module.css';
import { createStagePainter } from './stage-painter.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useStagePointers } from './use-stage-pointers.ts';
import { useStageWheel } from './use-stage-wheel.ts';

/** More device pixels than this cost memory and show nothing. */
const SHARPEST_RATIO = 2;

/** The flat cover, as it will be printed, with everything that can be done to it by hand. */
export function Stage() {
  const { store, resources, camera: cameraStore, gestures } = useMountedEditor();
  const scene = useLiveEditor((state) => state.scene);
  const design = useLiveEditor((state) => state.history.present);
  const editingId = useLiveEditor((state) => state.editingId);
  const { camera, stage, setStage } = useStore(cameraStore);
  const geometry = geometryOf(design);
  const mode = useStore(gestures.view, (view) => view.mode);
  const held = useStore(gestures.view, (view) => view.activeIds);
  const host = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLCanvasElement>(null);
  const active = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createStagePainter> | null>(null);
  const [picturesArrived, setPicturesArrived] = useState(0);

  const liveLayer = useLiveLayer();
  const editing = useTextEditing();
  const { pointer: textPointer } = editing;
  const pointers = useStagePointers(gestures);
  useStageKeys(host);
  useStageWheel(host, cameraStore);

  useEffect(() => resources.pictures.subscribe(() => setPicturesArrived((count) => count + 1)), [resources]);
  useEffect(() => gestures.connectText(textPointer), [gestures, textPointer]);
  useEffect(() => resources.pictures.fetchFor(design), [resources, design]);

  const { width: coverWidth, height: coverHeight } = geometry.file;
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = () =>
      setStage(
        { width: element.clientWidth, height: element.clientHeight },
        { width: coverWidth, height: coverHeight },
        selectionBounds({ store }),
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [setStage, store, coverWidth, coverHeight]);

  useEffect(() => {
    if (!scene || stage.width === 0 || !below.current || !active.current || !above.current) return;
    const canvases = { below: below.current, active: active.current, above: above.current };
    painter.current ??= createStagePainter(canvases, resources.paint);
    const view = {
      scene,
      camera,
      stage,
      ratio: sharpestRatio(),
      activeIds: held.length > 0 ? held : [editingId ?? liveLayer].filter((id) => id !== null),
      liveId: liveLayer,
    };
    const frame = requestAnimationFrame(() => painter.current?.paint(view, picturesArrived));
    return () => cancelAnimationFrame(frame);
  }, [scene, camera, stage, held, editingId, liveLayer, picturesArrived, resources]);

  return (
    <div
      ref={host}
      className={styles.stage}
      data-mode={mode}
      data-testid="stage"
      role="application"
      aria-label="The cover, laid flat"
      tabIndex={-1}
      {...pointers}
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
      <Guidelines geometry={geometry} camera={camera} stage={stage} shown={design.showGuidelines} />
      <SelectionFrame camera={camera} />
      <CaretLayer editing={editing} camera={camera} />
      <ElementNodes camera={camera} />
      <GestureLayer camera={camera} />
      <Rulers camera={camera} />
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
