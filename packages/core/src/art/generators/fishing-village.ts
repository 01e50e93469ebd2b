import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { fishingBoat } from '../things/fishing-boat.ts';
import { harborHill, PLASTER, ROOF_SLATE } from '../things/harbor-hill.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { brushLens } from '../things/painted-swell.ts';
import { bollard, fishBoxes, quayEdge, standingGull } from '../things/quay-things.ts';

const GLARE: Rgba = { r: 255, g: 214, b: 146, a: 1 };
const LAMP: Rgba = { r: 255, g: 206, b: 112, a: 1 };
const SEA: Rgba = { r: 44, g: 104, b: 122, a: 1 };
const STONE: Rgba = { r: 148, g: 138, b: 126, a: 1 };
const WOOD: Rgba = { r: 158, g: 110, b: 66, a: 1 };
const ROPE: Rgba = { r: 206, g: 178, b: 128, a: 1 };
const NET: Rgba = { r: 58, g: 122, b: 112, a: 1 };
const FLOAT: Rgba = { r: 236, g: 110, b: 46, a: 1 };

/** A small harbor seen from its quay: cottages with lit windows up a hillside, fishing boats with their nets, and a low sun over the sea. */
export const fishingVillage = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    lamps: { label: 'lamps', least: 0, most: 1, standard: 0.45 },
    boats: { label: 'boat', least: 1, most: 3, standard: 3, step: 1 },
    gulls: { label: 'gulls', least: 0, most: 14, standard: 7, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const { lamps, boats, gulls } = parameters;
    const isDusk = parameters.night > 0;
    const horizon = calm + room * 0.44;
    const quayside = horizon + room * 0.075;
    const top = floor - room * 0.06;
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.32 : 0.12);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDusk ? mixColours(colours.main, glare, 0.6) : mixColours(colours.paper, glare, 0.6);
    const shade = isDusk ? mixColours(colours.darkest, colours.dark, 0.35) : mixColours(colours.dark, colours.darkest, 0.4);
    const dim = (tone: Rgba, share = 0.4) => (isDusk ? mixColours(tone, colours.dark, share) : tone);
    const sun: Point = { x: place(835), y: horizon - room * 0.06 };
    const lamp = mixColours(LAMP, WHITE, 0.15);
    const water = mixColours(dim(SEA, 0.5), colours.second, 0.16);
    const own = (x: number) => (side > 0 ? x : 1000 - x);
    const quay = {
      stone: mixColours(dim(STONE, 0.35), colours.second, 0.12),
      wood: dim(WOOD, 0.25),
      rope: dim(ROPE, 0.2),
      net: mixColours(dim(NET, 0.3), colours.main, 0.2),
      float: mixColours(FLOAT, colours.accent, 0.35),
      light: mixColours(rim, glare, 0.4),
      shade: mixColours(shade, colours.darkest, 0.6),
    };
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1 }, { colours, glare, low, rim }),
      ...headland(),
      ...harborHill(
        chanceOf,
        { area, room, side, place, quayside, top, lamps },
        {
          paper: colours.paper,
          accent: colours.accent,
          dark: colours.dark,
          glare,
          rim,
          low,
          shade,
          stone: quay.stone,
          water,
          lamp,
          dim,
          isDusk,
        },
      ),
      ...glitter(),
      ...pier(),
      ...fleet(),
      ...flock(),
      ...foreground(),
    ];

    /** Far land beyond the sea, and the open water before it. */
    function headland(): readonly SceneNode[] {
      const far = (x: number) => horizon - room * 0.05 * Math.max(0, Math.sin((own(x) - 560) / 420)) - room * 0.012 * Math.sin(own(x) / 47);
      return [
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.07 }, { x: 0, y: horizon }, [
            mixColours(mixColours(colours.main, ROOF_SLATE, 0.4), low, 0.42),
            mixColours(ROOF_SLATE, low, 0.72),
          ]),
          areaUnder(across(area, 12, far), horizon + 4),
        ),
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: top }, [
            mixColours(water, low, 0.66),
            mixColours(water, low, 0.3),
            mixColours(water, shade, 0.45),
          ]),
          rectanglePath({ ...area, y: horizon, height: bottom - horizon }),
        ),
        glow({ x: sun.x, y: horizon + room * 0.03 }, room * 0.3, withAlpha(rim, 0.7)),
      ];
    }

    /** The path of the sun on the water. */
    function glitter(): readonly SceneNode[] {
      const random = chanceOf('glitter');
      const streaks = Array.from({ length: 150 }, () => {
        const down = random() ** 1.4;
        const x = sun.x + (random() + random() - 1) * room * (0.04 + 0.16 * down);
        const y = horizon + 3 + down * (top - horizon);
        const long = between(random, 5, 34) * (0.35 + down);
        return brushLens({ x: x - long, y }, { x, y: y - 1.4 }, { x: x + long, y }, 1.2 + 3.2 * down);
      });
      return [filled(withAlpha(rim, 0.8), ...streaks)];
    }

    /** The mole that closes the harbor, with a small light at its end. */
    function pier(): readonly SceneNode[] {
      const at = (u: number) => place(u);
      const y = horizon + room * 0.055;
      const mole = polygon([
        { x: at(1040), y: y - room * 0.012 },
        { x: at(760), y: y - room * 0.004 },
        { x: at(752), y: y + room * 0.026 },
        { x: at(1040), y: y + room * 0.036 },
      ]);
      const long = side > 0 ? { x: at(1000), width: Math.max(0, area.x + area.width - 1000) } : { x: area.x, width: Math.max(0, -area.x) };
      const [x, half, high] = [at(786), room * 0.013, room * 0.105];
      const tower = polygon([
        { x: x - half, y },
        { x: x - half * 0.7, y: y - high },
        { x: x + half * 0.7, y: y - high },
        { x: x + half, y },
      ]);
      const stone = mixColours(quay.stone, shade, 0.4);
      return [
        painted(
          linearPaint({ x: 0, y: y - room * 0.01 }, { x: 0, y: y + room * 0.04 }, [
            mixColours(stone, glare, 0.3),
            mixColours(stone, shade, 0.6),
          ]),
          mole,
          rectanglePath({ ...long, y: y - room * 0.012, height: room * 0.048 }),
        ),
        painted(
          linearPaint({ x: x - half * side, y: 0 }, { x: x + half * side, y: 0 }, [
            mixColours(PLASTER[0], shade, 0.6),
            mixColours(PLASTER[0], rim, 0.5),
          ]),
          tower,
        ),
        filled(
          mixColours(colours.accent, shade, 0.35),
          rectanglePath({ x: x - half * 0.9, y: y - high * 0.62, width: half * 1.8, height: high * 0.22 }),
          rectanglePath({ x: x - half * 0.95, y: y - high * 1.02, width: half * 1.9, height: high * 0.06 }),
          rectanglePath({ x: x - half * 0.5, y: y - high * 1.2, width: half, height: high * 0.08 }),
        ),
        filled(WHITE, rectanglePath({ x: x - half * 0.45, y: y - high * 1.14, width: half * 0.9, height: high * 0.12 })),
        glow({ x, y: y - high * 1.08 }, room * 0.075, withAlpha(lamp, 0.95)),
      ];
    }

    function fleet(): readonly SceneNode[] {
      const paints = [
        mixColours(colours.accent, shade, 0.12),
        mixColours(colours.second, { r: 40, g: 92, b: 130, a: 1 }, 0.5),
        mixColours(colours.main, { r: 44, g: 112, b: 92, a: 1 }, 0.5),
      ];
      const berths = [
        { u: 715, y: 0.13, long: 0.25, turn: -1 },
        { u: 215, y: 0.205, long: 0.34, turn: 1 },
        { u: 555, y: 0.34, long: 0.58, turn: 1 },
        { u: -330, y: 0.27, long: 0.44, turn: 1 },
      ];
      return berths.slice(3 - Math.round(boats)).flatMap(({ u, y, long, turn }, index) => {
        const paint = paints[(index + 3 - Math.round(boats)) % 3] ?? colours.accent;
        return fishingBoat(
          chanceOf(`boat ${u}`),
          {
            foot: { x: place(u), y: quayside + room * y },
            length: Math.min(440 * (long / 0.58), room * long),
            side: (side * turn) as 1 | -1,
            sun: side as 1 | -1,
          },
          {
            hull: dim(paint, 0.22),
            stripe: mixColours(dim(colours.second, 0.2), shade, 0.2),
            house: mixColours(dim(PLASTER[0], 0.3), colours.paper, 0.2),
            wood: quay.wood,
            net: quay.net,
            float: quay.float,
            light: rim,
            shade,
            lamp,
          },
        );
      });
    }

    function foreground(): readonly SceneNode[] {
      const size = Math.min(200, room * 0.3);
      const foot = top + room * 0.035;
      const boat = {
        x: place(555) + side * Math.min(440, room * 0.58) * 0.46,
        y: quayside + room * 0.34 - room * 0.11,
      };
      const boxes = { x: side > 0 ? place(70) : place(70) - size * 0.62, y: foot };
      return [
        ...quayEdge(chanceOf('quay'), area, top, bottom, quay),
        ...fishBoxes(chanceOf('boxes'), side > 0 ? boxes : { ...boxes, x: place(70) - size * 1.25 }, size, side as 1 | -1, quay),
        ...bollard({ x: place(885), y: foot }, size * 0.56, boat, side as 1 | -1, quay),
        ...standingGull({ x: place(883), y: foot - size * 0.55 }, size * 0.44, -side as 1 | -1, quay),
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: bottom }, [withAlpha(BLACK, 0), withAlpha(colours.darkest, 0.5)]),
          rectanglePath({ ...area, y: top, height: bottom - top }),
        ),
      ];
    }

    function flock(): readonly SceneNode[] {
      const random = chanceOf('gulls');
      const birds = Array.from({ length: Math.round(gulls) }, (_, index) => ({
        isNear: index % 3 === 0,
        path: flyingBird(
          random,
          { x: place(between(random, 470, 960)), y: calm + room * between(random, 0.06, 0.42) },
          index % 3 === 0 ? between(random, 36, 54) : between(random, 14, 26),
          between(random, -0.35, 0.35),
        ),
      }));
      const tone = isDusk ? mixColours(rim, WHITE, 0.5) : WHITE;
      return [
        filled(withAlpha(mixColours(tone, shade, isDusk ? 0 : 0.5), 0.8), ...birds.filter(({ isNear }) => !isNear).map(({ path }) => path)),
        filled(mixColours(tone, shade, isDusk ? 0.06 : 0.3), ...birds.filter(({ isNear }) => isNear).map(({ path }) => path)),
      ];
    }
  },
});
