import type { Place } from '../art/things/turned-sphere.ts';

/** The degrees north and east between which a part of the world lies. */
export interface Region {
  readonly north: readonly [number, number];
  readonly east: readonly [number, number];
}

/** Reports whether a place lies in a part of the world. */
export function liesIn({ north, east }: Place, region: Region): boolean {
  return north >= region.north[0] && north <= region.north[1] && east >= region.east[0] && east <= region.east[1];
}
