import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder } from '../drawing/outlines.ts';
import { bankTree } from './bank-trees.ts';
import { harborCottage } from './harbor-cottages.ts';
import { brushLens } from './painted-swell.ts';

const TURF: Rgba = { r: 92, g: 112, b: 66, a: 1 };
export const ROOF_SLATE: Rgba = { r: 84, g: 92, b: 110, a: 1 };
/** The colors of plastered walls, white first. */
export const PLASTER: readonly [Rgba, ...Rgba[]] = [
  { r: 246, g: 238, b: 222, a: 1 },
  { r: 226, g: 150, b: 126, a: 1 },
  { r: 232, g: 194, b: 120, a: 1 },
  { r: 150, g: 184, b: 190, a: 1 },
  { r: 240, g: 226, b: 206, a: 1 },
  { r: 196, g: 106, b: 88, a: 1 },
  { r: 178, g: 196, b: 160, a: 1 },
];
/** Rows of cottages from the crest of the hill down to the water. */
const ROWS = 6;

interface HarborView {
  readonly area: Rect;
  readonly room: number;
  /** -1 where the scene is mirrored. The light comes from this side. */
  readonly side: 1 | -1;
  /** Mirrors an x where the scene is mirrored. */
  readonly place: (x: number) => number;
  /** The far quay's edge, and the near one's. */
  readonly quayside: number;
  readonly top: number;
  /** The share of windows that are lit. */
  readonly lamps: number;
}

interface HarborTones {
  readonly paper: Rgba;
  readonly accent: Rgba;
  readonly dark: Rgba;
  readonly glare: Rgba;
  readonly rim: Rgba;
  readonly low: Rgba;
  readonly shade: Rgba;
  readonly stone: Rgba;
  readonly water: Rgba;
  readonly lamp: Rgba;
  /** Dims a color at dusk. */
  readonly dim: (tone: Rgba, share?: number) => Rgba;
  readonly isDusk: boolean;
}

