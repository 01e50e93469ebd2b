import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { HANDLES, isCorner } from '@coverwright/core/interaction/resize-box.ts';
import { type TurnedBox, frameOf } from '@coverwright/core/interaction/turned-box.ts';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLiveEditor } from '../session/editor-context.ts';
import { type Camera, toStage } from './camera.ts';
import styles from './selection-frame.module.css';

/** Sides have no handles of their own where a corner's would lie on them. Screen pixels. */
const ROOM_FOR_SIDES = 56;

/** Nearer to the stage's top the handle that turns stands below instead. Screen pixels. */
export const ROOM_TO_TURN = 56;

/** The frame and handles around what is selected: several have a thin frame each and one in common. */
export function SelectionFrame({ camera }: { readonly camera: Camera }) {
  const selectedIds = useLiveEditor((state) => state.selectedIds);
  const editingId = useLiveEditor((state) => state.editingId);
  const scene = useLiveEditor((state) => state.scene);
  const design = useLiveEditor((state) => state.history.present);
  const layers = scene?.layers.filter(({ id }) => selectedIds.includes(id)) ?? [];
  const frame = frameOf(layers.map(({ bounds, rotation }) => ({ rect: bounds, rotation })));
  if (!frame) return null;
  const isSole = layers.length === 1;
  const locked = layers.every(({ id }) => isLocked(design, id));
  const canChange = layers.some(({ id }) => elementBox(design, id)?.handles === 'all') && editingId === null && !locked;
  const { y, width, height } = toStage(camera, frame.rect);
  const turnsBelow = y < ROOM_TO_TURN;
  const handles = HANDLES.filter((handle) => {
    if (isCorner(handle)) return true;
    return isSole && (handle === 'n' || handle === 's' ? width : height) >= ROOM_FOR_SIDES;
  });
  return (
    <>
      {!isSole &&
        layers.map(({ id, bounds, rotation }) => (
          <Framed key={id} className={styles.member} box={{ rect: bounds, rotation }} camera={camera} />
        ))}
      <Framed className={styles.frame} box={frame} camera={camera} testId="selection" isLocked={locked}>
        {canChange && <div className={styles.stalk} data-below={turnsBelow} />}
        {canChange && (
          <div
            className={styles.handle}
            data-handle="rotate"
            data-below={turnsBelow}
            data-testid="handle-rotate"
            title="Turn; Shift for steps of 15°, Alt for any angle"
          />
        )}
        {canChange &&
          handles.map((handle) => <div key={handle} className={styles.handle} data-handle={handle} data-testid={`handle-${handle}`} />)}
        {locked && (
          <div className={styles.lock}>
            <IconLock size={14} aria-hidden="true" />
          </div>
        )}
      </Framed>
    </>
  );
}

interface FramedProps {
  readonly box: TurnedBox;
  readonly camera: Camera;
  readonly className: string | undefined;
  readonly testId?: string;
  readonly isLocked?: boolean;
  readonly children?: ReactNode;
}

function Framed({ box, camera, className, testId, isLocked: locked, children }: FramedProps) {
  const { x, y, width, height } = toStage(camera, box.rect);
  return (
    <div
      className={className}
      data-testid={testId}
      data-locked={locked}
      style={{ left: x, top: y, width, height, transform: `rotate(${box.rotation}deg)` }}
    >
      {children}
    </div>
  );
}
