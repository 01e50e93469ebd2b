import type { Rect, Size } from '@coverwright/core/geometry/shapes.ts';
import { paintedLayerOf, withLayerNodes } from '@coverwright/core/scene/painted-layers.ts';
import type { Scene, SceneLayer, SceneNode } from '@coverwright/core/scene/scene.ts';
import type { InkPixels } from '@coverwright/core/shop-window/measure-ink.ts';
import { createPaintCache } from '../canvas/paint-cache.ts';
import { paintScene } from '../canvas/paint-scene.ts';
import type { PaintPixels } from '../canvas/paint-context.ts';
import type { PaintResources } from '../canvas/painting.ts';
import { contextOf } from '../canvas/pixel-layer.ts';

/**
 * Paints a layer's text, the area around it and the letters alone, for measuring legibility.
 * @param region the part of the scene, in print pixels.
 * @param size the size of the painting in pixels.
 */
export function paintInk(scene: Scene, layerId: string, resources: PaintResources, region: Rect, size: Size): InkPixels {
  // A picture that is measured once must not push a screen's own filtered pictures out of its cache.
  const { glyphs, levels } = resources.cache;
  const ownResources = { ...resources, cache: { ...createPaintCache(), glyphs, levels } };
  const paint = (layers: readonly SceneLayer[], over?: PaintPixels) => {
    const context = contextOf(resources.surface.createCanvas(size.width, size.height));
    if (over) context.putImageData(over, 0, 0);
    paintScene(context, { ...scene, layers }, ownResources, { ...size, region, missingPictures: 'skip' });
    return context.getImageData(0, 0, size.width, size.height);
  };
  const layer = scene.layers.find(({ id }) => id === layerId);
  const { letters, rest } = splitLetters(layer?.nodes ?? []);
  // The layers below the words are the same with and without them.
  const shown = paintedLayerOf(scene.layers, layerId);
  const from = Math.max(
    0,
    scene.layers.findIndex(({ id }) => id === shown),
  );
  const isUnder = (_: SceneLayer, index: number) => index < from;
  const isOver = (_: SceneLayer, index: number) => index >= from;
  const under = paint(scene.layers.filter(isUnder));
  return {
    ...size,
    painted: paint(scene.layers.filter(isOver), under).data,
    ground: paint(withLayerNodes(scene.layers, layerId, rest).filter(isOver), under).data,
    letters: paint(layer ? [withoutGroup(layer, letters)] : []).data,
  };
}

/** Removes a layer from its group, so that it is painted by itself. */
export function withoutGroup({ within: _, ...layer }: SceneLayer, nodes: readonly SceneNode[]): SceneLayer {
  return { ...layer, nodes };
}

interface SplitNodes {
  readonly letters: readonly SceneNode[];
  readonly rest: readonly SceneNode[];
}

/**
 * Separates the letters from their surroundings: filled glyphs, or stroked ones if none is filled. Shadows and copies belong to the
 * surroundings.
 */
export function splitLetters(nodes: readonly SceneNode[]): SplitNodes {
  const direct = nodes.filter((node) => node.kind === 'glyphs');
  const filled = direct.filter(({ strokeWidth }) => strokeWidth === undefined);
  const chosen: readonly SceneNode[] = filled.length > 0 ? filled : direct;
  if (chosen.length > 0) return { letters: chosen, rest: nodes.filter((node) => !chosen.includes(node)) };
  for (const [index, node] of [...nodes.entries()].reverse()) {
    if (node.kind !== 'group') continue;
    const inner = splitLetters(node.children);
    if (inner.letters.length === 0) continue;
    return {
      letters: [{ ...node, children: inner.letters }],
      rest: nodes.map((other, at) => (at === index ? { ...node, children: inner.rest } : other)),
    };
  }
  return { letters: [], rest: nodes };
}
