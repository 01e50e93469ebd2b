import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, polyline, smoothShape } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { blueRanges } from '../things/blue-ranges.ts';
import { GROUP_PARAMETER, membersOf } from '../things/groups.ts';
import { harborCottage } from '../things/harbor-cottages.ts';
import { PLASTER, ROOF_SLATE } from '../things/harbor-hill.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { lifebuoy, oldSuitcase, shipDeck, shipRail } from '../things/stern-rail.ts';
import { sunlitSwell } from '../things/sunlit-swell.ts';
import { traveler } from '../things/traveler.ts';
import { shipWake } from '../things/wake.ts';

const GLARE: Rgba = { r: 255, g: 206, b: 136, a: 1 };
const LAMP: Rgba = { r: 255, g: 208, b: 120, a: 1 };
const SEA: Rgba = { r: 32, g: 96, b: 116, a: 1 };
const TEAK: Rgba = { r: 164, g: 112, b: 68, a: 1 };
const LEATHER: Rgba = { r: 150, g: 88, b: 48, a: 1 };
const SKIN: Rgba = { r: 224, g: 166, b: 128, a: 1 };
const HAIR: Rgba = { r: 88, g: 52, b: 34, a: 1 };
const ENAMEL: Rgba = { r: 236, g: 230, b: 218, a: 1 };

