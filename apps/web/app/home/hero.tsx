import { MakeCoverLink } from '../site/make-cover-link.tsx';
import { MOCK_UP_WIDTHS } from '../site/books.ts';
import { SitePicture } from '../site/site-picture.tsx';
import styles from './hero.module.css';

const BOOKS = ['standing-salt', 'standing-island', 'standing-briars'] as const;

/** What this is, in one sentence, beside three books that were made with it. */
export function Hero() {
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <h1>
          Your book deserves <em>a real cover.</em>
        </h1>
        <p>
          Begin with a title, your name and a genre. Coverwright sets the type, measures the spine from your page count, and gives you the
          file your printer asks for, exact to the thousandth of an inch.
        </p>
        <MakeCoverLink location="hero" size="lg" />
        <p className={styles['note']}>Paperback, hardcover, eBook and audiobook. No account needed to begin.</p>
      </div>
      <div className={styles['books']} role="img" aria-label="Three paperbacks whose covers were made with Coverwright">
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
