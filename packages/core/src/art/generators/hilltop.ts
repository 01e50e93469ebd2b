import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { GROUP_PARAMETER, membersOf } from '../things/groups.ts';
import { cumulus } from '../things/cumulus.ts';
import { firstLightSky, lightStreaks } from '../things/first-light-sky.ts';
import { hazyHills } from '../things/hazy-hills.ts';
import { HAND, openArmed } from '../things/open-armed.ts';
import { rollingLand } from '../things/rolling-land.ts';
import { sunRays } from '../things/sun-rays.ts';
import { swallow } from '../things/swallow.ts';
import { valleyVillage } from '../things/valley-village.ts';
import { type WildPlantId, wildPlant } from '../things/wild-plants.ts';
import { type Blade, grassRow, reed, seedHead, windBlade } from '../things/wind-grass.ts';

const GLARE: Rgba = { r: 255, g: 222, b: 150, a: 1 };
const MEADOW: Rgba = { r: 112, g: 136, b: 62, a: 1 };
const FIELD: Rgba = { r: 150, g: 150, b: 86, a: 1 };
const STRAW: Rgba = { r: 224, g: 188, b: 116, a: 1 };
const TILE: Rgba = { r: 158, g: 84, b: 58, a: 1 };
const BLUE: Rgba = { r: 84, g: 122, b: 164, a: 1 };
const JEANS: Rgba = { r: 62, g: 78, b: 104, a: 1 };
const POPPY: Rgba = { r: 222, g: 74, b: 52, a: 1 };
const SKINS: readonly Rgba[] = [
  { r: 222, g: 158, b: 120, a: 1 },
  { r: 132, g: 84, b: 60, a: 1 },
  { r: 236, g: 182, b: 148, a: 1 },
];
const HAIRS: readonly Rgba[] = [
  { r: 98, g: 56, b: 34, a: 1 },
  { r: 34, g: 26, b: 30, a: 1 },
  { r: 168, g: 118, b: 66, a: 1 },
];
const NEAR: readonly [WildPlantId, ...WildPlantId[]] = ['poppy', 'umbel', 'cosmos', 'umbel', 'bell', 'oat'];

