/** A line that something has caught on. Scene pixels; `axis` x is an upright line at that x. */
export interface GuideLine {
  readonly kind: 'line';
  readonly axis: Axis;
  readonly at: number;
  /** The start and the end of the line, along the other axis. */
  readonly from: number;
  readonly to: number;
}

/** A measured stretch along one axis: a gap that equals another, or how far it is to a neighbour or an edge. */
export interface Stretch {
  readonly kind: 'gap' | 'distance' | 'size';
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  /** Where it is drawn, on the other axis. */
  readonly across: number;
}

export type Axis = 'x' | 'y';
export type Guide = GuideLine | Stretch;

export const SIDE = { x: 'width', y: 'height' } as const;
export const OTHER = { x: 'y', y: 'x' } as const;
