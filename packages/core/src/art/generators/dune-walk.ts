import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, skyDown } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { figure } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

/** The crest of the great dune from its peak to the viewer: across from the peak, and down, as shares of the front's width and the room. */
const CREST: readonly (readonly [number, number])[] = [
  [0, 0],
  [-0.035, 0.07],
  [-0.12, 0.17],
  [-0.15, 0.28],
  [-0.09, 0.4],
  [0.04, 0.54],
  [0.12, 0.68],
  [0.09, 0.85],
  [-0.06, 1.05],
  [-0.22, 1.4],
];
const PRINTS = 46;
const RIPPLES = 17;
/** Points of the crest that lines follow. */
const STEPS = 60;

/** Great dunes with a sharp crest between light and shade, and somebody who walked up along it and left footprints. */
export const duneWalk = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    foot: { least: 500, most: 1800, standard: 1340, isPlace: true }, // The lowest line that is seen.
    peak: { label: 'middleAcross', least: 250, most: 750, standard: 590 },
    along: { least: 0.03, most: 0.4, standard: 0.035, isPlace: true }, // The walker's place on the crest, from the peak.
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a woman, a man.
    group: GROUP_PARAMETER,
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, peak, along, person, group, night } = parameters;
    const isNight = night > 0;
    const foot = Math.max(calm + 240, parameters.foot);
    const room = foot - calm;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const swing = peak > 500 ? 1 : -1;
    const top = { x: peak, y: calm + room * 0.22 };
    const warm = mixColours(colours.accent, colours.second, 0.5);
    const lit = isNight ? mixColours(colours.main, colours.light, 0.35) : mixColours(mixColours(colours.light, warm, 0.32), WHITE, 0.12);
    const glare = isNight ? mixColours(lit, colours.paper, 0.35) : mixColours(lit, colours.paper, 0.55);
    const low = isNight ? mixColours(colours.main, colours.dark, 0.5) : mixColours(lit, colours.main, 0.55);
    const shade = isNight ? mixColours(colours.dark, colours.darkest, 0.5) : mixColours(colours.main, colours.dark, 0.62);
    const deep = isNight ? colours.darkest : mixColours(colours.dark, colours.darkest, 0.45);
    const sky: readonly [Rgba, Rgba, Rgba] = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.dark, colours.main, 0.6)]
      : [colours.paper, colours.light, mixColours(colours.light, warm, 0.4)];
    const horizon = calm + room * 0.46;
    const crest = crestLine();
    const walker = at(along);
    const ink = mixColours(colours.darkest, BLACK, 0.25);
    return [
      skyDown(area, horizon + room * 0.4 - area.y, horizon, [
        { offset: 0, colour: sky[0] },
        { offset: Math.min(0.86, Math.max(0.1, (calm - area.y) / (horizon - area.y))), colour: sky[1] },
        { offset: 1, colour: sky[2] },
      ]),
      ...(isNight
        ? [filled(withAlpha(colours.paper, 0.75), stars(chanceOf('stars'), { ...area, height: horizon - room * 0.12 - area.y }, 110))]
        : []),
      glow({ x: 500 - swing * 420, y: horizon }, room * 0.5, withAlpha(glare, isNight ? 0.35 : 0.7)),
      ...far(0.4, 0.06, 0.62),
      ...far(0.47, 0.1, 0.34),
      ...great(),
      ...near(),
    ];

    /** A place on the crest. @param share 0 at the peak, 1 at the end of what is seen */
    function at(share: number): Point {
      return crest[Math.min(crest.length - 1, Math.max(0, Math.round(share * (crest.length - 1))))] ?? top;
    }

    function crestLine(): readonly Point[] {
      const spots = CREST.map(([aside, down]) => ({ x: top.x + swing * aside * 1000, y: top.y + down * (room * 0.86) }));
      return Array.from({ length: STEPS + 1 }, (_, index) => {
        const place = (index / STEPS) * (spots.length - 1);
        const [from, share] = [Math.floor(place), place % 1];
        const spot = (number: number) => spots[Math.min(spots.length - 1, Math.max(0, number))] ?? top;
        const [before, one, two, after] = [spot(from - 1), spot(from), spot(from + 1), spot(from + 2)];
        const curve = (a: number, b: number, c: number, d: number) =>
          b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)));
        return { x: curve(before.x, one.x, two.x, after.x), y: curve(before.y, one.y, two.y, after.y) };
      });
    }

    /** A dune in the haze of the sky. */
    function far(down: number, reach: number, haze: number): readonly SceneNode[] {
      const base = calm + room * down;
      const ridge = ridgeOf(chanceOf(`far ${down}`), { base, reach: room * reach, shape: 'round', spacing: 520 });
      const tone = mixColours(mixColours(low, shade, 0.35), sky[2], haze);
      return [
        painted(
          linearPaint({ x: 0, y: base - room * reach }, { x: 0, y: base + room * 0.2 }, [mixColours(tone, glare, 0.4), tone]),
          areaUnder(across(area, 9, ridge), bottom),
        ),
      ];
    }

    function great(): readonly SceneNode[] {
      const edge = (side: -1 | 1): readonly Point[] => {
        const end = side < 0 ? left : right;
        const fall = room * (side === -swing ? 0.34 : 0.2);
        return Array.from({ length: 25 }, (_, index) => {
          const share = index / 24;
          return { x: top.x + (end - top.x) * share, y: top.y + fall * share ** 0.86 * (1 + 0.12 * Math.sin(share * 5)) };
        });
      };
      const corner = (side: -1 | 1) => ({ x: side < 0 ? left : right, y: bottom + 40 });
      const [sunny, dim] = [edge(-swing as -1 | 1), edge(swing as -1 | 1)];
      const end = crest.at(-1) ?? top;
      const face = (line: readonly Point[], side: -1 | 1) =>
        polygon([...line.toReversed(), ...crest, { x: end.x, y: bottom + 40 }, corner(side)]);
      const light = face(sunny, -swing as -1 | 1);
      const dark = face(dim, swing as -1 | 1);
      const tall = room * (0.15 + along * 0.1);
      const someone = groupOf(group, walker, tall) ?? (person > 0 ? figure(walker, tall, person > 1 ? 'coat' : 'dress') : null);
      return [
        shadowOf([filled(low, light)], withAlpha(deep, 0.3), { x: 0, y: -4 }, 10),
        painted(linearPaint({ x: 0, y: top.y }, { x: 0, y: foot }, [glare, lit, low]), light),
        clipped(light, ripples()),
        painted(
          linearPaint({ x: top.x, y: top.y }, { x: top.x + swing * 200, y: foot }, [mixColours(shade, lit, 0.18), shade, deep]),
          dark,
        ),
        clipped(dark, [
          ...(someone ? [filled(withAlpha(deep, 0.75), castShadow(someone, walker, { across: swing * 1.5, down: 0.95 }))] : []),
          glow({ x: right * (swing > 0 ? 1 : 0), y: foot - room * 0.16 }, room * 0.42, withAlpha(mixColours(shade, lit, 0.4), 0.4)),
        ]),
        ...prints(),
        ...(someone ? [filled(ink, someone)] : []),
      ];
    }

    /** Lines that the wind drew, along the crest on its sunny side. */
    function ripples(): readonly SceneNode[] {
      const random = chanceOf('ripples');
      const lines = Array.from({ length: RIPPLES }, (_, row): Path => {
        const aside = 34 + row * 30 + row ** 1.5 * 3;
        const from = Math.floor(between(random, 2, 12));
        const to = Math.min(STEPS, from + Math.floor(between(random, 26, 46)));
        const points = crest.slice(from, to).map(({ x, y }, index) => {
          const depth = (from + index) / STEPS;
          return {
            x: x - swing * aside * (0.35 + 1.5 * depth) + Math.sin(index / 5 + row) * 4,
            y: y + aside * 0.34 + Math.cos(index / 7 + row * 2) * 5,
          };
        });
        const thick = points.map(({ x, y }, index) => ({
          x,
          y: y + 1 + 4.5 * Math.sin((index / Math.max(1, points.length - 1)) * Math.PI),
        }));
        return polygon([...points, ...thick.toReversed()]);
      });
      return [filled(withAlpha(mixColours(low, shade, 0.35), 0.34), ...lines)];
    }

    /** Footprints beside the crest, larger towards the viewer. */
    function prints(): readonly SceneNode[] {
      const random = chanceOf('prints');
      const spots = Array.from({ length: PRINTS }, (_, index) => {
        const depth = (index / (PRINTS - 1)) ** 1.12;
        const middle = at(along + 0.015 + depth * (0.91 - along));
        const size = 2.6 + along * 12 + (11 - along * 12) * depth;
        const aside = (10 + 62 * depth) * -swing + (index % 2 === 0 ? 1 : -1) * size * 1.15 + between(random, -1, 1);
        return { x: middle.x + aside, y: middle.y + size * 0.6, size };
      });
      const outline = ({ x, y, size }: (typeof spots)[number], more = 1): Path => ellipse({ x, y }, size * 0.72 * more, size * 0.46 * more);
      return [
        filled(
          withAlpha(glare, 0.7),
          ...spots.map(({ x, y, size }) => outline({ x: x - swing * size * 0.16, y: y + size * 0.2, size }, 1.08)),
        ),
        filled(mixColours(low, shade, 0.72), ...spots.map((spot) => outline(spot))),
      ];
    }

    /** The dune before the viewer, which the author's name stands on. */
    function near(): readonly SceneNode[] {
      const line = smoothLine(
        Array.from({ length: 13 }, (_, index) => {
          const share = index / 12;
          const slope = swing > 0 ? 1 - share : share;
          return { x: left + area.width * share, y: foot - room * (0.02 + 0.15 * slope ** 1.6) + Math.sin(share * 6) * room * 0.012 };
        }),
      );
      const body: Path = [...line, ['L', right, bottom + 20], ['L', left, bottom + 20], ['Z']];
      return [
        shadowOf([filled(deep, body)], withAlpha(deep, 0.35), { x: 0, y: -6 }, 12),
        painted(linearPaint({ x: 0, y: foot - room * 0.16 }, { x: 0, y: foot + 30 }, [mixColours(shade, deep, 0.35), colours.dark]), body),
      ];
    }
  },
});
