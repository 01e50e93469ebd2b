import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import type { HeroId } from '../heroes/hero-ids.ts';

/** The two inks of a stamp, its paper, and the shade that it throws. */
export interface StampTones {
  readonly ink: Rgba;
  readonly second: Rgba;
  readonly paper: Rgba;
  readonly shade: Rgba;
}

/** The outline of a stamp with the half holes of its perforation. */
export function perforated({ x, y, width, height }: Rect, hole: number): Path {
  const side = (from: Point, to: Point): readonly Point[] => {
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.max(3, Math.round(long / (hole * 3.1)));
    const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
    return Array.from({ length: count }, (_, index) => {
      const middle = ((index + 0.5) / count) * long;
      return Array.from({ length: 6 }, (_each, step): Point => {
        const turn = (step / 5) * Math.PI;
        const [along, inward] = [middle - Math.cos(turn) * hole, Math.sin(turn) * hole];
        return { x: from.x + ux * along - uy * inward, y: from.y + uy * along + ux * inward };
      });
    }).flat();
  };
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ] as const;
  return polygon(corners.flatMap((corner, index) => [corner, ...side(corner, corners[(index + 1) % 4] ?? corner)]));
}

/** A large postage stamp with a thing engraved in two colors. */
export function postageStamp(id: HeroId, box: Rect, tones: StampTones): readonly SceneNode[] {
  const { ink, second, paper, shade } = tones;
  const { x, y, width, height } = box;
  const outline = perforated(box, width * 0.0215);
  const inset = (by: number, low = by): Rect => ({ x: x + by, y: y + by, width: width - 2 * by, height: height - by - low });
  const frame = inset(width * 0.085);
  const panel = inset(width * 0.135, width * 0.3);
  const foot: Rect = {
    x: frame.x,
    y: panel.y + panel.height + width * 0.03,
    width: frame.width,
    height: frame.y + frame.height - panel.y - panel.height - width * 0.03,
  };
  const field = mixColours(paper, second, 0.24);
  return [
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.5), { x: width * 0.016, y: width * 0.024 }, width * 0.02),
    painted(
      linearPaint({ x, y }, { x: x + width, y: y + height }, [
        mixColours(paper, WHITE, 0.6),
        mixColours(paper, WHITE, 0.2),
        mixColours(paper, shade, 0.08),
      ]),
      outline,
    ),
    filled(mixColours(second, ink, 0.12), rectanglePath(frame)),
    ...border(),
    painted(
      linearPaint({ x: 0, y: panel.y }, { x: 0, y: panel.y + panel.height }, [
        mixColours(field, second, 0.28),
        field,
        mixColours(field, WHITE, 0.4),
      ]),
      rectanglePath(panel),
    ),
    clipped(rectanglePath(panel), [...sky(), ...ground(), ...engraved()]),
    stroked(ink, width * 0.012, rectanglePath(panel)),
    stroked(
      withAlpha(paper, 0.85),
      width * 0.006,
      rectanglePath({
        x: frame.x + width * 0.016,
        y: frame.y + width * 0.016,
        width: frame.width - width * 0.032,
        height: frame.height - width * 0.032,
      }),
    ),
    ...tablet(),
  ];

  /** A row of small arches along the frame. */
  function border(): readonly SceneNode[] {
    const size = width * 0.018;
    const across = Math.round(frame.width / (size * 2.6));
    const down = Math.round(frame.height / (size * 2.6));
    const dots = [
      ...Array.from({ length: across }, (_, index) =>
        [frame.y + size * 1.5].map((at) => ellipse({ x: frame.x + ((index + 0.5) / across) * frame.width, y: at }, size * 0.55)),
      ).flat(),
      ...Array.from({ length: down }, (_, index) =>
        [frame.x + size * 1.5, frame.x + frame.width - size * 1.5].map((at) =>
          ellipse({ x: at, y: frame.y + ((index + 0.5) / down) * frame.height }, size * 0.55),
        ),
      ).flat(),
    ];
    return [filled(withAlpha(paper, 0.8), ...dots)];
  }

  /** The lines of an engraved sky: rays behind the thing. */
  function sky(): readonly SceneNode[] {
    const middle = { x: panel.x + panel.width / 2, y: panel.y + panel.height * 0.56 };
    const reach = Math.hypot(panel.width, panel.height);
    const rays = Array.from({ length: 72 }, (_, index) => {
      const turn = (index / 72) * 2 * Math.PI;
      return polygon([polar(middle, panel.width * 0.3, turn), polar(middle, reach, turn - 0.017), polar(middle, reach, turn + 0.017)]);
    });
    return [filled(withAlpha(second, 0.75), ...rays)];
  }

  function ground(): readonly SceneNode[] {
    const from = panel.y + panel.height * 0.82;
    const lines = Array.from({ length: 16 }, (_, index): Path => {
      const at = from + (index / 15) * panel.height * 0.18;
      return smoothLine(
        [0, 0.25, 0.5, 0.75, 1].map((share, step) => ({
          x: panel.x + share * panel.width,
          y: at + (step % 2 === 0 ? 1 : -1) * panel.height * 0.008,
        })),
      );
    });
    return [
      filled(mixColours(field, second, 0.55), rectanglePath({ x: panel.x, y: from, width: panel.width, height: panel.height * 0.2 })),
      stroked(withAlpha(ink, 0.75), width * 0.006, ...lines),
    ];
  }

  /** The thing in one ink, its light and shade in lines that swell. */
  function engraved(): readonly SceneNode[] {
    const bounds = heroBounds(id);
    const reach = Math.min((panel.width * 0.86) / bounds.width, (panel.height * 0.86) / bounds.height);
    const low =
      panel.y +
      panel.height * 0.5 +
      (bounds.height * reach) / 2 +
      Math.min(panel.height * 0.07, (panel.height - bounds.height * reach) * 0.4);
    const at = { x: panel.x + panel.width / 2 - (bounds.x + bounds.width / 2) * reach, y: low - (bounds.y + bounds.height) * reach };
    const pale = mixColours(paper, WHITE, 0.5);
    const parts = hero(id, at, reach, {
      ink: mixColours(ink, paper, 0.16),
      shade: mixColours(ink, paper, 0.42),
      mark: mixColours(second, ink, 0.1),
      cut: pale,
      line: mixColours(ink, BLACK, 0.35),
      gloss: pale,
    });
    const [left, wide] = [at.x + bounds.x * reach, bounds.width * reach];
    const step = width * 0.0175;
    const rows = Math.ceil((bounds.height * reach + wide * 0.5) / step);
    const row = (index: number, from: number, to: number, thick: number): Path => {
      const y0 = low - bounds.height * reach + index * step;
      const point = (share: number, off: number): Point => ({ x: left + share * wide, y: y0 - share * wide * 0.34 + off });
      return polygon([point(from, 0), point(to, -thick), point(to, thick)]);
    };
    const darks = Array.from({ length: rows }, (_, index) => row(index, 0.42, 1.02, step * 0.34));
    const lights = Array.from({ length: rows }, (_, index) => row(index + 0.5, 0.52, -0.02, step * 0.26));
    return [
      shadowOf(parts, withAlpha(ink, 0.45), { x: width * 0.02, y: width * 0.012 }, width * 0.012),
      shadowOf(parts, pale, { x: 0, y: 0 }, width * 0.006),
      ...parts,
      {
        kind: 'group',
        mask: { nodes: parts, inverted: false },
        children: [filled(withAlpha(mixColours(ink, BLACK, 0.4), 0.8), ...darks), filled(withAlpha(pale, 0.6), ...lights)],
      },
    ];
  }

  /** The tablet at the foot with its value in rounds. */
  function tablet(): readonly SceneNode[] {
    const radius = foot.height * 0.4;
    const middle = foot.y + foot.height / 2;
    const rounds = [foot.x + radius * 1.5, foot.x + foot.width - radius * 1.5];
    const scroll = [-1, 0, 1].map((place) => ({ x: foot.x + foot.width / 2 + place * radius * 1.2, y: middle }));
    return [
      filled(
        ink,
        rectanglePath({ x: foot.x + radius * 1.2, y: middle - radius * 0.72, width: foot.width - radius * 2.4, height: radius * 1.44 }),
      ),
      filled(
        mixColours(paper, WHITE, 0.3),
        ...scroll.map((at) => polygon([0, 1, 2, 3].map((turn) => polar(at, radius * (turn % 2 === 0 ? 0.5 : 0.34), (turn * Math.PI) / 2)))),
      ),
      filled(mixColours(paper, WHITE, 0.4), ...rounds.map((at) => ellipse({ x: at, y: middle }, radius * 1.04))),
      stroked(ink, width * 0.01, ...rounds.map((at) => ellipse({ x: at, y: middle }, radius * 0.9))),
      stroked(ink, width * 0.021, ...rounds.flatMap((at) => five({ x: at, y: middle }, radius * 0.46))),
    ];
  }

  function five({ x: left, y: top }: Point, size: number): readonly Path[] {
    const at = (across: number, down: number): Point => ({ x: left + across * size, y: top + down * size });
    return [
      smoothLine([at(0.5, -1), at(0, -1), at(-0.44, -0.98)]),
      smoothLine([at(-0.44, -0.98), at(-0.48, -0.5), at(-0.5, -0.14)]),
      smoothLine([at(-0.5, -0.14), at(0, -0.3), at(0.5, -0.02), at(0.52, 0.56), at(0.1, 0.98), at(-0.5, 0.76)]),
    ];
  }
}

