import type { ImageFilter } from '@coverwright/core/design/image-filter.ts';
import { useEffect, useRef } from 'react';
import { useMountedEditor } from '../../session/editor-context.ts';
import { filterThumbnail } from './filter-thumbnail.ts';
import styles from './image-filter.module.css';

/** The author's own picture with a filter. */
export function Thumbnail({ pixels, filter }: { readonly pixels: ImageData | null; readonly filter: ImageFilter | null }) {
  const { client } = useMountedEditor().resources.filtering;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    if (!pixels) return;
    const shown = filterThumbnail(client, pixels, filter).catch(() => null);
    void shown.then((image) => {
      const context = isGone ? null : canvas.current?.getContext('2d');
      if (!context || !image) return;
      context.canvas.width = image.width;
      context.canvas.height = image.height;
      context.putImageData(image, 0, 0);
    });
    return () => {
      isGone = true;
    };
  }, [client, pixels, filter]);
  return <canvas ref={canvas} className={styles.thumbnail} aria-hidden="true" />;
}
