import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { selectionBounds } from '../actions/view-actions.ts';
import { ProofCanvas } from '../proof/proof-canvas.tsx';
import { ReviewPins } from '../reviews/review-pins.tsx';
import { useDesign, useLiveEditor, useMountedEditor } from '../session/editor-context.ts';
import { TextEditingLayer } from '../text-editing/text-editing-layer.tsx';
import type { Camera } from './camera.ts';
import { ElementNodes } from './element-nodes.tsx';
import { GestureLayer } from './gesture-layer.tsx';
import { Guidelines } from './guidelines.tsx';
import { Rulers } from './rulers/rulers.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import { StageCanvases } from './stage-canvases.tsx';
import styles from './stage.module.css';
import { useStageKeys } from './use-stage-keys.ts';
import { useStagePointers } from './use-stage-pointers.ts';
import { useStageWheel } from './use-stage-wheel.ts';
import { stageMessages } from './messages.ts';

/** The flat cover as it will be printed, with everything to edit it directly. */
export function Stage() {
  const t = useMessages(stageMessages);
  const { store, resources, camera: cameraStore, gestures, view, review, contextMenu } = useMountedEditor();
  const design = useDesign();
  // `geometryOf` returns the same object for the same specification, so the stage is not rendered again during a drag.
  const geometry = useLiveEditor((state) => geometryOf(state.history.present));
  const { camera, stage, setStage } = useStore(cameraStore);
  // The barcode is drawn if its number is known; otherwise only its place is marked.
  const hasBarcode = design.back.barcode.show && design.back.barcode.isbn !== null;
  const mode = useStore(gestures.view, (view) => view.mode);
  const host = useRef<HTMLDivElement>(null);

  const pointers = useStagePointers(gestures);
  useStageKeys(host);
  useStageWheel(host, cameraStore);

  useEffect(() => {
    contextMenu.connectStage(host.current);
    return () => contextMenu.connectStage(null);
  }, [contextMenu]);

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
        view.getState().layersOpen || review.getState().isOpen,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [setStage, store, view, review, coverWidth, coverHeight]);

  return (
    <div
      ref={host}
      className={styles.stage}
      data-mode={mode}
      data-testid="stage"
      role="application"
      aria-label={t('flatCover')}
      tabIndex={-1}
      {...pointers}
    >
      <div
        className={styles.paper}
        style={{ left: camera.x, top: camera.y, width: coverWidth * camera.scale, height: coverHeight * camera.scale }}
      />
      {/* What reaches beyond the file is not printed, and not shown. */}
      <div className={styles.cut} style={{ clipPath: fileClip(camera, coverWidth, coverHeight) }}>
        <StageCanvases />
        <ProofCanvas />
      </div>
      <Guidelines geometry={geometry} camera={camera} stage={stage} shown={design.showGuidelines} hasBarcode={hasBarcode} />
      <SelectionFrame camera={camera} />
      <TextEditingLayer camera={camera} />
      <ElementNodes camera={camera} />
      <GestureLayer camera={camera} />
      <Rulers camera={camera} />
      <ReviewPins camera={camera} />
    </div>
  );
}

function fileClip({ x, y, scale }: Camera, width: number, height: number): string {
  const right = x + width * scale;
  const bottom = y + height * scale;
  return `polygon(${x}px ${y}px, ${right}px ${y}px, ${right}px ${bottom}px, ${x}px ${bottom}px)`;
}
