import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, layered, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline, smoothLine } from '../drawing/outlines.ts';

/** A round maze on the floor, as it is seen from above at a slant. Lengths are units of the plan. */
export interface MazePlace {
  readonly middle: Point;
  /** Height of a circle on the floor, as a share of its width. */
  readonly slant: number;
  /** Radius of the free heart, and of the outermost wall. */
  readonly heart: number;
  readonly radius: number;
  readonly rings: number;
  /** The height of the walls on the page. */
  readonly tall: number;
}

/** A piece of wall: a part of a ring, or a short wall between two rings. Angles run clockwise from the right, in radians. */
interface Wall {
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
}

export interface Maze {
  readonly walls: readonly Wall[];
  /** Places on the way from the entrance to the heart, as angle and radius. */
  readonly way: readonly (readonly [angle: number, radius: number])[];
}

const TURN = 2 * Math.PI;
/** Radians between two points of a wall. */
const STEP = TURN / 120;
/** The thickness of walls and the breadth of an opening, as shares of a passage. */
const [THICK, OPENING] = [0.24, 0.86];

/** Returns walls with one way to the heart, and the way. The entrance is at the side of the viewer. */
export function planMaze(random: Random, { heart, radius, rings }: MazePlace): Maze {
  const passage = (radius - heart) / (rings - 1);
  const walls: Wall[] = [];
  const way: (readonly [number, number])[] = [];
  let door = Math.PI / 2 + between(random, -0.16, 0.16);
  let turn = random() < 0.5 ? 1 : -1;
  way.push([door, radius + passage * 3]);
  for (let ring = rings - 1; ring >= 0; ring -= 1) {
    const middle = heart + ring * passage;
    const half = (passage * OPENING) / 2 / middle;
    const thick = (passage * THICK) / 2;
    walls.push({ inner: middle - thick, outer: middle + thick, from: door + half, to: door + TURN - half });
    way.push([door, middle]);
    if (ring === 0) break;
    const within = middle - passage / 2;
    const next = door + turn * between(random, 1.1, 2.5);
    for (let angle = door; turn * (next - angle) > 0.07; angle += turn * 0.07) way.push([angle, within]);
    way.push([next, within]);
    // Dead ends: behind the doorway, beyond the next one, and some on the way that nobody takes.
    const across = (at: number): Wall => {
      const wide = thick / within;
      return { inner: middle - passage + thick * 0.6, outer: middle - thick * 0.6, from: at - wide, to: at + wide };
    };
    const aside = (passage * 0.72) / within;
    walls.push(across(door - turn * aside), across(next + turn * aside));
    if (ring > 2) walls.push(across(door - turn * between(random, 1.2, 2.4)));
    door = next;
    turn = random() < 0.62 ? -turn : turn;
  }
  way.push([door, heart * 0.45]);
  return { walls, way };
}

interface MazeTones {
  readonly floor: Rgba;
  readonly shade: Rgba;
  /** The color of the thread that marks the way. */
  readonly thread: Rgba;
}

/** The direction of shadows on the floor, as shares of a passage. */
const FALL: Point = { x: 0.66, y: 0.2 };
/** The direction of the light on the plan, of length 1. */
const LIGHT: Point = { x: -0.86, y: -0.5 };
const LEVELS = 26;

