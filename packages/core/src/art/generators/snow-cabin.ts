import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, skyDown, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { smoke } from '../things/camp-fire.ts';
import { conifer } from '../things/conifers.ts';
import { figure, walker } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { ridgeOf } from '../things/ridge.ts';
import { rockyPeak } from '../things/rocky-peak.ts';
import { footprints, snowfall, snowyStems, windowLight } from '../things/snow-signs.ts';
import { snowyCabin } from '../things/snowy-cabin.ts';
import { snowyFir } from '../things/snowy-fir.ts';
import { stars } from '../things/stars.ts';

const LAMP: Rgba = { r: 255, g: 182, b: 84, a: 1 };
const LOG: Rgba = { r: 124, g: 78, b: 50, a: 1 };
const NEEDLES: Rgba = { r: 28, g: 58, b: 62, a: 1 };
const BLUE: Rgba = { r: 112, g: 146, b: 204, a: 1 };

/** Firs before the viewer at the sides: across, down from the horizon and high, the last two in shares of the room's height. */
const SIDES = [
  [118, 0.34, 0.56],
  [-6, 0.47, 1.02],
  [1004, 0.5, 1.08],
  [884, 0.36, 0.5],
  [-210, 0.5, 1],
  [-420, 0.45, 0.9],
  [-620, 0.52, 1.06],
  [1210, 0.46, 0.92],
  [1420, 0.5, 1],
] as const;

/** The share of the way that people have gone. */
const PEOPLE_AT = 0.2;

