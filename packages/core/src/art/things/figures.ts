import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { smoothShape } from '../drawing/outlines.ts';
import { ribbon, type RibbonPoint } from '../drawing/ribbon.ts';
import { COAT, DRESS, type FigureId, HER_ARM, HIS_ARM, PEOPLE, type Person, WALKER } from './figure-outlines.ts';

/** Her height beside his, and the distances of both from the middle between them, as shares of his height. */
const HER_HEIGHT = 0.92;
const HER_PLACE = -0.172;
const HIS_PLACE = 0.17;

/** A standing person's silhouette from behind. @param height from sole to crown, units. */
export function figure(feet: Point, height: number, id: FigureId): Path {
  return silhouette(PEOPLE[id], feet, height);
}

/** A woman and a man who hold hands, from behind. @param height the taller one's. */
export function couple(feet: Point, height: number): Path {
  const her = { ...DRESS, limbs: [HER_ARM, ...DRESS.limbs.slice(1)] };
  const [pocket, , ...legs] = COAT.limbs;
  const him = { ...COAT, limbs: [...(pocket ? [pocket] : []), HIS_ARM, ...legs] };
  return [
    ...silhouette(her, { x: feet.x + height * HER_PLACE, y: feet.y }, height * HER_HEIGHT),
    ...silhouette(him, { x: feet.x + height * HIS_PLACE, y: feet.y }, height),
  ];
}

/** Returns a person in a hat and a long coat who walks away from the viewer. @param height from the ground to the hat's crown, units. */
export function walker(feet: Point, height: number): Path {
  return smoothShape(pointsOf(WALKER, feet, height));
}

/** The parts of a person turn the same way, so that they form one area where they overlap. */
function silhouette({ outlines, limbs }: Person, feet: Point, height: number): Path {
  return clockwise([
    ...outlines.flatMap((outline) => smoothShape(pointsOf(outline, feet, height))),
    ...limbs.flatMap((limb) => ribbon(pointsOf(limb, feet, height))),
  ]);
}

function pointsOf(line: string, feet: Point, height: number): readonly RibbonPoint[] {
  return line.split(', ').map((point) => {
    const [x = 0, y = 0, half = 0] = point.split(' ').map(Number);
    return { x: feet.x + x * height, y: feet.y - y * height, width: half * height };
  });
}
