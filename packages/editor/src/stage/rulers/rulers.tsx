import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { LengthUnit } from '@coverwright/core/geometry/length-units.ts';
import { UnstyledButton } from '@mantine/core';
import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { selectionBounds } from '../../actions/view-actions.ts';
import { type MountedEditor, useLiveEditor, useMountedEditor } from '../../session/editor-context.ts';
import { useLengthMeasure } from '../../session/use-length-measure.ts';
import { type Camera, toStage } from '../camera.ts';
import { type Placement, usePlaced } from '../use-placed.ts';
import { rulerTicks } from './ruler-ticks.ts';
import styles from './rulers.module.css';
import { useMessages } from '../../messages/use-messages.ts';
import { stageMessages } from '../messages.ts';

/** Thickness in screen pixels; the style sheet has the same value. */
const THICKNESS = 20;
const SMALL_TICK = 5;

/** Rulers from the front board's corner in inches, millimeters or pixels, with marks for the pointer and the selection. */
export function Rulers({ camera }: { readonly camera: Camera }) {
  const t = useMessages(stageMessages);
  const editor = useMountedEditor();
  const { rulers, toggleUnit } = useStore(editor.view);
  const { unit } = useLengthMeasure();
  const { front } = useLiveEditor((state) => geometryOf(state.history.present)).boards;
  if (!rulers) return null;
  const zero = toStage(camera, front);
  return (
    <div className={styles.rulers} data-testid="rulers">
      <Ruler axis="x" zero={zero.x} scale={camera.scale} />
      <Ruler axis="y" zero={zero.y} scale={camera.scale} />
      <UnstyledButton
        className={styles.corner}
        disabled={unit === 'px'}
        // Begins with what is seen, so that who speaks to the page can say it.
        aria-label={t(UNIT_LABELS[unit])}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={toggleUnit}
      >
        <span aria-hidden="true">{unit}</span>
      </UnstyledButton>
    </div>
  );
}

const UNIT_LABELS = {
  in: 'rulersInInches',
  mm: 'rulersInMillimeters',
  px: 'rulersInPixels',
} as const satisfies Record<LengthUnit, string>;

interface RulerProps {
  readonly axis: 'x' | 'y';
  /** The start of the front board in stage pixels. */
  readonly zero: number;
  /** Screen pixels per print pixel. */
  readonly scale: number;
}

/** A ruler, on whose fixed ticks the marks of the selection and the pointer move. */
function Ruler({ axis, zero, scale }: RulerProps) {
  const extent = usePlaced<HTMLDivElement>(EXTENT[axis]);
  const pointer = usePlaced<HTMLDivElement>(POINTER[axis]);
  return (
    <div className={axis === 'x' ? styles.across : styles.down} aria-hidden="true">
      <div ref={extent} className={styles.extent} />
      <Ticks axis={axis} zero={zero} scale={scale} />
      <div ref={pointer} className={styles.pointer} />
    </div>
  );
}

const EXTENT = {
  x(editor: MountedEditor): Placement | null {
    const selected = selectionOnStage(editor);
    return selected && { x: selected.x, width: selected.width };
  },
  y(editor: MountedEditor): Placement | null {
    const selected = selectionOnStage(editor);
    return selected && { y: selected.y, height: selected.height };
  },
};

const POINTER = {
  x({ gestures }: MountedEditor): Placement | null {
    const { pointer } = gestures.view.getState();
    return pointer && { x: pointer.x };
  },
  y({ gestures }: MountedEditor): Placement | null {
    const { pointer } = gestures.view.getState();
    return pointer && { y: pointer.y };
  },
};

function selectionOnStage(editor: MountedEditor) {
  const bounds = selectionBounds(editor);
  return bounds && toStage(editor.camera.getState().camera, bounds);
}

/** The ticks are a component of their own because there are hundreds of them. */
const Ticks = memo(function Ticks({ axis, zero, scale }: RulerProps) {
  const { camera } = useMountedEditor();
  const { unit, perUnit } = useLengthMeasure();
  const room = useStore(camera, ({ stage }) => (axis === 'x' ? stage.width : stage.height));
  const ticks = useMemo(() => rulerTicks(zero, scale, room, { unit, perUnit }), [zero, scale, room, unit, perUnit]);
  return (
    <svg className={styles.ticks}>
      {ticks.map(({ at, label }) => {
        const start = label === null ? THICKNESS - SMALL_TICK : 0;
        return axis === 'x' ? (
          <g key={at}>
            <line className={styles.tick} x1={at} x2={at} y1={start} y2={THICKNESS} />
            {label && (
              <text className={styles.number} x={at + 3} y={10}>
                {label}
              </text>
            )}
          </g>
        ) : (
          <g key={at}>
            <line className={styles.tick} x1={start} x2={THICKNESS} y1={at} y2={at} />
            {label && (
              <text className={styles.number} transform={`translate(10 ${at - 3}) rotate(-90)`}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
});
