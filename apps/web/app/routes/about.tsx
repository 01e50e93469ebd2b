import { MOCK_UP_WIDTHS } from '../site/books.ts';
import { MakeCoverLink } from '../site/make-cover-link.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { SiteLink } from '../site/site-link.tsx';
import { SitePicture } from '../site/site-picture.tsx';
import styles from './about.module.css';

export default function AboutRoute() {
  return (
    <main className={styles['about']}>
      <PageDescription
        path="/about"
        title="About · Coverwright"
        description="Coverwright is a workshop for book covers: what you see is what the printer prints, for authors who publish themselves."
      />
      <h1>A wright is somebody who makes a thing properly.</h1>
      <SitePicture
        name="stack-keepers"
        widths={MOCK_UP_WIDTHS}
        proportion={1.3}
        sizes="(min-width: 60em) 36rem, 90vw"
        alt="A stack of paperbacks"
        isFirst
      />
      <p>
        There are playwrights, shipwrights and wheelwrights. Covers had none. Authors who publish themselves had a drawing program that
        knows nothing of spines, or a template that knows nothing of books.
      </p>
      <p>
        So this workshop keeps one promise: <strong>what you see is what the printer prints</strong>. There is one document, one layout and
        one way of drawing a letter. The editor, the picture in a shop and the file for the press come from it; a machine compares them,
        pixel by pixel, each time something about them is changed.
      </p>
      <h2>How we think about covers</h2>
      <p>
        A cover has one idea. Its title is read from across the street. It looks like the books that its readers already love, without being
        any of them. Those are rules of a trade, so we wrote them down as rules: faces, colors and layouts for each genre, distances from
        the knife, how much a word must stand out from what is behind it. Nothing is invented by a machine, and nothing is hidden: you can
        change all of it.
      </p>
      <h2>How we think about your work</h2>
      <p>
        It is yours. You can make a cover without telling us who you are, take everything with you as files, and have all of it deleted with
        one button. The <SiteLink to="/privacy">privacy page</SiteLink> fits on a page, because there is little to say.
      </p>
      <MakeCoverLink location="about" size="lg" />
    </main>
  );
}
