import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

/** Colors of a settlement on another world. */
export interface ColonyTones {
  readonly shell: Rgba;
  readonly lamp: Rgba;
  readonly shade: Rgba;
  readonly beacon: Rgba;
  /** The light of the sky on glass and metal, and where it comes from: left or right. */
  readonly rim: Rgba;
  readonly side: 1 | -1;
}

/** A dome of glass ribs that is lit inside, on a low ring with an air lock. @param foot the middle of its floor */
export function colonyDome(random: Random, foot: Point, radius: number, tones: ColonyTones): readonly SceneNode[] {
  const { shell, lamp, shade, rim, side } = tones;
  const high = radius * 0.86;
  const dome = halfEllipse(foot, radius, high);
  const ribs = [-0.66, -0.33, 0, 0.33, 0.66].map((turn) =>
    smoothLine(
      Array.from({ length: 9 }, (_, index): Point => {
        const angle = (index / 8) * (Math.PI / 2);
        return { x: foot.x + radius * Math.sin(turn * 1.5) * Math.cos(angle), y: foot.y - high * Math.sin(angle) };
      }),
    ),
  );
  const rings = [0.3, 0.58, 0.82].map((share) => {
    const half = radius * Math.sqrt(1 - share ** 2);
    return smoothLine([
      { x: foot.x - half, y: foot.y - high * share },
      { x: foot.x, y: foot.y - high * share + radius * 0.07 },
      { x: foot.x + half, y: foot.y - high * share },
    ]);
  });
  const trees = Array.from({ length: 5 }, () => {
    const x = foot.x + between(random, -0.62, 0.62) * radius;
    return ellipse(
      { x, y: foot.y - radius * between(random, 0.1, 0.2) },
      radius * between(random, 0.08, 0.15),
      radius * between(random, 0.12, 0.22),
    );
  });
  const wall: Rect = { x: foot.x - radius * 1.06, y: foot.y - radius * 0.06, width: radius * 2.12, height: radius * 0.17 };
  return [
    glow({ x: foot.x, y: foot.y - high * 0.3 }, radius * 1.9, withAlpha(lamp, 0.5)),
    painted(
      radialPaint({ x: foot.x, y: foot.y - radius * 0.05 }, radius * 1.1, [
        mixColours(lamp, WHITE, 0.45),
        mixColours(lamp, shell, 0.25),
        mixColours(shell, shade, 0.25),
      ]),
      dome,
    ),
    clipped(dome, [
      filled(withAlpha(mixColours(shade, BLACK, 0.1), 0.75), ...trees),
      stroked(withAlpha(mixColours(shade, BLACK, 0.2), 0.8), Math.max(1.2, radius * 0.016), ...ribs, ...rings),
      painted(
        linearPaint({ x: foot.x + side * radius, y: foot.y - high }, { x: foot.x - side * radius * 0.2, y: foot.y - high * 0.2 }, [
          withAlpha(rim, 0.6),
          withAlpha(rim, 0),
        ]),
        dome,
      ),
      stroked(withAlpha(mixColours(rim, WHITE, 0.4), 0.9), Math.max(2, radius * 0.035), arcOf(foot, radius, high, side)),
    ]),
    painted(
      linearPaint({ x: wall.x, y: 0 }, { x: wall.x + wall.width, y: 0 }, side > 0 ? [shade, shell] : [shell, shade]),
      roundedBox(wall, wall.height * 0.4),
    ),
    filled(
      mixColours(lamp, WHITE, 0.35),
      ...Array.from({ length: 7 }, (_, index) =>
        rectanglePath({
          x: wall.x + wall.width * (0.1 + index * 0.122),
          y: wall.y + wall.height * 0.3,
          width: radius * 0.09,
          height: wall.height * 0.3,
        }),
      ),
    ),
  ];
}

/** A tunnel between two domes. */
export function colonyTunnel(from: Point, to: Point, thick: number, { shell, shade, lamp }: ColonyTones): readonly SceneNode[] {
  const box: Rect = { x: Math.min(from.x, to.x), y: from.y - thick, width: Math.abs(to.x - from.x), height: thick };
  const count = Math.max(2, Math.round(box.width / (thick * 1.4)));
  const lights = Array.from({ length: count }, (_, index) =>
    rectanglePath({ x: box.x + (box.width * (index + 0.35)) / count, y: box.y + thick * 0.42, width: thick * 0.4, height: thick * 0.22 }),
  );
  return [
    painted(
      linearPaint({ x: 0, y: box.y }, { x: 0, y: box.y + thick }, [mixColours(shell, WHITE, 0.15), shade]),
      roundedBox(box, thick * 0.45),
    ),
    filled(lamp, ...lights),
  ];
}

