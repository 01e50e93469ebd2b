import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';
import { entryMessages } from '../entry/messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const success = new URL(request.url).searchParams.get('success');
  if (success === null) return redirect('/account');
  return success === 'false' ? redirect('/auth/verification-expired') : null;
}

/** Shows that an account is confirmed, for a link that was opened in another browser than the sign-up. */
export default function AuthVerifiedAccountRoute() {
  const t = useMessages(entryMessages);
  return (
    <EntryPage heading={t('addressConfirmed')} lead={t('addressConfirmedLead')}>
      <Button component="a" href="/auth/sign-in" size="md" fullWidth>
        {t('logIn')}
      </Button>
    </EntryPage>
  );
}
