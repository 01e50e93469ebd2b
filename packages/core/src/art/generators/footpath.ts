import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polyline } from '../drawing/outlines.ts';
import { alongCurve, type RibbonPoint } from '../drawing/ribbon.ts';
import { sampledLine } from '../drawing/sampled-line.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { blueRanges } from '../things/blue-ranges.ts';
import { drystoneWall, fieldGate, waymark } from '../things/drystone.ts';
import { GROUP_PARAMETER, membersOf } from '../things/groups.ts';
import { hiker } from '../things/hiker.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { mistBanks } from '../things/mist-banks.ts';
import { brushLens } from '../things/painted-swell.ts';
import { grassBlade } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { walledHill } from '../things/walled-hill.ts';
import { troddenPath } from '../things/trodden-path.ts';
import { type WildPlantId, wildPlant } from '../things/wild-plants.ts';

const GLARE: Rgba = { r: 255, g: 220, b: 150, a: 1 };
const TURF: Rgba = { r: 112, g: 134, b: 66, a: 1 };
const HAY: Rgba = { r: 198, g: 178, b: 96, a: 1 };
const HEATHER: Rgba = { r: 130, g: 104, b: 122, a: 1 };
const STONE: Rgba = { r: 154, g: 146, b: 134, a: 1 };
const MOSS: Rgba = { r: 122, g: 130, b: 70, a: 1 };
const WOOD: Rgba = { r: 150, g: 116, b: 80, a: 1 };
const EARTH: Rgba = { r: 206, g: 176, b: 128, a: 1 };
const SKIN: Rgba = { r: 224, g: 166, b: 128, a: 1 };
const HAIR: Rgba = { r: 98, g: 58, b: 36, a: 1 };
const CANVAS: Rgba = { r: 178, g: 116, b: 58, a: 1 };
const DENIM: Rgba = { r: 70, g: 78, b: 92, a: 1 };

