import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';

/** A place of the boat in meters: from the stern to the bow, and across. */
export type OnBoat = (along: number, across: number) => Point;

/** A boat on its way, seen from straight above. */
export interface Shell {
  readonly at: OnBoat;
  /** Units of a meter. */
  readonly metre: number;
  readonly crew: number;
  /** The direction to which shadows fall on the page, of length 1. */
  readonly fall: Point;
}

export interface ShellTones {
  readonly hull: Rgba;
  readonly inside: Rgba;
  readonly shirt: Rgba;
  readonly cox: Rgba;
  readonly blade: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly foam: Rgba;
}

/** Meters between two seats, from the stern to the first seat, and from the last one to the bow. */
export const [SEAT, STERN, BOW] = [1.42, 3.1, 2.5] as const;
export function lengthOfShell(crew: number): number {
  return STERN + SEAT * (crew - 1) + BOW;
}

/** Places of the seats, from the stern. */
export const seats = (crew: number) => Array.from({ length: crew }, (_, index) => STERN + SEAT * index);
/** The side of a seat's oar. */
export const sideOf = (index: number) => (index % 2 === 0 ? 1 : -1);

/** An oar at the catch: its handle, the gate that it turns in, and its blade. */
export function oar(seat: number, side: number) {
  const gate = { u: seat - 0.5, v: side * 0.88 };
  const [along, across] = [0.57, 0.82];
  const point = (out: number) => ({ u: gate.u + along * out, v: gate.v + side * across * out });
  return { gate, point, handle: point(-1.06), neck: point(2.12), tip: point(2.72), along, across: side * across };
}
