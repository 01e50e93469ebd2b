import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';
import { openIdentityService } from '../entry/identity-service.server.ts';
import { factsContext } from '../page-facts.server.ts';
import { useSession } from '../session/use-session.ts';
import { ResentNote } from '../entry/resent-note.tsx';
import { entryMessages } from '../entry/messages.ts';

/** Loads the page after a sign-up. It is the same for an address that already has an account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { identity } = openIdentityService(context);
  const { services, visit } = context.get(factsContext);
  return { address: await identity.readSignUpAddress(visit), mayReadOutbox: services.outbox?.isOpenTo(request, visit) ?? false };
}

export async function action({ context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  return { sent: await identity.resendConfirmation(visit) };
}

export default function IdentityCheckMailRoute() {
  const t = useMessages(entryMessages);
  const { address, mayReadOutbox } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { status } = useSession();
  useEffect(() => {
    // The mail was opened in another tab, so this tab goes on as well.
    if (status === 'authenticated') window.location.replace('/auth/signed-in');
  }, [status]);
  return (
    <EntryPage
      heading={t('readYourMail')}
      lead={address ? t.rich('mailSentTo', { address: <strong>{address}</strong> }) : t('mailSent')}
      foot={<>{t.rich('wrongAddress', { beginAgain: <a href="/identity/sign-up">{t('startAgain')}</a> })}</>}
    >
      <form method="post">
        <ResentNote answer={answer} />
        {mayReadOutbox ? (
          <Button component="a" href="/dev/outbox" fullWidth mb="sm">
            {t('openOutbox')}
          </Button>
        ) : null}
        <Button type="submit" variant="default" fullWidth>
          {t('sendItAgain')}
        </Button>
      </form>
    </EntryPage>
  );
}
