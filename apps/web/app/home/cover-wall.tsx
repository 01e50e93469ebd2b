import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { FRONT_WIDTHS, SHOWN_BOOKS } from '../site/books.ts';
import { SitePicture } from '../site/site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './cover-wall.module.css';
import { homeMessages } from './messages.ts';

/** Fronts of many genres. */
export function CoverWall({ genres }: { readonly genres: number }) {
  const t = useMessages(homeMessages);
  return (
    <section className={styles['wall']}>
      <SectionHeading heading={t('wall')}>{t('wallText', { genres, count: SHOWN_BOOKS.length })}</SectionHeading>
      <ul>
        {SHOWN_BOOKS.map(({ name, title, author, genre }) => (
          <li key={name}>
            <SitePicture
              name={`front-${name}`}
              widths={FRONT_WIDTHS}
              proportion={2 / 3}
              sizes="(min-width: 60em) 15vw, (min-width: 37.5em) 28vw, 44vw"
              alt={t('coverOf', { title, author })}
            />
            <span>{genre}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
