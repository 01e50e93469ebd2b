import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { type DuskTones, duskSky } from '../things/dusk-sky.ts';
import { OLD_DAYS_PERSON, oldDaysPeople } from '../things/old-days-people.ts';
import { between } from '../drawing/chance.ts';
import { filled, glowBelow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { lampPost } from '../things/lamp-post.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

/** A harbor at dusk: a great liner with lit portholes leaves for a low sun, and somebody with a suitcase looks after it from the quay. */
export const harbor = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1800, standard: 1330, isPlace: true }, // Where the person stands.
    person: OLD_DAYS_PERSON,
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    gulls: { label: 'gulls', least: 0, most: 14, standard: 8, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 220);
    const { person, group, mirrored, night, gulls } = parameters;
    const isNight = night > 0;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const sign = mirrored > 0 ? -1 : 1;
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const sea = calm + room * 0.6;
    const quay = floor - room * 0.09;
    const gold = mixColours(colours.accent, { r: 255, g: 206, b: 120, a: 1 }, 0.6);
    const pale = mixColours(mixColours(colours.paper, gold, 0.12), WHITE, 0.3);
    const shade = isNight ? mixColours(colours.dark, colours.darkest, 0.5) : colours.dark;
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const sky: DuskTones = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.dark, gold, 0.36), mixColours(colours.accent, gold, 0.6)]
      : [colours.paper, colours.light, mixColours(colours.light, gold, 0.4), mixColours(gold, pale, 0.3)];
    const size = Math.min(110, room * 0.15);
    const sun = { x: side(250), y: sea - size * 0.5 };
    const unit = Math.min(1.25, room / 700);
    const bow: Point = { x: side(330), y: sea + room * 0.05 };
    const at = (x: number, up: number): Point => ({ x: bow.x + sign * x * unit, y: bow.y - up * unit });
    const far = ridgeOf(chanceOf('coast'), { base: sea - room * 0.02, reach: room * 0.07, shape: 'round', spacing: 330 });
    const hullTone = mixColours(shade, gold, 0.08);
    return [
      duskSky(area, { calm, horizon: sea, height: sea - area.y + 4 }, sky),
      ...(isNight ? [filled(withAlpha(colours.paper, 0.7), stars(chanceOf('stars'), { ...area, height: sea - area.y }, 120, 1.2))] : []),
      ...clouds(),
      glowBelow(calm, sun, size * 3.6, withAlpha(pale, 0.85)),
      filled(pale, ellipse(sun, size)),
      ...flock(),
      painted(
        linearPaint({ x: 0, y: sea - room * 0.1 }, { x: 0, y: sea }, [mixColours(gold, shade, 0.5), mixColours(gold, shade, 0.24)]),
        areaUnder(across(area, 9, far), sea + 4),
      ),
      painted(
        linearPaint({ x: 0, y: sea }, { x: 0, y: quay }, [
          mixColours(gold, shade, 0.26),
          mixColours(gold, shade, 0.6),
          mixColours(shade, gold, 0.12),
        ]),
        rectanglePath({ x: left, y: sea, width: area.width, height: bottom - sea }),
      ),
      ...glitter(),
      ...smoke(),
      ...liner(),
      ...bank(),
    ];

    function liner(): readonly SceneNode[] {
      const long = 760;
      const hull = polygon([
        at(0, 96),
        at(14, 20),
        at(30, -34),
        at(long - 26, -34),
        at(long + 6, 10),
        at(long + 40, 60),
        at(long + 52, 98),
        at(long * 0.78, 76),
        at(long * 0.5, 66),
        at(long * 0.25, 74),
      ]);
      const decks = [
        { from: 120, low: 64, high: 104 },
        { from: 160, low: 104, high: 140 },
        { from: 210, low: 140, high: 166 },
      ].map(({ from, low, high }) => polygon([at(from, low), at(from + 8, high), at(long - from * 0.5, high), at(long - from * 0.5, low)]));
      const funnels = [300, 430, 560].map((x) => ({
        x,
        path: polygon([at(x, 160), at(x - 10, 268), at(x + 48, 268), at(x + 52, 160)]),
        band: polygon([at(x - 7, 232), at(x - 10, 268), at(x + 48, 268), at(x + 49, 232)]),
      }));
      const holes: Path[] = [];
      for (let x = 60; x < long; x += 26) holes.push(ellipse(at(x, 34), 4.6 * unit), ellipse(at(x + 12, 8), 3.8 * unit));
      const panes: Path[] = [];
      for (let x = 140; x < long - 84; x += 22) panes.push(polygon([at(x, 76), at(x, 92), at(x + 12, 92), at(x + 12, 76)]));
      for (let x = 180; x < long - 100; x += 24) panes.push(polygon([at(x, 114), at(x, 128), at(x + 12, 128), at(x + 12, 114)]));
      const ropes = [
        smoothLine([at(6, 100), at(110, 330), at(116, 332)]),
        smoothLine([at(114, 330), at(400, 300), at(640, 330)]),
        smoothLine([at(640, 330), at(long + 50, 98)]),
      ];
      const flags = Array.from({ length: 12 }, (_, index) => {
        const x = 20 + index * 8.2;
        const up = 110 + index * 18.5;
        return polygon([at(x, up), at(x + 6, up + 12), at(x + 13, up - 3)]);
      });
      const white = mixColours(pale, shade, isNight ? 0.3 : 0.12);
      return [
        stroked(withAlpha(shade, 0.7), 2, ...ropes),
        filled(withAlpha(mixColours(colours.accent, pale, 0.2), 0.95), ...flags.filter((_, index) => index % 2 === 0)),
        filled(withAlpha(pale, 0.95), ...flags.filter((_, index) => index % 2 === 1)),
        filled(
          shade,
          polygon([at(112, 100), at(113, 336), at(117, 336), at(118, 100)]),
          polygon([at(638, 150), at(639, 336), at(643, 336), at(644, 150)]),
        ),
        ...funnels.flatMap(({ path, band }) => [filled(mixColours(colours.accent, shade, 0.2), path), filled(black, band)]),
        ...decks.map((deck, index) => filled(mixColours(white, shade, 0.1 * (2 - index)), deck)),
        painted(
          linearPaint({ x: 0, y: bow.y - 90 * unit }, { x: 0, y: bow.y + 34 * unit }, [
            mixColours(hullTone, gold, 0.18),
            hullTone,
            mixColours(hullTone, black, 0.4),
          ]),
          hull,
        ),
        stroked(withAlpha(pale, 0.8), 4 * unit, smoothLine([at(1, 94), at(long * 0.3, 70), at(long * 0.6, 64), at(long + 50, 97)])),
        filled(mixColours(colours.accent, black, 0.3), polygon([at(26, -20), at(30, -36), at(long - 28, -36), at(long - 16, -20)])),
        filled(mixColours(gold, WHITE, 0.45), ...panes, ...holes),
        filled(withAlpha(pale, 0.6), smoothShape([at(-40, -36), at(20, -24), at(120, -36), at(40, -44)])),
        shadowOf(
          [
            filled(
              black,
              rectanglePath({ x: Math.min(at(10, 0).x, at(long, 0).x), y: bow.y + 36 * unit, width: long * unit, height: 30 * unit }),
            ),
          ],
          withAlpha(black, 0.34),
          { x: 0, y: 0 },
          14,
        ),
      ];
    }

    function smoke(): readonly SceneNode[] {
      const random = chanceOf('smoke');
      const tone = mixColours(shade, pale, isNight ? 0.25 : 0.5);
      const puffs = [319, 449, 579].flatMap((x) =>
        Array.from({ length: 9 }, (_, index) => {
          const share = index / 8;
          const up = Math.min(268 + 24 + share * 90, (bow.y - calm - 30) / unit);
          return ellipse(at(x + share * 170 + between(random, -8, 8), up), (16 + share * 44) * unit, (13 + share * 22) * unit);
        }),
      );
      return [shadowOf([filled(tone, ...puffs)], withAlpha(tone, 0.42), { x: 0, y: 0 }, 9)];
    }

    function glitter(): readonly SceneNode[] {
      const random = chanceOf('glitter');
      const streaks: Path[] = [];
      const path: Path[] = [];
      for (let step = 0; step < 44; step += 1) {
        const depth = (step / 44) ** 1.3;
        const y = sea + 4 + (quay - sea) * depth;
        const wide = size * (0.5 + 1.2 * depth);
        path.push(ellipse({ x: sun.x + between(random, -wide, wide), y }, between(random, 14, 60) * (0.5 + depth), 1.3 + 3 * depth));
        streaks.push(ellipse({ x: between(random, left, right), y }, between(random, 50, 190) * (0.4 + depth), 1 + 1.8 * depth));
      }
      return [filled(withAlpha(pale, 0.22), ...streaks), filled(withAlpha(pale, 0.66), ...path)];
    }

    /** The quay with bollards, a lamp, and the person with a suitcase. */
    function bank(): readonly SceneNode[] {
      const tall = Math.min(350, room * 0.42);
      const feet = { x: side(330), y: floor - room * 0.015 };
      const stone = mixColours(black, shade, 0.3);
      const bollard = (x: number): Path => {
        const [half, high] = [tall * 0.055, tall * 0.2];
        return smoothShape([
          { x: x - half, y: quay + 6 },
          { x: x - half * 0.8, y: quay - high * 0.6 },
          { x: x - half * 1.4, y: quay - high * 0.86 },
          { x, y: quay - high },
          { x: x + half * 1.4, y: quay - high * 0.86 },
          { x: x + half * 0.8, y: quay - high * 0.6 },
          { x: x + half, y: quay + 6 },
        ]);
      };
      const body = oldDaysPeople(person, group, feet, tall);
      const bag = { x: feet.x - sign * tall * 0.33, y: feet.y };
      const box = rectanglePath({ x: bag.x - tall * 0.11, y: bag.y - tall * 0.17, width: tall * 0.22, height: tall * 0.17 });
      const grip = smoothLine([
        { x: bag.x - tall * 0.04, y: bag.y - tall * 0.165 },
        { x: bag.x - tall * 0.03, y: bag.y - tall * 0.2 },
        { x: bag.x + tall * 0.03, y: bag.y - tall * 0.2 },
        { x: bag.x + tall * 0.04, y: bag.y - tall * 0.165 },
      ]);
      const lampX = side(870);
      return [
        filled(stone, rectanglePath({ x: left, y: quay, width: area.width, height: bottom - quay })),
        filled(withAlpha(gold, 0.55), rectanglePath({ x: left, y: quay, width: area.width, height: 3.5 })),
        filled(mixColours(stone, black, 0.5), ...[560, 740].map((x) => bollard(side(x)))),
        stroked(
          mixColours(stone, black, 0.5),
          5,
          smoothLine([
            { x: side(560), y: quay - tall * 0.12 },
            { x: side(650), y: quay - tall * 0.03 },
            { x: side(740), y: quay - tall * 0.12 },
          ]),
        ),
        ...lampPost({ x: lampX, y: quay - tall * 1.05 }, quay + 14, tall * 1.16, { black, pale: colours.paper, light: gold }),
        ...(person > 0.5
          ? [
              filled(black, body, box),
              stroked(black, tall * 0.018, grip),
              filled(
                withAlpha(gold, 0.5),
                rectanglePath({ x: bag.x - tall * 0.11, y: bag.y - tall * 0.13, width: tall * 0.22, height: 2.2 }),
              ),
            ]
          : []),
      ];
    }

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      const bank_ = (): Path =>
        ellipse(
          { x: between(random, left, right), y: calm + (sea - calm) * between(random, 0.06, 0.8) },
          between(random, 90, 300),
          between(random, 4, 11),
        );
      return [
        filled(withAlpha(mixColours(gold, colours.accent, 0.4), 0.24), ...Array.from({ length: 8 }, bank_)),
        filled(withAlpha(pale, 0.42), ...Array.from({ length: 7 }, bank_)),
      ];
    }

    function flock(): readonly SceneNode[] {
      const random = chanceOf('gulls');
      const birds = Array.from({ length: Math.round(gulls) }, () =>
        flyingBird(random, { x: side(between(random, 60, 420)), y: calm + room * between(random, 0.06, 0.3) }, between(random, 15, 32)),
      );
      return [filled(withAlpha(isNight ? pale : shade, 0.8), ...birds)];
    }
  },
});
