import { FRONT_WIDTHS, SHOWN_BOOKS } from '../site/books.ts';
import { SitePicture } from '../site/site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './cover-wall.module.css';

/** Fronts in many genres. */
export function CoverWall({ genres }: { readonly genres: number }) {
  return (
    <section className={styles['wall']}>
      <SectionHeading heading="Made here, every one of them">
        {genres} genres know how their readers expect a book to look: which faces, which colors, where the title stands. These{' '}
        {SHOWN_BOOKS.length} began with a title and an author, and were chosen from a dozen each.
      </SectionHeading>
      <ul>
        {SHOWN_BOOKS.map(({ name, title, author, genre }) => (
          <li key={name}>
            <SitePicture
              name={`front-${name}`}
              widths={FRONT_WIDTHS}
              proportion={2 / 3}
              sizes="(min-width: 60em) 15vw, (min-width: 37.5em) 28vw, 44vw"
              alt={`Cover of ${title} by ${author}`}
            />
            <span>{genre}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
