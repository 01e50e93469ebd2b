import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { backlitPeople } from '../things/backlit-people.ts';
import { bankTree } from '../things/bank-trees.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { hazyHills } from '../things/hazy-hills.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { oldOak } from '../things/old-oak.ts';
import { farEar, ripeEar, wheatLeaf } from '../things/ripe-wheat.ts';

const GLARE: Rgba = { r: 255, g: 222, b: 150, a: 1 };
const GOLD: Rgba = { r: 224, g: 168, b: 74, a: 1 };
const STRAW: Rgba = { r: 138, g: 88, b: 38, a: 1 };
const OAK: Rgba = { r: 92, g: 104, b: 50, a: 1 };
const DUST: Rgba = { r: 232, g: 198, b: 140, a: 1 };

/** The rows of ears, from the farthest to the nearest: how far away they stand. */
const ROWS = Array.from({ length: 14 }, (_, index) => 1.3 * 1.19 ** (13 - index));

/** A field of ripe wheat at a low sun: large ears against the light in front, an old oak, and a path that runs to it. */
export const wheat = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1900, standard: 1300, isPlace: true }, // Where the author's words begin.
    density: { label: 'density', least: 0, most: 1, standard: 0.6 },
    path: { label: 'road', least: 0, most: 1, standard: 1, step: 1 },
    trees: { label: 'trees', least: 0, most: 1, standard: 1, step: 1 },
    people: { label: 'person', least: 0, most: 2, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const { density } = parameters;
    const isDusk = parameters.night > 0;
    const horizon = calm + room * 0.46;
    const depth = floor + room * 0.12 - horizon;
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.36 : 0.14);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDusk ? mixColours(colours.main, glare, 0.62) : mixColours(colours.paper, glare, 0.66);
    const black = mixColours(colours.darkest, BLACK, 0.2);
    const dim = (tone: Rgba, share = 0.36) => (isDusk ? mixColours(tone, colours.dark, share) : tone);
    const gold = dim(mixColours(GOLD, colours.accent, isDusk ? 0.3 : 0.1), 0.2);
    const straw = dim(mixColours(STRAW, colours.accent, 0.12), 0.24);
    const sun: Point = { x: place(300), y: horizon - room * 0.1 };
    const hazed = (tone: Rgba, away: number) => mixColours(tone, low, Math.min(0.78, 0.9 * (1 - 1 / (1 + (away - 1) * 0.13))));
    const yOf = (away: number) => horizon + depth / away;
    /** The middle of the path and half its width, at a distance. */
    const lane = (away: number) => ({
      x: place(628) + side * ((40 - 330 * (1 / away) + 90 * Math.sin(2.6 / away)) / 1),
      half: 128 / away,
    });
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1.2 }, { colours, glare, low, rim }),
      ...hazyHills(chanceOf, area, { horizon: horizon - room * 0.01, room: room * 0.7, mouth: sun.x }, [
        isDusk ? colours.dark : colours.main,
        dim(mixColours(OAK, GOLD, 0.3)),
        low,
      ]),
      ...hedges(),
      ...land(),
      ...oak(),
      ...rows(),
      glow({ x: sun.x, y: horizon + room * 0.06 }, room * 0.62, withAlpha(glare, isDusk ? 0.4 : 0.5)),
      ...motes(),
      ...front(),
    ];

    /** Trees and hedges at the far edge of the field. */
    function hedges(): readonly SceneNode[] {
      const random = chanceOf('hedges');
      const trees = Array.from({ length: Math.round(area.width / 30) }, () => {
        const x = between(random, area.x, area.x + area.width);
        const isOpen = Math.abs(x - sun.x) < 90 || Math.abs(x - place(655)) < 120;
        return bankTree(random, {
          foot: { x, y: horizon + 5 },
          tall: room * between(random, 0.02, isOpen ? 0.026 : 0.07),
          from: { x: Math.sign(sun.x - x) * 0.7, y: -0.71 },
          isSlender: random() < 0.12,
        });
      });
      const tone = mixColours(dim(mixColours(OAK, black, 0.25)), low, 0.5);
      return [filled(tone, ...trees.map(({ mass }) => mass)), filled(mixColours(tone, rim, 0.4), ...trees.map(({ lit }) => lit))];
    }

    function land(): readonly SceneNode[] {
      const near = mixColours(straw, black, 0.4);
      const edge = (sign: number) =>
        Array.from({ length: 26 }, (_, index): Point => {
          const away = 16 * (0.9 / 16) ** (index / 25);
          const { x, half } = lane(away);
          return { x: x + sign * half, y: yOf(away) + 5 };
        });
      const ruts = [-0.46, 0.46].map((share) =>
        polygon(
          [0.13, -0.13].flatMap((half, index) => {
            const line = Array.from({ length: 26 }, (_, step): Point => {
              const away = 16 * (0.9 / 16) ** (step / 25);
              const { x, half: wide } = lane(away);
              return { x: x + wide * (share + half), y: yOf(away) + 5 };
            });
            return index === 0 ? line : line.toReversed();
          }),
        ),
      );
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [hazed(gold, 9), hazed(gold, 3.5), mixColours(gold, straw, 0.5), near]),
          areaUnder(
            across(area, 20, (x) => horizon + 5 * Math.sin(x / 190)),
            bottom,
          ),
        ),
        ...(parameters.path > 0
          ? [
              painted(
                linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [
                  mixColours(low, rim, 0.4),
                  mixColours(DUST, rim, 0.5),
                  mixColours(dim(DUST), straw, 0.3),
                  near,
                ]),
                polygon([...edge(-1), ...edge(1).toReversed()]),
              ),
              painted(
                linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [withAlpha(straw, 0.1), withAlpha(near, 0.5), withAlpha(near, 0.4)]),
                ...ruts,
              ),
            ]
          : []),
      ];
    }

    /** The old tree, with its shadow on the field towards the viewer. */
    function oak(): readonly SceneNode[] {
      if (parameters.trees <= 0) return [];
      const foot = { x: place(690), y: yOf(9) };
      const tall = Math.min(330, room * 0.46);
      const from = { x: Math.sign(sun.x - foot.x) * 0.86, y: -0.51 };
      const { wood, mass, middle, lit } = oldOak(chanceOf('oak'), foot, tall, from);
      const leaf = dim(mixColours(OAK, colours.main, 0.2), 0.5);
      const shade = hazed(mixColours(leaf, black, 0.55), 2.6);
      return [
        shadowOf(
          [
            filled(black, ellipse({ x: foot.x + side * tall * 0.34, y: foot.y + tall * 0.12 }, tall * 0.62, tall * 0.085)),
            filled(
              black,
              polygon([
                { x: foot.x - tall * 0.05, y: foot.y },
                { x: foot.x + tall * 0.05, y: foot.y },
                { x: foot.x + side * tall * 0.4 + tall * 0.06, y: foot.y + tall * 0.12 },
                { x: foot.x + side * tall * 0.3 - tall * 0.06, y: foot.y + tall * 0.12 },
              ]),
            ),
          ],
          withAlpha(mixColours(straw, black, 0.4), 0.45),
          { x: 0, y: 0 },
          tall * 0.02,
        ),
        filled(mixColours(shade, black, 0.3), wood),
        filled(shade, mass),
        filled(hazed(mixColours(leaf, black, 0.12), 2.6), middle),
        filled(mixColours(mixColours(leaf, glare, 0.6), rim, 0.2), lit),
      ];
    }

    /** Ears in rows, from the far end of the field to the viewer; somebody walks on the path. */
    function rows(): readonly SceneNode[] {
      const random = chanceOf('rows');
      return ROWS.flatMap((away, index): readonly SceneNode[] => {
        const tall = (room * 0.42) / away ** 1.02;
        const y = yOf(away);
        const gap = Math.max(7, tall * (0.3 - density * 0.11));
        const count = Math.round(area.width / gap);
        const ears = Array.from({ length: count }, (_, ear) => {
          const x = area.x + (ear + random()) * gap;
          const { x: middle, half } = lane(away);
          const isOnPath = parameters.path > 0 && Math.abs(x - middle) < half * between(random, 0.92, 1.15);
          const wave = 0.14 * Math.sin(x / 130 + away * 2);
          const foot = { x, y: y + between(random, -0.06, 0.16) * tall };
          const size = tall * between(random, 0.82, 1.1);
          return isOnPath ? [] : [farEar(random, foot, size, -side * (0.24 + wave + between(random, -0.14, 0.14)))];
        }).flat();
        const body = hazed(mixColours(gold, straw, 0.28), away);
        const walks = index === 6 && parameters.people > 0;
        const feet = { x: lane(away).x, y: y + 4 };
        return [
          filled(hazed(mixColours(straw, black, 0.14), away), ...ears.map(({ stalk }) => stalk)),
          filled(mixColours(body, rim, 0.34), ...ears.filter((_, ear) => ear % 2 === 0).map(({ awns }) => awns)),
          filled(body, ...ears.filter((_, ear) => ear % 3 !== 0).map((ear) => ear.body)),
          filled(mixColours(body, rim, 0.5), ...ears.filter((_, ear) => ear % 3 === 0).map((ear) => ear.body)),
          ...(walks
            ? backlitPeople(feet, Math.min(150, room * 0.21), parameters.people, parameters.group, {
                body: mixColours(black, straw, 0.16),
                rim,
                sun,
              })
            : []),
        ];
      });
    }

    /** Dust and small insects that shine in the light. */
    function motes(): readonly SceneNode[] {
      const random = chanceOf('motes');
      const spots = Array.from({ length: Math.round(area.width / 22) }, () => {
        const spot = { x: between(random, area.x, area.x + area.width), y: horizon + room * between(random, -0.12, 0.4) };
        return ellipse(spot, between(random, 1, 3.4));
      });
      return [filled(withAlpha(rim, 0.75), ...spots)];
    }

    /** The large ears right before the viewer: high at the sides, low before the path. */
    function front(): readonly SceneNode[] {
      return [
        { part: 'behind', size: 0.8, count: 22, tone: 0.3, lower: 0.12 },
        { part: 'between', size: 1, count: 17, tone: 0.12, lower: 0.04 },
        { part: 'before', size: 1.24, count: 11, tone: 0, lower: -0.02 },
      ].flatMap(({ part, size, count, tone, lower }): readonly SceneNode[] => {
        const random = chanceOf(part);
        const step = 1000 / count;
        const ears = Array.from({ length: Math.round(area.width / step) }, (_, index) => {
          const x = area.x + (index + between(random, 0.1, 0.9)) * step;
          const open = Math.exp(-(((x - place(540)) / 290) ** 2));
          const ear = Math.min(176, room * 0.27) * size * between(random, 0.88, 1.08);
          const rise = room * (0.6 - open * 0.42 - lower + between(random, -0.08, 0.1));
          const foot = { x, y: bottom + 20 };
          const tall = Math.max(ear * 1.3, Math.min(rise, room * 0.72) + bottom + 20 - floor);
          const bend = -side * between(random, 0.2, 0.55);
          const leaf = wheatLeaf(random, { x, y: floor - rise * between(random, -0.2, 0.3) }, ear * 1.1, random() < 0.5 ? 1 : -1);
          return { ...ripeEar(random, { foot, tall, ear, bend, side: Math.sign(sun.x - x) }), leaf, isLeafy: random() < 0.34 };
        });
        const far = (colour: Rgba) => mixColours(colour, low, tone);
        const fade = (colour: Rgba) =>
          linearPaint({ x: 0, y: floor - room * 0.26 }, { x: 0, y: floor + room * 0.1 }, [
            far(colour),
            mixColours(far(colour), black, 0.4),
            mixColours(far(colour), black, 0.84),
          ]);
        const core = mixColours(straw, black, 0.06);
        return [
          painted(fade(mixColours(gold, straw, 0.3)), ...ears.filter(({ isLeafy }) => isLeafy).map(({ leaf }) => leaf)),
          painted(fade(mixColours(straw, gold, 0.3)), ...ears.map(({ stalk }) => stalk)),
          painted(fade(mixColours(gold, rim, 0.6)), ...ears.map(({ gleam }) => gleam)),
          painted(fade(mixColours(gold, rim, 0.62)), ...ears.map(({ awns }) => awns)),
          painted(fade(mixColours(core, gold, 0.5)), ...ears.map(({ grains }) => grains)),
          painted(fade(mixColours(gold, rim, 0.56)), ...ears.map(({ lit }) => lit)),
        ];
      });
    }
  },
});
