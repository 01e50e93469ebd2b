import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { OLD_DAYS_PERSON, oldDaysPeople } from '../things/old-days-people.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothShape } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { oldTown } from '../things/towns/old-town.ts';
import { ridgeOf } from '../things/ridge.ts';

/** A country lane between rows of tall trees that leads to a village before a low sun; their shadows fall across it. */
export const treeAvenue = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1800, standard: 1340, isPlace: true }, // The lowest line that is seen.
    person: OLD_DAYS_PERSON,
    group: GROUP_PARAMETER,
    across: { label: 'middleAcross', least: 380, most: 620, standard: 500 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    slender: { label: 'treesAreSlender', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 220);
    const { person, group, across: middle, mirrored, slender } = parameters;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const far: Point = { x: middle, y: calm + room * 0.6 };
    const eye = floor - far.y;
    const lane = 300;
    const side = mirrored > 0 ? -1 : 1;
    const gold = mixColours(colours.accent, { r: 255, g: 206, b: 110, a: 1 }, 0.6);
    const pale = mixColours(mixColours(colours.paper, gold, 0.14), WHITE, 0.35);
    const black = mixColours(colours.darkest, BLACK, 0.25);
    const haze = mixColours(colours.light, gold, 0.4);
    const leaves = mixColours(colours.dark, { r: 46, g: 108, b: 72, a: 1 }, 0.78);
    const size = Math.min(96, room * 0.13);
    const sun = { x: far.x + side * 110, y: far.y - room * 0.17 };
    const at = (x: number, distance: number, up = 0): Point => ({ x: far.x + x / distance, y: far.y + (eye * (1 - up)) / distance });
    const end = (calm - area.y) / (far.y - area.y);
    const hills = ridgeOf(chanceOf('hills'), { base: far.y - room * 0.03, reach: room * 0.11, shape: 'round', spacing: 420 });
    const town = oldTown(chanceOf('village'), {
      from: far.x - 120,
      to: far.x + 120,
      base: far.y + 6,
      houses: room * 0.035,
      towers: room * 0.17,
      wide: 26,
    });
    const highest = ((far.y - calm - 20) / eye) * 1.2 + 1;
    const distances = Array.from({ length: 11 }, (_, index) => 1.3 * 1.29 ** index).toReversed();
    const field = mixColours(mixColours(leaves, colours.second, 0.2), gold, 0.46);
    const walk = at(-side * 40, 1.75);
    const tall = (eye * 1.02) / 1.75;
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: far.y },
          stops: [
            { offset: 0, colour: colours.paper },
            { offset: Math.min(0.9, end), colour: colours.light },
            { offset: end + (1 - end) * 0.5, colour: mixColours(colours.light, gold, 0.45) },
            { offset: 1, colour: mixColours(pale, gold, 0.3) },
          ],
        },
        rectanglePath({ ...area, height: far.y - area.y + 20 }),
      ),
      ...clouds(),
      glowBelow(calm, sun, size * 3.6, withAlpha(pale, 0.9)),
      filled(mixColours(pale, WHITE, 0.4), ellipse(sun, size)),
      ...birds(),
      painted(
        linearPaint({ x: 0, y: far.y - room * 0.14 }, { x: 0, y: far.y }, [
          mixColours(haze, colours.main, 0.5),
          mixColours(haze, pale, 0.3),
        ]),
        areaUnder(across(area, 9, hills), far.y + 30),
      ),
      filled(mixColours(haze, colours.dark, 0.5), town.roofs),
      glow({ x: sun.x, y: far.y }, room * 0.34, withAlpha(pale, 0.7)),
      ...ground(),
      ...distances.flatMap((distance, index) => pair(chanceOf(`trees ${index}`), distance)),
      ...someone(),
      ...verge(),
    ];

    function ground(): readonly SceneNode[] {
      const rows = Array.from({ length: 26 }, (_, index) => {
        const x = (index - 12.5) * 300;
        return Math.abs(x) < lane * 1.4 ? [] : polygon([far, at(x, 0.42), at(x + 92, 0.42)]);
      });
      const road = polygon([at(-14, 9), at(14, 9), at(lane, 0.62), at(-lane, 0.62)]);
      const ruts = [-0.46, 0.34].map((share) => polygon([far, at(lane * share, 0.62), at(lane * (share + 0.12), 0.62)]));
      const shades = distances.map((distance) => {
        const reach = 0.11 * distance;
        const from = side * (lane + 130);
        return polygon([
          at(from, distance - reach * 0.5),
          at(from, distance + reach * 0.5),
          at(-from * 1.9, (distance + reach * 0.2) * 0.86),
          at(-from * 1.9, (distance - reach * 0.7) * 0.86),
        ]);
      });
      return [
        painted(
          linearPaint({ x: 0, y: far.y }, { x: 0, y: floor }, [mixColours(field, pale, 0.5), field, mixColours(field, colours.dark, 0.62)]),
          rectanglePath({ x: left, y: far.y, width: area.width, height: bottom - far.y }),
        ),
        filled(withAlpha(mixColours(field, colours.dark, 0.6), 0.3), ...rows),
        painted(
          linearPaint({ x: 0, y: far.y }, { x: 0, y: floor }, [
            pale,
            mixColours(pale, gold, 0.36),
            mixColours(mixColours(pale, gold, 0.5), colours.dark, 0.4),
          ]),
          road,
        ),
        filled(withAlpha(mixColours(gold, colours.dark, 0.5), 0.22), ...ruts),
        filled(withAlpha(mixColours(colours.dark, leaves, 0.5), 0.34), ...shades),
      ];
    }

    /** One tree on each side of the lane; the farther, the more of the haze it takes on. */
    function pair(random: Random, distance: number): readonly SceneNode[] {
      const misty = (tone: Rgba) => mixColours(tone, haze, Math.min(0.84, (distance - 1.3) * 0.17));
      return [-1, 1].flatMap((hand) => {
        const foot = at(hand * (lane + 150 + between(random, -12, 12)), distance);
        const high = (eye * highest * between(random, 0.88, 1)) / distance;
        const toSun = hand === side ? -hand : side;
        return tree(random, foot, high, misty, toSun);
      });
    }

    function tree(random: Random, foot: Point, high: number, misty: (tone: Rgba) => Rgba, toSun: number): readonly SceneNode[] {
      const wide = high * (slender > 0 ? 0.1 : 0.2);
      const [low, top] = slender > 0 ? [0.1, 0.99] : [0.34, 0.98];
      const tufts: Path[] = [];
      const shaded: Path[] = [];
      const lit: Path[] = [];
      // Near trees have more tufts of leaves than far ones, of which little is seen.
      const count = Math.round(Math.min(240, 50 + high * 0.36));
      for (let index = 0; index < count; index += 1) {
        const up = low + (top - low) * ((index + 0.5) / count);
        const share = (up - low) / (top - low);
        const bulge = Math.sin(Math.PI * share ** (slender > 0 ? 0.62 : 0.8)) ** 0.6;
        const size = high * (slender > 0 ? 0.018 : 0.021) * between(random, 0.7, 1.3);
        const out = between(random, -1, 1);
        const spot = { x: foot.x + wide * bulge * 1.04 * Math.sign(out) * Math.abs(out) ** 0.6, y: foot.y - high * up };
        const leafy = ellipse(spot, size, size * 1.2);
        if (out * toSun > 0.15 && random() < 0.8) lit.push(leafy);
        else if (random() < 0.5) shaded.push(leafy);
        else tufts.push(leafy);
      }
      const body = smoothShape([
        { x: foot.x, y: foot.y - high * (low - 0.02) },
        { x: foot.x - wide * 0.9, y: foot.y - high * (low + (top - low) * 0.4) },
        { x: foot.x - wide * 0.5, y: foot.y - high * (low + (top - low) * 0.78) },
        { x: foot.x, y: foot.y - high * top },
        { x: foot.x + wide * 0.5, y: foot.y - high * (low + (top - low) * 0.78) },
        { x: foot.x + wide * 0.9, y: foot.y - high * (low + (top - low) * 0.4) },
      ]);
      const half = high * 0.022;
      const trunk = polygon([
        { x: foot.x - half * 1.5, y: foot.y + 2 },
        { x: foot.x - half * 0.7, y: foot.y - high * 0.5 },
        { x: foot.x + half * 0.7, y: foot.y - high * 0.5 },
        { x: foot.x + half * 1.5, y: foot.y + 2 },
      ]);
      return [
        filled(misty(mixColours(black, leaves, 0.35)), trunk),
        painted(
          linearPaint({ x: foot.x + toSun * wide, y: 0 }, { x: foot.x - toSun * wide, y: 0 }, [
            misty(mixColours(leaves, gold, 0.3)),
            misty(leaves),
            misty(mixColours(leaves, black, 0.45)),
          ]),
          body,
        ),
        filled(misty(mixColours(leaves, black, 0.3)), ...shaded),
        filled(misty(leaves), ...tufts),
        filled(misty(mixColours(leaves, { r: 196, g: 202, b: 92, a: 1 }, 0.48)), ...lit),
      ];
    }

    function someone(): readonly SceneNode[] {
      if (person < 0.5 && group < 0.5) return [];
      const body = oldDaysPeople(person, group, walk, tall);
      return [filled(withAlpha(black, 0.4), castShadow(body, walk, { across: side * 0.5, down: 0.8 })), filled(black, body)];
    }

    /** Flowers and grass at the near edges of the lane. */
    function verge(): readonly SceneNode[] {
      const random = chanceOf('verge');
      const blooms = Array.from({ length: 90 }, () => {
        const hand = random() < 0.5 ? -1 : 1;
        const distance = between(random, 0.86, 2.6);
        return ellipse(at(hand * (lane + between(random, 30, 330)), distance), 5.4 / distance, 6.4 / distance);
      });
      return [
        filled(mixColours(colours.accent, WHITE, 0.14), ...blooms.slice(0, 34)),
        filled(withAlpha(pale, 0.9), ...blooms.slice(34, 64)),
        filled(mixColours(gold, WHITE, 0.1), ...blooms.slice(64)),
      ];
    }

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      const banks = Array.from({ length: 10 }, () =>
        ellipse(
          { x: between(random, left, right), y: calm + (far.y - calm) * between(random, 0.06, 0.6) },
          between(random, 80, 260),
          between(random, 4, 11),
        ),
      );
      return [filled(withAlpha(pale, 0.55), ...banks)];
    }

    function birds(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const flock = Array.from({ length: 6 }, () =>
        flyingBird(
          random,
          { x: far.x - side * between(random, 20, 160), y: calm + room * between(random, 0.1, 0.22) },
          between(random, 13, 26),
        ),
      );
      return [filled(withAlpha(colours.darkest, 0.7), ...flock)];
    }
  },
});
