import { Button, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { signInAddress } from '../session/sign-in-address.ts';
import { useSession } from '../session/use-session.ts';
import styles from './user-menu.module.css';

/** Signed out: the way in. Signed in: whose account it is, and the ways to it and out of it. */
export function UserMenu() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const id = useId();
  if (session.status === 'loading') return <span className={styles['place']} aria-hidden="true" />;
  if (session.status === 'unauthenticated') {
    return (
      <Button component="a" href={signInAddress(`${pathname}${search}`)} variant="subtle" color="gray" className={styles['login']}>
        Log In
      </Button>
    );
  }
  return (
    <>
      <UnstyledButton className={styles['face']} popoverTarget={id} aria-label={`Account of ${session.email}`}>
        {session.email.charAt(0).toUpperCase()}
      </UnstyledButton>
      <div id={id} popover="auto" className={styles['menu']}>
        <p className={styles['email']}>{session.email}</p>
        <Button component="a" href="/account" variant="default" fullWidth>
          My Account
        </Button>
        <Button component="a" href="/auth/sign-out" variant="subtle" color="gray" fullWidth>
          Log Out
        </Button>
      </div>
    </>
  );
}
