import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { ReactNode } from 'react';
import { GuidesSidebar } from './guides-sidebar.tsx';
import { LAYOUTS, type LayoutName } from './page-layout.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';
import { siteMessages } from './messages.ts';

/** Renders a page in its layout. The page has its own `main`. */
export function SiteLayout({ name, children }: { readonly name: LayoutName; readonly children: ReactNode }) {
  const t = useMessages(siteMessages);
  const layout = LAYOUTS[name];
  if (layout.header === 'none') return children;
  return (
    <div className={styles['site']} data-ground={layout.ground} data-layout={name}>
      <a href="#content" className={styles['skip']}>
        {t('skip')}
      </a>
      <SiteHeader layout={layout} />
      <div className={styles['body']}>
        {layout.sidebar === 'guides' ? <GuidesSidebar /> : null}
        <div id="content" tabIndex={-1} className={styles['content']}>
          {children}
        </div>
      </div>
      {layout.footer ? <SiteFooter /> : null}
    </div>
  );
}
