import { PASSWORD_LENGTH } from '@coverwright/contracts/calls/password-length.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { PasswordField } from '../entry/credential-fields.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { FormFault } from '../entry/form-fault.tsx';
import { openIdentityService, readFields, refuseForm } from '../entry/identity-service.server.ts';
import { entryMessages } from '../entry/messages.ts';

/** Loads the page to choose a new password. The token stays out of the referrer that other sites see. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { identity } = openIdentityService(context);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, isOpen: await identity.isResetOpen(token) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  const { token, password } = await readFields(request);
  const done = await identity.resetPassword(visit, token, password);
  return done.ok ? null : refuseForm(done.fault);
}

export default function IdentityResetPasswordRoute() {
  const t = useMessages(entryMessages);
  const { token, isOpen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer === null) {
    return (
      <EntryPage heading={t('passwordChanged')} lead={t('passwordChangedLead')}>
        <Button component="a" href="/auth/sign-in" size="md" fullWidth>
          {t('logIn')}
        </Button>
      </EntryPage>
    );
  }
  if (!isOpen) {
    return (
      <EntryPage heading={t('linkGone')} lead={t('resetLinkGone')}>
        <Button component="a" href="/identity/forgotten-password" size="md" fullWidth>
          {t('sendAnotherLink')}
        </Button>
      </EntryPage>
    );
  }
  return (
    <EntryPage heading={t('chooseNewPassword')}>
      <form method="post" noValidate>
        <FormFault answer={answer} />
        <input type="hidden" name="token" value={token} />
        <PasswordField answer={answer} label={t('newPassword')} length={PASSWORD_LENGTH} />
        <Button type="submit" size="md" fullWidth>
          {t('changeMyPassword')}
        </Button>
      </form>
    </EntryPage>
  );
}
