import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, glowBelow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { cattails } from '../things/cattails.ts';
import { firstLightSky, lightStreaks } from '../things/first-light-sky.ts';
import { type LakeView, onLake } from '../things/lake-view.ts';
import { mirroredShore } from '../things/mirrored-shore.ts';
import { mistBanks } from '../things/mist-banks.ts';
import { openCanoe, type Paddler } from '../things/open-canoe.ts';
import { ridgeOf } from '../things/ridge.ts';
import { sunPath } from '../things/sun-path.ts';
import { canoeWake } from '../things/canoe-wake.ts';

const GLARE: Rgba = { r: 255, g: 220, b: 150, a: 1 };
const PAINT: Rgba = { r: 190, g: 52, b: 36, a: 1 };
const CEDAR: Rgba = { r: 176, g: 112, b: 62, a: 1 };
const FIR: Rgba = { r: 36, g: 70, b: 66, a: 1 };
const JEANS: Rgba = { r: 66, g: 84, b: 112, a: 1 };
const SKINS: readonly Rgba[] = [
  { r: 222, g: 158, b: 120, a: 1 },
  { r: 134, g: 86, b: 60, a: 1 },
  { r: 236, g: 182, b: 148, a: 1 },
];
const HAIRS: readonly Rgba[] = [
  { r: 88, g: 50, b: 34, a: 1 },
  { r: 34, g: 26, b: 30, a: 1 },
  { r: 150, g: 104, b: 62, a: 1 },
];
/** The course of the boat from straight away from the viewer, radians. */
const COURSE = 0.74;

