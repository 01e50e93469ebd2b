import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';
import { openIdentityService } from '../entry/identity-service.server.ts';
import { factsContext } from '../page-facts.server.ts';
import { useSession } from '../session/use-session.ts';
import { ResentNote } from '../entry/resent-note.tsx';

/** After a sign-up: the same for an address that has an account already. */
export function loader({ request, context }: LoaderFunctionArgs) {
  openIdentityService(context);
  const { services, visit } = context.get(factsContext);
  return { mayReadOutbox: services.outbox?.isOpenTo(request, visit) ?? false };
}

export async function action({ context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  return { sent: await identity.resendConfirmation(visit) };
}

export default function IdentityCheckMailRoute() {
  const { mayReadOutbox } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { status } = useSession();
  useEffect(() => {
    // The mail was read in another tab: here too the way goes on.
    if (status === 'authenticated') window.location.replace('/auth/signed-in');
  }, [status]);
  return (
    <EntryPage
      heading="Read your mail"
      lead="We have sent you a link. Open it in this browser, and you are logged in. It works for 24 hours."
      foot={
        <>
          Wrong address? <a href="/identity/sign-up">Begin again</a>
        </>
      }
    >
      <form method="post">
        <ResentNote answer={answer} />
        {mayReadOutbox ? (
          <Button component="a" href="/dev/outbox" fullWidth mb="sm">
            Open this server’s outbox
          </Button>
        ) : null}
        <Button type="submit" variant="default" fullWidth>
          Send it again
        </Button>
      </form>
    </EntryPage>
  );
}
