import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { UnstyledButton } from '@mantine/core';
import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import { selectionBounds } from '../../actions/view-actions.ts';
import { useLiveEditor, useMountedEditor } from '../../session/editor-context.ts';
import { type Camera, toStage } from '../camera.ts';
import { rulerTicks } from './ruler-ticks.ts';
import styles from './rulers.module.css';

/** Screen pixels; the same as in the style sheet. */
const THICKNESS = 20;
const SMALL_TICK = 5;

/** Inches or millimetres from the front board's corner, with the pointer's place and what the selection takes up. */
export function Rulers({ camera }: { readonly camera: Camera }) {
  const editor = useMountedEditor();
  const { rulers, unit, toggleUnit } = useStore(editor.view);
  const design = useLiveEditor((state) => state.history.present);
  useLiveEditor((state) => state.selectedIds);
  useLiveEditor((state) => state.scene);
  if (!rulers) return null;
  const { front } = geometryOf(design).boards;
  const zero = toStage(camera, front);
  const bounds = selectionBounds(editor);
  const selected = bounds && toStage(camera, bounds);
  return (
    <div className={styles.rulers} data-testid="rulers">
      <Ruler axis="x" zero={zero.x} camera={camera} {...(selected ? { from: selected.x, length: selected.width } : {})} />
      <Ruler axis="y" zero={zero.y} camera={camera} {...(selected ? { from: selected.y, length: selected.height } : {})} />
      <UnstyledButton
        className={styles.corner}
        aria-label={`Rulers in ${unit === 'in' ? 'inches' : 'millimetres'}; change to ${unit === 'in' ? 'millimetres' : 'inches'}`}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={toggleUnit}
      >
        <span aria-hidden="true">{unit}</span>
      </UnstyledButton>
    </div>
  );
}

interface RulerProps {
  readonly axis: 'x' | 'y';
  readonly zero: number;
  readonly camera: Camera;
  /** What the selection takes up, along the ruler. */
  readonly from?: number;
  readonly length?: number;
}

function Ruler({ axis, zero, camera, from, length }: RulerProps) {
  return (
    <svg className={axis === 'x' ? styles.across : styles.down} aria-hidden="true">
      {from !== undefined &&
        (axis === 'x' ? (
          <rect className={styles.extent} x={from} y={0} width={length} height={THICKNESS} />
        ) : (
          <rect className={styles.extent} x={0} y={from} width={THICKNESS} height={length} />
        ))}
      <Ticks axis={axis} zero={zero} scale={camera.scale} />
      <PointerMark axis={axis} />
    </svg>
  );
}

interface TicksProps {
  readonly axis: 'x' | 'y';
  readonly zero: number;
  readonly scale: number;
}

/** By themselves: there are hundreds, and they stay while the selection moves along them. */
const Ticks = memo(function Ticks({ axis, zero, scale }: TicksProps) {
  const { view, camera } = useMountedEditor();
  const unit = useStore(view, (state) => state.unit);
  const room = useStore(camera, ({ stage }) => (axis === 'x' ? stage.width : stage.height));
  const ticks = useMemo(() => rulerTicks(zero, scale, room, unit), [zero, scale, room, unit]);
  return (
    <>
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
    </>
  );
});

/** By itself, so that the ticks are not drawn again whenever the pointer moves. */
function PointerMark({ axis }: { readonly axis: 'x' | 'y' }) {
  const { gestures } = useMountedEditor();
  const at = useStore(gestures.view, ({ pointer }) => pointer?.[axis] ?? null);
  if (at === null) return null;
  return axis === 'x' ? (
    <line className={styles.pointer} x1={at} x2={at} y1={0} y2={THICKNESS} />
  ) : (
    <line className={styles.pointer} x1={0} x2={THICKNESS} y1={at} y2={at} />
  );
}
