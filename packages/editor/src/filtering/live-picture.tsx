import type { Size } from '@coverwright/core/geometry/shapes.ts';
import type { Scene, SceneNode } from '@coverwright/core/scene/scene.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useLiveEditor, useMountedEditor } from '../session/editor-context.ts';
import { type Camera, shownRegion } from '../stage/camera.ts';
import type { SentPixels } from './filter-task.ts';

interface LivePictureProps {
  /** Device pixels per screen pixel. */
  readonly ratio: number;
  readonly className: string | undefined;
}

/** Returns the layer with a live filter, which the stage paints separately; null without one. */
export function useLiveLayer(): string | null {
  const { filtering } = useMountedEditor().resources;
  return useStore(filtering.live.state, ({ isLive }) => (isLive ? 'coverImage' : null));
}

/** The cover picture with the filter of the slider that is being dragged. It is drawn onto the canvas without React. */
export function LivePicture({ className, ...view }: LivePictureProps) {
  const { live } = useMountedEditor().resources.filtering;
  const isLive = useStore(live.state, (state) => state.isLive);
  return isLive ? <LiveCanvas className={className} {...view} /> : null;
}

function LiveCanvas({ ratio, className }: LivePictureProps) {
  const editor = useMountedEditor();
  const { filtering, paint } = editor.resources;
  const scene = useLiveEditor((state) => state.scene);
  const { camera, stage } = useStore(editor.camera);
  const losses = useStore(filtering.live.state, (state) => state.losses);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    return filtering.live.subscribe(({ data, width, height }) => {
      if (context.canvas.width !== width || context.canvas.height !== height) {
        context.canvas.width = width;
        context.canvas.height = height;
      }
      context.putImageData(new ImageData(data, width, height), 0, 0);
    });
  }, [filtering]);
  useEffect(() => {
    // `losses` is a dependency, so that the picture is sent again after the worker was lost.
    if (!scene || stage.width === 0) return;
    filtering.live.hold(unfilteredPicture({ scene, camera, stage, ratio }, paint));
  }, [filtering, paint, scene, camera, stage, ratio, losses]);
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}

/** Paints the picture at its pixels on the stage, unfiltered. */
function unfilteredPicture(
  { scene, camera, stage, ratio }: { readonly scene: Scene; readonly camera: Camera; readonly stage: Size; readonly ratio: number },
  paint: Parameters<typeof paintScene>[2],
): SentPixels {
  const width = Math.max(1, Math.round(stage.width * ratio));
  const height = Math.max(1, Math.round(stage.height * ratio));
  const layers = scene.layers.filter(({ id }) => id === 'coverImage').map((layer) => ({ ...layer, nodes: layer.nodes.map(unfiltered) }));
  const context = contextOf(browserSurface.createCanvas(width, height));
  paintScene(context, { ...scene, layers }, paint, { width, height, region: shownRegion(camera, stage), missingPictures: 'skip' });
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

function unfiltered(node: SceneNode): SceneNode {
  if (node.kind === 'group') return { ...node, children: node.children.map(unfiltered) };
  if (node.kind !== 'image') return node;
  const { filter: _, ...plain } = node;
  return plain;
}
