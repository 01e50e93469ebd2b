import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, pathBounds, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { bareTree } from './bare-tree.ts';
import { conifer } from './conifers.ts';
import { type GardenFlowerId, flowerBud, gardenFlower } from './garden-flowers.ts';
import { FLATNESS } from './glass-dome.ts';
import { leafSpray } from './leaf-sprays.ts';
import { leaf } from './plants.ts';

/** The ground under a glass: its middle, half its width, and the colors that grow on it. */
export interface GlassGround {
  readonly stand: Point;
  readonly half: number;
  readonly green: Rgba;
  readonly petals: readonly [Rgba, Rgba];
  readonly heart: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** The height of the ground's middle over the plate, as a share of half its width. */
export const MOUND = 0.13;

/** The upper edge of a mound, and its body down to the plate's near rim. */
function mound({ stand, half }: GlassGround, bump: (share: number) => number): Path {
  const over = Array.from({ length: 25 }, (_, index) => {
    const share = index / 24;
    const across = 2 * share - 1;
    const rise = Math.sqrt(Math.max(0, 1 - across * across));
    return { x: stand.x + across * half, y: stand.y - half * (MOUND * rise ** 1.2 + bump(share) * rise) };
  });
  const near = Array.from({ length: 13 }, (_, index) => {
    const angle = (Math.PI * index) / 12;
    return { x: stand.x + half * Math.cos(angle), y: stand.y + half * FLATNESS * Math.sin(angle) };
  });
  return polygon([...over, ...near]);
}

/** Moss with blades of grass in light and shade. */
export function mossGround(random: Random, ground: GlassGround): readonly SceneNode[] {
  const { stand, half, green, light, shade } = ground;
  const phase = random() * 6;
  const body = mound(ground, (share) => 0.022 * Math.sin(share * 21 + phase) + 0.014 * Math.sin(share * 47 + phase));
  const tufts = Array.from({ length: 190 }, () => {
    const across = between(random, -0.97, 0.97);
    const rise = Math.sqrt(1 - across * across);
    const depth = random();
    const at = { x: stand.x + across * half, y: stand.y - half * MOUND * rise * (1 - depth) + half * FLATNESS * rise * depth * 0.9 };
    return {
      path: leaf(at, half * between(random, 0.035, 0.075), -Math.PI / 2 + between(random, -0.9, 0.9), 0.42),
      lit: depth < 0.5 || random() < 0.3,
      depth,
    };
  });
  return [
    painted(
      radialPaint({ x: stand.x - half * 0.2, y: stand.y - half * 0.12 }, half * 1.1, [
        mixColours(green, light, 0.34),
        green,
        mixColours(green, shade, 0.66),
      ]),
      body,
    ),
    filled(mixColours(green, shade, 0.55), ...tufts.filter(({ lit }) => !lit).map(({ path }) => path)),
    filled(mixColours(green, light, 0.12), ...tufts.filter(({ lit, depth }) => lit && depth >= 0.3).map(({ path }) => path)),
    filled(mixColours(green, light, 0.32), ...tufts.filter(({ lit, depth }) => lit && depth < 0.3).map(({ path }) => path)),
  ];
}

/** Ferns and stems that stand behind the thing. */
export function plantsBehind(random: Random, { stand, half, green, light, shade }: GlassGround, tall: number): readonly SceneNode[] {
  const tones = { leaf: mixColours(green, light, 0.1), shade, light };
  return [-0.74, 0.76, -0.5, 0.52, 0.66, -0.64].flatMap((across, index) => {
    const lean = across * between(random, 0.22, 0.5);
    const long = tall * between(random, 0.4, 0.6) * (index < 2 ? 1 : 0.74);
    const root = { x: stand.x + across * half * 0.9, y: stand.y - half * 0.03 };
    return leafSpray(random, root, long, -Math.PI / 2 + lean * 0.5, index % 3 === 1 ? 'eucalyptus' : 'fern', tones, -across * 0.2);
  });
}

/** Flowers around the foot of the thing, smaller towards the middle. */
export function flowersBefore(random: Random, { stand, half, green, petals, heart, light, shade }: GlassGround): readonly SceneNode[] {
  const leaves = { leaf: green, shade, light };
  const kinds: readonly GardenFlowerId[] = ['peony', 'anemone', 'rose', 'dogrose'];
  const first = Math.floor(random() * kinds.length);
  const spots = [
    { across: -0.76, size: 0.15 },
    { across: 0.72, size: 0.165 },
    { across: -0.48, size: 0.115 },
    { across: 0.46, size: 0.1 },
    { across: 0.89, size: 0.08 },
    { across: -0.93, size: 0.075 },
  ];
  return [
    ...[-0.6, 0.6, -0.86, 0.86].flatMap((across, index) => {
      const root = { x: stand.x + across * half, y: stand.y + half * 0.045 };
      return [-0.75, 0.05, 0.8].flatMap((turn) =>
        leafSpray(
          random,
          root,
          half * between(random, 0.24, 0.34),
          -Math.PI / 2 + turn + across * 0.3,
          index % 2 === 0 ? 'rose' : 'olive',
          leaves,
        ),
      );
    }),
    ...spots.flatMap(({ across, size }, index) => {
      const petal = petals[index % 2] ?? petals[0];
      const rise = Math.sqrt(1 - across * across);
      const at = { x: stand.x + across * half, y: stand.y + half * (0.035 * rise - size * 0.5) };
      return gardenFlower(random, at, half * size, kinds[(first + index) % (index < 4 ? 3 : 4)] ?? 'rose', { petal, heart, shade, light });
    }),
    ...[-0.3, 0.27].flatMap((across, index) =>
      flowerBud(
        { x: stand.x + across * half, y: stand.y + half * 0.01 },
        half * 0.045,
        -Math.PI / 2 + across * 2,
        { petal: petals[index % 2] ?? petals[0], heart, shade, light },
        green,
      ),
    ),
  ];
}

/** Two small dead trees and grass instead of a garden. */
export function deadTrees(random: Random, { stand, half, shade, light }: GlassGround, tall: number, bark: Rgba): readonly SceneNode[] {
  return [-0.7, 0.72].flatMap((across, index) => {
    const foot = { x: stand.x + across * half * 0.94, y: stand.y - half * 0.01 };
    const tree = bareTree(random, foot, tall * between(random, 0.62, 0.78) * (index === 0 ? 1 : 0.86), {
      depth: 7,
      spread: 0.5,
      angle: -Math.PI / 2 - across * 0.22,
    });
    return [
      filled(withAlpha(mixColours(bark, light, 0.6), 0.8), transformPath(tree, translation(-half * 0.008, -half * 0.004))),
      filled(mixColours(bark, shade, 0.62), tree),
    ];
  });
}

/** A snow drift with small firs behind it. @param tall the height of the room in the glass. */
export function snowGround(random: Random, ground: GlassGround, tall: number): readonly SceneNode[] {
  const { stand, half, green, light, shade } = ground;
  const snow = mixColours(WHITE, light, 0.12);
  const blue = mixColours({ r: 132, g: 168, b: 206, a: 1 }, shade, 0.12);
  const drift = (lower: number, phase: number) =>
    mound(
      { ...ground, stand: { x: stand.x, y: stand.y + half * lower } },
      (share) => 0.05 * Math.sin(share * 9 + phase) + 0.02 * Math.sin(share * 17 + phase),
    );
  const firs = [-0.62, 0.6, -0.86, 0.84, -0.4, 0.42, 1, -1].map((across) => {
    const rise = Math.sqrt(Math.max(0.05, 1 - across * across));
    const foot = { x: stand.x + across * half * 0.94, y: stand.y - half * MOUND * rise * 0.5 };
    return { foot, path: conifer(random, foot, tall * (0.24 + 0.26 * rise) * between(random, 0.85, 1.1), 0.52) };
  });
  return [
    ...firs.flatMap(({ foot, path }, index) => [
      painted(
        linearPaint({ x: foot.x, y: foot.y - tall * 0.34 }, foot, [
          mixColours(snow, green, 0.36),
          mixColours(green, blue, 0.3),
          mixColours(green, shade, 0.42 + 0.08 * (index % 3)),
        ]),
        path,
      ),
      filled(withAlpha(snow, 0.8), ...snowOn(random, foot, path)),
    ]),
    painted(
      linearPaint({ x: stand.x - half, y: stand.y - half * 0.2 }, { x: stand.x + half, y: stand.y + half * 0.16 }, [
        mixColours(snow, blue, 0.16),
        snow,
        mixColours(snow, blue, 0.62),
      ]),
      drift(0, 1 + random() * 2),
    ),
  ];
}

/** Snow on the boughs of a fir. */
function snowOn(random: Random, foot: Point, fir: Path): readonly Path[] {
  const box = pathBounds(fir);
  if (!box) return [];
  return Array.from({ length: 15 }, (_, index) => {
    const share = 0.12 + (0.82 * index) / 15;
    const reach = box.width * 0.5 * share ** 0.85 * between(random, 0.2, 0.8) * (index % 2 === 0 ? 1 : -1);
    const size = box.width * 0.09 * (0.4 + share);
    return ellipse({ x: foot.x + reach, y: box.y + box.height * share }, size, size * 0.42);
  });
}

/** The nearer drift, which the thing's foot sinks into. */
export function snowBefore(random: Random, ground: GlassGround): readonly SceneNode[] {
  const { stand, half, light, shade } = ground;
  const snow = mixColours(WHITE, light, 0.08);
  const blue = mixColours({ r: 132, g: 168, b: 206, a: 1 }, shade, 0.12);
  const phase = random() * 6;
  const line = Array.from({ length: 25 }, (_, index) => {
    const across = (2 * index) / 24 - 1;
    const rise = Math.sqrt(Math.max(0, 1 - across * across));
    return { x: stand.x + across * half, y: stand.y - half * rise * (0.03 + 0.024 * Math.sin(index * 0.55 + phase) - 0.05 * rise) };
  });
  const near = [
    { x: stand.x + half, y: stand.y + half },
    { x: stand.x - half, y: stand.y + half },
  ];
  const body = polygon([...line, ...near]);
  return [
    shadowOf([filled(blue, body)], withAlpha(mixColours(blue, shade, 0.4), 0.5), { x: 0, y: -half * 0.02 }, half * 0.03),
    painted(
      linearPaint({ x: 0, y: stand.y - half * 0.08 }, { x: 0, y: stand.y + half * FLATNESS }, [
        snow,
        mixColours(snow, blue, 0.14),
        mixColours(snow, blue, 0.6),
      ]),
      body,
    ),
  ];
}

/** Loose petals that lie, or fall. */
export function petalsAt(
  random: Random,
  spots: readonly Point[],
  size: number,
  petal: Rgba,
  { light, shade }: Pick<GlassGround, 'light' | 'shade'>,
  lying = true,
): readonly SceneNode[] {
  return spots.flatMap((at) => {
    const angle = random() * 6.28;
    const flat = lying ? 0.5 : 0.86;
    const place = (along: number, across: number): Point => ({
      x: at.x + (along * Math.cos(angle) - across * Math.sin(angle)) * size,
      y: at.y + (along * Math.sin(angle) + across * Math.cos(angle)) * size * flat,
    });
    const path = smoothShape([
      place(-1, 0),
      place(-0.4, 0.52),
      place(0.4, 0.7),
      place(0.95, 0.3),
      place(0.84, 0),
      place(1, -0.34),
      place(0.4, -0.66),
      place(-0.4, -0.46),
    ]);
    return [
      ...(lying ? [shadowOf([filled(shade, path)], withAlpha(shade, 0.75), { x: size * 0.16, y: size * 0.2 }, size * 0.12)] : []),
      painted(linearPaint(place(-1, 0), place(0.9, 0.1), [mixColours(petal, shade, 0.5), petal, mixColours(petal, light, 0.4)]), path),
      stroked(
        withAlpha(mixColours(petal, light, 0.6), 0.5),
        Math.max(0.8, size * 0.04),
        smoothLine([place(-0.8, 0), place(0, 0.06), place(0.7, 0)]),
      ),
    ];
  });
}

/** Small round grains in the air, as dust in the light or snow. */
export function grains(random: Random, count: number, within: (random: Random) => Point, sizes: readonly [number, number]): Path {
  return Array.from({ length: count }, () => ellipse(within(random), between(random, ...sizes))).flat();
}
