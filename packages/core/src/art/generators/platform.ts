import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { OLD_DAYS_PERSON, oldDaysPeople } from '../things/old-days-people.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { figure, walker } from '../things/figures.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { alongHall, type HallView, metreAt, seenAt } from '../things/hall-view.ts';
import { lampPost } from '../things/lamp-post.ts';
import { stationClock } from '../things/station-clock.ts';
import { hallEnd, hallRoof, type HallTones } from '../things/station-hall.ts';
import { steamEngine } from '../things/steam-engine.ts';

/** Height of the rails below the platform, meters. */
const TRACK = -0.9;
/** The platform's edge, the middle of the engine's track and the side of its carriages, meters from the camera. */
const [EDGE, RAILS, CARRIAGE] = [-0.85, -2.75, -1.3];
const WALLS = [-11.6, 14.4] as const;
const FAR = 8.2;
const ENGINE = 1.3;

/** The hall of a railway station: a steam train stands in the low light of its glazed end, and somebody with a suitcase waits on the platform. */
export const platform = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet part under the roof.
    floor: { least: 400, most: 1800, standard: 1330, isPlace: true }, // Where the person stands.
    person: OLD_DAYS_PERSON,
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    steam: { label: 'steam', least: 0, most: 1.5, standard: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 220);
    const { person, group, mirrored, night, steam } = parameters;
    const isNight = night > 0;
    const [left, bottom] = [area.x, area.y + area.height];
    const side = mirrored > 0 ? -1 : 1;
    const tall = Math.min(270, room * 0.37);
    const view: HallView = { vanishing: { x: mirrored > 0 ? 420 : 580, y: floor - tall }, eye: tall, side };
    const at = (x: number, up: number, distance: number) => seenAt(view, x, up, distance);
    const gold = mixColours(colours.accent, { r: 255, g: 206, b: 120, a: 1 }, 0.62);
    const pale = mixColours(mixColours(colours.paper, gold, 0.16), WHITE, 0.3);
    const air = isNight ? colours.darkest : colours.paper;
    const shade = isNight ? mixColours(colours.dark, colours.darkest, 0.35) : colours.dark;
    const black = mixColours(colours.darkest, BLACK, 0.45);
    const haze = mixColours(gold, shade, isNight ? 0.55 : 0.35);
    const hall: HallTones = {
      lit: isNight ? mixColours(colours.dark, gold, 0.5) : mixColours(gold, pale, 0.4),
      iron: isNight ? mixColours(colours.darkest, BLACK, 0.2) : mixColours(shade, gold, 0.16),
      air: isNight ? mixColours(colours.darkest, colours.dark, 0.5) : mixColours(colours.paper, shade, 0.05),
      sky: isNight
        ? [mixColours(colours.dark, gold, 0.35), mixColours(gold, colours.accent, 0.2)]
        : [mixColours(colours.light, gold, 0.5), mixColours(gold, pale, 0.35)],
      light: pale,
    };
    const horizon = at(0, TRACK, FAR).y;
    return [
      downwards(area, [air, air, mixColours(air, isNight ? colours.dark : colours.light, 0.7), haze]),
      ...hallEnd(view, hall),
      ...hallRoof(view, hall),
      // The words stand under the roof: there its ribs are hardly seen.
      painted(
        linearPaint({ x: 0, y: area.y }, { x: 0, y: calm + room * 0.22 }, [
          withAlpha(hall.air, 0.88),
          withAlpha(hall.air, 0.8),
          withAlpha(hall.air, 0),
        ]),
        rectanglePath({ ...area, height: calm + room * 0.22 - area.y }),
      ),
      ...walls(),
      ...ground(),
      ...carriages(),
      ...passengers(),
      ...cloud('behind', at(RAILS + 0.1, 3.4, ENGINE), 1.15),
      ...steamEngine((x, up) => at(RAILS + x, TRACK + up, ENGINE), {
        body: mixColours(mixColours(shade, black, 0.45), gold, 0.06),
        livery: mixColours(colours.accent, { r: 150, g: 30, b: 30, a: 1 }, 0.25),
        light: mixColours(gold, WHITE, 0.25),
      }),
      ...cloud('wheels', at(RAILS + 1.1, 0, ENGINE), 0.62),
      ...lamps(),
      ...clock(),
      glow(view.vanishing, room * 0.3, withAlpha(pale, isNight ? 0.34 : 0.42)),
      ...waiting(),
    ];

    /** The walls of the hall, with lit windows, from the glazed end to the viewer. */
    function walls(): readonly SceneNode[] {
      return WALLS.flatMap((x) => {
        const [near, end] = [at(x, 0, 0.75), at(x, 0, FAR)];
        const spans = [7, 5.6, 4.5, 3.6, 2.9, 2.3, 1.85, 1.5, 1.2].map((from) => [from, from * 1.1] as const);
        const bars = spans.flatMap(([from, to]) => {
          const middle = Math.sqrt(from * to);
          return [
            polyline([at(x, 0.6, middle), at(x, 3.6, middle)]),
            ...[1.6, 2.6].map((up) => polyline([at(x, up, from), at(x, up, to)])),
          ];
        });
        return [
          painted(
            linearPaint({ x: end.x, y: 0 }, { x: near.x, y: 0 }, [haze, shade, mixColours(shade, black, 0.5)]),
            alongHall(view, x, [TRACK, 5], [0.75, FAR]),
          ),
          filled(
            withAlpha(mixColours(gold, pale, 0.3), isNight ? 0.75 : 0.5),
            ...spans.map((span) => alongHall(view, x, [0.6, 3.6], span)),
          ),
          stroked(withAlpha(shade, 0.8), 2, ...bars),
          stroked(withAlpha(pale, 0.35), 2, polyline([at(x, 4.98, 0.75), at(x, 4.98, FAR)]), polyline([at(x, 4.3, 0.75), at(x, 4.3, FAR)])),
        ];
      });
    }

    function ground(): readonly SceneNode[] {
      const random = chanceOf('gleam');
      const stone = mixColours(shade, black, 0.5);
      const edges = polygon([at(EDGE, 0, 0.4), at(EDGE, 0, FAR), at(WALLS[1], 0, FAR), at(WALLS[1], 0, 0.4)]);
      const gleams = Array.from({ length: 46 }, (_, index) => {
        const depth = (index / 46) ** 1.5;
        const y = horizon + (floor - horizon) * depth;
        const wide = (0.25 + depth) * tall * 0.75;
        return ellipse(
          { x: view.vanishing.x + side * depth * tall * 0.35 + between(random, -wide, wide), y },
          between(random, 14, 60) * (0.4 + depth),
          1 + 2.6 * depth,
        );
      });
      const rails = [RAILS - 4.6, RAILS].flatMap((middle) =>
        [-0.72, 0.72].map((off) =>
          polygon([at(middle + off - 0.05, TRACK, 0.6), at(middle + off, TRACK, FAR), at(middle + off + 0.05, TRACK, 0.6)]),
        ),
      );
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: bottom }, [haze, mixColours(shade, black, 0.5), black]),
          rectanglePath({ x: left, y: horizon, width: area.width, height: bottom - horizon }),
        ),
        painted(linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [withAlpha(gold, 0.8), withAlpha(gold, 0.14)]), ...rails),
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [mixColours(haze, pale, 0.4), mixColours(stone, gold, 0.22), stone]),
          edges,
        ),
        filled(withAlpha(pale, 0.3), ...gleams),
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [withAlpha(pale, 0.9), withAlpha(pale, 0.55), withAlpha(pale, 0.06)]),
          polygon([at(EDGE + 0.1, 0, 0.4), at(EDGE + 0.1, 0, FAR), at(EDGE + 0.28, 0, FAR), at(EDGE + 0.28, 0, 0.4)]),
        ),
        filled(withAlpha(black, 0.75), polygon([at(EDGE, 0, 0.4), at(EDGE, 0, FAR), at(EDGE, -0.35, FAR), at(EDGE, -0.35, 0.4)])),
      ];
    }

    /** The carriages behind the engine, in perspective, with lit windows. */
    function carriages(): readonly SceneNode[] {
      const body = mixColours(mixColours(colours.second, black, 0.45), gold, 0.08);
      const spans = [1.5, 2.15, 3.1, 4.5].map((near) => [near, near * 1.4] as const);
      return spans.toReversed().flatMap(([near, far], index) => {
        const share = 1 - index / spans.length;
        const tone = mixColours(body, haze, 0.55 * share);
        const panes = Array.from({ length: 7 }, (_, pane) => {
          const from = near * (far / near) ** ((pane + 0.22) / 7);
          return alongHall(view, CARRIAGE + 0.01, [1.25, 2.15], [from, near * (far / near) ** ((pane + 0.8) / 7)]);
        });
        return [
          filled(
            mixColours(tone, black, 0.35),
            polygon([
              at(CARRIAGE, 2.8, near),
              at(CARRIAGE - 0.5, 3.2, near),
              at(RAILS, 3.3, near),
              at(RAILS, 3.3, far),
              at(CARRIAGE - 0.5, 3.2, far),
              at(CARRIAGE, 2.8, far),
            ]),
          ),
          painted(
            linearPaint(at(0, 2.8, near), at(0, 0, near), [mixColours(tone, pale, 0.3), tone, mixColours(tone, black, 0.4)]),
            alongHall(view, CARRIAGE, [-0.5, 2.8], [near, far]),
          ),
          filled(mixColours(gold, WHITE, 0.4), ...panes),
          stroked(
            withAlpha(gold, 0.7),
            1.6,
            polyline([at(CARRIAGE, 1.05, near), at(CARRIAGE, 1.05, far)]),
            polyline([at(CARRIAGE, 2.35, near), at(CARRIAGE, 2.35, far)]),
          ),
        ];
      });
    }

    /** Other passengers, far down the platform. */
    function passengers(): readonly SceneNode[] {
      const random = chanceOf('passengers');
      const bodies = [4.6, 3.7, 3.1, 2.5].map((distance, index) => {
        const feet = at(between(random, 0, 0.5) + (index % 2) * 1.7, 0, distance);
        const height = (tall / distance) * between(random, 0.94, 1.04);
        return index % 2 ? figure(feet, height, 'dress') : walker(feet, height);
      });
      return bodies.map((body, index) => filled(mixColours(black, haze, 0.42 - index * 0.1), body));
    }

    /** A cloud of steam from a place of the engine. */
    function cloud(name: string, from: Point, share: number): readonly SceneNode[] {
      if (steam <= 0) return [];
      const random = chanceOf(name);
      const tone = mixColours(mixColours(shade, gold, 0.35), pale, isNight ? 0.4 : 0.75);
      const metre = metreAt(view, ENGINE);
      const rise = name === 'behind' ? 0.95 : 0.18;
      const puffs = Array.from({ length: 15 }, (_, index) => {
        const way = (index / 14) * share;
        const reach = (0.34 + way * 0.75) * metre * steam;
        const up = Math.max(calm + reach * 0.8 + 24, from.y - way * metre * 3 * rise + between(random, -0.3, 0.3) * metre);
        return ellipse(
          {
            x: from.x + side * (way * metre * (name === 'behind' ? 1.5 : 0.6) + between(random, -0.55, 0.55) * metre * (0.4 + way)),
            y: up,
          },
          reach,
          reach * 0.72,
        );
      });
      return [
        shadowOf([filled(tone, ...puffs)], withAlpha(tone, 0.62), { x: 0, y: 0 }, 0.16 * metre),
        shadowOf([filled(pale, ...puffs.filter((_, index) => index % 3 === 0))], withAlpha(pale, 0.4), { x: side * 6, y: -8 }, 0.2 * metre),
      ];
    }

    /** The clock hangs from the roof over the platform, wholly inside the front. */
    function clock(): readonly SceneNode[] {
      const hung = at(2.9, 4.15, 1.3);
      const radius = Math.max(1, Math.min(0.62 * metreAt(view, 1.3), 74, (hung.y - calm) * 0.7));
      const x = side > 0 ? Math.min(hung.x, 1000 - radius * 1.9) : Math.max(hung.x, radius * 1.9);
      return stationClock({ ...hung, x }, { x, y: Math.max(calm, hung.y - radius * 2.6) }, radius, { black, face: pale, ring: gold });
    }

    function lamps(): readonly SceneNode[] {
      return [4.6, 3.1, 2.1, 1.35].flatMap((distance) => {
        const [bulb, foot] = [at(4.4, 3.1, distance), at(4.4, 0, distance)];
        return lampPost(bulb, foot.y, (foot.y - bulb.y) * 1.1, {
          black: mixColours(black, haze, 0.1 * distance),
          pale: colours.paper,
          light: gold,
        });
      });
    }

    /** The person who waits, with a suitcase; the light behind throws long shadows at the viewer. */
    function waiting(): readonly SceneNode[] {
      if (person <= 0.5) return [];
      const feet = at(1.35, 0, 1);
      const body = oldDaysPeople(person, group, feet, tall);
      const bag = { x: feet.x - side * tall * 0.34, y: feet.y };
      const box: Path = rectanglePath({ x: bag.x - tall * 0.11, y: bag.y - tall * 0.17, width: tall * 0.22, height: tall * 0.17 });
      const grip = polyline([
        { x: bag.x - tall * 0.04, y: bag.y - tall * 0.165 },
        { x: bag.x - tall * 0.03, y: bag.y - tall * 0.2 },
        { x: bag.x + tall * 0.03, y: bag.y - tall * 0.2 },
        { x: bag.x + tall * 0.04, y: bag.y - tall * 0.165 },
      ]);
      const half = tall * (group > 0 ? 0.3 : 0.13);
      const away = { x: feet.x + (feet.x - view.vanishing.x) * 0.7, y: feet.y + tall * 0.75 };
      const shadow = polygon([
        { x: feet.x - half, y: feet.y },
        { x: feet.x + half, y: feet.y },
        { x: away.x + half * 1.6, y: away.y },
        { x: away.x - half * 1.6, y: away.y },
      ]);
      return [
        shadowOf([painted(linearPaint(feet, away, [black, withAlpha(black, 0)]), shadow)], withAlpha(black, 0.7), { x: 0, y: 0 }, 5),
        filled(black, body, box),
        stroked(black, tall * 0.018, grip),
        filled(withAlpha(gold, 0.6), rectanglePath({ x: bag.x - tall * 0.11, y: bag.y - tall * 0.13, width: tall * 0.22, height: 2.2 })),
        stroked(withAlpha(pale, 0.4), 1.4, body),
      ];
    }
  },
});
