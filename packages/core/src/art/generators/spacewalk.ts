import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { smoothLine } from '../drawing/outlines.ts';
import type { RimLight } from '../drawing/rim-lit.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { astronaut } from '../things/astronaut.ts';
import { spaceStation } from '../things/space-station.ts';
import { stars } from '../things/stars.ts';
import { worldRim } from '../things/world-rim.ts';

const SUN: Rgba = { r: 255, g: 226, b: 168, a: 1 };
const SUIT: Rgba = { r: 236, g: 236, b: 232, a: 1 };
const LAMP: Rgba = { r: 255, g: 206, b: 118, a: 1 };

/** Astronauts on a tether between a station and the rim of a world, over which the sun rises. */
export const spacewalk = defineGenerator({
  group: 'sky',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the author's words begin.
    people: { label: 'people', least: 1, most: 3, standard: 1, step: 1 },
    lean: { label: 'slant', least: -30, most: 50, standard: 14 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side } = sceneRoom(area, parameters, 240);
    const { lean } = parameters;
    const across = (x: number) => (side > 0 ? x : 1000 - x);
    const sun = mixColours(SUN, colours.accent, 0.22);
    const air = mixColours(mixColours(colours.main, colours.light, 0.5), { r: 120, g: 190, b: 255, a: 1 }, 0.25);
    const space = mixColours(colours.darkest, BLACK, 0.35);
    const radius = 1180;
    const top = calm + room * 0.6;
    const middle = { x: across(640), y: top + radius };
    const sunX = across(880);
    const sunAngle = Math.atan2(-Math.sqrt(radius ** 2 - (sunX - middle.x) ** 2), sunX - middle.x);
    const light: RimLight = { from: { x: side * 0.86, y: 0.51 }, rim: mixColours(sun, WHITE, 0.45), breadth: 6 };
    const shade = mixColours(mixColours(colours.dark, colours.main, 0.25), BLACK, 0.35);
    const tall = Math.min(520, room * 0.66);
    const breadth = Math.min(118, room * 0.18);
    const port = { x: across(206), y: calm + room * 0.27 };
    return [
      ...sky(),
      ...worldRim(
        chanceOf,
        { middle, radius, sunAngle, from: -Math.PI / 2 - 0.72, to: -Math.PI / 2 + 0.72 },
        {
          night: mixColours(colours.darkest, BLACK, 0.3),
          sea: mixColours(colours.main, colours.dark, 0.25),
          air,
          cloud: mixColours(colours.paper, WHITE, 0.3),
          sun,
          lights: LAMP,
        },
      ),
      ...spaceStation(
        chanceOf('station'),
        { port, breadth, angle: 0.16, side },
        {
          hull: mixColours(SUIT, colours.main, 0.14),
          shade,
          mark: colours.accent,
          lamp: LAMP,
          panel: mixColours(colours.dark, colours.main, 0.4),
        },
        light,
      ),
      ...crew(),
    ];

    function sky(): readonly SceneNode[] {
      const haze = chanceOf('haze');
      const clouds = Array.from({ length: 9 }, (_, index) => {
        const share = index / 8;
        return glow(
          {
            x: area.x + area.width * (1 - share) + (haze() - 0.5) * 160,
            y: area.y + (calm - area.y) * (0.1 + share * 0.9) + (haze() - 0.5) * 160,
          },
          230 + haze() * 170,
          withAlpha(mixColours(colours.main, colours.second, haze() * 0.6), 0.13),
        );
      });
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: floor }, [space, colours.darkest, mixColours(colours.darkest, colours.dark, 0.7)]),
          rectanglePath(area),
        ),
        ...clouds,
        filled(
          withAlpha(colours.paper, 0.75),
          stars(chanceOf('stars'), { ...area, height: floor - area.y }, Math.round(area.width * 0.3), 2),
        ),
        filled(WHITE, stars(chanceOf('bright stars'), { ...area, height: floor - area.y }, Math.round(area.width * 0.02), 3.4)),
      ];
    }

    /** The astronauts, the nearest last, each on an own loop of the tether. */
    function crew(): readonly SceneNode[] {
      const count = Math.round(parameters.people);
      const places = [
        { x: 600, y: 0.39, size: 1, turn: lean },
        { x: 850, y: 0.19, size: 0.42, turn: lean + 24 },
        { x: 300, y: 0.82, size: 0.4, turn: lean - 30 },
      ].slice(0, count);
      return places.toReversed().flatMap(({ x, y, size, turn }) => {
        const height = tall * size;
        const body = astronaut(
          { middle: { x: across(x), y: calm + room * y }, height, lean: turn, side },
          { suit: mixColours(SUIT, sun, 0.16), shade: mixColours(shade, colours.paper, 0.08), mark: colours.accent, sun, world: air },
          { ...light, breadth: Math.max(2, height * 0.02) },
        );
        return [...tether(body.hook, size), ...body.nodes];
      });
    }

    function tether(hook: Point, size: number): readonly SceneNode[] {
      const start = { x: port.x + side * breadth * 0.1, y: port.y + breadth * 0.5 };
      const wide = (hook.x - start.x) * side;
      const spot = (share: number, down: number): Point => ({
        x: start.x + side * wide * share,
        y: start.y + (hook.y - start.y) * share + room * down * size,
      });
      if (parameters.people > 1)
        return rope(smoothLine([start, spot(0.04, 0.14), spot(0.3, 0.24), spot(0.72, 0.2), spot(0.95, 0.08), hook]), size);
      const line = smoothLine([
        start,
        spot(0.02, 0.16),
        spot(0.2, 0.33),
        spot(0.55, 0.36),
        spot(0.72, 0.25),
        spot(0.56, 0.17),
        spot(0.42, 0.27),
        spot(0.55, 0.42),
        spot(0.82, 0.34),
        spot(0.94, 0.14),
        hook,
      ]);
      return rope(line, size);
    }

    function rope(line: Path, size: number): readonly SceneNode[] {
      const width = Math.max(2.4, 7 * size);
      return [
        stroked(withAlpha(mixColours(shade, BLACK, 0.4), 0.9), width, line),
        stroked(mixColours(SUIT, colours.accent, 0.35), width * 0.66, line),
        shadowOf([stroked(WHITE, width * 0.24, line)], withAlpha(light.rim, 0.9), { x: side * width * 0.14, y: width * 0.12 }, 0),
      ];
    }
  },
});
