import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from './site-link.tsx';
import styles from './guides-sidebar.module.css';
import { siteMessages } from './messages.ts';
import { menuMessages } from '@coverwright/contracts/site/menu/messages.ts';

// Every page has this frame, but only guides need the list of guides.
const GuidesOfCategory = lazy(() => import('../guides/guides-of-category.tsx'));

/** The categories of the guides in the sidebar. */
export function GuidesSidebar() {
  const t = useMessages(siteMessages);
  const tMenu = useMessages(menuMessages);
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('guides')} className={styles['sidebar']}>
      <ul>
        {GUIDE_CATEGORIES.map(({ slug, route }) => (
          <li key={slug}>
            <SiteLink to={route} aria-current={pathname.startsWith(`/guides/${slug}`) ? 'true' : undefined}>
              {tMenu(slug)}
            </SiteLink>
            {pathname.startsWith(`/guides/${slug}`) ? (
              <Suspense fallback={null}>
                <GuidesOfCategory category={slug} pathname={pathname} />
              </Suspense>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
