import { ERRORS } from '@coverwright/contracts/errors/error-table.ts';
import { Button } from '@mantine/core';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';

/** What may be said here: an address must not be able to put other words into our mouth. */
const SAID = ['signInDenied', 'signInFailed', 'emailNotConfirmed', 'accountTaken', 'providerUnavailable', 'unknownProvider'] as const;

export function loader({ request }: LoaderFunctionArgs) {
  const error = new URL(request.url).searchParams.get('error');
  return { code: SAID.find((code) => code === error) ?? 'signInFailed' };
}

export default function AuthErrorRoute() {
  const { code } = useLoaderData<typeof loader>();
  return (
    <EntryPage heading="You are not logged in" lead={ERRORS[code].text} foot={<a href="/support">Support</a>}>
      <Button component="a" href="/auth/sign-in" size="md" fullWidth>
        Try again
      </Button>
    </EntryPage>
  );
}
