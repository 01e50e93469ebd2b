import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { HANDLES, isCorner } from '@coverwright/core/interaction/resize-box.ts';
import { frameOf } from '@coverwright/core/interaction/turned-box.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, memo, useCallback } from 'react';
import { type MountedEditor, useEditor } from '../session/editor-context.ts';
import { type Camera, toStage } from './camera.ts';
import styles from './selection-frame.module.css';
import { type Placement, usePlaced } from './use-placed.ts';
import { stageMessages } from './messages.ts';

/** Minimum length of a side with a handle of its own, which would otherwise overlap those of the corners. Screen pixels. */
const ROOM_FOR_SIDES = 56;

/** Space that the rotation handle needs above the frame; with less, it is below. Screen pixels. */
export const ROOM_TO_TURN = 56;

/** The frame and handles of the selection; several elements also have a thin frame each. The handles update after a gesture. */
export function SelectionFrame({ camera }: { readonly camera: Camera }) {
  const selectedIds = useEditor((state) => state.selectedIds);
  const editingId = useEditor((state) => state.editingId);
  const scene = useEditor((state) => state.scene);
  const design = useEditor((state) => state.history.present);
  const isBought = useEditor((state) => state.bought !== null);
  const layers = scene?.layers.filter(({ id }) => selectedIds.includes(id)) ?? [];
  const frame = frameOf(layers.map(({ bounds, rotation }) => ({ rect: bounds, rotation })));
  if (!frame) return null;
  const isSole = layers.length === 1;
  const locked = layers.every(({ id }) => isLocked(design, id));
  const isFree = editingId === null && !locked && !isBought;
  const canChange = isFree && layers.some(({ id }) => elementBox(design, id)?.handles === 'all');
  const { y, width, height } = toStage(camera, frame.rect);
  const turnsBelow = y < ROOM_TO_TURN;
  const onSides = isSole && Math.min(width, height) >= ROOM_FOR_SIDES;
  return (
    <>
      {!isSole && layers.map(({ id }) => <MemberFrame key={id} id={id} />)}
      <CommonFrame isLocked={locked}>
        {canChange && <Handles turnsBelow={turnsBelow} onSides={onSides} />}
        {locked && (
          <div className={styles.lock}>
            <IconLock size={14} aria-hidden="true" />
          </div>
        )}
      </CommonFrame>
    </>
  );
}

interface HandlesProps {
  readonly turnsBelow: boolean;
  /** True if the middles of the four sides have handles. */
  readonly onSides: boolean;
}

/** The handles are a component of their own because they stay the same while the frame follows the pointer. */
const Handles = memo(function Handles({ turnsBelow, onSides }: HandlesProps) {
  const t = useMessages(stageMessages);
  const shown = HANDLES.filter((handle) => isCorner(handle) || onSides);
  return (
    <>
      <div className={styles.stalk} data-below={turnsBelow} />
      <div className={styles.handle} data-handle="rotate" data-below={turnsBelow} data-testid="handle-rotate" title={t('rotate')} />
      {shown.map((handle) => (
        <div key={handle} className={styles.handle} data-handle={handle} data-testid={`handle-${handle}`} />
      ))}
    </>
  );
});

interface CommonFrameProps {
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

function CommonFrame({ isLocked: locked, children }: CommonFrameProps) {
  const frame = usePlaced<HTMLDivElement>(placeOfSelection);
  return (
    <div ref={frame} className={styles.frame} data-testid="selection" data-locked={locked}>
      {children}
    </div>
  );
}

function MemberFrame({ id }: { readonly id: string }) {
  const place = useCallback((editor: MountedEditor) => placeOf(editor, [id]), [id]);
  const frame = usePlaced<HTMLDivElement>(place);
  return <div ref={frame} className={styles.member} />;
}

function placeOfSelection(editor: MountedEditor): Placement | null {
  return placeOf(editor, editor.store.getState().selectedIds);
}

function placeOf({ store, camera }: MountedEditor, ids: readonly string[]): Placement | null {
  const layers = store.getState().scene?.layers.filter(({ id }) => ids.includes(id)) ?? [];
  const frame = frameOf(layers.map(({ bounds, rotation }) => ({ rect: bounds, rotation })));
  return frame && { ...toStage(camera.getState().camera, frame.rect), rotation: frame.rotation };
}
