import { drawArtwork } from '@coverwright/core/art/draw-artwork.ts';
import type { Artwork } from '@coverwright/core/design/artwork.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { useEffect, useRef } from 'react';
import { useMountedEditor } from '../../session/editor-context.ts';
import styles from './artwork.module.css';
import { paintInTurn } from './paint-in-turn.ts';
import { isIntersecting } from '../../intersections/is-intersecting.ts';

/** Width in pixels: twice the width of a tile, for sharp screens. */
const WIDTH = 144;
const HEIGHT = 216;

/** A preview of an artwork on a front, painted when it scrolls into view. */
export function ArtworkPreview({ art }: { readonly art: Artwork }) {
  const { resources } = useMountedEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return undefined;
    const paint = () => {
      const context = contextOf(place);
      context.clearRect(0, 0, WIDTH, HEIGHT);
      const size = { width: WIDTH, height: HEIGHT };
      const nodes = [drawArtwork(art, size)];
      const layer = { id: 'preview', kind: 'artwork', bounds: { x: 0, y: 0, ...size }, rotation: 0, inkBounds: null, nodes } as const;
      paintScene(context, { ...size, layers: [layer] }, resources.paint, size);
    };
    let leave = () => {};
    const observer = new IntersectionObserver((crossings) => {
      if (!isIntersecting(crossings)) return;
      observer.disconnect();
      leave = paintInTurn(paint);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [art, resources]);
  return <canvas ref={canvas} className={styles.preview} width={WIDTH} height={HEIGHT} aria-hidden="true" />;
}
