import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Loader } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { track } from '../analytics/track.ts';
import { EntryPage } from './entry-page.tsx';
import { entryMessages } from './messages.ts';

interface GoingOnProps {
  readonly heading: string;
  readonly event: 'userSignedUp' | 'userSignedIn';
  /** The address to return to after signing in; null: the page that this tab was on. */
  readonly callbackUrl: string | null;
}

/** The page after a login: it restores what the tab had open, and goes on by itself. */
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