/** A mast with a dish and a lamp at its top. */
export function colonyMast(foot: Point, tall: number, { shell, shade, beacon, side }: ColonyTones): readonly SceneNode[] {
  const top = { x: foot.x, y: foot.y - tall };
  const dish: Path = polygon([
    { x: foot.x + side * tall * 0.02, y: top.y + tall * 0.34 },
    { x: foot.x + side * tall * 0.2, y: top.y + tall * 0.2 },
    { x: foot.x + side * tall * 0.22, y: top.y + tall * 0.42 },
  ]);
  return [
    filled(mixColours(shell, shade, 0.4), dish),
    stroked(mixColours(shell, shade, 0.55), Math.max(1.6, tall * 0.02), [
      ['M', foot.x, foot.y],
      ['L', top.x, top.y],
    ]),
    glow(top, tall * 0.2, withAlpha(beacon, 0.9)),
    filled(mixColours(beacon, WHITE, 0.5), ellipse(top, Math.max(2, tall * 0.022))),
  ];
}

/** A tower that keeps watch over the landing field: a slender shaft, a glazed deck, and lamps down its side. */
export function colonyTower(foot: Point, tall: number, { shell, shade, rim, lamp, beacon, side }: ColonyTones): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: foot.x + x * tall, y: foot.y - y * tall });
  const dark = mixColours(shell, shade, 0.75);
  const lit = linearPaint(at(side * 0.12, 0), at(-side * 0.12, 0), [mixColours(rim, shell, 0.25), shell, dark]);
  const shaft = polygon([at(-0.075, 0), at(-0.034, 0.3), at(-0.03, 0.74), at(0.03, 0.74), at(0.034, 0.3), at(0.075, 0)]);
  const deck = polygon([
    at(-0.06, 0.7),
    at(-0.135, 0.765),
    at(-0.135, 0.8),
    at(-0.105, 0.86),
    at(0.105, 0.86),
    at(0.135, 0.8),
    at(0.135, 0.765),
    at(0.06, 0.7),
  ]);
  const lamps = Array.from({ length: 8 }, (_, index) => ellipse(at(0, 0.1 + index * 0.075), tall * 0.007));
  const top = at(0, 1.06);
  return [
    painted(lit, shaft),
    painted(lit, deck),
    filled(mixColours(lamp, WHITE, 0.3), polygon([at(-0.13, 0.772), at(-0.13, 0.798), at(0.13, 0.798), at(0.13, 0.772)])),
    glow(at(0, 0.785), tall * 0.26, withAlpha(lamp, 0.5)),
    stroked(dark, Math.max(1.6, tall * 0.012), [
      ['M', foot.x, at(0, 0.86).y],
      ['L', top.x, top.y],
    ]),
    filled(mixColours(lamp, WHITE, 0.35), ...lamps),
    glow(top, tall * 0.13, withAlpha(beacon, 0.9)),
    filled(mixColours(beacon, WHITE, 0.5), ellipse(top, Math.max(2, tall * 0.014))),
  ];
}

function halfEllipse(foot: Point, across: number, high: number): Path {
  const bend = 0.5523;
  return [
    ['M', foot.x - across, foot.y],
    ['C', foot.x - across, foot.y - high * bend, foot.x - across * bend, foot.y - high, foot.x, foot.y - high],
    ['C', foot.x + across * bend, foot.y - high, foot.x + across, foot.y - high * bend, foot.x + across, foot.y],
    ['Z'],
  ];
}

/** The edge of a dome towards the light. */
function arcOf(foot: Point, radius: number, high: number, side: 1 | -1): Path {
  return smoothLine(
    Array.from({ length: 8 }, (_, index): Point => {
      const angle = 0.16 + (index / 7) * 1.15;
      return { x: foot.x + side * radius * Math.cos(angle), y: foot.y - high * Math.sin(angle) };
    }),
  );
}
