import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { track } from '../analytics/track.ts';
import { EntryPage } from './entry-page.tsx';
import { entryMessages } from './messages.ts';

interface GoingOnProps {
  readonly heading: string;
  readonly event: 'userSignedUp' | 'userSignedIn';
  /** The address to return to after the login; null: the previous page of this tab. */
  readonly callbackUrl: string | null;
}

/** The page after a login: it restores the tab's work and redirects automatically. */
export function GoingOn({ heading, event, callbackUrl }: GoingOnProps) {
  const t = useMessages(entryMessages);
  const hasGone = useRef(false);
  useEffect(() => {
    if (hasGone.current) return;
    hasGone.current = true;
    void import('../session/open-cover.ts').then(({ nextPageAfterSignIn }) => {
      const address = callbackUrl ?? nextPageAfterSignIn();
      track({ event });
      // A visitor whose cover made them sign up counts as a designer.
      if (event === 'userSignedUp' && address.startsWith('/design')) track({ event: 'design_sign_up_action' });
      window.location.replace(address);
    });
  }, [event, callbackUrl]);
  return (
    <EntryPage heading={heading} lead={t('workMoves')}>
      <Button
        component="a"
        href={callbackUrl ?? '/account'}
        variant="default"
        leftSection={<Loader size="xs" aria-hidden="true" />}
        fullWidth
      >
        {t('continue')}
      </Button>
    </EntryPage>
  );
}
