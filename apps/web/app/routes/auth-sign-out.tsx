import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';
import { prepareSignOut } from '../entry/prepare-sign-out.server.ts';
import { entryMessages } from '../entry/messages.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { csrfToken, callbackUrl, headers } = prepareSignOut(request, context);
  return data({ csrfToken, callbackUrl }, { headers });
}

/** The logout page: it logs out automatically, or by a button without scripts. */
export default function AuthSignOutRoute() {
  const t = useMessages(entryMessages);
  const { csrfToken, callbackUrl } = useLoaderData<typeof loader>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    void import('../session/open-cover.ts').then(({ clearOpenCover }) => {
      clearOpenCover();
      form.current?.requestSubmit();
    });
  }, []);
  return (
    <EntryPage heading={t('logOut')} lead={t('logOutLead')}>
      <form ref={form} method="post" action="/api/auth/signout">
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <Button type="submit" size="md" fullWidth>
          {t('logOut')}
        </Button>
      </form>
    </EntryPage>
  );
}
