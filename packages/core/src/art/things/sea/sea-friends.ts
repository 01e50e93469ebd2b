import type { Rgba } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import type { SeaBrush } from './sea-brush.ts';
import { crab, jellyfish, octopus, seaTurtle, starfish } from './sea-faces.ts';
import { dolphin, fish, seahorse, shark, whale } from './sea-swimmers.ts';

/** Animals of the sea that have a friendly face. */
export const SEA_FRIENDS = ['octopus', 'whale', 'fish', 'shark', 'dolphin', 'crab', 'seahorse', 'turtle', 'jellyfish', 'starfish'] as const;
export type SeaFriend = (typeof SEA_FRIENDS)[number];

/** The drawing of a friend, and what it takes of the room around its middle, in shares of half its size. */
interface Drawn {
  readonly draw: (brush: SeaBrush) => readonly SceneNode[];
  readonly across: number;
  readonly up: number;
  readonly down: number;
}

const DRAWN: Readonly<Record<SeaFriend, Drawn>> = {
  octopus: { draw: octopus, across: 1.28, up: 1, down: 0.96 },
  whale: { draw: whale, across: 1.46, up: 0.96, down: 0.86 },
  fish: { draw: fish, across: 1.26, up: 0.9, down: 0.82 },
  shark: { draw: shark, across: 1.32, up: 0.94, down: 0.7 },
  dolphin: { draw: dolphin, across: 1.32, up: 0.74, down: 0.92 },
  crab: { draw: crab, across: 1.38, up: 1.06, down: 0.9 },
  seahorse: { draw: seahorse, across: 0.8, up: 1.04, down: 1.1 },
  turtle: { draw: seaTurtle, across: 1.44, up: 0.9, down: 0.86 },
  jellyfish: { draw: jellyfish, across: 0.88, up: 0.9, down: 1 },
  starfish: { draw: starfish, across: 1, up: 0.96, down: 0.9 },
};

/** Those that stand or lie on the ground. */
export const ON_THE_SAND: ReadonlySet<SeaFriend> = new Set(['crab', 'starfish']);

/** The largest half size of a friend in a room, and the middle that it has there. */
export function placeFriend(id: SeaFriend, foot: Point, room: { readonly wide: number; readonly high: number }) {
  const { across, up, down } = DRAWN[id];
  const size = Math.min(room.wide / (across * 2), room.high / (up + down));
  const slack = room.high - (up + down) * size;
  const lift = ON_THE_SAND.has(id) ? 0 : slack * 0.5;
  return { size, middle: { x: foot.x, y: foot.y - lift - down * size } };
}

/** A large animal of the sea with a friendly face. @param side 1: it swims to the right. */
export function seaFriend(
  id: SeaFriend,
  middle: Point,
  size: number,
  side: 1 | -1,
  { shade, light }: { readonly shade: Rgba; readonly light: Rgba },
): readonly SceneNode[] {
  return DRAWN[id].draw({
    at: (x, y) => ({ x: middle.x + side * x * size, y: middle.y + y * size }),
    size,
    shade,
    light,
  });
}