/** Somebody on a grassy hill with open arms, before great clouds that the sun breaks through in rays: a valley with a village far below, swallows, and flowers against the light. */
export const hilltop = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    person: { label: 'person', least: 1, most: 2, standard: 1, step: 1 },
    group: GROUP_PARAMETER,
    rays: { label: 'rays', least: 0, most: 1, standard: 0.7 },
    flowers: { label: 'flowers', least: 0, most: 1, standard: 0.6 },
    birds: { label: 'birds', least: 0, most: 7, standard: 5, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const isDeep = parameters.night > 0;
    const wind = side as 1 | -1;
    const horizon = calm + room * 0.52;
    const sun: Point = { x: place(610), y: calm + room * 0.2 };
    const glare = mixColours(mixColours(GLARE, colours.light, 0.25), colours.accent, 0.06);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDeep ? mixColours(colours.light, glare, 0.4) : mixColours(colours.paper, glare, 0.45);
    const air = isDeep ? mixColours(colours.main, low, 0.4) : mixColours(colours.main, low, 0.6);
    const black = mixColours(colours.darkest, BLACK, 0.3);
    const grass = mixColours(mixColours(MEADOW, colours.dark, isDeep ? 0.4 : 0.2), black, isDeep ? 0.12 : 0);
    const crest = (x: number) => {
      const at = side > 0 ? x : 1000 - x;
      return floor - room * (0.035 + 0.235 * Math.exp(-(((at - 330) / 430) ** 2))) + 5 * Math.sin(x / 61) + 3 * Math.sin(x / 23);
    };
    return [
      firstLightSky(area, { calm, horizon, end: horizon + 60, isDeep }, colours, low),
      ...clouds(),
      ...valley(),
      ...hill(),
      ...people(),
      ...swallows(),
      ...meadow(),
    ];

    /** Clouds that tower on both sides of the gap that the sun breaks through, and its rays over the valley. */
    function clouds(): readonly SceneNode[] {
      const tones = isDeep
        ? {
            lit: mixColours(glare, WHITE, 0.2),
            middle: mixColours(colours.main, glare, 0.2),
            shade: mixColours(colours.dark, colours.main, 0.4),
          }
        : {
            lit: mixColours(colours.paper, WHITE, 0.75),
            middle: mixColours(colours.paper, colours.main, 0.22),
            shade: mixColours(colours.main, colours.paper, 0.35),
          };
      const veil = isDeep ? colours.dark : mixColours(colours.light, colours.paper, 0.35);
      const cloud = (x: number, y: number, width: number, height: number) => {
        const base = { x: place(x), y: calm + room * y };
        const reach = Math.hypot(sun.x - base.x, sun.y - base.y + room * height * 0.5) || 1;
        const from = { x: (sun.x - base.x) / reach, y: Math.min(-0.25, (sun.y - base.y + room * height * 0.5) / reach) };
        return cumulus(chanceOf(`cloud ${x}`), { base, width, height: room * height, from }, tones);
      };
      return [
        glow({ x: sun.x, y: sun.y + room * 0.1 }, room * 0.5, withAlpha(glare, 0.7)),
        ...cloud(150, 0.39, 700, 0.42),
        ...cloud(1000, 0.37, 520, 0.4),
        ...(area.x < -300 ? cloud(-600, 0.4, 720, 0.4) : []),
        ...(area.x + area.width > 1300 ? cloud(1640, 0.4, 720, 0.4) : []),
        glow(sun, room * 0.34, withAlpha(rim, 0.95)),
        glow(sun, room * 0.12, WHITE),
        painted(
          linearPaint({ x: 0, y: calm + room * 0.3 }, { x: 0, y: horizon }, [withAlpha(low, 0), withAlpha(low, 0.8)]),
          rectanglePath({ ...area, y: calm + room * 0.3, height: horizon - calm - room * 0.3 + 10 }),
        ),
        ...sunRays(chanceOf('rays'), sun, room, parameters.rays, rim),
        lightStreaks(chanceOf('streaks'), area, { calm: calm + room * 0.31, room, isDeep }, colours, glare),
        // Behind the letters the clouds lose themselves in the sky.
        painted(
          linearPaint({ x: 0, y: calm - 110 }, { x: 0, y: calm + 80 }, [
            withAlpha(veil, isDeep ? 0.96 : 0.8),
            withAlpha(veil, isDeep ? 0.72 : 0.5),
            withAlpha(veil, 0),
          ]),
          rectanglePath({ ...area, height: calm + 80 - area.y }),
        ),
      ];
    }

    /** Hills, fields with hedges and a village around its church. */
    function valley(): readonly SceneNode[] {
      const village = valleyVillage(chanceOf('village'), { x: place(800), y: horizon + room * 0.165 }, room * 0.06, -wind as 1 | -1, {
        wall: mixColours(colours.paper, glare, 0.4),
        shaded: mixColours(mixColours(colours.paper, grass, 0.45), air, 0.3),
        roof: mixColours(mixColours(TILE, colours.accent, 0.2), air, 0.2),
        tree: mixColours(mixColours(grass, black, 0.42), air, 0.2),
        lit: rim,
      });
      return [
        ...hazyHills(chanceOf, area, { horizon, room: room * 0.9, mouth: sun.x }, [isDeep ? colours.dark : colours.main, grass, low]),
        ...rollingLand(
          chanceOf,
          area,
          { horizon, room, sun: sun.x },
          { grass, field: FIELD, tree: mixColours(grass, black, 0.32), air, glare },
          village,
        ),
        glow({ x: sun.x, y: horizon + room * 0.02 }, room * 0.42, withAlpha(glare, 0.45)),
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.03 }, { x: 0, y: horizon + room * 0.1 }, [
            withAlpha(low, 0),
            withAlpha(low, 0.55),
            withAlpha(low, 0),
          ]),
          rectanglePath({ ...area, y: horizon - room * 0.03, height: room * 0.13 }),
        ),
      ];
    }

    function rowOn(name: string, below: number, count: number, least: number, most: number): readonly Blade[] {
      return grassRow(chanceOf(name), area, { count, y: 0, least, most }).map(({ root, ...blade }) => ({
        ...blade,
        root: { x: root.x, y: crest(root.x) + below + (root.y % 40) * 0.6 },
      }));
    }

    /** The hill, lit along its crest. */
    function hill(): readonly SceneNode[] {
      const back = rowOn('back', 6, 330, 16, 52).map((blade) => reed(blade, -wind as 1 | -1));
      const rows = [1, 2, 3].map((row) =>
        rowOn(`row ${row}`, row * room * 0.045, 260, 22, 54).map((blade) => reed(blade, -wind as 1 | -1)),
      );
      const light = mixColours(grass, glare, 0.62);
      return [
        filled(mixColours(light, rim, 0.25), ...back.filter((_, index) => index % 2 === 0)),
        painted(
          linearPaint({ x: 0, y: floor - room * 0.27 }, { x: 0, y: floor + room * 0.1 }, [
            mixColours(grass, glare, 0.58),
            mixColours(grass, glare, 0.12),
            mixColours(grass, black, 0.5),
            black,
          ]),
          areaUnder(across(area, 10, crest), bottom),
        ),
        filled(mixColours(grass, black, 0.2), ...back.filter((_, index) => index % 2 === 1)),
        ...rows.flatMap((blades, row) => [
          filled(withAlpha(mixColours(light, grass, 0.2 + row * 0.2), 0.8), ...blades.filter((_, index) => index % 2 === 0)),
          filled(withAlpha(mixColours(grass, black, 0.3 + row * 0.1), 0.8), ...blades.filter((_, index) => index % 2 === 1)),
        ]),
      ];
    }

    function people(): readonly SceneNode[] {
      const members = membersOf(parameters.group);
      const women = members.length > 0 ? members.map((id) => id === 'dress' || id === 'girl') : [parameters.person < 1.5];
      const isYoung = members.some((id) => id === 'girl' || id === 'boy');
      const tall = Math.min(300, room * 0.4) * (women.length > 2 ? 0.86 : 1) * (isYoung ? 0.78 : 1);
      const random = chanceOf('people');
      const pick = Math.floor(random() * 3);
      const dresses = [
        mixColours(colours.paper, WHITE, 0.4),
        mixColours(colours.accent, POPPY, 0.4),
        mixColours(colours.second, BLUE, 0.55),
      ];
      return women.flatMap((isWoman, index) => {
        const x = place(350) + (index - (women.length - 1) / 2) * tall * HAND * 2;
        const feet = { x, y: crest(x) + room * 0.022 };
        const reach = Math.hypot(sun.x - x, feet.y - tall * 0.5 - sun.y) || 1;
        const cloth = mixColours(dresses[(index + pick) % 3] ?? colours.paper, air, 0.12);
        return [
          ...openArmed(
            { feet, height: tall, isWoman, side: wind, isOneOfSeveral: women.length > 1 },
            {
              cloth: isWoman ? cloth : mixColours(cloth, air, 0.2),
              trousers: mixColours(JEANS, black, 0.2),
              hair: mixColours(HAIRS[(index + pick) % 3] ?? black, black, 0.15),
              skin: mixColours(SKINS[(index * 2 + pick) % 3] ?? glare, colours.dark, 0.06),
              straw: STRAW,
              shade: mixColours(black, colours.dark, 0.3),
            },
            { from: { x: (sun.x - x) / reach, y: (sun.y - feet.y + tall * 0.5) / reach }, rim, breadth: Math.max(1.5, tall * 0.012) },
          ).nodes,
          filled(
            mixColours(grass, black, 0.12),
            ...Array.from({ length: 26 }, () =>
              windBlade(
                {
                  root: { x: x + between(random, -0.2, 0.2) * tall, y: feet.y + between(random, 6, 16) },
                  height: between(random, 16, 40),
                  lean: between(random, 0.1, 0.6),
                },
                -wind as 1 | -1,
              ),
            ),
          ),
        ];
      });
    }

    function swallows(): readonly SceneNode[] {
      const random = chanceOf('swallows');
      const birds = Array.from({ length: Math.round(parameters.birds) }, (_, index) => {
        const spot = {
          x: place(560 + index * 66 + between(random, -20, 20)),
          y: calm + room * (0.16 + 0.07 * ((index * 5) % 4)) + between(random, -8, 8),
        };
        return swallow(spot, between(random, 22, 40), between(random, -0.7, 0.3) + (side > 0 ? 0 : Math.PI));
      });
      return [filled(mixColours(black, air, 0.12), ...birds)];
    }

    /** Grass and flowers before the viewer, against the light, higher in the corners. */
    function meadow(): readonly SceneNode[] {
      const random = chanceOf('flowers');
      const blades = rowOn('front', room * 0.14, 300, 44, 120).map((blade) => ({
        ...blade,
        root: { x: blade.root.x, y: Math.max(blade.root.y, floor + room * 0.05) },
      }));
      const middle = (x: number) => Math.max(0, 1 - Math.abs(x - 500) / 420);
      const plants = Array.from({ length: Math.round((area.width / 1000) * 78 * parameters.flowers) }, () => {
        const x = between(random, area.x - 10, area.x + area.width + 10);
        const high = room * between(random, 0.12, 0.32) * (1 - 0.62 * middle(x));
        return { x, foot: floor + room * 0.13, top: floor + room * 0.05 - high };
      }).toSorted((a, b) => a.top - b.top);
      const petals = [
        mixColours(POPPY, colours.accent, 0.3),
        mixColours(colours.paper, glare, 0.3),
        mixColours(colours.second, colours.paper, 0.35),
        mixColours(STRAW, glare, 0.4),
      ] as const;
      const light = mixColours(grass, glare, 0.62);
      return [
        filled(
          mixColours(light, grass, 0.35),
          ...blades.filter((_, index) => index % 3 === 0).map((blade) => windBlade(blade, -wind as 1 | -1)),
        ),
        ...plants.flatMap((spot) => {
          const petal = oneOf(random, petals);
          return wildPlant(random, spot, room * between(random, 0.02, 0.036), oneOf(random, NEAR), {
            stem: mixColours(grass, glare, 0.25),
            petal,
            heart: mixColours(STRAW, black, 0.25),
            shade: mixColours(petal, black, 0.45),
          });
        }),
        filled(
          mixColours(grass, black, 0.72),
          ...blades.filter((_, index) => index % 3 > 0).map((blade) => windBlade(blade, -wind as 1 | -1)),
        ),
        filled(
          mixColours(rim, light, 0.3),
          ...blades.filter((_, index) => index % 9 === 0).map((blade) => seedHead(blade, -wind as 1 | -1)),
        ),
      ];
    }
  },
});
