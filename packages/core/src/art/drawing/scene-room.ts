import type { Rect } from '../../geometry/shapes.ts';

/** The parameters by which a scene makes room for the words of a front. */
interface RoomParameters {
  /** The end of the quiet part that the title stands in. */
  readonly calm: number;
  /** The place from which the ground makes way for the author's name. */
  readonly floor: number;
  readonly mirrored?: number;
}

/** The room of a scene between the words, in units of its drawing. */
export interface SceneRoom {
  readonly calm: number;
  readonly floor: number;
  /** From `calm` to `floor`. */
  readonly room: number;
  /** The lower edge of the whole drawing. */
  readonly bottom: number;
  /** -1 where the scene is mirrored. */
  readonly side: 1 | -1;
  /** Mirrors an x of the unmirrored scene where the scene is mirrored, units. */
  readonly place: (x: number) => number;
}

/** Returns the room of a scene, which is as high as its parts need on a front with little space below the title. @param least units */
export function sceneRoom(area: Rect, { calm, floor, mirrored = 0 }: RoomParameters, least: number): SceneRoom {
  const end = Math.max(calm + least, floor);
  const side = mirrored > 0 ? -1 : 1;
  return { calm, floor: end, room: end - calm, bottom: area.y + area.height, side, place: (x) => (side > 0 ? x : 1000 - x) };
}
