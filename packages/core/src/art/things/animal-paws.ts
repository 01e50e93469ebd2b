import { BLACK, type Rgba, WHITE } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';
import { BIRDS, type FaceId, FACES } from './face-styles.ts';

const HOOFED: ReadonlySet<FaceId> = new Set(['unicorn', 'giraffe', 'llama', 'deer', 'goat', 'horse']);

/** A paw that holds on to an edge; the tip of a bird's wing. */
export function animalPaw(id: FaceId, middle: Point, radius: number): readonly SceneNode[] {
  if (BIRDS.has(id)) return wingTip(id, middle, radius);
  const { coat, paw = coat } = FACES[id];
  const toe = mixColours(paw, BLACK, 0.35);
  const toes = HOOFED.has(id) ? [0] : [-0.32, 0.32];
  const line = (x: number) =>
    smoothLine([
      { x: middle.x + x * radius, y: middle.y + radius * 0.16 },
      { x: middle.x + x * radius * 1.06, y: middle.y + radius * 0.62 },
    ]);
  return [
    painted(
      linearPaint({ x: middle.x, y: middle.y - radius }, { x: middle.x, y: middle.y + radius }, [
        mixColours(paw, WHITE, 0.16),
        paw,
        mixColours(paw, BLACK, 0.12),
      ]),
      ellipse(middle, radius, radius * 0.78),
    ),
    stroked(toe, radius * 0.07, ...toes.map(line)),
    ...(id === 'sloth' ? claws(middle, radius) : []),
  ];
}

/** Three feathers over an edge, the middle one in front. */
function wingTip(id: FaceId, { x, y }: Point, radius: number): readonly SceneNode[] {
  const { coat, tone } = FACES[id];
  const feather = (across: number, length: number, colour: Rgba) =>
    painted(
      linearPaint({ x, y: y - radius }, { x, y: y + radius }, [mixColours(colour, WHITE, 0.12), mixColours(colour, BLACK, 0.16)]),
      ellipse({ x: x + across * radius, y }, radius * 0.44, radius * length),
    );
  const wing = mixColours(coat, tone, 0.5);
  return [feather(-0.52, 0.7, wing), feather(0.52, 0.7, wing), feather(0, 0.86, mixColours(wing, WHITE, 0.06))];
}

/** The long claws by which a sloth hangs. */
function claws({ x, y }: Point, radius: number): readonly SceneNode[] {
  const claw = (across: number) =>
    smoothLine([
      { x: x + across * radius, y: y + radius * 0.5 },
      { x: x + across * radius * 1.06, y: y + radius * 1.05 },
    ]);
  return [stroked({ r: 244, g: 232, b: 206, a: 1 }, radius * 0.26, claw(-0.5), claw(0), claw(0.5))];
}
