import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { type Axis, type Guide, type GuideLine, OTHER, SIDE, type Stretch } from '@coverwright/core/interaction/snapping/guides.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { describeLength } from '@coverwright/core/geometry/length-units.ts';
import { px } from '@coverwright/core/units/units.ts';
import { type Camera, toStage } from '../camera.ts';

/** A guide on the stage: a line, or a measured distance with a label. Stage pixels. */
export interface PlacedGuide {
  readonly kind: Guide['kind'];
  readonly side: 'width' | 'height';
  readonly bar: Rect;
  readonly plate: (Rect & { readonly words: string }) | null;
}

/** Size of a label with both units; beside shorter distances it is placed outside. Screen pixels. */
const PLATE = { width: 58, height: 32 } as const;
const BESIDE = 6;
/** The length of the end marks of a stretch to either side. Screen pixels. */
const END = 4;

export function placeGuide(guide: Guide, camera: Camera, format: FormatId): PlacedGuide {
  return guide.kind === 'line' ? placeLine(guide, camera) : placeStretch(guide, camera, format);
}

function placeLine({ kind, axis, at, from, to }: GuideLine, camera: Camera): PlacedGuide {
  const { x, y } = onStage(axis, at, from, camera);
  const length = (to - from) * camera.scale;
  const bar = axis === 'x' ? { x, y, width: 1, height: length } : { x, y, width: length, height: 1 };
  return { kind, side: SIDE[axis], bar, plate: null };
}

function placeStretch({ kind, axis, from, to, across }: Stretch, camera: Camera, format: FormatId): PlacedGuide {
  const { x, y } = onStage(OTHER[axis], across, from, camera);
  const length = (to - from) * camera.scale;
  const lies = axis === 'x';
  const bar = lies ? { x, y: y - END, width: length, height: 2 * END } : { x: x - END, y, width: 2 * END, height: length };
  const aside = length > PLATE[SIDE[axis]] + BESIDE ? 0 : PLATE[SIDE[OTHER[axis]]] / 2 + BESIDE;
  const middle = lies ? { x: x + length / 2, y: y - aside } : { x: x + aside, y: y + length / 2 };
  const words = describeLength(px(to - from), format).replace(' · ', '\n');
  return { kind, side: SIDE[axis], bar, plate: { x: middle.x - PLATE.width / 2, y: middle.y - PLATE.height / 2, ...PLATE, words } };
}

/** Converts a position on an axis, and one along the other axis, to the stage. */
function onStage(axis: Axis, at: number, along: number, camera: Camera) {
  const point = axis === 'x' ? { x: at, y: along } : { x: along, y: at };
  return toStage(camera, { ...point, width: 0, height: 0 });
}
