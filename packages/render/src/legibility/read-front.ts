import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import { type Rect, inset } from '@coverwright/core/geometry/shapes.ts';
import type { FrontReading } from '@coverwright/core/ideas/critic/front-reading.ts';
import { withLayerNodes } from '@coverwright/core/scene/painted-layers.ts';
import type { Scene, SceneLayer, SceneNode } from '@coverwright/core/scene/scene.ts';
import { measureInk } from '@coverwright/core/shop-window/measure-ink.ts';
import { paintScene } from '../canvas/paint-scene.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { contextOf } from '../canvas/pixel-layer.ts';
import { hiddenShare } from './hidden-share.ts';
import { withoutGroup, splitLetters } from './paint-ink.ts';
import { type PixelBlock, cropBlock, shrinkBlock } from './pixel-block.ts';

/** The width in pixels at which a front is painted, and the factor by which a shop's thumbnail is smaller. */
const WIDTH = 200;
const THUMBNAIL = 2;
/** The margin around text as a share of its height, and its minimum in pixels. */
const AROUND = 0.3;
const LEAST_AROUND = 3;

/**
 * Returns the legibility readings of a front by its pixels. The front is painted with and without its text.
 * @param titleId the layer of the title.
 * @returns null if the title has no ink.
 */
export function readFront(scene: Scene, front: Rect, titleId: string, resources: PaintResources): FrontReading | null {
  const scale = WIDTH / front.width;
  const size = { width: WIDTH, height: Math.round(front.height * scale) };
  const paint = (layers: readonly SceneLayer[], over?: ArrayLike<number>): PixelBlock => {
    const context = contextOf(resources.surface.createCanvas(size.width, size.height));
    if (over) {
      const pixels = context.getImageData(0, 0, size.width, size.height);
      pixels.data.set(over);
      context.putImageData(pixels, 0, 0);
    }
    paintScene(context, { ...scene, layers }, resources, { ...size, region: front, missingPictures: 'skip' });
    return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
  };
  const { layers } = scene;
  const words = layers.filter(({ kind, inkBounds }) => wordsOf(kind) === 'placed' && inkBounds && isOn(front, inkBounds));
  // The layers below all words are the same with and without them, and are most of the work, so they are painted once.
  const first = layers.findIndex((layer) => words.includes(layer));
  const under = paint(layers.slice(0, first)).data;
  const painted = paint(layers.slice(first), under);
  const ground = paint(words.reduce((rest, { id, nodes }) => withLayerNodes(rest, id, areasUnder(nodes)), layers).slice(first), under);
  const readings = words.map((layer) => {
    const { letters } = splitLetters(layer.nodes);
    const inked = paint([withoutGroup(layer, letters.length > 0 ? letters : layer.nodes)]);
    const area = areaAround(layer.inkBounds ?? front, front, scale);
    return { id: layer.id, painted: cropBlock(painted, area), ground: cropBlock(ground, area), letters: cropBlock(inked, area) };
  });
  const title = readings.find(({ id }) => id === titleId);
  if (!title) return null;
  // The background of letters is the painted front right beside them, including their shadow or halo.
  const thumbnail = shrinkBlock(title.painted, THUMBNAIL);
  const seen = measureInk(pixelsOf({ painted: thumbnail, ground: thumbnail, letters: shrinkBlock(title.letters, THUMBNAIL) }));
  if (!seen) return null;
  // Letters this small are mixed with their background by anti-aliasing, so their own color is compared.
  const others = readings.flatMap(({ id, painted: around, letters }) =>
    id === titleId ? [] : [measureInk(pixelsOf({ painted: letters, ground: around, letters }))?.contrast ?? 1],
  );
  return { title: seen.contrast, hidden: hiddenShare(pixelsOf(title)), small: Math.min(21, ...others) };
}

/** The plain areas that an effect paints before the letters, as strips of paper: letters are seen on them, and not on what lies below. */
function areasUnder(nodes: readonly SceneNode[]): readonly SceneNode[] {
  const first = nodes.findIndex(hasLetters);
  const letters = nodes[first];
  if (letters === undefined) return [];
  const inside = letters.kind === 'group' ? areasUnder(letters.children) : [];
  return [
    ...nodes.slice(0, first).filter(({ kind }) => kind === 'fill'),
    ...(letters.kind === 'group' && inside.length > 0 ? [{ ...letters, children: inside }] : []),
  ];
}

function hasLetters(node: SceneNode): boolean {
  return node.kind === 'glyphs' || (node.kind === 'group' && node.children.some(hasLetters));
}

function areaAround(ink: Rect, front: Rect, scale: number): Rect {
  const around = Math.max(LEAST_AROUND, Math.min(ink.width, ink.height) * scale * AROUND);
  const { x, y } = { x: (ink.x - front.x) * scale, y: (ink.y - front.y) * scale };
  return inset({ x, y, width: ink.width * scale, height: ink.height * scale }, -around);
}

function pixelsOf({ painted, ground, letters }: Readonly<Record<'painted' | 'ground' | 'letters', PixelBlock>>) {
  return { width: painted.width, height: painted.height, painted: painted.data, ground: ground.data, letters: letters.data };
}

function isOn(front: Rect, ink: Rect): boolean {
  const x = ink.x + ink.width / 2;
  const y = ink.y + ink.height / 2;
  return x > front.x && x < front.x + front.width && y > front.y && y < front.y + front.height;
}
