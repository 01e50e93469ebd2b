import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { OLD_DAYS_PERSON, oldDaysPeople } from '../things/old-days-people.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, polyline, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { type HallView, metreAt, seenAt, vaultAt } from '../things/hall-view.ts';
import { readingTable } from '../things/reading-table.ts';
import { shelfWall } from '../things/shelf-wall.ts';

/** Half the width of the hall, meters, and the distance of its end. */
const HALF = 3.3;
const END = 4.4;
const VAULT = { middle: 0, spring: 5.7, radius: 3.4 };
const RIBS = [4.4, 3.6, 2.95, 2.42, 1.98, 1.62, 1.33, 1.09];
const WINDOW = { half: 1.75, spring: 5.1, sill: 0.7 };
const BROWN = { r: 78, g: 48, b: 30, a: 1 };

/** The hall of an old library: walls of books with galleries run to a tall window, whose light falls on somebody and on a reading table. */
export const library = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet part under the vault.
    floor: { least: 400, most: 1800, standard: 1330, isPlace: true }, // Where the person stands.
    person: OLD_DAYS_PERSON,
    group: GROUP_PARAMETER,
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 220);
    const { person, group, mirrored, night } = parameters;
    const [left, bottom] = [area.x, area.y + area.height];
    const tall = Math.min(270, room * 0.36);
    const view: HallView = { vanishing: { x: 500, y: floor - tall }, eye: tall, side: mirrored > 0 ? -1 : 1 };
    const at = (x: number, up: number, distance: number) => seenAt(view, x, up, distance);
    const warm = mixColours(colours.accent, { r: 255, g: 206, b: 120, a: 1 }, 0.65);
    const light = night > 0 ? mixColours(mixColours(colours.second, { r: 176, g: 206, b: 255, a: 1 }, 0.7), colours.paper, 0.2) : warm;
    const pale = mixColours(mixColours(colours.paper, light, 0.25), WHITE, 0.35);
    const wood = mixColours(mixColours(colours.dark, BROWN, 0.5), colours.darkest, 0.2);
    const black = mixColours(colours.darkest, BLACK, 0.45);
    const haze = mixColours(light, wood, 0.45);
    const air = mixColours(colours.darkest, colours.dark, 0.5);
    const books = [
      colours.accent,
      colours.second,
      colours.main,
      mixColours(colours.light, BROWN, 0.4),
      mixColours(colours.dark, WHITE, 0.18),
      BROWN,
    ].map((tone) => mixColours(tone, wood, 0.2));
    const end = { top: at(0, VAULT.spring, END), ground: at(0, 0, END).y };
    return [
      downwards(area, [air, air, mixColours(air, wood, 0.6), wood]),
      ...vault(),
      painted(
        linearPaint({ x: 0, y: area.y }, { x: 0, y: calm + room * 0.2 }, [withAlpha(air, 0.8), withAlpha(air, 0.66), withAlpha(air, 0)]),
        rectanglePath({ ...area, height: calm + room * 0.2 - area.y }),
      ),
      ...windowWall(),
      ...ground(),
      ...shelfWall(chanceOf('left'), view, area, -HALF, { wood, books, light, haze }),
      ...shelfWall(chanceOf('right'), view, area, HALF, { wood, books, light, haze }),
      ...ladder(),
      ...lamps(),
      glow(at(0, 2.6, END), room * 0.5, withAlpha(light, 0.55)),
      ...beams(),
      ...readingTable(view, 1.75, {
        wood: mixColours(wood, BROWN, 0.4),
        shade: mixColours(colours.second, { r: 30, g: 110, b: 70, a: 1 }, 0.55),
        light: warm,
        paper: colours.paper,
      }),
      ...reader(),
    ];

    /** The vault over the shelves: ribs, and coffers between them. */
    function vault(): readonly SceneNode[] {
      const last = RIBS.length - 1;
      return [
        ...RIBS.slice(0, last).flatMap((far, index) => {
          const fade = 1 - index / last;
          const [inner, outer] = [vaultAt(view, VAULT, far, 16), vaultAt(view, VAULT, RIBS[index + 1] ?? far, 16)];
          const coffers = [1, 3, 5, 7, 9, 11, 13, 15].map((step) =>
            polygon([inner[step - 1], outer[step - 1], outer[step], inner[step]].filter((point) => point !== undefined)),
          );
          return [filled(withAlpha(mixColours(wood, light, 0.35), 0.12 + 0.4 * fade), ...coffers)];
        }),
        ...RIBS.map((distance, index) =>
          stroked(
            mixColours(air, mixColours(wood, light, 0.4), 1 - index / (last + 1)),
            metreAt(view, distance) * 0.16,
            smoothLine(vaultAt(view, VAULT, distance)),
          ),
        ),
      ];
    }

    function windowWall(): readonly SceneNode[] {
      const metre = metreAt(view, END);
      const half = WINDOW.half * metre;
      const spring = at(0, WINDOW.spring, END);
      const sill = at(0, WINDOW.sill, END).y;
      const arch = Array.from({ length: 21 }, (_, step) => polar(spring, half, -(Math.PI * step) / 20));
      const pane = polygon([...arch, { x: spring.x - half, y: sill }, { x: spring.x + half, y: sill }]);
      const wall = polygon([
        ...vaultAt(view, VAULT, END),
        { x: at(-HALF, 0, END).x, y: end.ground },
        { x: at(HALF, 0, END).x, y: end.ground },
      ]);
      const bars = [-0.5, 0, 0.5].map((share) =>
        polyline([
          { x: spring.x + share * half, y: spring.y - half * (share === 0 ? 1 : 0.84) },
          { x: spring.x + share * half, y: sill },
        ]),
      );
      const rows = Array.from({ length: 6 }, (_, row) => {
        const y = spring.y + ((sill - spring.y) * row) / 6;
        return polyline([
          { x: spring.x - half, y },
          { x: spring.x + half, y },
        ]);
      });
      return [
        painted(linearPaint(end.top, { x: end.top.x, y: end.ground }, [mixColours(wood, BLACK, 0.2), mixColours(wood, light, 0.2)]), wall),
        glow({ x: spring.x, y: (spring.y + sill) / 2 }, half * 2.6, withAlpha(light, 0.6)),
        painted(
          linearPaint({ x: 0, y: spring.y - half }, { x: 0, y: sill }, [mixColours(light, pale, 0.3), pale, mixColours(pale, WHITE, 0.5)]),
          pane,
        ),
        stroked(mixColours(wood, BLACK, 0.3), 2.4, ...bars, ...rows),
        stroked(
          mixColours(wood, light, 0.25),
          5,
          smoothLine(arch),
          polyline([
            { x: spring.x - half, y: spring.y },
            { x: spring.x - half, y: sill },
          ]),
          polyline([
            { x: spring.x + half, y: spring.y },
            { x: spring.x + half, y: sill },
          ]),
        ),
      ];
    }

    /** The floor with its boards, a runner with borders, and the light of the window on it. */
    function ground(): readonly SceneNode[] {
      const strip = (from: number, to: number) => polygon([at(from, 0, 0.5), at(from, 0, END), at(to, 0, END), at(to, 0, 0.5)]);
      const boards = Array.from({ length: 15 }, (_, index) => (index - 7) * 0.46).map((x) => polyline([at(x, 0, 0.5), at(x, 0, END)]));
      const runner = mixColours(mixColours(colours.accent, { r: 120, g: 26, b: 30, a: 1 }, 0.45), wood, 0.25);
      const down = (tones: readonly [number, number, number], tone = runner) =>
        linearPaint(
          { x: 0, y: end.ground },
          { x: 0, y: floor + tall * 0.2 },
          tones.map((share) => (share > 0 ? mixColours(tone, light, share) : mixColours(tone, black, -share))),
        );
      return [
        painted(down([0.4, -0.25, -0.85], wood), rectanglePath({ x: left, y: end.ground, width: area.width, height: bottom - end.ground })),
        stroked(withAlpha(black, 0.35), 1.4, ...boards),
        painted(down([0.6, 0.1, -0.75]), strip(-0.95, 0.95)),
        painted(down([0.75, 0.4, -0.6], mixColours(runner, warm, 0.6)), strip(-0.86, -0.76), strip(0.76, 0.86)),
        painted(linearPaint({ x: 0, y: end.ground }, { x: 0, y: floor }, [withAlpha(pale, 0.6), withAlpha(pale, 0)]), strip(-1.3, 1.3)),
      ];
    }

    function ladder(): readonly SceneNode[] {
      const [foot, head] = [
        [-2.1, 0],
        [-2.95, 2.75],
      ] as const;
      const rail = (distance: number) => polyline([at(foot[0], foot[1], distance), at(head[0], head[1], distance)]);
      const rungs = Array.from({ length: 9 }, (_, index) => {
        const share = (index + 0.7) / 9.4;
        const [x, up] = [foot[0] + (head[0] - foot[0]) * share, (head[1] - foot[1]) * share];
        return polyline([at(x, up, 1.5), at(x, up, 1.64)]);
      });
      const tone = mixColours(wood, light, 0.4);
      return [stroked(mixColours(tone, BLACK, 0.5), 5, rail(1.64), ...rungs), stroked(tone, 6, rail(1.5))];
    }

    /** Lamps that hang down the middle of the hall, as far as they are below the words. */
    function lamps(): readonly SceneNode[] {
      return [3.6, 2.6, 1.95, 1.5]
        .map((distance) => ({ distance, bulb: at(0, 4.4, distance), radius: metreAt(view, distance) * 0.2 }))
        .filter(({ bulb, radius }) => bulb.y - radius > calm + 12)
        .flatMap(({ distance, bulb, radius }) => [
          stroked(
            mixColours(black, haze, 0.1 * distance),
            radius * 0.16,
            polyline([{ x: bulb.x, y: bulb.y - metreAt(view, distance) * 1.6 }, bulb]),
          ),
          glow(bulb, radius * 4.2, withAlpha(warm, 0.5)),
          filled(mixColours(warm, WHITE, 0.55), ellipse(bulb, radius)),
          stroked(
            mixColours(black, warm, 0.3),
            radius * 0.18,
            polyline([
              { x: bulb.x - radius * 0.7, y: bulb.y - radius * 0.72 },
              { x: bulb.x + radius * 0.7, y: bulb.y - radius * 0.72 },
            ]),
          ),
        ]);
    }

    /** Beams of the window's light with dust in them. */
    function beams(): readonly SceneNode[] {
      const random = chanceOf('dust');
      const top = at(0, 5.4, END);
      const beam = (from: number, to: number) =>
        polygon([{ x: top.x - 14, y: top.y }, { x: top.x + 14, y: top.y }, at(to, 0, 1.15), at(from, 0, 1.15)]);
      const dust = Array.from({ length: 60 }, () =>
        ellipse(
          { x: 500 + between(random, -260, 260), y: between(random, calm + room * 0.2, floor - tall * 0.2) },
          between(random, 1, 2.8),
        ),
      );
      return [
        shadowOf([filled(pale, beam(-2.1, -0.9), beam(-0.5, 0.5), beam(1, 2.3))], withAlpha(pale, 0.16), { x: 0, y: 0 }, 14),
        filled(withAlpha(pale, 0.6), ...dust),
      ];
    }

    /** The person in the light, whose shadow falls toward the viewer. */
    function reader(): readonly SceneNode[] {
      if (person <= 0.5) return [];
      const feet = at(-0.15, 0, 1.12);
      const height = tall / 1.12;
      const body = oldDaysPeople(person, group, feet, height);
      const half = height * (group > 0 ? 0.3 : 0.13);
      const away = { x: feet.x - view.side * height * 0.1, y: feet.y + height * 0.8 };
      const shadow = polygon([
        { x: feet.x - half, y: feet.y },
        { x: feet.x + half, y: feet.y },
        { x: away.x + half * 1.7, y: away.y },
        { x: away.x - half * 1.7, y: away.y },
      ]);
      return [
        shadowOf([painted(linearPaint(feet, away, [black, withAlpha(black, 0)]), shadow)], withAlpha(black, 0.75), { x: 0, y: 0 }, 5),
        filled(black, body),
        stroked(withAlpha(pale, 0.55), 1.6, body),
      ];
    }
  },
});
