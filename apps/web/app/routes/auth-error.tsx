import { errorMessages } from '@coverwright/contracts/errors/messages.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';
import { entryMessages } from '../entry/messages.ts';

/** The errors that the page shows: an address must not be able to put other text on it. */
const SAID = ['signInDenied', 'signInFailed', 'emailNotConfirmed', 'accountTaken', 'providerUnavailable', 'unknownProvider'] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const error = new URL(request.url).searchParams.get('error');
  return { code: SAID.find((code) => code === error) ?? 'signInFailed' };
}

export default function AuthErrorRoute() {
  const t = useMessages(entryMessages);
  const tError = useMessages(errorMessages);
  const { code } = useLoaderData<typeof loader>();
  return (
    <EntryPage heading={t('notLoggedIn')} lead={tError(code)} foot={<a href="/support">{t('support')}</a>}>
      <Button component="a" href="/auth/sign-in" size="md" fullWidth>
        {t('tryAgain')}
      </Button>
    </EntryPage>
  );
}
