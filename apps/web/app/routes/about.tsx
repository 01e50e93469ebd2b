import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { MOCK_UP_WIDTHS } from '../site/books.ts';
import { MakeCoverLink } from '../site/make-cover-link.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { SiteLink } from '../site/site-link.tsx';
import { SitePicture } from '../site/site-picture.tsx';
import styles from './about.module.css';
import { aboutMessages } from '../about/messages.ts';

export default function AboutRoute() {
  const t = useMessages(aboutMessages);
  return (
    <main className={styles['about']}>
      <PageDescription path="/about" title={t('pageTitle')} description={t('description')} />
      <h1>{t('heading')}</h1>
      <SitePicture
        name="stack-keepers"
        widths={MOCK_UP_WIDTHS}
        proportion={1.3}
        sizes="(min-width: 60em) 36rem, 90vw"
        alt={t('picture')}
        isFirst
      />
      <p>{t('opening')}</p>
      <p>{t.rich('workshop', { promise: <strong>{t('promise')}</strong> })}</p>
      <h2>{t('coversHeading')}</h2>
      <p>{t('covers')}</p>
      <h2>{t('workHeading')}</h2>
      <p>{t.rich('work', { privacyPage: <SiteLink to="/privacy">{t('privacyPage')}</SiteLink> })}</p>
      <MakeCoverLink location="about" size="lg" />
    </main>
  );
}
