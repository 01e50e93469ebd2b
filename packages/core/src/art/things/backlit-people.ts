import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { rimLit } from '../drawing/rim-lit.ts';
import { figure } from './figures.ts';
import { groupOf } from './groups.ts';

interface Backlight {
  readonly body: Rgba;
  readonly rim: Rgba;
  readonly sun: Point;
}

/** The person of a scene from behind. @param person 1: a woman, 2: a man, unless `group` names others. */
export function peopleAt(feet: Point, height: number, person: number, group: number): Path {
  return groupOf(group, feet, height) ?? (person > 1 ? figure(feet, height, 'coat') : figure(feet, height * 0.95, 'dress'));
}

/** People from behind against the light. */
export function backlitPeople(
  feet: Point,
  height: number,
  person: number,
  group: number,
  { body, rim, sun }: Backlight,
): readonly SceneNode[] {
  const from = { x: Math.sign(sun.x - feet.x) * 0.7, y: -0.71 };
  return rimLit(peopleAt(feet, height, person, group), body, body, { from, rim, breadth: Math.max(1.6, height * 0.014) });
}
