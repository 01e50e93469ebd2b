import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, radialPaint, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { backlitPeople } from '../things/backlit-people.ts';
import { bankTree } from '../things/bank-trees.ts';
import { type FruitPlant, fruitTree, grapeVine } from '../things/fruit-trees.ts';
import { grassyRise } from '../things/grassy-rise.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { farmhouse, fruitBasket, orchardLadder } from '../things/harvest-things.ts';
import { hazyHills } from '../things/hazy-hills.ts';
import { leafSpray } from '../things/leaf-sprays.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { type LandView, onLand } from '../things/meander.ts';

const GLARE: Rgba = { r: 255, g: 224, b: 156, a: 1 };
const LEAF: Rgba = { r: 104, g: 132, b: 58, a: 1 };
const SILVER: Rgba = { r: 140, g: 148, b: 112, a: 1 };
const MEADOW: Rgba = { r: 164, g: 160, b: 78, a: 1 };
const WOOD: Rgba = { r: 140, g: 98, b: 62, a: 1 };
const WALL: Rgba = { r: 238, g: 222, b: 194, a: 1 };

/** The fruits by the number that an artwork stores for them. Grapes make a vineyard of the orchard. */
const FRUITS: readonly Rgba[] = [
  { r: 204, g: 52, b: 38, a: 1 }, // Apples.
  { r: 222, g: 192, b: 76, a: 1 }, // Pears.
  { r: 168, g: 22, b: 42, a: 1 }, // Cherries.
  { r: 246, g: 150, b: 88, a: 1 }, // Peaches.
  { r: 252, g: 210, b: 62, a: 1 }, // Lemons.
  { r: 84, g: 66, b: 86, a: 1 }, // Olives.
  { r: 104, g: 50, b: 112, a: 1 }, // Grapes.
];
const [OLIVES, GRAPES] = [5, 6] as const;

