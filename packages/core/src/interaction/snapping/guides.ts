/** A line that an element has snapped to, in scene pixels. With `axis` x it is vertical at that x. */
export interface GuideLine {
  readonly kind: 'line';
  readonly axis: Axis;
  readonly at: number;
  /** The start and the end of the line, along the other axis. */
  readonly from: number;
  readonly to: number;
}

/** A measured distance along an axis: a gap that equals another, or the distance to a neighbour or an edge. */
export interface Stretch {
  readonly kind: 'gap' | 'distance' | 'size';
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  /** The position on the other axis at which it is drawn. */
  readonly across: number;
}

export type Axis = 'x' | 'y';
export type Guide = GuideLine | Stretch;

export const SIDE = { x: 'width', y: 'height' } as const;
export const OTHER = { x: 'y', y: 'x' } as const;
