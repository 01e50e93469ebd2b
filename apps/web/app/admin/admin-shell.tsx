import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useIsPageOld } from '../freshness/old-page.ts';
import { PageNotice } from '../pages/page-notice.tsx';
import styles from './admin-shell.module.css';
import { useNewAdminActions } from './use-admin-actions.ts';

const PARTS = [
  ['', 'Dashboard'],
  ['covers', 'Covers'],
  ['orders', 'Orders'],
  ['users', 'Users'],
  ['packages', 'Packages'],
  ['posts', 'Posts'],
  ['authors', 'Authors'],
  ['categories', 'Categories'],
  ['theme', 'Theme'],
  ['genres', 'Genres'],
  ['referrals', 'Referrals'],
  ['jobs', 'Jobs'],
  ['audit', 'Audit log'],
] as const;

/** The parts of the administration, and the one that is shown. */
export function AdminShell() {
  const { pathname } = useLocation();
  const parts = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone they are wider than the screen.
    const chosen = parts.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && parts.current) parts.current.scrollLeft = chosen.offsetLeft - (parts.current.clientWidth - chosen.offsetWidth) / 2;
  }, [pathname]);
  const isOld = useIsPageOld();
  const { actions, notice, dismiss } = useNewAdminActions();
  return (
    <div className={styles['shell']}>
      <nav ref={parts} className={styles['parts']} aria-label="Administration">
        {PARTS.map(([path, name]) => (
          <NavLink key={name} to={`/admin-dashboard${path && `/${path}`}`} end={path === ''} reloadDocument={isOld}>
            {name}
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
