import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useIsPageOld } from '../freshness/old-page.ts';
import { PageNotice } from '../pages/page-notice.tsx';
import styles from './admin-shell.module.css';
import { useNewAdminActions } from './use-admin-actions.ts';
import { adminMessages } from './messages.ts';

const PARTS = [
  ['', 'dashboard'],
  ['covers', 'covers'],
  ['orders', 'orders'],
  ['users', 'users'],
  ['packages', 'packages'],
  ['posts', 'posts'],
  ['authors', 'authors'],
  ['categories', 'categories'],
  ['theme', 'theme'],
  ['genres', 'genres'],
  ['referrals', 'referrals'],
  ['jobs', 'jobs'],
  ['audit', 'auditLog'],
] as const;

/** The layout of the administration: its navigation and the current page. */
export function AdminShell() {
  const t = useMessages(adminMessages);
  const { pathname } = useLocation();
  const parts = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the links are wider than the screen, so the current one is scrolled into view.
    const chosen = parts.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && parts.current) parts.current.scrollLeft = chosen.offsetLeft - (parts.current.clientWidth - chosen.offsetWidth) / 2;
  }, [pathname]);
  const isOld = useIsPageOld();
  const { actions, notice, dismiss } = useNewAdminActions();
  return (
    <div className={styles['shell']}>
      <nav ref={parts} className={styles['parts']} aria-label={t('administration')}>
        {PARTS.map(([path, name]) => (
          <NavLink key={name} to={`/admin-dashboard${path && `/${path}`}`} end={path === ''} reloadDocument={isOld}>
            {t(name)}
          </NavLink>
        ))}
      </nav>
      <main className={styles['page']} tabIndex={-1}>
        <Outlet context={actions} />
      </main>
      <PageNotice notice={notice} dismiss={dismiss} />
    </div>
  );
}
