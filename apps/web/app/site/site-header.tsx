import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useLocation } from 'react-router';
import { DropdownMenu } from './dropdown-menu.tsx';
import { HouseLogo } from './house-logo.tsx';
import { MakeCoverLink } from './make-cover-link.tsx';
import { TOP_MENU } from './menu-entries.ts';
import type { PageLayout } from './page-layout.ts';
import { callsToMakeCover } from './route-layouts.ts';
import { SideMenu } from './side-menu.tsx';
import { SiteLink } from './site-link.tsx';
import { UserMenu } from './user-menu.tsx';
import { useScrolled } from './use-scrolled.ts';
import styles from './site-header.module.css';
import { siteMessages } from './messages.ts';

/** The header of a page: transparent at the top of the page, a bar with a shadow after scrolling. */
export function SiteHeader({ layout }: { readonly layout: PageLayout }) {
  const t = useMessages(siteMessages);
  const isScrolled = useScrolled();
  const { pathname } = useLocation();
  const calls = callsToMakeCover(pathname);
  return (
    <header className={styles['header']} data-scrolled={isScrolled} data-ground={layout.ground}>
      <div className={styles['bar']}>
        <HouseLogo />
        {layout.header === 'menus' ? (
          <nav aria-label={t('main')} className={styles['menu']}>
            <ul>
              {TOP_MENU.map((item) =>
                'entries' in item ? (
                  <DropdownMenu key={item.label} label={t(item.label)} entries={item.entries} />
                ) : (
                  <li key={item.label}>
                    <SiteLink to={item.route}>{t(item.label)}</SiteLink>
                  </li>
                ),
              )}
            </ul>
          </nav>
        ) : null}
        <div className={styles['end']}>
          {layout.header === 'menus' ? <UserMenu /> : null}
          {calls ? <MakeCoverLink location="header" className={styles['call']} /> : null}
          {layout.header === 'menus' ? <SideMenu callsToMakeCover={calls} /> : null}
        </div>
      </div>
    </header>
  );
}