/** A lone cabin with one lit window among firs in the snow, and footprints that lead to its door and not back. */
export const snowCabin = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1800, standard: 1330, isPlace: true }, // Where the words at the foot begin.
    person: { label: 'person', least: 0, most: 2, standard: 0, step: 1 }, // Nobody, a woman, a man.
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    light: { label: 'brightness', least: 0, most: 1, standard: 1, step: 0.25 }, // Without it nobody wishes to come in.
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, bottom } = sceneRoom(area, parameters, 240);
    const { person, group, mirrored, night } = parameters;
    const gloom = 1 - parameters.light;
    const isNight = night > 0;
    const side = (mirrored > 0 ? -1 : 1) as 1 | -1;
    const place = (x: number) => (side > 0 ? x : 1000 - x);
    const horizon = calm + room * 0.5;
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const blush = mixColours(colours.accent, { r: 255, g: 196, b: 150, a: 1 }, 0.6);
    const dusk = isNight ? mixColours(colours.dark, mixColours(BLUE, blush, 0.22), 0.5) : mixColours(colours.paper, blush, 0.46);
    const low = mixColours(dusk, colours.darkest, 0.6 * gloom);
    const clear = isNight ? mixColours(mixColours(BLUE, WHITE, 0.5), colours.paper, 0.25) : mixColours(colours.paper, WHITE, 0.75);
    const snow = mixColours(clear, mixColours(colours.dark, BLACK, 0.3), 0.52 * gloom);
    const shadow = isNight
      ? mixColours(mixColours(BLUE, colours.dark, 0.62), colours.main, 0.08)
      : mixColours(mixColours(BLUE, WHITE, 0.26), colours.main, 0.12);
    const shade = mixColours(shadow, BLACK, 0.5 * gloom);
    const deep = mixColours(shade, isNight ? colours.darkest : mixColours(BLUE, black, 0.35), 0.5);
    const needles = mixColours(mixColours(NEEDLES, colours.dark, 0.35), black, isNight ? 0.4 : 0.1);
    const lamp = mixColours(LAMP, colours.accent, 0.08 + 0.62 * gloom);
    const foot: Point = { x: place(520), y: horizon + room * 0.16 };
    const cabin = snowyCabin(foot, Math.min(430, room * 0.6), side, {
      log: isNight ? mixColours(LOG, black, 0.3) : LOG,
      snow,
      shade,
      dark: mixColours(black, LOG, 0.2),
      lamp,
    });
    const path = pathToDoor();
    return [
      ...sky(),
      ...mountains(),
      ...wood(),
      ...drift('far', horizon + room * 0.1, 0.02, 0.16),
      ...drift('middle', horizon + room * 0.15, 0.012, 0.3),
      ...firs('behind', [
        [205, 0.1, 0.66],
        [330, 0.08, 0.5],
        [792, 0.09, 0.6],
        [905, 0.11, 0.74],
        [690, 0.07, 0.44],
        [80, 0.12, 0.58],
      ]),
      ...smoke(chanceOf('smoke'), cabin.chimney, calm + room * 0.02, mixColours(low, isNight ? lamp : WHITE, isNight ? 0.22 : 0.55)),
      thrown(cabin.outline, foot, 0.9),
      ...cabin.nodes,
      ...drift('foot of the cabin', foot.y + room * 0.012, 0.008, 0.05),
      ...windowLight({ x: cabin.window.x, y: foot.y }, room, side, mixColours(lamp, WHITE, 0.2), isNight ? 0.75 : 0.65),
      ...footprints(
        { way: path, upTo: group > 0 || person > 0 ? PEOPLE_AT : 1 },
        { hollow: mixColours(deep, shade, 0.3), edge: mixColours(snow, WHITE, 0.4) },
        room / 620,
      ),
      ...people(),
      ...firs('sides', SIDES),
      ...nearDrift(),
      ...snowyStems(
        chanceOf('stems'),
        [60, 108, 150, 812, 868, 930].map((x) => ({ x: place(x), y: floor - 2 })),
        room,
        { stem: mixColours(needles, LOG, 0.55), snow: mixColours(snow, WHITE, 0.5) },
      ),
      ...snowfall(chanceOf('snow'), { ...area, y: calm, height: floor - calm + 30 }, isNight ? mixColours(snow, WHITE, 0.5) : WHITE),
    ];

    function sky(): readonly SceneNode[] {
      const share = Math.max(0.1, (calm - area.y) / (horizon - area.y));
      const colour = isNight ? [colours.darkest, colours.dark, low] : [mixColours(colours.light, BLUE, 0.1), colours.light, low];
      return [
        skyDown(
          area,
          horizon - area.y + 60,
          horizon,
          colour.map((each, index) => ({ offset: [0, share, 1][index] ?? 1, colour: each })),
        ),
        ...(isNight
          ? [filled(withAlpha(colours.paper, 0.7), stars(chanceOf('stars'), { ...area, height: horizon - area.y - 40 }, 90, 1.1))]
          : [
              filled(
                withAlpha(mixColours(blush, WHITE, 0.6), 0.9),
                ellipse({ x: place(270), y: calm + room * 0.15 }, Math.min(52, room * 0.075)),
              ),
            ]),
        glow({ x: place(270), y: calm + room * 0.3 }, room * 0.3, withAlpha(isNight ? low : mixColours(blush, WHITE, 0.5), 0.7)),
      ];
    }

    function mountains(): readonly SceneNode[] {
      const random = chanceOf('mountains');
      return [-560, -270, 30, 330, 640, 930, 1240, 1520]
        .filter((x) => x > area.x - 400 && x < area.x + area.width + 400)
        .flatMap((x, index) => {
          const high = room * (index % 2 ? between(random, 0.2, 0.26) : between(random, 0.27, 0.36));
          return rockyPeak(
            random,
            {
              summit: { x: place(x + between(random, -30, 30)), y: horizon - high },
              height: high * 1.1,
              half: high * between(random, 1.1, 1.4),
            },
            side,
            {
              rock: mixColours(deep, low, 0.45),
              snow: mixColours(snow, low, 0.35),
              light: mixColours(blush, snow, 0.5),
              haze: mixColours(low, shade, 0.25),
            },
          );
        });
    }

    /** Far woods in the mist of the snowfall. */
    function wood(): readonly SceneNode[] {
      const random = chanceOf('wood');
      return [0, 1].flatMap((index) => {
        const ridge = ridgeOf(chanceOf(`hill ${index}`), {
          base: horizon + room * [0.02, 0.06][index]!,
          reach: room * 0.04,
          shape: 'round',
          spacing: 330,
        });
        const trees = Array.from({ length: Math.round(area.width / [13, 19][index]!) }, () => {
          const x = between(random, area.x, area.x + area.width);
          return conifer(random, { x, y: ridge(x) + 10 }, room * between(random, 0.06, 0.13) * [0.8, 1.25][index]!, 0.42);
        });
        return [
          filled(mixColours(mixColours(needles, shade, 0.3), low, [0.6, 0.34][index]!), ...trees),
          painted(
            linearPaint({ x: 0, y: horizon - 10 }, { x: 0, y: horizon + room * 0.14 }, [
              mixColours(snow, low, 0.4),
              mixColours(shade, low, 0.3),
            ]),
            areaUnder(across(area, 12, ridge), horizon + room * 0.2),
          ),
        ];
      });
    }

    /** A bank of snow, bright along its crest, whose hollows are blue. */
    function drift(name: string, y: number, reach: number, deepTo: number): readonly SceneNode[] {
      const ridge = ridgeOf(chanceOf(name), { base: y, reach: room * reach, shape: 'round', spacing: 420 });
      const land = areaUnder(across(area, 10, ridge), bottom);
      return [
        painted(
          linearPaint({ x: 0, y: y - room * reach }, { x: 0, y: y + room * deepTo + room * 0.1 }, [
            snow,
            mixColours(snow, shade, 0.42),
            mixColours(snow, shade, 0.75),
          ]),
          land,
        ),
        stroked(withAlpha(WHITE, isNight ? 0.25 : 0.8), 1.6, polyline(across(area, 10, ridge))),
      ];
    }

    /** The way from the viewer to the door, from near to far. */
    function pathToDoor(): (t: number) => Point {
      const end = { x: cabin.door.x, y: cabin.door.y + room * 0.018 };
      const start = { x: place(300), y: floor + room * 0.07 };
      return (t) => {
        const far = 1 - (1 - t) ** 1.9;
        return {
          x: start.x + (end.x - start.x) * t + side * 120 * Math.sin(t * Math.PI * 1.15) * (1 - t) ** 0.6,
          y: start.y + (end.y - start.y) * far,
        };
      };
    }

    function thrown(outline: Path, feet: Point, long: number): SceneNode {
      return shadowOf(
        [filled(deep, castShadow(outline, feet, { across: side * long, down: 0.14 }))],
        withAlpha(deep, 0.5),
        { x: 0, y: 0 },
        4,
      );
    }

    /** Firs at places across, down from the horizon and in shares of the room's height. */
    function firs(name: string, list: readonly (readonly [number, number, number])[]): readonly SceneNode[] {
      const random = chanceOf(name);
      return list
        .filter(([x]) => place(x) > area.x - 160 && place(x) < area.x + area.width + 160)
        .toSorted((one, other) => one[1] - other[1])
        .flatMap(([x, down, tall]) => {
          const at = { x: place(x), y: horizon + room * down };
          const height = Math.min(room * tall * 0.98, at.y - calm + 10);
          const haze = down < 0.2 ? 0.16 : 0;
          const top = { x: at.x, y: at.y - height };
          const tip = (share: number): Point => ({ x: at.x + height * share, y: at.y - height * 0.1 });
          return [
            thrown(polygon([at, tip(-0.2), top, tip(0.2)]), at, 0.8),
            ...snowyFir(random, at, height, -side as 1 | -1, {
              needles: mixColours(needles, low, haze),
              snow: mixColours(snow, low, haze),
              shade: mixColours(shade, low, haze),
            }),
          ];
        });
    }

    /** The people of the title, on their way to the door. */
    function people(): readonly SceneNode[] {
      const at = path(PEOPLE_AT);
      const tall = Math.min(215, room * 0.3);
      const body = groupOf(group, at, tall) ?? (person > 1.5 ? walker(at, tall) : person > 0.5 ? figure(at, tall * 0.95, 'dress') : null);
      if (!body) return [];
      const tone = mixColours(black, needles, 0.2);
      return [
        shadowOf([filled(deep, castShadow(body, at, { across: side * 0.4, down: 0.5 }))], withAlpha(deep, 0.55), { x: 0, y: 0 }, 4),
        filled(mixColours(lamp, tone, 0.15), body),
        clipped(body, [shadowOf([filled(tone, body)], tone, { x: -side * 3.2, y: 2.4 }, 1)]),
      ];
    }

    /** The bank before the viewer, on which the words stand. */
    function nearDrift(): readonly SceneNode[] {
      const base = floor - room * 0.02;
      const ridge = (x: number) => base - room * 0.05 * Math.cos(((place(x) - 250) / 1000) * Math.PI * 2) * -1 + 7 * Math.sin(x / 70);
      const last = isNight ? colours.darkest : colours.paper;
      return [
        painted(
          linearPaint({ x: 0, y: base - room * 0.06 }, { x: 0, y: floor + room * 0.12 }, [
            snow,
            mixColours(snow, isNight ? deep : shade, isNight ? 0.85 : 0.3),
            last,
          ]),
          areaUnder(across(area, 10, ridge), bottom),
        ),
        painted(
          linearPaint({ x: 0, y: floor }, { x: 0, y: bottom }, [withAlpha(last, 0), last]),
          rectanglePath({ ...area, y: floor, height: bottom - floor }),
        ),
      ];
    }
  },
});
