import { px, pxToInches, inchesToMillimetres } from '@coverwright/core/units/units.ts';
import { type Guide, type GuideLine, SIDE, type Stretch } from '@coverwright/core/interaction/snapping/guides.ts';
import { useStore } from 'zustand';
import { type MountedEditor, useMountedEditor } from '../session/editor-context.ts';
import { type Camera, toStage } from './camera.ts';
import styles from './gesture-layer.module.css';
import { type Placement, usePlaced } from './use-placed.ts';

/** What is seen only while something is held: the lines it caught on, gaps and distances, the marquee, an angle or a size. */
export function GestureLayer({ camera }: { readonly camera: Camera }) {
  const { gestures } = useMountedEditor();
  const guides = useStore(gestures.view, (view) => view.guides);
  const marquee = useStore(gestures.view, (view) => view.marquee);
  const readout = useStore(gestures.view, (view) => view.readout);
  const drawn = marquee && toStage(camera, marquee);
  return (
    <>
      <svg className={styles.layer} aria-hidden="true" data-testid="guides">
        {/* By their places in the list: what is shown changes at every frame, and a moved line is cheaper than a new one. */}
        {guides.map((guide, place) => (
          <GuideShape key={`${guide.kind} ${place}`} guide={guide} camera={camera} />
        ))}
        {drawn && <rect className={styles.marquee} data-testid="marquee" {...drawn} />}
      </svg>
      {readout !== null && <Readout text={readout} />}
    </>
  );
}

function Readout({ text }: { readonly text: string }) {
  const plate = usePlaced<HTMLDivElement>(besidePointer);
  return (
    <div ref={plate} className={styles.readout} data-testid="readout">
      {text}
    </div>
  );
}

function besidePointer({ gestures }: MountedEditor): Placement | null {
  const { pointer } = gestures.view.getState();
  return pointer && { x: pointer.x + 16, y: pointer.y + 18 };
}

function GuideShape({ guide, camera }: { readonly guide: Guide; readonly camera: Camera }) {
  return guide.kind === 'line' ? <Line guide={guide} camera={camera} /> : <Measure stretch={guide} camera={camera} />;
}

function Line({ guide: { axis, at, from, to }, camera }: { readonly guide: GuideLine; readonly camera: Camera }) {
  const start = stagePoint(axis, at, from, camera);
  const end = stagePoint(axis, at, to, camera);
  return <line className={styles.line} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />;
}

/** The plate with both units; where the stretch is shorter it stands beside it. Screen pixels. */
const PLATE = { width: 58, height: 32 } as const;
const BESIDE = 6;
const END = 4;

function Measure({ stretch, camera }: { readonly stretch: Stretch; readonly camera: Camera }) {
  const { axis, from, to, across, kind } = stretch;
  const other = axis === 'x' ? 'y' : 'x';
  const start = stagePoint(other, across, from, camera);
  const end = stagePoint(other, across, to, camera);
  const length = (to - from) * camera.scale;
  const tick = axis === 'x' ? `m0 ${-END}v${2 * END}` : `m${-END} 0h${2 * END}`;
  const hasRoom = length > PLATE[SIDE[axis]] + BESIDE;
  const middle = {
    x: (start.x + end.x) / 2 + (axis === 'x' || hasRoom ? 0 : PLATE.width / 2 + BESIDE),
    y: (start.y + end.y) / 2 - (axis === 'y' || hasRoom ? 0 : PLATE.height / 2 + BESIDE),
  };
  const wide = pxToInches(px(to - from));
  return (
    <g className={kind === 'distance' ? styles.distance : styles.gap} data-kind={kind} data-axis={SIDE[axis]}>
      <path d={`M${start.x} ${start.y}${tick}M${end.x} ${end.y}${tick}M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <rect className={styles.plate} x={middle.x - PLATE.width / 2} y={middle.y - PLATE.height / 2} {...PLATE} rx={4} />
      <text x={middle.x} y={middle.y - 3} textAnchor="middle">
        {wide.toFixed(2)} in
      </text>
      <text x={middle.x} y={middle.y + 10} textAnchor="middle">
        {inchesToMillimetres(wide).toFixed(1)} mm
      </text>
    </g>
  );
}

/** A place on an axis and one along the other, on the stage. */
function stagePoint(axis: 'x' | 'y', at: number, along: number, camera: Camera) {
  const point = axis === 'x' ? { x: at, y: along } : { x: along, y: at };
  return toStage(camera, { ...point, width: 0, height: 0 });
}
