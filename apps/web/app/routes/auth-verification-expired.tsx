import { Button } from '@mantine/core';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';
import { openIdentityService } from '../entry/identity-service.server.ts';
import { ResentNote } from '../entry/resent-note.tsx';

export async function action({ context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  return { sent: await identity.resendConfirmation(visit) };
}

export default function AuthVerificationExpiredRoute() {
  const answer = useActionData<typeof action>();
  return (
    <EntryPage
      heading="This link no longer works"
      lead="It is older than 24 hours, or was used already. If you have confirmed your address before, just log in."
      foot={<a href="/auth/sign-in">Log in</a>}
    >
      <form method="post">
        <ResentNote answer={answer} />
        <Button type="submit" size="md" fullWidth>
          Send me another link
        </Button>
      </form>
    </EntryPage>
  );
}
