import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted, skyDown, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { couple, figure } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { grassBlade } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

/** The boughs of the tree: across and up from its foot, and how wide, as shares of its height. */
const BOUGHS = [
  [-0.3, 0.5, 0.21],
  [-0.14, 0.66, 0.22],
  [0.1, 0.72, 0.24],
  [0.3, 0.56, 0.22],
  [0.02, 0.54, 0.26],
  [-0.42, 0.42, 0.12],
  [0.45, 0.46, 0.13],
] as const;

/** A summer night in a field: one wide tree with lights in its boughs, fireflies over tall grass, a moon, and people who look at it. */
export const fireflyField = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1800, standard: 1320, isPlace: true }, // Where the people stand.
    people: { label: 'people', least: 0, most: 3, standard: 2, step: 1 }, // Nobody, a woman, a man, a pair.
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    fireflies: { label: 'fireflies', least: 0, most: 90, standard: 54, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 220);
    const { people, group, mirrored, fireflies } = parameters;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const horizon = calm + room * 0.62;
    const black = mixColours(colours.darkest, BLACK, 0.4);
    const gold = mixColours(mixColours(colours.second, colours.accent, 0.3), { r: 255, g: 214, b: 120, a: 1 }, 0.62);
    const pale = mixColours(gold, WHITE, 0.6);
    const dusk = mixColours(colours.main, colours.accent, 0.4);
    const moon = { x: side(300), y: calm + room * 0.2 };
    const size = Math.min(92, room * 0.12);
    const end = (calm - area.y) / (horizon - area.y);
    const ridge = ridgeOf(chanceOf('hills'), { base: horizon - room * 0.05, reach: room * 0.12, shape: 'round', spacing: 480 });
    const near = ridgeOf(chanceOf('near hills'), { base: horizon + room * 0.02, reach: room * 0.07, shape: 'round', spacing: 380 });
    const meadow = mixColours(colours.dark, black, 0.3);
    const tall = room * 0.3;
    const feet = { x: side(410), y: floor - room * 0.06 };
    const tree = { x: side(690), y: horizon + room * 0.16 };
    const high = Math.min(room * 0.7, 620);
    return [
      skyDown(area, horizon - area.y + 30, horizon, [
        { offset: 0, colour: colours.darkest },
        { offset: Math.min(0.9, end), colour: colours.dark },
        { offset: end + (1 - end) * 0.5, colour: mixColours(colours.dark, dusk, 0.7) },
        { offset: 1, colour: mixColours(dusk, gold, 0.62) },
      ]),
      filled(withAlpha(colours.paper, 0.75), stars(chanceOf('stars'), { ...area, height: horizon - area.y }, 230, 1.3)),
      ...milkyWay(),
      glowBelow(calm, moon, size * 3, withAlpha(pale, 0.6)),
      filled(pale, ellipse(moon, size)),
      filled(
        withAlpha(gold, 0.28),
        ellipse({ x: moon.x - size * 0.3, y: moon.y - size * 0.2 }, size * 0.22),
        ellipse({ x: moon.x + size * 0.32, y: moon.y + size * 0.28 }, size * 0.3),
        ellipse({ x: moon.x - size * 0.1, y: moon.y + size * 0.5 }, size * 0.14),
      ),
      painted(
        linearPaint({ x: 0, y: horizon - room * 0.2 }, { x: 0, y: horizon + 30 }, [
          mixColours(colours.dark, dusk, 0.5),
          mixColours(dusk, gold, 0.3),
        ]),
        areaUnder(across(area, 9, ridge), horizon + 80),
      ),
      glow({ x: side(410), y: horizon }, room * 0.5, withAlpha(gold, 0.5)),
      filled(mixColours(colours.dark, dusk, 0.22), areaUnder(across(area, 9, near), horizon + 120)),
      painted(
        linearPaint({ x: 0, y: horizon + room * 0.04 }, { x: 0, y: floor + 30 }, [
          mixColours(mixColours(colours.dark, dusk, 0.35), gold, 0.22),
          meadow,
          black,
        ]),
        areaUnder(
          across(area, 9, (x) => horizon + room * 0.07 + 10 * Math.sin(x / 170)),
          bottom,
        ),
      ),
      ...lightOnGrass(),
      ...bough(),
      ...grass(
        'far grass',
        horizon + room * 0.1,
        horizon + room * 0.24,
        150,
        [14, 34],
        mixColours(mixColours(colours.dark, dusk, 0.3), gold, 0.16),
      ),
      glow({ x: feet.x, y: feet.y - tall * 0.4 }, tall * 1.15, withAlpha(gold, 0.34)),
      filled(black, ...someone()),
      ...grass('near grass', floor - room * 0.02, floor + 90, 210, [46, 120], mixColours(black, colours.dark, 0.35)),
      ...swarm(),
    ];

    function milkyWay(): readonly SceneNode[] {
      const random = chanceOf('milky way');
      const dust = Array.from({ length: 180 }, () => {
        const share = random();
        const x = left + area.width * share;
        const middle = area.y + (horizon - area.y) * (0.75 - 0.6 * (mirrored > 0 ? 1 - share : share));
        return ellipse({ x, y: middle + between(random, -1, 1) * between(random, 0, 90) }, between(random, 0.6, 1.5));
      });
      return [filled(withAlpha(colours.paper, 0.6), ...dust)];
    }

    function lightOnGrass(): readonly SceneNode[] {
      return [glow({ x: tree.x, y: tree.y + 20 }, high * 0.55, withAlpha(gold, 0.36))];
    }

    /** A wide old tree, and strings of lamps that hang from its boughs. */
    function bough(): readonly SceneNode[] {
      const random = chanceOf('tree');
      const crown: Path[] = [];
      const rim: Path[] = [];
      // Five boughs carry the crown; small tufts of leaves fray the edge of each, and the moon lights those on its side.
      for (const [x, y, wide] of BOUGHS) {
        const middle = { x: tree.x + x * high, y: tree.y - y * high };
        crown.push(ellipse(middle, wide * high, wide * high * 0.66));
        for (let index = 0; index < 26; index += 1) {
          const angle = random() * 2 * Math.PI;
          const tuft = high * between(random, 0.018, 0.042);
          const at = {
            x: middle.x + Math.cos(angle) * wide * high * between(random, 0.86, 1.04),
            y: middle.y + Math.sin(angle) * wide * high * 0.66 * between(random, 0.86, 1.06),
          };
          crown.push(ellipse(at, tuft, tuft * 0.8));
          const isLit = Math.cos(angle) * (mirrored > 0 ? 1 : -1) > 0.2 && Math.sin(angle) < 0.3;
          if (isLit) rim.push(ellipse({ x: at.x - (at.x - middle.x) * 0.16, y: at.y - (at.y - middle.y) * 0.16 }, tuft * 0.62, tuft * 0.4));
        }
      }
      const trunk = polygon([
        { x: tree.x - high * 0.11, y: tree.y + high * 0.03 },
        { x: tree.x - high * 0.05, y: tree.y - high * 0.02 },
        { x: tree.x - high * 0.03, y: tree.y - high * 0.12 },
        { x: tree.x - high * 0.036, y: tree.y - high * 0.34 },
        { x: tree.x - high * 0.2, y: tree.y - high * 0.56 },
        { x: tree.x - high * 0.16, y: tree.y - high * 0.58 },
        { x: tree.x, y: tree.y - high * 0.42 },
        { x: tree.x + high * 0.18, y: tree.y - high * 0.6 },
        { x: tree.x + high * 0.21, y: tree.y - high * 0.57 },
        { x: tree.x + high * 0.044, y: tree.y - high * 0.32 },
        { x: tree.x + high * 0.034, y: tree.y - high * 0.1 },
        { x: tree.x + high * 0.055, y: tree.y - high * 0.02 },
        { x: tree.x + high * 0.12, y: tree.y + high * 0.03 },
        { x: tree.x, y: tree.y + high * 0.015 },
      ]);
      const leafTone = mixColours(black, colours.dark, 0.34);
      const lamps = Array.from({ length: 11 }, (_, index): { top: Point; bulb: Point } => {
        const share = (index + 0.5) / 11 - 0.5;
        const top = { x: tree.x + share * high * 0.98, y: tree.y - high * (0.5 - 0.36 * share * share) };
        return { top, bulb: { x: top.x, y: top.y + high * between(random, 0.08, 0.26) } };
      });
      return [
        filled(leafTone, trunk, ...crown),
        filled(withAlpha(mixColours(leafTone, dusk, 0.6), 0.24), ...rim),
        stroked(withAlpha(gold, 0.5), 1.4, ...lamps.map(({ top, bulb }) => smoothLine([top, bulb]))),
        ...lamps.map(({ bulb }) => glow(bulb, high * 0.085, withAlpha(gold, 0.75))),
        filled(mixColours(pale, WHITE, 0.3), ...lamps.map(({ bulb }) => ellipse(bulb, high * 0.013, high * 0.018))),
      ];
    }

    function grass(
      part: string,
      from: number,
      to: number,
      count: number,
      [low, most]: readonly [number, number],
      tone: Rgba,
    ): readonly SceneNode[] {
      const random = chanceOf(part);
      const blades = Array.from({ length: count }, () =>
        grassBlade(random, { x: between(random, left, right), y: between(random, from, to) }, between(random, low, most)),
      );
      return [filled(tone, ...blades)];
    }

    function someone(): readonly Path[] {
      const several = groupOf(group, feet, tall);
      if (several) return [several];
      if (people > 2.5) return [couple(feet, tall)];
      if (people > 0.5) return [figure(feet, tall, people > 1.5 ? 'coat' : 'dress')];
      return [];
    }

    function swarm(): readonly SceneNode[] {
      const random = chanceOf('fireflies');
      const flies = Array.from({ length: Math.round(fireflies) }, (_, index) => {
        const at = { x: between(random, left, right), y: horizon + (floor + 40 - horizon) * between(random, -0.22, 1) };
        return {
          at: index % 3 === 0 ? polar(feet, tall * between(random, 0.4, 1.5), -Math.PI * random()) : at,
          size: between(random, 2, 5.4),
        };
      });
      return [
        ...flies.map(({ at, size: spot }) => glow(at, spot * 5.2, withAlpha(gold, 0.72))),
        filled(mixColours(pale, WHITE, 0.4), ...flies.map(({ at, size: spot }) => ellipse(at, spot))),
      ];
    }
  },
});
