import { useCallback } from 'react';
import { FRONT_WIDTHS } from '../site/books.ts';
import { SitePicture } from '../site/site-picture.tsx';
import styles from './cover-demo.module.css';

interface DemoCoverProps {
  readonly name: string;
  readonly label: string;
  readonly title: string;
  /** Null: the cover that was made beforehand. */
  readonly front: ImageBitmap | null;
}

/** One of the covers that a title is tried on. */
export function DemoCover({ name, label, title, front }: DemoCoverProps) {
  const show = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas || !front) return;
      canvas.width = front.width;
      canvas.height = front.height;
      canvas.getContext('2d')?.drawImage(front, 0, 0);
    },
    [front],
  );
  return (
    <figure>
      {front ? (
        <canvas ref={show} role="img" aria-label={`${title || 'Your title'} as ${label}`} className={styles['front']} />
      ) : (
        <SitePicture
          name={`front-${name}`}
          widths={FRONT_WIDTHS}
          proportion={2 / 3}
          sizes="(min-width: 60em) 16vw, 30vw"
          alt={`A cover in ${label}`}
          className={styles['front']}
        />
      )}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
