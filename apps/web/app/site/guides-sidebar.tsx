import { GUIDE_CATEGORIES, type GuideCategory } from '@coverwright/contracts/site/guide-categories.ts';
import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { useLocation } from 'react-router';
import { SiteLink } from './site-link.tsx';
import styles from './guides-sidebar.module.css';

/** The categories of the guides, beside each of them. */
export function GuidesSidebar() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Guides" className={styles['sidebar']}>
      <ul>
        {GUIDE_CATEGORIES.map(({ title, slug, route }) => (
          <li key={slug}>
            <SiteLink to={route} aria-current={pathname.startsWith(`/guides/${slug}`) ? 'true' : undefined}>
              {title}
            </SiteLink>
            {pathname.startsWith(`/guides/${slug}`) ? <GuidesOf category={slug} pathname={pathname} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function GuidesOf({ category, pathname }: { readonly category: GuideCategory['slug']; readonly pathname: string }) {
  return (
    <ul>
      {GUIDES.filter((guide) => guide.category === category).map((guide) => (
        <li key={guide.slug}>
          <SiteLink to={guidePath(guide)} aria-current={pathname.startsWith(guidePath(guide)) ? 'page' : undefined}>
            {guide.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
