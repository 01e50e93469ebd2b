import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { blueRanges } from '../things/blue-ranges.ts';
import { ferry } from '../things/ferry.ts';
import { gull } from '../things/gull.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { oldSuitcase } from '../things/stern-rail.ts';
import { sunlitSwell } from '../things/sunlit-swell.ts';
import { traveler } from '../things/traveler.ts';

const GLARE: Rgba = { r: 255, g: 202, b: 132, a: 1 };
const LAMP: Rgba = { r: 255, g: 214, b: 132, a: 1 };
const SEA: Rgba = { r: 30, g: 98, b: 122, a: 1 };
const ENAMEL: Rgba = { r: 240, g: 236, b: 226, a: 1 };
const TEAK: Rgba = { r: 150, g: 104, b: 66, a: 1 };
const LEATHER: Rgba = { r: 150, g: 88, b: 48, a: 1 };
const SKIN: Rgba = { r: 224, g: 166, b: 128, a: 1 };
const HAIR: Rgba = { r: 88, g: 52, b: 34, a: 1 };

/** A ferry with lit windows on a strait between hills, and somebody with a suitcase who waits for it on a jetty. */
export const ferryCrossing = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1300, isPlace: true }, // Where the author's words begin.
    tipX: { least: -200, most: 1200, standard: 800, isPlace: true }, // The point of the words that the wing of a gull touches.
    tipY: { least: 0, most: 1300, standard: 640, isPlace: true },
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // 1 lies behind the words, 2 before them.
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 },
    gulls: { label: 'gulls', least: 0, most: 14, standard: 7, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const facing = side as 1 | -1;
    const { person, gulls } = parameters;
    const isDusk = parameters.night > 0;
    const up = (share: number) => floor - room * share;
    const horizon = up(0.56);
    const sun: Point = { x: place(705), y: up(0.68) };
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.3 : 0.12);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDusk ? mixColours(colours.main, glare, 0.62) : mixColours(colours.paper, glare, 0.58);
    const shade = isDusk ? mixColours(colours.darkest, colours.dark, 0.35) : mixColours(colours.dark, colours.darkest, 0.5);
    const dim = (tone: Rgba, share = 0.34) => (isDusk ? mixColours(tone, colours.dark, share) : mixColours(tone, shade, 0.06));
    const sea = mixColours(dim(SEA, 0.5), colours.second, 0.14);
    const white = isDusk ? mixColours(mixColours(ENAMEL, colours.dark, 0.34), glare, 0.16) : mixColours(ENAMEL, low, 0.16);
    const part = Math.round(parameters.part);
    if (part === 2) return nearGull();
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1.15 }, { colours, glare, low, rim }),
      ...blueRanges(
        chanceOf,
        area,
        { base: up(0.69), room: room * 0.8, sun },
        { blue: mixColours(mixColours(colours.dark, colours.main, 0.4), sea, 0.3), low, glare, rim },
      ),
      ...water(),
      ...farGulls(),
      ...jetty(),
      ...waiting(),
      ...(part === 0 ? nearGull() : []),
    ];

    function water(): readonly SceneNode[] {
      const row = (name: string, near: number, base: number, foot: number, height: number, length: number, brush: number) =>
        sunlitSwell(chanceOf(name), { near, base, foot, height, length, brush }, { area, sunX: sun.x, room, sea, low, rim, shade });
      const length = Math.min(640, room * 0.94);
      return [
        ...row('far', 0.1, horizon + 2, horizon + room * 0.13, room * 0.005, 90, 1.3),
        ...row('middle', 0.4, horizon + room * 0.1, horizon + room * 0.34, room * 0.01, 190, 2.2),
        glow({ x: sun.x, y: horizon }, room * 0.32, withAlpha(glare, 0.5)),
        ...ferry(
          chanceOf('ferry'),
          { stern: { x: place(500) - facing * length * 0.47, y: horizon + room * 0.135 }, length, side: facing },
          {
            hull: mixColours(isDusk ? mixColours(colours.dark, colours.second, 0.3) : colours.dark, colours.darkest, 0.2),
            white,
            funnel: dim(colours.accent, 0.15),
            lamp: mixColours(LAMP, WHITE, 0.16),
            rim,
            shade,
            foam: mixColours(WHITE, low, 0.2),
            lit: isDusk ? 1 : 0.5,
          },
        ),
        ...row('near', 0.85, horizon + room * 0.34, bottom, room * 0.02, 330, 4),
      ];
    }

    function farGulls(): readonly SceneNode[] {
      const random = chanceOf('gulls');
      const birds = Array.from({ length: Math.round(gulls) }, (_, index) =>
        flyingBird(
          random,
          { x: place(between(random, 80, 940)), y: up(index % 2 === 0 ? between(random, 0.74, 0.93) : between(random, 0.5, 0.62)) },
          between(random, 14, 30),
          between(random, -0.4, 0.4),
        ),
      );
      return [filled(withAlpha(isDusk ? mixColours(rim, WHITE, 0.3) : mixColours(shade, low, 0.15), 0.8), ...birds)];
    }

    function nearGull(): readonly SceneNode[] {
      return gull(
        { tip: { x: parameters.tipX, y: parameters.tipY }, span: Math.min(180, room * 0.27), side: -facing as 1 | -1 },
        {
          white: mixColours(WHITE, low, isDusk ? 0.3 : 0.08),
          shade: mixColours(shade, colours.darkest, 0.3),
          beak: mixColours({ r: 240, g: 158, b: 44, a: 1 }, shade, 0.1),
        },
      );
    }

    /** The jetty in the foreground, from the near corner out into the water. */
    function jetty(): readonly SceneNode[] {
      const wood = dim(TEAK, 0.42);
      const deck = up(0.125);
      const [left, right] = [area.x - 40, area.x + area.width + 40];
      const end = place(520);
      const root = facing > 0 ? left : right;
      const slant = (x: number) => deck - Math.abs(x - root) * 0.014;
      const boards = polygon([
        { x: root, y: deck },
        { x: end, y: slant(end) },
        { x: end, y: slant(end) + room * 0.026 },
        { x: root, y: deck + room * 0.05 },
      ]);
      const posts: Path[] = [];
      const caps: Path[] = [];
      for (let x = 470; x > (facing > 0 ? area.x : 1000 - area.x - area.width); x -= 165) {
        const at = place(x);
        posts.push(rectanglePath({ x: at - 9, y: slant(at) - room * 0.05, width: 18, height: bottom - slant(at) }));
        caps.push(ellipse({ x: at, y: slant(at) - room * 0.05 }, 11, 5));
      }
      const joints = Array.from({ length: Math.round(Math.abs(end - root) / 26) }, (_, index) => {
        const x = root + Math.sign(end - root) * (index + 0.5) * 26;
        return polyline([
          { x, y: slant(x) },
          { x: x - facing * 3, y: slant(x) + room * 0.03 },
        ]);
      });
      const dark = mixColours(wood, shade, 0.55);
      return [
        painted(
          linearPaint({ x: end - 10, y: 0 }, { x: end + 10, y: 0 }, [withAlpha(shade, 0.4), withAlpha(shade, 0.4)]),
          polygon([
            { x: root, y: deck + room * 0.05 },
            { x: end, y: slant(end) + room * 0.026 },
            { x: end, y: slant(end) + room * 0.07 },
            { x: root, y: deck + room * 0.13 },
          ]),
        ),
        ...posts.map((path) => filled(dark, path)),
        painted(linearPaint({ x: 0, y: deck - 20 }, { x: 0, y: deck + room * 0.05 }, [mixColours(wood, rim, 0.45), wood, dark]), boards),
        stroked(withAlpha(shade, 0.5), 1.6, ...joints),
        filled(mixColours(wood, rim, 0.4), ...caps),
      ];
    }

    function waiting(): readonly SceneNode[] {
      if (person < 0.5) return [];
      const isWoman = person < 1.5;
      const foot = { x: place(330), y: up(0.125) - 1 };
      const tall = Math.min(250, room * 0.4);
      return [
        ...traveler(
          { foot, height: tall * (isWoman ? 0.95 : 1), isWoman, wind: -facing as 1 | -1, sun: facing },
          {
            coat: mixColours(mixColours(colours.accent, shade, 0.45), colours.dark, 0.2),
            scarf: mixColours(colours.second, shade, 0.1),
            legs: mixColours(shade, colours.darkest, 0.5),
            hat: mixColours(mixColours(LEATHER, colours.dark, 0.5), shade, 0.2),
            skin: dim(SKIN, 0.3),
            hair: mixColours(HAIR, shade, 0.2),
            rim,
            shade: mixColours(shade, colours.darkest, 0.5),
          },
        ),
        ...oldSuitcase({ x: place(225), y: up(0.125) + 3 }, tall * 0.42, facing, {
          paint: dim(ENAMEL, 0.4),
          wood: dim(TEAK, 0.25),
          leather: mixColours(dim(LEATHER, 0.2), colours.second, 0.12),
          accent: dim(colours.accent, 0.12),
          light: rim,
          shade,
        }),
      ];
    }
  },
});