/** A hillside with cottages in rows above one another, the quay at its foot, and their colors in the water. */
export function harborHill(
  chanceOf: (part: string) => Random,
  { area, room, side, place, quayside, top, lamps }: HarborView,
  colours: HarborTones,
): readonly SceneNode[] {
  const { glare, rim, low, shade, stone, water, lamp, dim, isDusk } = colours;
  /** The height of the hill over the quay. */
  const hill = (x: number) => {
    const own = side > 0 ? x : 1000 - x;
    const fall = 1 / (1 + Math.exp((own - 500) / 105));
    const end = 1 / (1 + Math.exp((-560 - own) / 90));
    return room * 0.47 * fall * (0.25 + 0.75 * end) * (1 + 0.06 * Math.sin(own / 90));
  };
  const village = cottages();
  return [
    ...slope(),
    ...village.nodes,
    shadowOf([filled(lamp, ...village.lit)], withAlpha(lamp, isDusk ? 0.95 : 0.5), { x: 0, y: 0 }, 7),
    ...basin(),
  ];

  /** The hillside under the cottages, with trees along its crest. */
  function slope(): readonly SceneNode[] {
    const random = chanceOf('slope');
    const turf = mixColours(dim(TURF), low, 0.2);
    const crest = (x: number) => quayside - hill(x) - room * 0.035 * Math.min(1, hill(x) / (room * 0.2));
    const trees = Array.from({ length: Math.round(area.width / 26) }, () => {
      const x = between(random, area.x, area.x + area.width);
      const high = hill(x);
      if (high < room * 0.08) return null;
      return bankTree(random, {
        foot: { x, y: crest(x) + between(random, 4, high * 0.5) },
        tall: room * between(random, 0.035, 0.085),
        from: { x: side * 0.7, y: -0.71 },
        isSlender: random() < 0.2,
      });
    }).filter((tree) => tree !== null);
    const tones = { lit: mixColours(turf, glare, 0.5), mass: mixColours(turf, shade, 0.5) };
    return [
      painted(
        linearPaint({ x: 0, y: quayside - room * 0.5 }, { x: 0, y: quayside }, [
          mixColours(turf, glare, 0.3),
          turf,
          mixColours(turf, shade, 0.5),
        ]),
        areaUnder(across(area, 8, crest), quayside + 4),
      ),
      ...(['mass', 'lit'] as const).map((part) => filled(tones[part], ...trees.map((tree) => tree[part]))),
    ];
  }

  function cottages(): {
    readonly nodes: readonly SceneNode[];
    readonly lit: readonly Path[];
    readonly walls: readonly { readonly x: number; readonly tone: Rgba }[];
  } {
    const random = chanceOf('cottages');
    const drawn: SceneNode[] = [];
    const lit: Path[] = [];
    const walls: { x: number; tone: Rgba }[] = [];
    const from = Math.max(area.x, side > 0 ? -720 : 1000 - 760) - 60;
    const to = Math.min(area.x + area.width, side > 0 ? 760 : 1720) + 60;
    for (let row = ROWS - 1; row >= 0; row -= 1) {
      const up = row / ROWS;
      const size = room * (0.108 - 0.05 * up);
      for (let x = from + between(random, 0, 30); x < to; ) {
        const width = size * between(random, 0.86, 1.4);
        const high = hill(x + width / 2);
        const isIn = high > room * (row === 0 ? 0.03 : 0.09 + 0.02 * row) && (row === 0 || random() < 0.86);
        if (isIn) {
          const foot = quayside - high * up * 0.98 + (row === 0 ? 0 : between(random, -0.1, 0.12) * size);
          const height = size * between(random, 0.7, 1.05) * (row === 0 ? 1.06 : 1);
          const plaster = PLASTER[Math.floor(random() * PLASTER.length)] ?? PLASTER[0];
          const wall = mixColours(
            dim(mixColours(plaster, random() < 0.3 ? colours.accent : colours.paper, 0.22), 0.3),
            low,
            0.06 + 0.2 * up,
          );
          const { nodes, lit: panes } = harborCottage(
            random,
            {
              x,
              foot,
              width,
              height,
              isGabled: random() < 0.42,
              wall,
              roof: mixColours(mixColours(dim(ROOF_SLATE), random() < 0.34 ? colours.accent : colours.dark, 0.32), low, 0.16 * up),
            },
            side,
            lamps,
            { light: rim, shade, trim: mixColours(dim(PLASTER[0], 0.25), WHITE, 0.2), pane: mixColours(shade, ROOF_SLATE, 0.4), lamp },
          );
          drawn.push(...nodes);
          lit.push(...panes);
          if (row === 0) walls.push({ x: x + width / 2, tone: wall });
        }
        x += width * (isIn ? between(random, 0.96, row === 0 ? 1.02 : 1.3) : 1);
      }
    }
    return { nodes: drawn, lit, walls };
  }

  /** The quay under the cottages, and their colors in the water of the harbor. */
  function basin(): readonly SceneNode[] {
    const random = chanceOf('basin');
    const reach = top - quayside;
    const end = place(700);
    const wall = {
      x: side > 0 ? area.x : end,
      y: quayside - 2,
      width: side > 0 ? end - area.x : area.x + area.width - end,
      height: room * 0.03,
    };
    const ripple = (x: number, y: number, long: number) =>
      brushLens({ x: x - long, y }, { x, y: y - 1.4 }, { x: x + long, y }, 1.2 + (3.2 * (y - quayside)) / reach);
    const colored = village.walls.flatMap(({ x, tone }) =>
      Array.from({ length: 9 }, () => {
        const down = random() ** 1.5;
        return {
          tone,
          path: ripple(x + between(random, -26, 26), wall.y + wall.height + 4 + down * reach * 0.5, between(random, 10, 34) * (0.7 + down)),
        };
      }),
    );
    const groups = [...new Set(colored.map(({ tone }) => tone))];
    const golden = Array.from({ length: 90 }, () => {
      const { x } = village.walls[Math.floor(random() * village.walls.length)] ?? { x: 300 };
      const down = random() ** 1.3;
      return ripple(x + between(random, -12, 12), wall.y + wall.height + 6 + down * reach * 0.62, between(random, 4, 17));
    });
    const under = Array.from({ length: Math.round(Math.abs(wall.width) * 0.22) }, () => {
      const down = random() ** 2;
      return ripple(between(random, wall.x, wall.x + wall.width), wall.y + wall.height + 2 + down * reach * 0.5, between(random, 30, 120));
    });
    const dark = Array.from({ length: Math.round(area.width * 0.16) }, () => {
      const down = random();
      return ripple(between(random, area.x, area.x + area.width), quayside + 10 + down * reach, between(random, 24, 110) * (0.4 + down));
    });
    return [
      painted(
        linearPaint({ x: 0, y: wall.y }, { x: 0, y: wall.y + wall.height }, [mixColours(stone, low, 0.25), mixColours(stone, shade, 0.62)]),
        rectanglePath(wall),
      ),
      filled(withAlpha(rim, 0.6), rectanglePath({ ...wall, height: 2 })),
      filled(withAlpha(shade, 0.3), ...under),
      filled(withAlpha(shade, 0.2), ...dark),
      ...groups.map((tone) =>
        filled(withAlpha(mixColours(tone, water, 0.2), 0.5), ...colored.filter((each) => each.tone === tone).map(({ path }) => path)),
      ),
      filled(withAlpha(lamp, isDusk ? 0.85 : 0.5), ...golden),
    ];
  }
}
