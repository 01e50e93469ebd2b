import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import { GUIDES } from '@coverwright/contracts/site/guides.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GuideList } from '../guides/guide-list.tsx';
import { GuideSearch } from '../guides/guide-search.tsx';
import styles from '../guides/guides-page.module.css';
import { factsContext } from '../page-facts.server.ts';
import { PageDescription } from '../seo/page-description.tsx';
import { PageHead } from '../site/page-head.tsx';
import { guidesMessages } from '../guides/messages.ts';
import { menuMessages } from '@coverwright/contracts/site/menu/messages.ts';

const LONGEST_QUERY = 200;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const found = query === '' ? null : await context.get(factsContext).services.searchGuides(query);
  return { query, found };
}

export default function GuidesRoute() {
  const t = useMessages(guidesMessages);
  const tMenu = useMessages(menuMessages);
  const { query, found } = useLoaderData<typeof loader>();
  return (
    <main className={styles['page']}>
      <PageDescription path="/guides" title={t('guidesTitle')} description={t('guidesDescription')} />
      <PageHead heading={t('guides')} lead={t('lead')} />
      <GuideSearch query={query} />
      {found ? (
        <section className={styles['category']} aria-live="polite">
          <h2>{found.length === 0 ? t('noResults', { query }) : t('results', { query })}</h2>
          {found.length === 0 ? (
            <p>{t('searchAdvice')}</p>
          ) : (
            <GuideList
              guides={found.map(({ guide }) => guide)}
              excerptOf={(guide) => found.find((one) => one.guide.slug === guide.slug)?.excerpt}
            />
          )}
        </section>
      ) : (
        GUIDE_CATEGORIES.map(({ slug }) => (
          <section key={slug} className={styles['category']}>
            <h2>{tMenu(slug)}</h2>
            <p>{tMenu(`${slug}:lead`)}</p>
            <GuideList guides={GUIDES.filter(({ category }) => category === slug)} />
          </section>
        ))
      )}
    </main>
  );
}
