import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';
import { sprig } from './plants.ts';

/** The light of a window with bars on a wall, and on the table before it. */
export interface WindowLight {
  /** The panes on the wall, down to the table. */
  readonly box: Rect;
  /** The lower edge of the table. */
  readonly below: number;
  readonly colour: Rgba;
  /** Its opacity where it is brightest. */
  readonly strength: number;
  readonly wall: Rgba;
}

/** The lean of the panes as the sun stands, and what they move aside on the table, for each unit of height. */
const [SLANT, FALL] = [0.22, -0.5];
const [COLUMNS, ROWS] = [2, 3];
/** The bars between panes, as a share of the window's breadth. */
const BAR = 0.045;

/** The panes of a window on a wall, and in them the shadow of a branch before the window. */
export function windowLightOnWall(random: Random, { box, colour, strength, wall }: WindowLight): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const bar = width * BAR;
  const at = (px: number, py: number): Point => ({ x: px + (py - y - height) * SLANT, y: py });
  const [wide, high] = [(width - bar * (COLUMNS - 1)) / COLUMNS, (height - bar * (ROWS - 1)) / ROWS];
  const panes = Array.from({ length: COLUMNS * ROWS }, (_, index): Path => {
    const from = x + (index % COLUMNS) * (wide + bar);
    const top = y + Math.floor(index / COLUMNS) * (high + bar);
    return polygon([at(from, top), at(from + wide, top), at(from + wide, top + high), at(from, top + high)]);
  });
  const lit = linearPaint({ x: x + width, y }, { x, y: y + height }, [
    withAlpha(colour, strength * 0.5),
    withAlpha(colour, strength * 0.88),
    withAlpha(colour, strength),
  ]);
  const twigs = [0.04, 0.3, 0.62].map((down) =>
    sprig(
      random,
      { x: x + width * 1.06, y: y + height * down },
      width * between(random, 0.62, 0.9),
      Math.PI + between(random, -0.1, 0.6),
      'olive',
    ),
  );
  const shade = mixColours(wall, colour, 0.12);
  const branches = twigs.flatMap(({ stem, leaves }) => [filled(shade, leaves), stroked(shade, 5, stem)]);
  return [
    shadowOf([filled(colour, ...panes)], withAlpha(colour, strength * 0.5), { x: 0, y: 0 }, width * 0.03),
    painted(lit, ...panes),
    clipped(panes.flat(), [shadowOf(branches, withAlpha(shade, 0.8), { x: 0, y: 0 }, width * 0.007)]),
  ];
}

/** The same panes where they reach the table: they fade towards the reader. */
export function windowLightOnTable({ box, below, colour, strength }: WindowLight, table: Rgba): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const edge = y + height;
  const long = Math.min(below - edge, height * 0.6);
  const tone = mixColours(table, colour, 0.75);
  const bar = width * BAR;
  const wide = (width - bar * (COLUMNS - 1)) / COLUMNS;
  const panes = Array.from({ length: COLUMNS }, (_, index): Path => {
    const from = x + index * (wide + bar);
    const aside = long * -FALL;
    return polygon([
      { x: from, y: edge },
      { x: from + wide, y: edge },
      { x: from + wide * 1.1 + aside, y: edge + long },
      { x: from + aside, y: edge + long },
    ]);
  });
  return [
    clipped(rectanglePath({ x: x - width, y: edge, width: width * 3, height: long }), [
      painted(
        linearPaint({ x: 0, y: edge }, { x: 0, y: edge + long }, [
          withAlpha(tone, strength * 0.85),
          withAlpha(tone, strength * 0.6),
          withAlpha(tone, 0),
        ]),
        ...panes,
      ),
    ]),
  ];
}