/** The walls of a maze in low light, and a thread that lies on the way. */
export function roundMaze(plan: Maze, place: MazePlace, { floor, shade, thread }: MazeTones): readonly SceneNode[] {
  const { middle, slant, radius, heart, rings, tall } = place;
  const passage = (radius - heart) / (rings - 1);
  const at = (angle: number, reach: number, up = 0): Point => ({
    x: middle.x + Math.cos(angle) * reach,
    y: middle.y + Math.sin(angle) * reach * slant - up,
  });
  const arc = (from: number, to: number, reach: number, up = 0) => {
    const count = Math.max(1, Math.ceil(Math.abs(to - from) / STEP));
    return Array.from({ length: count + 1 }, (_, index) => at(from + ((to - from) * index) / count, reach, up));
  };
  const outline = ({ inner, outer, from, to }: Wall, up: number) => [...arc(from, to, outer, up), ...arc(to, from, inner, up)];
  const fall = { x: FALL.x * passage, y: FALL.y * passage };
  const shadows = plan.walls.flatMap((wall) => swept(outline(wall, 0), fall));
  const sides = plan.walls.flatMap((wall) => facesOf(wall));
  const tops = plan.walls.map((wall) => polygon(outline(wall, tall)));
  const [lit, dim] = [mixColours(floor, WHITE, 0.2), mixColours(mixColours(floor, shade, 0.58), BLACK, 0.08)];
  // It lies where the walls before it leave the floor to be seen.
  const line = smoothLine(plan.way.map(([angle, reach]) => at(angle, reach, tall * (0.49 - 0.08 * Math.sin(angle)))));
  return [
    layered([filled(mixColours(shade, floor, 0.1), ...shadows)], { opacity: 0.5 }),
    stroked(withAlpha(shade, 0.45), 13, translated(line, 4, 4)),
    stroked(thread, 12, line),
    stroked(withAlpha(mixColours(thread, WHITE, 0.55), 0.8), 3, translated(line, -2, -2.4)),
    filled(mixColours(dim, lit, 0.4), ...sides.map(({ path }) => path)),
    ...Array.from({ length: LEVELS }, (_, level) =>
      filled(mixColours(dim, lit, level / (LEVELS - 1)), ...sides.filter((side) => side.level === level).map(({ path }) => path)),
    ),
    painted(
      linearPaint({ x: middle.x - radius, y: middle.y - radius * slant }, { x: middle.x + radius, y: middle.y + radius * slant }, [
        mixColours(floor, WHITE, 0.52),
        mixColours(floor, WHITE, 0.3),
        mixColours(floor, WHITE, 0.16),
      ]),
      ...tops,
    ),
    stroked(withAlpha(WHITE, 0.5), 1.4, ...plan.walls.map(({ outer, from, to }) => polyline(arc(from, to, outer, tall)))),
  ];

  /** The upright faces of a wall that the viewer sees, with the light that they get. */
  function facesOf({ inner, outer, from, to }: Wall): readonly { readonly path: Path; readonly level: number }[] {
    const count = Math.max(1, Math.ceil((to - from) / STEP));
    const faces: { path: Path; level: number }[] = [];
    const add = (points: readonly [Point, Point], normal: Point) => {
      if (normal.y <= 0) return;
      const [first, second] = points;
      const path = turned([first, second, { x: second.x, y: second.y - tall }, { x: first.x, y: first.y - tall }]);
      const light = (normal.x * LIGHT.x + normal.y * LIGHT.y + 1) / 2;
      faces.push({ path, level: Math.max(0, Math.min(LEVELS - 1, Math.round(light * (LEVELS - 1)))) });
    };
    for (let index = 0; index < count; index += 1) {
      const first = from + ((to - from) * index) / count;
      // Faces overlap a little, so that no gap is seen between them.
      const second = Math.min(to, from + ((to - from) * (index + 1.12)) / count);
      const angle = (first + second) / 2;
      const normal = { x: Math.cos(angle), y: Math.sin(angle) };
      add([at(first, outer), at(second, outer)], normal);
      add([at(first, inner), at(second, inner)], { x: -normal.x, y: -normal.y });
    }
    add([at(from, inner), at(from, outer)], { x: Math.sin(from), y: -Math.cos(from) });
    add([at(to, inner), at(to, outer)], { x: -Math.sin(to), y: Math.cos(to) });
    return faces;
  }
}

/** The area that an outline passes over when it is moved. */
function swept(points: readonly Point[], { x, y }: Point): readonly Path[] {
  return points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return turned([point, next, { x: next.x + x, y: next.y + y }, { x: point.x + x, y: point.y + y }]);
  });
}

/** An outline that runs clockwise, so that several of them make one area. */
function turned(points: readonly Point[]): Path {
  const area = points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return polygon(area < 0 ? points.toReversed() : points);
}

function translated(path: Path, x: number, y: number): Path {
  return transformPath(path, translation(x, y));
}
