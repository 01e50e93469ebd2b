import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import { type Rect, inset } from '@coverwright/core/geometry/shapes.ts';
import type { FrontReading } from '@coverwright/core/ideas/critic/front-reading.ts';
import { paintedLayerOf, withLayerNodes } from '@coverwright/core/scene/painted-layers.ts';
import type { Scene, SceneLayer, SceneNode } from '@coverwright/core/scene/scene.ts';
import { measureInk } from '@coverwright/core/shop-window/measure-ink.ts';
import { frontSize } from '../canvas/front-size.ts';
import { paintScene } from '../canvas/paint-scene.ts';
import type { PaintCanvas } from '../canvas/paint-context.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { contextOf } from '../canvas/pixel-layer.ts';
import { hiddenShare } from './hidden-share.ts';
import { withoutGroup, splitLetters } from './paint-ink.ts';
import { type PixelBlock, readBlock, shrinkBlock } from './pixel-block.ts';

/** The width in pixels at which a front is read, and the factor by which a shop's thumbnail is smaller. */
const WIDTH = 200;
const THUMBNAIL = 2;
/** The margin around text as a share of its height, and its minimum in pixels. */
const AROUND = 0.3;
const LEAST_AROUND = 3;

/** Returns the legibility readings of a front by its pixels; null if the title has no ink. @param titleId the layer of the title. */
export function readFront(scene: Scene, front: Rect, titleId: string, resources: PaintResources): FrontReading | null {
  return paintAndRead(resources.surface.createCanvas(...frontSize(front, WIDTH)), scene, front, titleId, resources);
}

/**
 * Paints a front for being shown, and reads it by the same pixels, made smaller. Beside it only its words are painted by themselves, and
 * what lies between and over them without the words.
 * @param canvas as wide as the front is shown, at least 200 pixels. Other widths give slightly different readings.
 * @param titleId the layer of the title.
 */
export function paintAndRead(
  canvas: PaintCanvas,
  scene: Scene,
  front: Rect,
  titleId: string,
  resources: PaintResources,
): FrontReading | null {
  const { layers } = scene;
  const words = layers.filter(({ kind, inkBounds }) => wordsOf(kind) === 'placed' && inkBounds && isOn(front, inkBounds));
  // The layers below all words are the same with and without them, and are most of the work, so they are painted once.
  const shown = new Set(words.map(({ id }) => paintedLayerOf(layers, id)));
  const first = layers.findIndex(({ id }) => shown.has(id));
  const createSmall = () => resources.surface.createCanvas(...frontSize(front, WIDTH));
  const paint = (on: PaintCanvas, painted: readonly SceneLayer[]) => {
    const options = { width: on.width, height: on.height, region: front, missingPictures: 'skip' } as const;
    paintScene(contextOf(on), { ...scene, layers: painted }, resources, options);
    return on;
  };
  paint(canvas, layers.slice(0, first));
  const ground = drawSmaller(canvas, createSmall());
  paint(canvas, layers.slice(first));
  const painted = drawSmaller(canvas, createSmall());
  paint(ground, words.reduce((rest, { id, nodes }) => withLayerNodes(rest, id, areasUnder(nodes)), layers).slice(first));
  const readings = words.map((layer) => {
    const { letters } = splitLetters(layer.nodes);
    const inked = paint(createSmall(), [withoutGroup(layer, letters.length > 0 ? letters : layer.nodes)]);
    const area = areaAround(layer.inkBounds ?? front, front, WIDTH / front.width);
    return { id: layer.id, painted: readBlock(painted, area), ground: readBlock(ground, area), letters: readBlock(inked, area) };
  });
  const title = readings.find(({ id }) => id === titleId);
  return title ? measureWords(title, readings) : null;
}

type WordPixels = Readonly<Record<'painted' | 'ground' | 'letters', PixelBlock>>;

function measureWords(title: WordPixels, all: readonly WordPixels[]): FrontReading | null {
  // The background of letters is the painted front right beside them, including their shadow or halo.
  const thumbnail = shrinkBlock(title.painted, THUMBNAIL);
  const seen = measureInk(pixelsOf({ painted: thumbnail, ground: thumbnail, letters: shrinkBlock(title.letters, THUMBNAIL) }));
  if (!seen) return null;
  // Letters this small are mixed with their background by anti-aliasing, so their own color is compared.
  const others = all.flatMap((word) =>
    word === title ? [] : [measureInk(pixelsOf({ ...word, painted: word.letters, ground: word.painted }))?.contrast ?? 1],
  );
  return { title: seen.contrast, hidden: hiddenShare(pixelsOf(title)), small: Math.min(21, ...others) };
}

function drawSmaller(canvas: PaintCanvas, smaller: PaintCanvas): PaintCanvas {
  const context = contextOf(smaller);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, canvas.width, canvas.height, 0, 0, smaller.width, smaller.height);
  return smaller;
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

function pixelsOf({ painted, ground, letters }: WordPixels) {
  return { width: painted.width, height: painted.height, painted: painted.data, ground: ground.data, letters: letters.data };
}

function isOn(front: Rect, ink: Rect): boolean {
  const x = ink.x + ink.width / 2;
  const y = ink.y + ink.height / 2;
  return x > front.x && x < front.x + front.width && y > front.y && y < front.y + front.height;
}