/** A postmark: two rings with marks between them, a date, and waves that cross a stamp. @param reach units that the waves go on to the right */
export function postmark(random: Random, middle: Point, radius: number, reach: number, ink: Rgba): readonly SceneNode[] {
  const tone = withAlpha(ink, 0.68);
  const marks = Array.from({ length: 26 }, (_, index): Path => {
    const turn = (index / 26) * 2 * Math.PI - Math.PI / 2;
    // Letters of a round inscription, too small to be read.
    if (index % 13 === 0)
      return polygon(
        [0, 1, 2, 3, 4].flatMap((point) => [
          polar(polar(middle, radius * 0.81, turn), radius * 0.08, turn + (point * 2 * Math.PI) / 5),
          polar(polar(middle, radius * 0.81, turn), radius * 0.035, turn + ((point + 0.5) * 2 * Math.PI) / 5),
        ]),
      );
    const half = between(random, 0.045, 0.075);
    return polygon([
      polar(middle, radius * 0.73, turn - half),
      polar(middle, radius * 0.73, turn - half * 0.3),
      polar(middle, radius * 0.8, turn),
      polar(middle, radius * 0.73, turn + half * 0.3),
      polar(middle, radius * 0.73, turn + half),
      polar(middle, radius * 0.89, turn + half * 0.9),
      polar(middle, radius * 0.89, turn - half * 0.9),
    ]);
  });
  const waves = [-2, -1, 0, 1, 2].map((row): Path => {
    const from = middle.x + Math.sqrt(Math.max(0, 1 - (row * 0.3) ** 2)) * radius + 6;
    const count = Math.max(4, Math.round((middle.x + radius + reach - from) / 26));
    return smoothLine(
      Array.from({ length: count + 1 }, (_, index) => ({
        x: from + ((middle.x + radius + reach - from) * index) / count,
        y: middle.y + row * radius * 0.3 + (index % 2 === 0 ? 1 : -1) * radius * 0.055,
      })),
    );
  });
  const bars = [-0.26, 0, 0.26].map((down, index): Path => {
    const half = radius * (index === 1 ? 0.42 : 0.28);
    return [
      ['M', middle.x - half, middle.y + down * radius],
      ['L', middle.x + half, middle.y + down * radius],
    ];
  });
  return [
    stroked(tone, radius * 0.045, ellipse(middle, radius), ...waves),
    stroked(tone, radius * 0.03, ellipse(middle, radius * 0.62)),
    filled(tone, ...marks),
    stroked(tone, radius * 0.1, ...bars),
  ];
}
