import type { AssetId, ImageNode, Scene, SceneNode } from '@coverwright/core/scene/scene.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { blurredPicture } from '@coverwright/render/canvas/blurred-picture.ts';
import { screenOfPicture } from '@coverwright/render/canvas/picture-screen.ts';
import { decodePicture } from '../raster/decode-picture.ts';
import { type PictureReader, releasePictures } from '../raster/load-pictures.ts';
import { nodeSurface } from '../raster/node-surface.ts';

/** The number of pixels along a picture's longer side that its screen needs. No more are decoded. */
const NEEDED = 900;

/** Returns the scene with every screened picture drawn as lines or dots, so that they are vectors on the page. */
export async function drawScreens(scene: Scene, readPicture: PictureReader, signal?: AbortSignal): Promise<Scene> {
  const screened = scene.layers.flatMap(({ nodes }) => screenedImages(nodes));
  if (screened.length === 0) return scene;
  const pictures = new Map<AssetId, DrawablePicture>();
  for (const { asset, source } of screened) {
    signal?.throwIfAborted();
    if (!pictures.has(asset)) {
      pictures.set(asset, await decodePicture(await readPicture(asset), NEEDED / Math.max(source.width, source.height)));
    }
  }
  const cache = createPaintCache();
  const drawn = (node: ImageNode): readonly SceneNode[] => {
    const picture = node.screen && pictures.get(node.asset);
    if (!picture) return [node];
    const shown = node.blur ? blurredPicture(node, picture, nodeSurface, cache) : picture;
    return screenOfPicture(node, shown, nodeSurface, cache);
  };
  const layers = scene.layers.map((layer) => ({ ...layer, nodes: withImages(layer.nodes, drawn) }));
  releasePictures(pictures);
  return { ...scene, layers };
}

function screenedImages(nodes: readonly SceneNode[]): readonly ImageNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'image') return node.screen ? [node] : [];
    if (node.kind === 'shadow') return screenedImages(node.children);
    return node.kind === 'group' ? screenedImages([...node.children, ...(node.mask?.nodes ?? [])]) : [];
  });
}

function withImages(nodes: readonly SceneNode[], drawn: (node: ImageNode) => readonly SceneNode[]): readonly SceneNode[] {
  return nodes.flatMap((node): readonly SceneNode[] => {
    if (node.kind === 'image') return drawn(node);
    if (node.kind === 'shadow') return [{ ...node, children: withImages(node.children, drawn) }];
    if (node.kind !== 'group') return [node];
    const children = withImages(node.children, drawn);
    return [{ ...node, children, ...(node.mask && { mask: { ...node.mask, nodes: withImages(node.mask.nodes, drawn) } }) }];
  });
}
