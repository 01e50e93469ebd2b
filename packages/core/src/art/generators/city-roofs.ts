import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, skyDown } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { rimLit } from '../drawing/rim-lit.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { backlitPeople } from '../things/backlit-people.ts';
import { flyingBird } from '../things/birds.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';
import { roofTerrace } from '../things/towns/roof-terrace.ts';
import { landmark, TOWN_MANNERS } from '../things/towns/landmarks.ts';
import { townHouses } from '../things/towns/town-houses.ts';

/** The rows of houses from the far end of the town to the viewer: how far their line is down the slope, and the width of a house in units. */
const ROWS = [
  { down: 0.06, size: 30 },
  { down: 0.13, size: 38 },
  { down: 0.22, size: 50 },
  { down: 0.34, size: 66 },
  { down: 0.48, size: 82 },
  { down: 0.7, size: 104 },
  { down: 1, size: 134 },
] as const;

/** Buildings that stand out of the roofs: behind which row, how far across, and their height as a share of the scene. */
const LANDMARKS = [
  { row: 0, x: 960, high: 0.23 },
  { row: 0, x: 60, high: 0.26 },
  { row: 0, x: 320, high: 0.21 },
  { row: 1, x: 480, high: 0.3 },
  { row: 1, x: 1090, high: 0.3 },
  { row: 1, x: -110, high: 0.3 },
  { row: 2, x: 190, high: 0.38 },
  { row: 3, x: 800, high: 0.46 },
] as const;

const EVENING: Rgba = { r: 255, g: 176, b: 96, a: 1 };
const TILE: Rgba = { r: 196, g: 96, b: 66, a: 1 };
const LAMP: Rgba = { r: 255, g: 214, b: 128, a: 1 };