/** Rows of fruit trees or vines that run over a hill to a farmhouse in a low sun, a ladder, a basket, and leaves that reach in from the corner. */
export const orchard = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1900, standard: 1330, isPlace: true }, // Where the tall grass begins.
    fruit: { label: 'fruit', least: 0, most: FRUITS.length - 1, standard: 0, step: 1 },
    density: { label: 'density', least: 0, most: 1, standard: 0.6 },
    people: { label: 'person', least: 0, most: 2, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, parameters, 240);
    const { density } = parameters;
    const isDusk = parameters.night > 0;
    const kind = Math.round(parameters.fruit);
    const isVineyard = kind === GRAPES;
    const horizon = calm + room * 0.42;
    const view: LandView = { vanishing: { x: place(470), y: horizon }, depth: floor + room * 0.1 - horizon, breadth: 690 };
    const sun: Point = { x: place(270), y: horizon - room * 0.13 };
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.34 : 0.14);
    const rim = mixColours(glare, WHITE, 0.35);
    const low = isDusk ? mixColours(colours.main, glare, 0.6) : mixColours(colours.paper, glare, 0.62);
    const black = mixColours(colours.darkest, BLACK, 0.25);
    const dim = (tone: Rgba) => (isDusk ? mixColours(tone, colours.dark, 0.42) : tone);
    const leaf = dim(mixColours(kind === OLIVES ? SILVER : LEAF, colours.main, 0.24));
    const grass = dim(mixColours(MEADOW, colours.main, 0.22));
    const fruit = mixColours(FRUITS[kind] ?? FRUITS[0]!, colours.accent, 0.12);
    const wood = { wood: dim(WOOD), shade: mixColours(black, leaf, 0.15), light: rim };
    const hazed = (tone: Rgba, away: number) => mixColours(tone, low, Math.min(0.8, 0.88 * (1 - 1 / (1 + (away - 1) * 0.17))));
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1.15 }, { colours, glare, low, rim }),
      ...hazyHills(chanceOf, area, { horizon: horizon - room * 0.02, room, mouth: sun.x }, [
        isDusk ? colours.dark : colours.main,
        leaf,
        low,
      ]),
      ...farm(),
      ...lawn(),
      ...rows(),
      ...foreground(),
      ...corner(),
    ];

    /** The hill on which the rows end, with the farmhouse between poplars. */
    function farm(): readonly SceneNode[] {
      const random = chanceOf('farm');
      const top = (x: number) =>
        horizon + 8 - room * 0.055 * Math.exp(-(((x - view.vanishing.x) / 330) ** 2)) - room * 0.012 * Math.sin(x / 170);
      const foot = { x: place(560), y: top(place(560)) + 3 };
      const wide = Math.min(130, room * 0.19);
      const tone = hazed(grass, 5);
      const trees = [-1.25, -1.05, 0.85, 1.05, 1.3, -1.9, 2.1].map((x, index) => {
        const spot = { x: foot.x + x * wide, y: top(foot.x + x * wide) + 3 };
        return bankTree(random, {
          foot: spot,
          tall: wide * between(random, 0.6, 0.95) * (index > 4 ? 0.7 : 1.1),
          from: { x: -side * 0.8, y: -0.6 },
          isSlender: index < 5,
        });
      });
      const shade = hazed(mixColours(leaf, black, 0.45), 3.4);
      return [
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.07 }, { x: 0, y: horizon + 20 }, [mixColours(tone, rim, 0.3), tone]),
          areaUnder(across(area, 10, top), horizon + 40),
        ),
        filled(shade, ...trees.map(({ mass }) => mass)),
        filled(mixColours(shade, rim, 0.4), ...trees.map(({ lit }) => lit)),
        ...farmhouse(foot, wide, side > 0 ? -1 : 1, hazed(dim(WALL), 2), hazed(dim(mixColours(colours.accent, WOOD, 0.5)), 2), {
          ...wood,
          shade: hazed(wood.shade, 2.4),
        }),
      ];
    }

    /** Grass between the rows, in lanes of light and shade that run to the farmhouse. */
    function lawn(): readonly SceneNode[] {
      const random = chanceOf('lawn');
      const lane = (from: number, to: number) =>
        polygon([
          onLand(view, { x: from, away: 16 }),
          onLand(view, { x: to, away: 16 }),
          onLand(view, { x: to, away: 0.8 }),
          onLand(view, { x: from, away: 0.8 }),
        ]);
      const strips = Array.from({ length: 16 }, (_, index) => lane((index - 7.5) * 0.9 - 0.17, (index - 7.5) * 0.9 + 0.17));
      const dapples = Array.from({ length: Math.round(area.width / 7) }, () => {
        const away = 1 + 5 * random() ** 1.5;
        const spot = { x: between(random, area.x, area.x + area.width), y: onLand(view, { x: 0, away }).y };
        return ellipse(spot, between(random, 10, 34) / away ** 0.6, between(random, 2.5, 6) / away);
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [
            hazed(grass, 6),
            hazed(grass, 2.6),
            grass,
            mixColours(grass, black, 0.35),
          ]),
          rectanglePath({ ...area, y: horizon + 6, height: area.y + area.height - horizon }),
        ),
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [withAlpha(wood.shade, 0.12), withAlpha(wood.shade, 0.42)]),
          ...strips,
        ),
        filled(withAlpha(mixColours(glare, rim, 0.5), isDusk ? 0.2 : 0.34), ...dapples.filter((_, index) => index % 2 === 0)),
        filled(withAlpha(wood.shade, 0.14), ...dapples.filter((_, index) => index % 2 === 1)),
        glow({ x: sun.x, y: horizon }, room * 0.45, withAlpha(glare, isDusk ? 0.35 : 0.45)),
      ];
    }

    /** The rows from the far end to the viewer; somebody walks between them. */
    function rows(): readonly SceneNode[] {
      const random = chanceOf('rows');
      const ratio = isVineyard ? 1.085 : 1.24 - density * 0.06;
      const steps = Array.from({ length: 60 }, (_, index) => 1.42 * ratio ** index).filter((away) => away < 8);
      return steps.toReversed().flatMap((away): readonly SceneNode[] => {
        const plants = Array.from({ length: 26 }, (_, index) => (index - 12.5) * 0.9).flatMap((x): readonly FruitPlant[] => {
          const foot = onLand(view, { x: x + between(random, -0.025, 0.025), away: away * between(random, 0.985, 1.015) });
          if (foot.x < area.x - 160 || foot.x > area.x + area.width + 160) return [];
          const tall = (room * (isVineyard ? 0.3 : 0.66) * between(random, 0.92, 1.08)) / away ** 0.96;
          const reach = Math.hypot(sun.x - foot.x, 260);
          const stand = { foot, tall, from: { x: (sun.x - foot.x) / reach, y: -260 / reach }, fruit: 0.4 + density * 0.8 };
          return [isVineyard ? grapeVine(random, stand, (tall * 0.85) / (1 + 0.1 * away)) : fruitTree(random, stand)];
        });
        const feet = plants.map(({ trunk }) => trunk[0]!);
        const shadows = feet.map((command) => {
          const [x, y] = [Number(command[1]), Number(command[2])];
          const tall = (room * (isVineyard ? 0.2 : 0.56)) / away;
          return ellipse({ x: x + Math.max(-1, Math.min(1, (x - sun.x) / 500)) * tall * 0.4, y: y + tall * 0.05 }, tall * 0.6, tall * 0.08);
        });
        const mass = hazed(mixColours(leaf, black, 0.52), away);
        const walker = Math.abs(away - 2.1) < (away * (ratio - 1)) / 2 && parameters.people > 0;
        const feetOfWalker = onLand(view, { x: 0.02, away: 2 });
        return [
          filled(withAlpha(hazed(wood.shade, away), 0.34), ...shadows),
          filled(hazed(mixColours(wood.wood, black, 0.5), away), ...plants.map(({ trunk }) => trunk)),
          filled(mass, ...plants.map((plant) => plant.mass)),
          filled(hazed(mixColours(leaf, black, 0.14), away), ...plants.map(({ middle }) => middle)),
          filled(mixColours(hazed(mixColours(leaf, glare, 0.42), away), rim, 0.2), ...plants.map(({ lit }) => lit)),
          filled(hazed(fruit, away * 0.6 + 0.4), ...plants.map((plant) => plant.fruit)),
          ...(walker
            ? backlitPeople(feetOfWalker, room * 0.24, parameters.people, parameters.group, {
                body: mixColours(black, leaf, 0.12),
                rim,
                sun,
              })
            : []),
        ];
      });
    }

    /** The ladder in the nearest tree, the basket, and the tall grass. */
    function foreground(): readonly SceneNode[] {
      const random = chanceOf('basket');
      const tree = onLand(view, { x: side * 0.45, away: 1.42 });
      const foot = { x: tree.x - side * room * 0.17, y: tree.y + room * 0.05 };
      const basket = isVineyard
        ? onLand(view, { x: side * 0.24, away: 1.24 })
        : { x: foot.x + side * room * 0.18, y: floor - room * 0.035 };
      const top = (x: number) => floor + 14 + 6 * Math.sin(x / 110 + 1);
      const ladder = isVineyard ? [] : orchardLadder(foot, { x: tree.x - side * room * 0.03, y: tree.y - room * 0.36 }, wood);
      return [
        ...ladder,
        ...fruitBasket(random, basket, Math.min(118, room * 0.18), fruit, wood),
        ...grassyRise(
          chanceOf('rise'),
          area,
          { top, side: side > 0 ? -1 : 1 },
          { ground: grass, black, lit: mixColours(grass, glare, 0.35), rim, glare },
          [],
        ),
      ];
    }

    /** Twigs with fruit that reach in under the words from the outer corner. */
    function corner(): readonly SceneNode[] {
      const random = chanceOf('twigs');
      const tones = { leaf: mixColours(leaf, black, 0.1), shade: mixColours(black, leaf, 0.25), light: rim, isFar: true as const };
      const long = Math.min(300, room * 0.46);
      const twigs = [
        [1040, 0.02, 1, 2.86],
        [1050, 0.1, 0.86, 2.62],
        [1030, -0.02, 0.62, 2.3],
      ] as const;
      const turned = (angle: number) => (side > 0 ? angle : Math.PI - angle);
      return [
        ...twigs.flatMap(([x, down, size, angle]) => {
          const root = { x: place(x), y: calm + room * (0.06 + down) };
          return leafSpray(
            random,
            root,
            long * size,
            turned(angle),
            kind === OLIVES ? 'olive' : isVineyard ? 'ivy' : 'rose',
            tones,
            side * -0.2,
          );
        }),
        ...twigs.flatMap(([x, down, size, angle], index) => {
          const share = [0.55, 0.62, 0.7][index]!;
          const middle = {
            x: place(x) + Math.cos(turned(angle)) * long * size * share,
            y: calm + room * (0.06 + down) + Math.sin(turned(angle)) * long * size * share,
          };
          return hanging({ x: middle.x, y: middle.y + room * 0.045 });
        }),
      ];
    }

    /** A fruit, or a bunch of small ones, that hangs from a twig. */
    function hanging(at: Point): readonly SceneNode[] {
      const isSmall = isVineyard || kind === OLIVES || kind === 2;
      const radius = room * (isSmall ? 0.016 : 0.036);
      const spots = isVineyard
        ? [0, 1, 2, 3].flatMap((row) =>
            Array.from({ length: 4 - row }, (_, index) => ({
              x: at.x + (index - (3 - row) / 2) * radius * 1.7,
              y: at.y + row * radius * 1.6,
            })),
          )
        : isSmall
          ? [
              { x: at.x - radius * 1.1, y: at.y },
              { x: at.x + radius * 1.2, y: at.y + radius * 0.7 },
            ]
          : [at];
      return [
        shadowOf(
          spots.map((spot) => filled(black, ellipse(spot, radius))),
          withAlpha(black, 0.25),
          { x: 4, y: 6 },
          5,
        ),
        ...spots.map((spot) =>
          painted(
            radialPaint({ x: spot.x - side * radius * 0.4, y: spot.y - radius * 0.3 }, radius * 1.6, [
              mixColours(fruit, rim, 0.55),
              fruit,
              mixColours(fruit, black, 0.55),
            ]),
            ellipse(spot, radius, radius * (kind === 1 ? 1.2 : 0.97)),
          ),
        ),
      ];
    }
  },
});
