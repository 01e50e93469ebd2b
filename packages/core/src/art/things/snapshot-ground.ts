import { withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { bankTree } from './bank-trees.ts';
import type { FilmTones, Picture } from './film-stock.ts';

export type View = (picture: Picture, tones: FilmTones, random: Random, group: number) => readonly SceneNode[];

/** A sky from its height to the low light over the horizon. @param end the horizon, a share of the picture's height. */
export function paleSky({ at, box, shape }: Picture, { sky, low }: FilmTones, end: number): SceneNode {
  return painted(
    linearPaint(at(0, 0), { x: box.x, y: at(0, end).y }, [sky, mixColours(sky, low, 0.5), low]),
    shape([0, 0], [1, 0], [1, end + 0.02], [0, end + 0.02]),
  );
}

/** Trees at places of a picture. @param trees places, heights as shares of the smaller side, and the haze over them. */
export function viewTrees(
  { at, size }: Picture,
  { leaf, low, deep, light }: FilmTones,
  random: Random,
  trees: readonly (readonly [x: number, y: number, tall: number, haze: number])[],
): readonly SceneNode[] {
  return trees.flatMap(([x, y, tall, haze]): readonly SceneNode[] => {
    const tree = bankTree(random, { foot: at(x, y), tall: size * tall, from: { x: 0.7, y: -0.7 }, isSlender: false });
    const tone = mixColours(leaf, low, haze);
    return [
      filled(withAlpha(deep, 0.26), ellipse(at(x - tall * 0.16, y), size * tall * 0.5, size * tall * 0.055)),
      filled(mixColours(tone, deep, 0.3 * (1 - haze)), tree.mass),
      filled(mixColours(tone, light, 0.34), tree.lit),
    ];
  });
}
