import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';
import { prepareSignOut } from '../entry/prepare-sign-out.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { csrfToken, callbackUrl, headers } = prepareSignOut(request, context);
  return data({ csrfToken, callbackUrl }, { headers });
}

/** Where Log Out leads: it logs out by itself where scripts run, and by its button where they do not. */
export default function AuthSignOutRoute() {
  const { csrfToken, callbackUrl } = useLoaderData<typeof loader>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    void import('../session/open-cover.ts').then(({ clearOpenCover }) => {
      clearOpenCover();
      form.current?.requestSubmit();
    });
  }, []);
  return (
    <EntryPage heading="Log out" lead="Your covers stay in your account, and are there when you log in again.">
      <form ref={form} method="post" action="/api/auth/signout">
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <Button type="submit" size="md" fullWidth>
          Log out
        </Button>
      </form>
    </EntryPage>
  );
}