/** The stern of a ferry at a low sun: somebody at the rail with a suitcase, and the white wake that leads back to the town they leave. */
export const ferryWake = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 },
    group: GROUP_PARAMETER,
    swell: { label: 'swell', least: 0.3, most: 2, standard: 1, step: 0.1 },
    lamps: { label: 'lamps', least: 0, most: 1, standard: 0.5 },
    gulls: { label: 'gulls', least: 0, most: 14, standard: 8, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const { person, group, swell, lamps, gulls } = parameters;
    const isDusk = parameters.night > 0;
    const up = (share: number) => floor - room * share;
    const horizon = up(0.6);
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.3 : 0.12);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDusk ? mixColours(colours.main, glare, 0.62) : mixColours(colours.paper, glare, 0.6);
    const shade = isDusk ? mixColours(colours.darkest, colours.dark, 0.35) : mixColours(colours.dark, colours.darkest, 0.5);
    const dim = (tone: Rgba, share = 0.34) => (isDusk ? mixColours(tone, colours.dark, share) : mixColours(tone, shade, 0.1));
    const blue = mixColours(mixColours(colours.dark, colours.main, 0.35), ROOF_SLATE, 0.35);
    const sea = mixColours(dim(SEA, 0.5), colours.second, 0.14);
    const sun: Point = { x: place(655), y: up(0.735) };
    const lamp = mixColours(LAMP, WHITE, 0.2);
    const rail = {
      paint: dim(ENAMEL, 0.4),
      wood: dim(TEAK, 0.25),
      leather: mixColours(dim(LEATHER, 0.2), colours.second, 0.12),
      accent: dim(colours.accent, 0.12),
      light: rim,
      shade,
    };
    const deck = up(0.06);
    const own = (x: number) => (side > 0 ? x : 1000 - x);
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1.1 }, { colours, glare, low, rim }),
      ...blueRanges(chanceOf, area, { base: up(0.735), room: room * 0.62, sun }, { blue, low, glare, rim }),
      ...town(),
      ...water(),
      ...flock(),
      ...shipDeck(chanceOf('deck'), { area, edge: deck, bottom, vanishing: { x: place(600), y: horizon } }, rail),
      ...staff(),
      ...shipRail(area, deck, room * 0.235, side as 1 | -1, rail),
      ...lifebuoy({ x: place(775), y: deck - room * 0.125 }, Math.min(64, room * 0.092), side as 1 | -1, rail),
      ...passenger(),
      ...oldSuitcase({ x: place(person > 0 || group > 0 ? 185 : 330), y: up(0.005) }, Math.min(150, room * 0.21), side as 1 | -1, rail),
    ];

    /** The town on its low shore, with lamps that come on. */
    function town(): readonly SceneNode[] {
      const random = chanceOf('town');
      const shore = (x: number) => room * (0.05 * Math.exp(-(((own(x) - 520) / 230) ** 2)) + 0.016 + 0.01 * Math.sin(own(x) / 83));
      const nodes: SceneNode[] = [];
      const lit: Path[] = [];
      for (const row of [2, 1, 0]) {
        const size = room * (0.03 - row * 0.004);
        for (let u = 270 + row * 40 + between(random, 0, 20); u < 830 - row * 60; ) {
          const width = size * between(random, 0.8, 1.5);
          const x = place(u) - width / 2;
          const plaster = PLASTER[Math.floor(random() * PLASTER.length)] ?? PLASTER[0];
          const drawn = harborCottage(
            random,
            {
              x,
              foot: horizon - shore(x) * row * 0.46 + 1,
              width,
              height: size * between(random, 0.7, 1.2),
              isGabled: random() < 0.45,
              wall: mixColours(mixColours(dim(plaster, 0.35), blue, 0.3), low, 0.22),
              roof: mixColours(dim(ROOF_SLATE), low, 0.2),
            },
            side as 1 | -1,
            lamps,
            { light: rim, shade: mixColours(shade, low, 0.2), trim: mixColours(ENAMEL, low, 0.4), pane: mixColours(shade, low, 0.2), lamp },
          );
          nodes.push(...drawn.nodes);
          lit.push(...drawn.lit);
          u += width * between(random, 0.98, 1.5);
        }
      }
      const spire = place(470);
      const foot = horizon - room * 0.05;
      const tower = [
        rectanglePath({ x: spire - room * 0.012, y: foot - room * 0.07, width: room * 0.024, height: room * 0.09 }),
        polygon([
          { x: spire - room * 0.015, y: foot - room * 0.068 },
          { x: spire, y: foot - room * 0.142 },
          { x: spire + room * 0.015, y: foot - room * 0.068 },
        ]),
      ];
      const land = (x: number) => horizon - shore(x) * 1.25;
      return [
        painted(
          linearPaint({ x: 0, y: up(0.68) }, { x: 0, y: horizon }, [mixColours(blue, low, 0.3), mixColours(blue, shade, 0.4)]),
          areaUnder(across(area, 10, land), horizon + 3),
        ),
        painted(
          linearPaint(
            { x: spire - 8, y: 0 },
            { x: spire + 8, y: 0 },
            side > 0
              ? [mixColours(blue, shade, 0.5), mixColours(blue, glare, 0.4)]
              : [mixColours(blue, glare, 0.4), mixColours(blue, shade, 0.5)],
          ),
          ...tower,
        ),
        ...nodes,
        shadowOf([filled(lamp, ...lit)], withAlpha(lamp, isDusk ? 0.95 : 0.55), { x: 0, y: 0 }, 4),
      ];
    }

    function water(): readonly SceneNode[] {
      const row = (name: string, near: number, base: number, foot: number, height: number, length: number, brush: number) =>
        sunlitSwell(
          chanceOf(name),
          { near, base, foot, height: height * swell, length, brush },
          { area, sunX: sun.x, room, sea, low, rim, shade },
        );
      return [
        ...row('far', 0.1, horizon + 3, horizon + room * 0.1, room * 0.006, 90, 1.3),
        ...row('middle', 0.45, horizon + room * 0.085, horizon + room * 0.26, room * 0.016, 200, 2.4),
        ...row('near', 0.85, horizon + room * 0.24, deck + 20, room * 0.03, 330, 4.2),
        glow({ x: sun.x, y: horizon }, room * 0.3, withAlpha(glare, 0.5)),
        ...shipWake(
          chanceOf('wake'),
          {
            far: { x: place(585), y: horizon + 5 },
            near: { x: place(500), y: deck + room * 0.12 },
            half: room * 0.42,
            bend: side * room * 0.15,
          },
          mixColours(sea, { r: 130, g: 196, b: 190, a: 1 }, 0.3),
          mixColours(WHITE, low, 0.24),
        ),
      ];
    }

    function passenger(): readonly SceneNode[] {
      const members = membersOf(group);
      const people = members.length > 0 ? members : person < 0.5 ? [] : [person > 1.5 ? ('coat' as const) : ('dress' as const)];
      const tall = Math.min(340, room * 0.53);
      return people.flatMap((id, index) => {
        const isWoman = id === 'dress' || id === 'girl';
        const isYoung = id === 'girl' || id === 'boy';
        const aside = (index - (people.length - 1) / 2) * tall * 0.36;
        return traveler(
          {
            foot: { x: place(400) + aside, y: up(0.012 - 0.008 * (index % 2)) },
            height: tall * (isYoung ? 0.74 : isWoman ? 0.95 : 1),
            isWoman,
            wind: -side as 1 | -1,
            sun: side as 1 | -1,
          },
          {
            coat: mixColours(
              [colours.dark, mixColours(colours.accent, shade, 0.5), mixColours(LEATHER, shade, 0.4), colours.darkest][index % 4] ??
                colours.dark,
              shade,
              0.25,
            ),
            scarf: mixColours([colours.accent, colours.second, colours.paper, colours.accent][index % 4] ?? colours.accent, shade, 0.08),
            legs: mixColours(shade, colours.darkest, 0.5),
            hat: mixColours(mixColours(LEATHER, colours.dark, 0.5), shade, 0.2),
            skin: dim(SKIN, 0.3),
            hair: mixColours(HAIR, shade, 0.2),
            rim,
            shade: mixColours(shade, colours.darkest, 0.5),
          },
        );
      });
    }

    /** The flag at the stern, in the wind of the way. */
    function staff(): readonly SceneNode[] {
      const x = place(915);
      const [foot, top] = [deck, Math.max(calm + room * 0.05, up(0.86))];
      const tip = { x: x + side * room * 0.05, y: top };
      const at = (along: number, down: number): Point => ({
        x: tip.x - side * along * room * 0.15,
        y: tip.y + room * (0.012 + down * 0.085 + 0.02 * Math.sin(along * 5.2) + 0.03 * along),
      });
      const cloth = smoothShape([
        ...[0, 0.25, 0.5, 0.75, 1].map((along) => at(along, 0)),
        ...[1, 0.75, 0.5, 0.25, 0].map((along) => at(along, 1)),
      ]);
      const folds = [0.2, 0.48, 0.76].map((along) =>
        polygon([at(along, 0.02), at(along + 0.09, 0.02), at(along + 0.06, 0.98), at(along - 0.03, 0.98)]),
      );
      return [
        painted(
          linearPaint(at(0, 0), at(1, 1), [
            mixColours(colours.accent, rim, 0.3),
            dim(colours.accent, 0.15),
            mixColours(colours.accent, shade, 0.4),
          ]),
          cloth,
        ),
        filled(withAlpha(shade, 0.13), ...folds),
        stroked(mixColours(rail.wood, shade, 0.4), room * 0.012, polyline([{ x, y: foot }, tip])),
        stroked(
          withAlpha(rim, 0.8),
          room * 0.003,
          polyline([
            { x: x + side * room * 0.004, y: foot },
            { x: tip.x + side * room * 0.003, y: tip.y },
          ]),
        ),
        filled(mixColours(glare, WHITE, 0.2), ellipse(tip, room * 0.01)),
      ];
    }

    function flock(): readonly SceneNode[] {
      const random = chanceOf('gulls');
      const birds = Array.from({ length: Math.round(gulls) }, (_, index) =>
        flyingBird(
          random,
          { x: place(between(random, 90, 830)), y: index % 3 === 0 ? up(between(random, 0.4, 0.56)) : up(between(random, 0.76, 0.94)) },
          index % 3 === 0 ? between(random, 34, 58) : between(random, 14, 30),
          between(random, -0.4, 0.4),
        ),
      );
      return [
        filled(
          withAlpha(isDusk ? mixColours(rim, WHITE, 0.3) : mixColours(shade, low, 0.2), 0.85),
          ...birds.filter((_, index) => index % 3 !== 0),
        ),
        filled(mixColours(WHITE, low, 0.2), ...birds.filter((_, index) => index % 3 === 0)),
      ];
    }
  },
});