/** Somebody in a canoe on a still mountain lake at first light: the sun over the ridge and its path on the water, woods in the mist and their image, reeds before the viewer. */
export const canoe = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    people: { label: 'people', least: 1, most: 2, standard: 1, step: 1 },
    women: { label: 'figureInADress', least: 0, most: 2, standard: 1, step: 1 },
    size: { label: 'size', least: 0.7, most: 1, standard: 1, step: 0.05 },
    haze: { label: 'haze', least: 0, most: 1, standard: 0.6 },
    reeds: { label: 'reeds', least: 0, most: 1, standard: 0.7 },
    night: { label: 'dusk', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const { haze } = parameters;
    const isDeep = parameters.night > 0;
    const horizon = calm + room * 0.37;
    const sun: Point = { x: place(662), y: horizon - room * 0.125 };
    const glare = mixColours(mixColours(GLARE, colours.light, 0.3), colours.accent, 0.08);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDeep ? mixColours(colours.light, glare, 0.35) : mixColours(colours.paper, glare, 0.45);
    const air = isDeep ? mixColours(colours.main, low, 0.25) : mixColours(colours.main, low, 0.55);
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const fir = mixColours(mixColours(FIR, colours.dark, 0.5), black, isDeep ? 0.3 : 0.1);
    const depth = isDeep ? mixColours(colours.darkest, colours.dark, 0.35) : mixColours(colours.dark, colours.darkest, 0.3);
    const view: LakeView = {
      horizon,
      eye: place(560),
      boat: { x: place(452), y: floor - room * 0.15 },
      metre: Math.min(160, room * 0.225),
    };
    return [
      ...sky(),
      ...ranges(),
      ...water(),
      ...shores(),
      ...sunPath(chanceOf('glitter'), { x: sun.x, horizon, end: floor + room * 0.08 }, { rim, glare }),
      ...boat(),
      ...near(),
    ];

    function sky(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const birds = [0, 1, 2, 3, 4].map((index) =>
        flyingBird(
          random,
          { x: place(300 + index * 30 - (index % 2) * 12), y: calm + room * (0.09 + 0.012 * (index % 3)) },
          between(random, 13, 20),
        ),
      );
      return [
        firstLightSky(area, { calm, horizon, end: horizon + 60, isDeep }, colours, low),
        glowBelow(calm - Math.min(90, room * 0.14), sun, room * 0.62, withAlpha(glare, isDeep ? 0.7 : 0.85)),
        lightStreaks(chanceOf('clouds'), area, { calm, room, isDeep }, colours, glare),
        filled(withAlpha(black, 0.75), ...birds),
      ];
    }

    /** Ranges in the haze, which open under the sun, and their image in the lake. */
    function ranges(): readonly SceneNode[] {
      const layers = [
        { base: 0.13, reach: 0.2, spacing: 330, shape: 'sharp', open: 0.12, far: 0.62 },
        { base: 0.09, reach: 0.15, spacing: 270, shape: 'sharp', open: 0.14, far: 0.42 },
        { base: 0.035, reach: 0.1, spacing: 380, shape: 'round', open: 0.1, far: 0.22 },
      ] as const;
      return layers.flatMap(({ base, reach, spacing, shape, open, far }, index): readonly SceneNode[] => {
        const ridge = ridgeOf(chanceOf(`range ${index}`), { base: horizon - room * base, reach: room * reach, shape, spacing });
        const line = (x: number) => {
          const cut = room * open * Math.exp(-(((x - sun.x) / (170 + index * 30)) ** 2));
          return Math.max(calm + room * 0.07, Math.min(horizon - 3, ridge(x) + cut));
        };
        const tone = mixColours(mixColours(fir, isDeep ? colours.dark : colours.main, 0.55), air, far + haze * 0.22);
        const shape_ = areaUnder(across(area, 8, line), horizon + 4);
        const top = horizon - room * (base + reach * 0.6);
        return [
          filled(mixColours(tone, glare, 0.55), shape_),
          painted(
            linearPaint({ x: 0, y: top }, { x: 0, y: horizon }, [tone, mixColours(tone, low, 0.2 + haze * 0.45)]),
            transformPath(shape_, [1, 0, 0, 1, -side * 2.4, 3]),
          ),
          ...(index === 1
            ? [glow(sun, room * 0.2, rim), filled(mixColours(rim, WHITE, 0.8), ellipse(sun, Math.min(30, room * 0.046)))]
            : []),
        ];
      });
    }

    function water(): readonly SceneNode[] {
      const random = chanceOf('water');
      const lake = rectanglePath({ ...area, y: horizon, height: bottom - horizon });
      const image = ridgeOf(chanceOf('range 1'), { base: horizon - room * 0.09, reach: room * 0.15, shape: 'sharp', spacing: 270 });
      const hills = transformPath(
        areaUnder(
          across(area, 10, (x) => Math.min(horizon - 3, image(x) + room * 0.14 * Math.exp(-(((x - sun.x) / 200) ** 2)))),
          horizon,
        ),
        [1, 0, 0, -1.15, 0, horizon * 2.15],
      );
      const streaks = Array.from({ length: Math.round(area.width * 0.3) }, (_, index) => {
        const down = random() ** 1.5;
        return {
          isLit: index % 5 < 2,
          path: ellipse(
            { x: between(random, area.x, area.x + area.width), y: horizon + 4 + down * (bottom - horizon) },
            between(random, 22, 90) * (0.35 + down),
            0.6 + 1.9 * down,
          ),
        };
      });
      return [
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: horizon },
            to: { x: 0, y: bottom },
            stops: [
              { offset: 0, colour: low },
              { offset: 0.12, colour: mixColours(air, low, 0.3) },
              { offset: 0.34, colour: mixColours(depth, air, isDeep ? 0.5 : 0.55) },
              { offset: 0.62, colour: mixColours(depth, air, 0.14) },
              { offset: 1, colour: mixColours(depth, black, 0.55) },
            ],
          },
          lake,
        ),
        clipped(lake, [
          painted(
            linearPaint({ x: 0, y: horizon }, { x: 0, y: horizon + room * 0.34 }, [
              withAlpha(mixColours(fir, air, 0.5), 0.75),
              withAlpha(mixColours(fir, air, 0.4), 0.3),
            ]),
            hills,
          ),
        ]),
        glow({ x: sun.x, y: horizon + room * 0.06 }, room * 0.4, withAlpha(glare, 0.55)),
        filled(withAlpha(mixColours(air, WHITE, 0.15), 0.3), ...streaks.filter(({ isLit }) => isLit).map(({ path }) => path)),
        filled(withAlpha(depth, 0.28), ...streaks.filter(({ isLit }) => !isLit).map(({ path }) => path)),
      ];
    }

    /** Woods on both sides, the far shore first, each paler in the mist. */
    function shores(): readonly SceneNode[] {
      const along = (x: number) => (side > 0 ? x : 1000 - x);
      const bay = (x: number, from: number, to: number) => 1 / (1 + Math.exp(-(x - from) / to));
      const mist = mixColours(air, low, 0.55);
      const random = chanceOf('mist');
      const tones = (far: number) => ({
        wood: mixColours(fir, air, far),
        lit: mixColours(mixColours(fir, air, far), glare, 0.5),
        mist,
        water: mixColours(depth, air, 0.5),
      });
      const bank = (y: number, strength: number) =>
        mistBanks(
          random,
          { ...area, y: y - room * 0.03, height: room * 0.04 },
          withAlpha(mist, strength * (0.35 + haze)),
          Math.round(area.width / 170),
        );
      return [
        ...mirroredShore(
          chanceOf('far shore'),
          area,
          { water: horizon + 2, tallAt: (x) => room * (0.03 + 0.035 * (1 - Math.exp(-(((x - sun.x) / 260) ** 2)))), spacing: 4 },
          tones(0.62),
        ),
        ...bank(horizon + room * 0.005, 0.7),
        ...mirroredShore(
          chanceOf('right shore'),
          area,
          { water: horizon + room * 0.035, tallAt: (x) => room * 0.17 * bay(along(x), 880, 46), spacing: 6 },
          tones(0.3),
        ),
        ...bank(horizon + room * 0.045, 0.5),
        ...mirroredShore(
          chanceOf('left shore'),
          area,
          { water: horizon + room * 0.075, tallAt: (x) => room * 0.27 * bay(-along(x), -205, 62), spacing: 9 },
          tones(0.08),
        ),
        ...bank(horizon + room * 0.1, 0.4),
      ];
    }

    function boat(): readonly SceneNode[] {
      const [cos, sin] = [Math.cos(COURSE), Math.sin(COURSE)];
      const at = (along: number, right: number, up: number): Point =>
        onLake(view, side * (along * sin + side * right * cos), up, along * cos - side * right * sin);
      const wake = canoeWake(chanceOf('wake'), at, { lit: mixColours(rim, air, 0.25), shade: mixColours(depth, black, 0.4) });
      const random = chanceOf('people');
      const turn = Math.floor(random() * 3);
      const tops = [colours.paper, mixColours(colours.second, colours.paper, 0.35), mixColours(JEANS, colours.paper, 0.4)];
      const paddlers = Array.from({ length: Math.round(parameters.people) }, (_, index): Paddler => {
        const pick = (index + turn) % 3;
        return {
          isWoman: index < parameters.women,
          size: parameters.size,
          tones: {
            top: mixColours(tops[pick] ?? colours.paper, depth, 0.3),
            hair: mixColours(HAIRS[pick] ?? black, black, 0.2),
            skin: mixColours(SKINS[(index + turn * 2) % 3] ?? glare, depth, 0.2),
            jeans: mixColours(JEANS, depth, 0.3),
            shade: black,
          },
        };
      });
      return [
        ...openCanoe(
          { at, metre: view.metre, side: side as 1 | -1, paddlers, wake },
          {
            hull: mixColours(mixColours(colours.accent, PAINT, 0.55), depth, 0.1),
            wood: CEDAR,
            pack: mixColours(mixColours(colours.second, CEDAR, 0.5), depth, 0.2),
            shade: mixColours(black, depth, 0.25),
            rim,
            water: mixColours(depth, air, 0.4),
          },
        ),
      ];
    }

    function near(): readonly SceneNode[] {
      return cattails(
        chanceOf('reeds'),
        area,
        { floor, bottom, room, side: side as 1 | -1, density: parameters.reeds },
        { shade: black, lit: mixColours(fir, glare, 0.42), rim },
      );
    }
  },
});
