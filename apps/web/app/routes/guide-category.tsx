import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import { GUIDES } from '@coverwright/contracts/site/guides.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GuideList } from '../guides/guide-list.tsx';
import { GuideSearch } from '../guides/guide-search.tsx';
import styles from '../guides/guides-page.module.css';
import { JsonLd } from '../seo/json-ld.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { breadcrumbThing } from '../seo/things.ts';
import { PageHead } from '../site/page-head.tsx';
import { useSiteFacts } from '../site/site-facts.tsx';
import { guidesMessages } from '../guides/messages.ts';
import { menuMessages } from '@coverwright/contracts/site/menu/messages.ts';

/** @throws a 404 if there is no such category */
export function loader({ params }: LoaderFunctionArgs) {
  const category = GUIDE_CATEGORIES.find(({ slug }) => slug === params['category']);
  if (!category) throw data(null, { status: 404 });
  return category;
}

export default function GuideCategoryRoute() {
  const t = useMessages(guidesMessages);
  const tMenu = useMessages(menuMessages);
  const { slug } = useLoaderData<typeof loader>();
  const [title, subtitle] = [tMenu(slug), tMenu(`${slug}:lead`)];
  const { origin } = useSiteFacts();
  const path = `/guides/${slug}` as const;
  return (
    <main className={styles['page']}>
      <PageDescription path={path} title={t('pageTitle', { title })} description={t('categoryDescription', { subtitle })} />
      <JsonLd
        thing={breadcrumbThing(origin, [
          { name: t('guides'), path: '/guides' },
          { name: title, path },
        ])}
      />
      <PageHead heading={title} lead={`${subtitle}.`} />
      <GuideSearch />
      <GuideList guides={GUIDES.filter(({ category }) => category === slug)} />
    </main>
  );
}
