import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { MakeCoverLink } from '../site/make-cover-link.tsx';
import { MOCK_UP_WIDTHS } from '../site/books.ts';
import { SitePicture } from '../site/site-picture.tsx';
import styles from './hero.module.css';
import { homeMessages } from './messages.ts';

const BOOKS = ['standing-salt', 'standing-island', 'standing-briars'] as const;

/** The top of the home page: what the product is, beside three books that were made with it. */
export function Hero() {
  const t = useMessages(homeMessages);
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <h1>{t.rich('hero', { cover: <em>{t('cover')}</em> })}</h1>
        <p>{t('heroText')}</p>
        <MakeCoverLink location="hero" size="lg" />
        <p className={styles['note']}>{t('note')}</p>
      </div>
      <div className={styles['books']} role="img" aria-label={t('books')}>
        {BOOKS.map((name) => (
          <SitePicture
            key={name}
            name={name}
            widths={MOCK_UP_WIDTHS}
            proportion={0.92}
            sizes="(min-width: 60em) 30vw, 60vw"
            alt=""
            isFirst
          />
        ))}
      </div>
    </section>
  );
}
