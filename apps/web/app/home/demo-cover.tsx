import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useCallback } from 'react';
import { FRONT_WIDTHS } from '../site/books.ts';
import { SitePicture } from '../site/site-picture.tsx';
import styles from './cover-demo.module.css';
import { homeMessages } from './messages.ts';

interface DemoCoverProps {
  readonly name: string;
  readonly genre: string;
  readonly title: string;
  /** The painted front; null shows the prerendered cover. */
  readonly front: ImageBitmap | null;
}

/** A cover of the demo. */
export function DemoCover({ name, genre, title, front }: DemoCoverProps) {
  const t = useMessages(homeMessages);
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
        <canvas ref={show} role="img" aria-label={t('titleAs', { title: title || t('yourTitle'), genre })} className={styles['front']} />
      ) : (
        <SitePicture
          name={`front-${name}`}
          widths={FRONT_WIDTHS}
          proportion={2 / 3}
          sizes="(min-width: 60em) 16vw, 30vw"
          alt={t('coverIn', { genre })}
          className={styles['front']}
        />
      )}
      <figcaption>{genre}</figcaption>
    </figure>
  );
}
