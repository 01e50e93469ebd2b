import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type ToggleEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { signInAddress } from '../session/sign-in-address.ts';
import { useSession } from '../session/use-session.ts';
import { SiteButton } from './site-button.tsx';
import styles from './user-menu.module.css';
import { siteMessages } from './messages.ts';

/** The account menu: the login, or the address with links to the account and the logout. */
export function UserMenu() {
  const t = useMessages(siteMessages);
  const session = useSession();
  const { pathname, search } = useLocation();
  const id = useId();
  const face = useRef<HTMLButtonElement>(null);
  if (session.status === 'loading') return <span className={styles['place']} aria-hidden="true" />;
  if (session.status === 'unauthenticated') {
    return (
      <SiteButton to={signInAddress(`${pathname}${search}`)} reloadDocument tone="plain">
        {t('logIn')}
      </SiteButton>
    );
  }
  return (
    <>
      <button ref={face} type="button" className={styles['face']} popoverTarget={id} aria-label={t('accountOf', { email: session.email })}>
        {session.email.charAt(0).toUpperCase()}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles['menu']}
        onBeforeToggle={({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
          const place = face.current?.getBoundingClientRect();
          if (newState === 'open' && place) currentTarget.style.setProperty('--right', `${place.right}px`);
        }}
      >
        <p className={styles['email']}>{session.email}</p>
        <SiteButton to="/account" reloadDocument tone="quiet">
          {t('account')}
        </SiteButton>
        {session.role === 'admin' ? (
          <SiteButton to="/admin-dashboard" reloadDocument tone="plain">
            {t('admin')}
          </SiteButton>
        ) : null}
        <SiteButton to="/auth/sign-out" reloadDocument tone="plain">
          {t('logOut')}
        </SiteButton>
      </div>
    </>
  );
}
