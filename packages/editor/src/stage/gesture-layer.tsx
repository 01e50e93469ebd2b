import { useStore } from 'zustand';
import { type MountedEditor, useMountedEditor } from '../session/editor-context.ts';
import { type Camera, toStage } from './camera.ts';
import styles from './gesture-layer.module.css';
import { Guides } from './guides/guides.tsx';
import { type Placement, usePlaced } from './use-placed.ts';

/** The marks that are shown only during a gesture: guides, the marquee, an angle or a size. */
export function GestureLayer({ camera }: { readonly camera: Camera }) {
  const { gestures } = useMountedEditor();
  const marquee = useStore(gestures.view, (view) => view.marquee);
  const isMeasured = useStore(gestures.view, (view) => view.readout !== null);
  const drawn = marquee && toStage(camera, marquee);
  return (
    <>
      <Guides />
      {drawn && (
        <div
          className={styles.marquee}
          data-testid="marquee"
          style={{ left: drawn.x, top: drawn.y, width: drawn.width, height: drawn.height }}
        />
      )}
      {isMeasured && <Readout />}
    </>
  );
}

/** A text beside the pointer. It changes with every move, and is written without React. */
function Readout() {
  const plate = usePlaced<HTMLDivElement>(besidePointer, write);
  return <div ref={plate} className={styles.readout} data-testid="readout" />;
}

function write(plate: HTMLElement, { gestures }: MountedEditor): void {
  const { readout } = gestures.view.getState();
  if (plate.textContent !== readout) plate.textContent = readout;
}

function besidePointer({ gestures }: MountedEditor): Placement | null {
  const { pointer } = gestures.view.getState();
  return pointer && { x: pointer.x + 16, y: pointer.y + 18 };
}