/** A city at evening, seen over its roofs from a terrace where somebody stands: rows of houses that pale toward the low sun, and what towers over them. */
export const cityRoofs = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the person stands.
    town: { label: 'town', least: 0, most: TOWN_MANNERS.length - 1, standard: 0, step: 1 },
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a dress, a coat.
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, parameters, 260);
    const { person, group, night } = parameters;
    const manner = TOWN_MANNERS[parameters.town] ?? 'spires';
    const isNight = night > 0;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const horizon = calm + room * 0.3;
    const wallTop = floor - room * 0.15;
    const sun = { x: place(640), y: horizon - room * 0.1 };
    const warm = mixColours(colours.accent, EVENING, 0.55);
    const glare = mixColours(colours.paper, isNight ? LAMP : WHITE, 0.45);
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const shade = mixColours(colours.dark, { r: 66, g: 58, b: 120, a: 1 }, 0.3);
    const air = isNight ? mixColours(colours.dark, warm, 0.5) : mixColours(mixColours(colours.light, warm, 0.42), glare, 0.3);
    return [...sky(), ...hills(), ...city(), ...terrace()];

    function sky(): readonly SceneNode[] {
      const end = Math.max(0.1, (calm - area.y) / (horizon - area.y));
      const random = chanceOf('sky');
      const [top, quiet] = isNight ? [colours.darkest, colours.dark] : [colours.paper, colours.light];
      const streak = (): Path =>
        ellipse(
          { x: between(random, left, right), y: calm + room * between(random, -0.02, 0.2) },
          between(random, 60, 260),
          between(random, 2, 7),
        );
      const flock = Array.from({ length: 9 }, () =>
        flyingBird(
          random,
          { x: place(300) + between(random, -130, 130), y: calm + room * between(random, 0.05, 0.16) },
          between(random, 12, 26),
        ),
      );
      return [
        skyDown(area, horizon - area.y + 60, horizon, [
          { offset: 0, colour: top },
          { offset: end * 0.94, colour: quiet },
          { offset: end + (1 - end) * 0.5, colour: mixColours(quiet, warm, 0.5) },
          { offset: 1, colour: mixColours(warm, glare, 0.25) },
        ]),
        ...(isNight
          ? [filled(withAlpha(colours.paper, 0.75), stars(chanceOf('stars'), { ...area, height: calm - area.y }, 110, 1.3))]
          : []),
        filled(withAlpha(mixColours(warm, glare, 0.35), 0.34), ...Array.from({ length: Math.round(area.width / 90) }, streak)),
        glow(sun, room * 0.5, withAlpha(mixColours(warm, glare, 0.5), 0.7)),
        filled(mixColours(glare, WHITE, 0.4), ellipse(sun, Math.min(84, room * 0.12))),
        filled(withAlpha(isNight ? air : shade, 0.6), ...flock),
      ];
    }

    function hills(): readonly SceneNode[] {
      return [0, 1].map((index) => {
        const line = ridgeOf(chanceOf(`hills ${index}`), {
          base: horizon - room * (0.04 - index * 0.03),
          reach: room * (0.12 - index * 0.05),
          shape: 'round',
          spacing: 420 - index * 130,
        });
        const tone = mixColours(air, shade, 0.24 + index * 0.12);
        return painted(
          linearPaint({ x: 0, y: horizon - room * 0.1 }, { x: 0, y: horizon + room * 0.06 }, [tone, mixColours(tone, air, 0.8)]),
          areaUnder(across(area, 12, line), horizon + room * 0.2),
        );
      });
    }

    /** Rows of houses, with haze and light between them. */
    function city(): readonly SceneNode[] {
      const lines = ROWS.map(({ down }) => horizon + (wallTop + room * 0.05 - horizon) * down);
      const wall = mixColours(mixColours(colours.paper, warm, 0.35), { r: 240, g: 196, b: 150, a: 1 }, 0.3);
      const tile = mixColours(mixColours(colours.main, TILE, manner === 'pagodas' || manner === 'towers' ? 0.12 : 0.72), warm, 0.1);
      const tall = Math.min(1.25, room / 720);
      return ROWS.flatMap(({ size }, index) => {
        const near = index / (ROWS.length - 1);
        const haze = (tone: Rgba) => mixColours(air, tone, 0.26 + 0.74 * near ** 0.7);
        const dim = (isNight ? 0.56 : 0.04) + (isNight ? 0.3 : 0.42) * near ** 2;
        const base = lines[index] ?? wallTop;
        const wide = size * tall;
        const random = chanceOf(`houses ${index}`);
        const { walls, sides, roofs, edges, panes, lamps } = townHouses(random, manner, {
          from: left - 60,
          to: right + 60,
          base,
          wide,
          sun: side > 0 ? -1 : 1,
        });
        const foot = { from: { x: 0, y: base - wide * 1.4 }, to: { x: 0, y: base } };
        const down = (tone: Rgba, low: number) => linearPaint(foot.from, foot.to, [haze(tone), haze(mixColours(tone, shade, low))]);
        return [
          ...LANDMARKS.filter(({ row }) => row === index).flatMap(({ x, high }) => standing(place(x), base, room * high, haze)),
          // Streets and yards show between the houses.
          filled(
            haze(mixColours(wall, shade, 0.6 + 0.3 * dim)),
            rectanglePath({ x: left, y: base - wide * 0.3, width: area.width, height: wide * 1.2 }),
          ),
          painted(down(mixColours(wall, shade, dim), 0.5), ...walls),
          painted(down(mixColours(wall, shade, Math.min(0.86, dim + 0.42)), 0.4), ...sides),
          painted(down(mixColours(tile, shade, dim), 0.35), ...roofs),
          filled(haze(mixColours(tile, black, 0.5)), ...edges),
          filled(haze(mixColours(shade, black, 0.3)), ...panes),
          filled(haze(mixColours(LAMP, WHITE, 0.2)), ...lamps),
          // The light of the streets rises between the rows.
          glow(
            { x: place(560 - 260 * (index % 2)), y: base + wide * 0.2 },
            room * 0.3,
            withAlpha(isNight ? warm : mixColours(air, glare, 0.4), 0.28),
          ),
        ];
      });
    }

    function standing(x: number, base: number, height: number, haze: (tone: Rgba) => Rgba): readonly SceneNode[] {
      const shape = landmark(chanceOf(`landmark ${x}`), manner, { x, y: base }, height);
      const body = haze(mixColours(mixColours(colours.main, shade, 0.5), warm, isNight ? 0.05 : 0.2));
      const from = { x: side * 0.8, y: -0.6 };
      return rimLit(shape, mixColours(body, warm, 0.25), body, {
        from,
        rim: haze(mixColours(glare, warm, 0.3)),
        breadth: Math.max(1.4, height * 0.012),
      });
    }

    /** The roof in front, with plants in pots, and somebody who looks at the city. */
    function terrace(): readonly SceneNode[] {
      const feet = { x: place(330), y: floor + room * 0.02 };
      const tall = Math.min(360, room * 0.47);
      const body = mixColours(black, shade, 0.16);
      const rim = mixColours(warm, glare, 0.45);
      const people = person > 0 || group > 0 ? backlitPeople(feet, tall, person, group, { body, rim, sun }) : [];
      return [
        ...roofTerrace(
          chanceOf('terrace'),
          { area, wallTop, floor, bottom, room, place },
          { stone: mixColours(shade, black, 0.4), rim, black, leaf: mixColours(colours.dark, { r: 46, g: 84, b: 62, a: 1 }, 0.5) },
        ),
        shadowOf(
          [filled(black, ellipse({ x: feet.x - side * 40, y: feet.y - 4 }, tall * 0.24, 9))],
          withAlpha(black, 0.5),
          { x: -side * 16, y: 5 },
          6,
        ),
        ...people,
      ];
    }
  },
});
