import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { figure } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { ridgeOf } from '../things/ridge.ts';
import { DAY_RAYS, raysFrom } from '../things/light-behind-words.ts';

/** A door in a plain bright wall that stands open on sky, hills and the sun, whose light falls over the floor. */
export const openDoor = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 100, most: 1400, standard: 700, isPlace: true }, // Top of the door.
    floor: { least: 300, most: 1700, standard: 1200, isPlace: true }, // The foot of the wall.
    foot: { least: 400, most: 2000, standard: 1360, isPlace: true }, // Where the words at the foot begin.
    door: { label: 'doorAcross', least: 300, most: 700, standard: 500 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    person: { label: 'person', least: 0, most: 2, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, door: middle, mirrored, person, group } = parameters;
    const floor = Math.max(top + 160, parameters.floor);
    const bottom = area.y + area.height;
    const high = floor - top;
    const half = Math.min(190, high * 0.27);
    const side = mirrored > 0 ? -1 : 1;
    const wall = colours.light;
    const ground = colours.dark;
    const foot = Math.max(floor + 40, parameters.foot);
    const shade = mixColours(colours.darkest, BLACK, 0.2);
    const pale = mixColours(colours.paper, WHITE, 0.6);
    const gold = mixColours(colours.second, pale, 0.15);
    const opening = rectanglePath({ x: middle - half, y: top, width: half * 2, height: high });
    const frame = half * 0.13;
    const horizon = floor - high * 0.24;
    const sun = { x: middle + side * half * 0.3, y: horizon - high * 0.14 };
    const far = ridgeOf(chanceOf('far'), { base: horizon, reach: high * 0.1, shape: 'round', spacing: 210 });
    const near = ridgeOf(chanceOf('near'), { base: horizon + high * 0.12, reach: high * 0.07, shape: 'round', spacing: 260 });
    const swung = half * 0.86;
    const leafTop = top - high * 0.045;
    const hinge = middle - side * half;
    const leaf: readonly Point[] = [
      { x: hinge, y: top },
      { x: hinge - side * swung, y: leafTop },
      { x: hinge - side * swung, y: floor + high * 0.07 },
      { x: hinge, y: floor },
    ];
    const panel = (from: number, to: number): Path => {
      const at = (share: number, down: number): Point => {
        const x = hinge - side * swung * share;
        const upper = top + (leafTop - top) * share;
        const lower = floor + high * 0.07 * share;
        return { x, y: upper + (lower - upper) * down };
      };
      return polygon([at(0.2, from), at(0.82, from), at(0.82, to), at(0.2, to)]);
    };
    const beam = (spread: number, reach: number): Path =>
      polygon([
        { x: middle - half, y: floor },
        { x: middle + half, y: floor },
        { x: middle + half + reach * (0.5 - side * 0.5) + spread, y: floor + reach },
        { x: middle - half - reach * (0.5 + side * 0.5) - spread, y: floor + reach },
      ]);
    const doorTone = colours.accent;
    return [
      painted(
        linearPaint({ x: 0, y: area.y }, { x: 0, y: floor }, [
          mixColours(wall, colours.main, 0.32),
          wall,
          mixColours(wall, colours.main, 0.1),
        ]),
        rectanglePath({ ...area, height: floor - area.y }),
      ),
      ...raysFrom({ x: middle, y: top + high * 0.5 }, top + high * 0.5 - area.y, withAlpha(mixColours(gold, pale, 0.4), DAY_RAYS)),
      glow({ x: middle, y: top + high * 0.5 }, half * 3.6, withAlpha(pale, 0.55)),
      painted(
        linearPaint({ x: 0, y: floor }, { x: 0, y: bottom }, [mixColours(ground, colours.main, 0.35), ground, ground]),
        rectanglePath({ x: area.x, y: floor, width: area.width, height: bottom - floor }),
      ),
      filled(
        withAlpha(mixColours(wall, WHITE, 0.6), 0.9),
        rectanglePath({ x: area.x, y: floor - high * 0.035, width: area.width, height: high * 0.035 }),
      ),
      filled(withAlpha(shade, 0.16), rectanglePath({ x: area.x, y: floor, width: area.width, height: 5 })),
      // The daylight on the floor.
      painted(
        // It has faded where the words begin.
        linearPaint({ x: 0, y: floor }, { x: 0, y: foot - 12 }, [
          withAlpha(pale, 0.95),
          withAlpha(mixColours(gold, pale, 0.4), 0.6),
          withAlpha(gold, 0),
        ]),
        beam(0, foot - floor),
      ),
      // The frame throws a soft shadow on the wall.
      shadowOf(
        [filled(shade, rectanglePath({ x: middle - half - frame, y: top - frame, width: 2 * (half + frame), height: high + frame }))],
        withAlpha(shade, 0.35),
        { x: side * 8, y: 10 },
        12,
      ),
      filled(
        mixColours(pale, wall, 0.2),
        rectanglePath({ x: middle - half - frame, y: top - frame, width: 2 * (half + frame), height: high + frame }),
      ),
      clipped(opening, [
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: horizon }, [
            colours.main,
            mixColours(colours.main, pale, 0.55),
            mixColours(gold, pale, 0.5),
          ]),
          opening,
        ),
        ...clouds(),
        glow(sun, half * 1.5, withAlpha(pale, 0.9)),
        filled(mixColours(pale, gold, 0.3), ellipse(sun, half * 0.3)),
        filled(
          mixColours(colours.main, gold, 0.35),
          areaUnder(across({ x: middle - half, y: top, width: half * 2, height: high }, 8, far), floor),
        ),
        filled(
          mixColours(colours.dark, colours.main, 0.5),
          areaUnder(across({ x: middle - half, y: top, width: half * 2, height: high }, 8, near), floor),
        ),
        filled(
          withAlpha(mixColours(gold, pale, 0.6), 0.95),
          polygon([
            { x: sun.x - 6, y: near(sun.x) - 2 },
            { x: sun.x + 6, y: near(sun.x) - 2 },
            { x: middle + half * 0.5, y: floor },
            { x: middle - half * 0.5, y: floor },
          ]),
        ),
        filled(
          withAlpha(shade, 0.22),
          rectanglePath({ x: side > 0 ? middle + half - half * 0.09 : middle - half, y: top, width: half * 0.09, height: high }),
        ),
        filled(withAlpha(shade, 0.16), rectanglePath({ x: middle - half, y: top, width: half * 2, height: half * 0.07 })),
      ]),
      ...birds(),
      // The door itself, swung towards the viewer.
      shadowOf([filled(shade, polygon(leaf))], withAlpha(shade, 0.4), { x: -side * 10, y: 10 }, 14),
      painted(
        linearPaint({ x: hinge, y: 0 }, { x: hinge - side * swung, y: 0 }, [
          mixColours(doorTone, WHITE, 0.2),
          doorTone,
          mixColours(doorTone, BLACK, 0.16),
        ]),
        polygon(leaf),
      ),
      filled(withAlpha(mixColours(doorTone, BLACK, 0.3), 0.5), panel(0.07, 0.44), panel(0.53, 0.92)),
      filled(withAlpha(mixColours(doorTone, WHITE, 0.14), 1), panel(0.085, 0.43), panel(0.545, 0.91)),
      filled(mixColours(gold, pale, 0.4), ellipse({ x: hinge - side * swung * 0.91, y: floor - high * 0.45 }, half * 0.05)),
      ...someone(),
    ];

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      return Array.from({ length: 6 }, () => {
        const at = { x: middle + between(random, -1, 1) * half, y: top + high * between(random, 0.06, 0.46) };
        const size = half * between(random, 0.16, 0.3);
        const puffs = [-1.2, -0.4, 0.5, 1.3].map((x, index) =>
          ellipse({ x: at.x + x * size, y: at.y - (index % 2) * size * 0.36 }, size * 0.8, size * 0.56),
        );
        return filled(
          withAlpha(pale, 0.9),
          ...puffs,
          rectanglePath({ x: at.x - size * 1.7, y: at.y, width: size * 3.4, height: size * 0.5 }),
        );
      });
    }

    /** Birds fly out of the picture and into the room. */
    function birds(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const flock = Array.from({ length: 5 }, (_, index) =>
        flyingBird(
          random,
          { x: middle + side * half * (0.1 + index * 0.42), y: top + high * (0.3 - index * 0.035) + between(random, -20, 20) },
          20 + index * 9,
        ),
      );
      return [filled(withAlpha(colours.darkest, 0.82), ...flock)];
    }

    function someone(): readonly SceneNode[] {
      if (person < 0.5 && group < 0.5) return [];
      const tall = high * 0.5;
      const feet = { x: middle + side * half * 0.2, y: floor + high * 0.1 };
      const body = groupOf(group, feet, tall) ?? figure(feet, tall, person > 1 ? 'coat' : 'dress');
      return [filled(withAlpha(shade, 0.35), ellipse({ x: feet.x, y: feet.y + 4 }, tall * 0.16, tall * 0.025)), filled(shade, body)];
    }
  },
});
