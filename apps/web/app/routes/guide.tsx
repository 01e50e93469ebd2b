import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Outlet, useLocation } from 'react-router';
import styles from '../guides/guide-article.module.css';
import { JsonLd } from '../seo/json-ld.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { articleThing, breadcrumbThing } from '../seo/things.ts';
import prose from '../site/prose.module.css';
import { useSiteFacts } from '../site/site-facts.tsx';
import { LongDate } from '../site/long-date.tsx';
import { SiteLink } from '../site/site-link.tsx';
import { guidesMessages } from '../guides/messages.ts';
import { menuMessages } from '@coverwright/contracts/site/menu/messages.ts';
import { guideMessages } from '@coverwright/contracts/site/guides/messages.ts';

/** The layout of a guide: breadcrumbs, title, and the next guides. */
export default function GuideRoute() {
  const t = useMessages(guidesMessages);
  const tGuide = useMessages(guideMessages);
  const tMenu = useMessages(menuMessages);
  const { pathname } = useLocation();
  const { origin } = useSiteFacts();
  const place = GUIDES.findIndex((guide) => guidePath(guide) === pathname.replace(/\/$/, ''));
  const guide = GUIDES[place];
  if (!guide) throw new Error(`No guide is listed for ${pathname}`);
  const [before, after] = [GUIDES[place - 1], GUIDES[place + 1]];
  const path = guidePath(guide);
  const { changed } = guide;
  const [title, description] = [tGuide(guide.slug), tGuide(`${guide.slug}:lead`)];
  const steps = [
    { name: t('guides'), path: '/guides' },
    { name: tMenu(guide.category), path: `/guides/${guide.category}` },
  ];
  return (
    <main className={`${prose['prose']} ${styles['article']}`}>
      <PageDescription path={path} title={t('pageTitle', { title })} description={description} />
      <JsonLd thing={articleThing(origin, { headline: title, description, path, author: 'Coverwright', publishedAt: changed })} />
      <JsonLd thing={breadcrumbThing(origin, [...steps, { name: title, path }])} />
      <nav aria-label={t('breadcrumbs')} className={styles['crumbs']}>
        <ol>
          {steps.map((step) => (
            <li key={step.path}>
              <SiteLink to={step.path}>{step.name}</SiteLink>
            </li>
          ))}
        </ol>
      </nav>
      <h1>{title}</h1>
      <p className={styles['lead']}>{description}</p>
      <Outlet />
      <p className={styles['changed']}>{t.rich('lastUpdated', { date: <LongDate moment={changed} /> })}</p>
      <nav aria-label={t('moreGuides')} className={styles['further']}>
        {before ? (
          <SiteLink to={guidePath(before)}>
            <span>{t('previous')}</span> {tGuide(before.slug)}
          </SiteLink>
        ) : null}
        {after ? (
          <SiteLink to={guidePath(after)}>
            <span>{t('next')}</span> {tGuide(after.slug)}
          </SiteLink>
        ) : null}
      </nav>
    </main>
  );
}