/** Somebody with a rucksack and a stick on a path that winds through an open gate into hills with stone walls, in low light over mist. */
export const footpath = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    person: { label: 'person', least: 1, most: 2, standard: 1, step: 1 },
    group: GROUP_PARAMETER,
    haze: { label: 'haze', least: 0, most: 1, standard: 0.6 },
    flowers: { label: 'flowers', least: 0, most: 40, standard: 26, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const { person, group, haze, flowers } = parameters;
    const isDusk = parameters.night > 0;
    const [left, right] = [area.x, area.x + area.width];
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.3 : 0.1);
    const rim = mixColours(glare, WHITE, 0.45);
    const low = isDusk ? mixColours(colours.main, glare, 0.6) : mixColours(colours.paper, glare, 0.55);
    const shade = isDusk ? mixColours(colours.darkest, colours.dark, 0.3) : mixColours(colours.dark, colours.darkest, 0.5);
    const dim = (tone: Rgba, share = 0.36) => (isDusk ? mixColours(tone, colours.dark, share) : tone);
    const turf = mixColours(dim(TURF), colours.main, 0.14);
    const stones = { stone: dim(STONE, 0.3), moss: dim(MOSS), wood: dim(WOOD, 0.25), light: rim, shade };
    const tones = {
      turf,
      hay: dim(HAY),
      moor: mixColours(dim(HEATHER), colours.second, 0.3),
      stone: stones.stone,
      light: glare,
      shade,
      low,
    };
    const up = (share: number) => floor - room * share;
    const sun: Point = { x: place(690), y: up(0.765) };
    const own = (x: number) => (side > 0 ? x : 1000 - x);
    const bumps = ridgeOf(chanceOf('bumps'), { base: 0, reach: room * 0.03, shape: 'round', spacing: 260 });
    const saddle = (x: number, at: number, wide: number) => 1 - Math.exp(-(((own(x) - at) / wide) ** 2));
    const wide = { x: left - 200, width: area.width + 400 };
    const middle = sampledLine(wide, 6, (x) => up(0.54) - room * 0.14 * saddle(x, 580, 330) + bumps(x) * 0.8);
    const nearby = sampledLine(wide, 6, (x) => up(0.3) - room * 0.06 * saddle(x, 500, 300) + bumps(x + 700) * 0.7);
    const track = (points: readonly (readonly [number, number, number])[]): readonly RibbonPoint[] =>
      alongCurve(
        points.map(([u, high, width]) => ({ x: place(u), y: up(high), width })),
        8,
      );
    const size = Math.min(180, room * 0.28);
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon: up(0.56), room, sun, isDusk, size: 0.9 }, { colours, glare, low, rim }),
      ...blueRanges(
        chanceOf,
        area,
        { base: up(0.75), room, sun },
        { blue: mixColours(mixColours(colours.dark, tones.moor, 0.45), colours.main, isDusk ? 0.1 : 0.25), low, glare, rim },
      ),
      ...mistBanks(
        chanceOf('far mist'),
        { x: left, y: up(0.66), width: area.width, height: room * 0.12 },
        withAlpha(mixColours(low, WHITE, 0.4), 0.75 * haze),
        Math.round(area.width / 110),
      ),
      ...walledHill(
        chanceOf('hill'),
        { area, crest: middle, foot: up(0.18), field: 150, wall: Math.max(2.4, room * 0.0062), sun: side as 1 | -1, sheep: 15, trees: 26 },
        tones,
      ),
      ...flanks(),
      ...trodden(
        track([
          [430, 0.3, 15],
          [415, 0.345, 12],
          [470, 0.39, 10],
          [600, 0.425, 8],
          [648, 0.46, 6.4],
          [590, 0.5, 4.6],
          [575, 0.53, 3.4],
          [590, 0.552, 2.4],
        ]),
        0.4,
      ),
      glow(sun, room * 0.5, withAlpha(glare, isDusk ? 0.32 : 0.42)),
      ...mistBanks(
        chanceOf('mist'),
        { x: left, y: up(0.4), width: area.width, height: room * 0.1 },
        withAlpha(mixColours(low, WHITE, 0.3), 0.62 * haze),
        Math.round(area.width / 130),
      ),
      ...ground(),
      ...trodden(
        track([
          [400, -0.5, 260],
          [430, -0.1, 150],
          [455, 0.02, 104],
          [505, 0.1, 76],
          [560, 0.18, 50],
          [560, 0.25, 32],
          [505, 0.3, 21],
          [470, 0.33, 16],
        ]),
        1,
      ),
      ...drystoneWall(
        chanceOf('right wall'),
        { x: place(2400), y: up(-0.03), high: room * 0.2 },
        { x: place(668), y: up(0.15), high: room * 0.1 },
        stones,
      ),
      ...walkers(),
      ...fieldGate({ x: place(364), y: up(0.135), high: room * 0.125 }, { x: place(468), y: up(0.2), high: room * 0.095 }, stones),
      ...drystoneWall(
        chanceOf('left wall'),
        { x: place(-650), y: up(-0.36), high: room * 0.4 },
        { x: place(346), y: up(0.145), high: room * 0.112 },
        stones,
      ),
      ...waymark(
        { x: place(828), y: up(-0.02) },
        Math.min(260, room * 0.42),
        -side as 1 | -1,
        mixColours(colours.accent, glare, 0.12),
        stones,
      ),
      ...front(),
    ];

    function trodden(line: readonly RibbonPoint[], near: number): readonly SceneNode[] {
      const earth = mixColours(dim(EARTH, 0.3), low, 0.3 * (1 - near));
      return troddenPath(chanceOf(`path ${near}`), line, { near, side, floor }, { earth, turf, rim, glare, shade });
    }

    /** The shade on the flanks of the hill that turn away from the light. */
    function flanks(): readonly SceneNode[] {
      const dark = (alpha: number) => withAlpha(mixColours(shade, colours.dark, 0.5), alpha);
      return [
        painted(
          linearPaint({ x: place(-80), y: 0 }, { x: place(1060), y: 0 }, [dark(0.4), dark(0.16), dark(0), dark(0.06), dark(0.34)]),
          areaUnder(across(area, 16, middle), up(0.2)),
        ),
        clipped(areaUnder(across(area, 16, middle), up(0.2)), [glow({ x: place(600), y: up(0.52) }, room * 0.26, withAlpha(glare, 0.5))]),
      ];
    }

    /** The near meadow, with the low light on its grass. */
    function ground(): readonly SceneNode[] {
      const random = chanceOf('ground');
      const meadow = areaUnder(across(area, 8, nearby), bottom);
      const blades = (count: number, tall: number) =>
        Array.from({ length: Math.round((count * area.width) / 1000) }, () => {
          const x = between(random, left, right);
          const down = random() ** 1.2;
          return grassBlade(
            random,
            { x, y: nearby(x) + 6 + down * (floor + room * 0.1 - nearby(x)) },
            tall * between(random, 0.4, 1) * (0.35 + down),
          );
        });
      const sweeps = (count: number) =>
        Array.from({ length: Math.round((count * area.width) / 1000) }, () => {
          const x = between(random, left, right);
          const down = random();
          const y = nearby(x) + down * (floor - nearby(x));
          const long = between(random, 20, 90) * (0.4 + down);
          return brushLens({ x: x - long, y: y + 3 }, { x, y: y - 3 }, { x: x + long, y: y + 2 }, between(random, 1.5, 4.5) * (0.4 + down));
        });
      return [
        painted(
          linearPaint({ x: 0, y: up(0.38) }, { x: 0, y: floor + room * 0.14 }, [
            mixColours(turf, glare, 0.4),
            mixColours(turf, glare, 0.08),
            mixColours(turf, shade, 0.5),
            mixColours(shade, BLACK, 0.2),
          ]),
          meadow,
        ),
        filled(withAlpha(mixColours(turf, glare, 0.6), 0.3), ...sweeps(120)),
        filled(withAlpha(mixColours(turf, shade, 0.55), 0.3), ...sweeps(130)),
        filled(withAlpha(mixColours(turf, shade, 0.5), 0.6), ...blades(170, 26)),
        filled(withAlpha(mixColours(turf, glare, 0.62), 0.65), ...blades(150, 26)),
        stroked(withAlpha(rim, 0.5), 1.4, polyline(across(area, 10, nearby))),
        clipped(meadow, [
          {
            kind: 'group',
            transform: [1, 0, 0, 0.4, 0, up(0.24) * 0.6],
            children: [glow({ x: place(600), y: up(0.24) }, room * 0.6, withAlpha(glare, 0.42))],
          },
        ]),
      ];
    }

    function walkers(): readonly SceneNode[] {
      const members = membersOf(group);
      const people = members.length > 0 ? members : [person > 1 ? ('coat' as const) : ('dress' as const)];
      const coats = [colours.accent, mixColours(colours.second, HAY, 0.2), mixColours(colours.main, CANVAS, 0.3)];
      return people.flatMap((id, index) => {
        const back = people.length > 1 && index % 2 === 1 ? 1 : 0;
        const isWoman = id === 'dress' || id === 'girl';
        const isYoung = id === 'girl' || id === 'boy';
        const aside = (index - (people.length - 1) / 2) * size * (people.length > 2 ? 0.31 : 0.36);
        const foot = { x: place(552) + aside, y: up(0.165 + back * 0.012) };
        return hiker(
          {
            foot,
            height: size * (isYoung ? 0.74 : isWoman ? 0.95 : 1) * (1 - back * 0.05),
            isWoman,
            side: (index % 2 === 0 ? side : -side) as 1 | -1,
            sun: side as 1 | -1,
          },
          {
            coat: mixColours(dim(coats[index % 3] ?? colours.accent, 0.2), shade, 0.1),
            pack: dim(mixColours(CANVAS, index % 2 === 0 ? colours.second : colours.accent, 0.3), 0.2),
            trousers: mixColours(DENIM, shade, 0.25),
            hat: dim(mixColours(HAY, colours.paper, 0.3), 0.25),
            skin: dim(SKIN, 0.2),
            hair: mixColours(HAIR, shade, 0.15),
            rim,
            shade,
          },
        );
      });
    }

    /** Grass and flowers before the viewer. */
    function front(): readonly SceneNode[] {
      const random = chanceOf('front');
      const petals = [colours.accent, colours.paper, mixColours(colours.accent, WHITE, 0.45), mixColours(HEATHER, colours.second, 0.3)];
      const kinds: readonly WildPlantId[] = ['umbel', 'bell', 'oat', 'cosmos', 'umbel', 'poppy'];
      const spot = () => {
        const x = random() < 0.5 ? between(random, -60, 300) : between(random, 640, 1060);
        return place(x);
      };
      const plants = Array.from({ length: Math.round(flowers) }, (_, index) => {
        const x = spot();
        const foot = up(-0.07) + between(random, 0, 20);
        return wildPlant(
          random,
          { x, foot, top: foot - room * between(random, 0.14, 0.32) },
          room * between(random, 0.024, 0.04),
          kinds[index % kinds.length] ?? 'bell',
          {
            stem: mixColours(turf, shade, 0.45),
            petal: dim(petals[index % 4] ?? colours.accent, 0.2),
            heart: glare,
            shade,
          },
        );
      });
      const blades = (count: number, drop: number, tall: number) =>
        Array.from({ length: Math.round((count * area.width) / 1000) }, () => {
          const x = between(random, left, right);
          const open = 0.4 + 0.6 * Math.min(1, Math.abs(own(x) - 455) / 240);
          return grassBlade(random, { x, y: floor + drop + between(random, 0, 26) }, tall * between(random, 0.4, 1) * open);
        });
      const dew = Array.from({ length: 40 }, () => ellipse({ x: spot(), y: up(between(random, -0.06, 0.08)) }, between(random, 0.8, 2)));
      return [
        filled(mixColours(turf, shade, 0.42), ...blades(150, 58, 96)),
        filled(withAlpha(mixColours(turf, glare, 0.5), 0.8), ...blades(46, 56, 104)),
        ...plants.flat(),
        filled(mixColours(mixColours(turf, shade, 0.72), colours.darkest, 0.4), ...blades(170, 96, 92)),
        filled(withAlpha(rim, 0.8), ...dew),
      ];
    }
  },
});
