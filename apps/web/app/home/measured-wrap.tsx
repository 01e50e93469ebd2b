import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import measures from '../../../../assets/site/pictures/wraps.json';
import { WRAP_WIDTHS } from '../site/books.ts';
import { SitePicture } from '../site/site-picture.tsx';
import styles from './measured-wrap.module.css';
import { homeMessages } from './messages.ts';

interface MeasuredWrapProps {
  readonly name: keyof typeof measures;
  readonly alt: string;
  /** The text under the picture. */
  readonly caption: string;
}

/** A whole flat cover with the dimensions that follow from its page count. */
export function MeasuredWrap({ name, alt, caption }: MeasuredWrapProps) {
  const t = useMessages(homeMessages);
  const { width, height, spine, spineAt } = measures[name];
  const inches = (value: number) => `${value.toFixed(3)} in`;
  return (
    <figure className={styles['wrap']}>
      <div className={styles['measured']}>
        <span className={styles['across']}>{inches(width)}</span>
        <span className={styles['down']}>{inches(height)}</span>
        <SitePicture
          name={`wrap-${name}`}
          widths={WRAP_WIDTHS}
          proportion={width / height}
          sizes="(min-width: 80em) 60rem, 90vw"
          alt={alt}
        />
        {/* Shares of the picture's own width: where the spine begins, and how broad it is. */}
        <span className={styles['spine']} style={{ left: `${spineAt * 100}%`, width: `${(spine / width) * 100}%` }}>
          <span>{t('spine', { width: inches(spine) })}</span>
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
