import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { useMessages } from '../messages/use-messages.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { useEffect, useRef } from 'react';
import { useMountedEditor } from '../session/editor-context.ts';
import styles from './shop-window.module.css';
import { shopWindowMessages } from './messages.ts';

interface OwnCoverProps {
  readonly design: Design;
  readonly scene: Scene;
  /** The width in screen pixels. */
  readonly width: number;
}

/** The front at the size of a store's thumbnail. */
export function OwnCover({ design, scene, width }: OwnCoverProps) {
  const t = useMessages(shopWindowMessages);
  const { paint } = useMountedEditor().resources;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { front } = measureCover(specificationOf(design)).boards;
  const height = Math.round((width * front.height) / front.width);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
    const size = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    // Setting the size also clears the canvas.
    element.width = size.width;
    element.height = size.height;
    const { glyphs, levels } = paint.cache;
    const resources = { ...paint, cache: { ...createPaintCache(), glyphs, levels } };
    paintScene(contextOf(element), scene, resources, { ...size, region: front, missingPictures: 'skip' });
  }, [scene, paint, front, width, height]);
  return <canvas ref={canvas} className={styles.cover} style={{ width, height }} role="img" aria-label={t('ownCover', { width })} />;
}
