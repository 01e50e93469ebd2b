import { Button } from '@mantine/core';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const success = new URL(request.url).searchParams.get('success');
  if (success === null) return redirect('/account');
  return success === 'false' ? redirect('/auth/verification-expired') : null;
}

/** After the link in the mail was opened somewhere else than where the sign-up began. */
export default function AuthVerifiedAccountRoute() {
  return (
    <EntryPage heading="Your address is confirmed" lead="Your account is ready. Log in with the password that you chose.">
      <Button component="a" href="/auth/sign-in" size="md" fullWidth>
        Log in
      </Button>
    </EntryPage>
  );
}
