import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { type ActionFunctionArgs, useActionData } from 'react-router';
import { EntryPage } from '../entry/entry-page.tsx';
import { openIdentityService } from '../entry/identity-service.server.ts';
import { ResentNote } from '../entry/resent-note.tsx';
import { entryMessages } from '../entry/messages.ts';

export async function action({ context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  return { sent: await identity.resendConfirmation(visit) };
}

export default function AuthVerificationExpiredRoute() {
  const t = useMessages(entryMessages);
  const answer = useActionData<typeof action>();
  return (
    <EntryPage heading={t('linkGone')} lead={t('verifyLinkGone')} foot={<a href="/auth/sign-in">{t('logIn')}</a>}>
      <form method="post">
        <ResentNote answer={answer} />
        <Button type="submit" size="md" fullWidth>
          {t('sendAnotherLink')}
        </Button>
      </form>
    </EntryPage>
  );
}
