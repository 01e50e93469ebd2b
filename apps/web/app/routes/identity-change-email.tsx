import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { ConfirmForm } from '../entry/confirm-form.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { openIdentityService, readFields } from '../entry/identity-service.server.ts';
import { entryMessages } from '../entry/messages.ts';

/** Loads the page of the link in a mail that confirms a new address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { identity } = openIdentityService(context);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, email: await identity.readEmailChange(token) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { identity } = openIdentityService(context);
  return { email: await identity.confirmEmailChange((await readFields(request)).token) };
}

export default function IdentityChangeEmailRoute() {
  const t = useMessages(entryMessages);
  const { token, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.email) {
    return (
      <EntryPage heading={t('addressChanged')} lead={t('addressChangedLead', { email: answer.email })}>
        <ToProfile />
      </EntryPage>
    );
  }
  if (answer || email === null) {
    return (
      <EntryPage heading={t('linkGone')} lead={t('changeLinkGone')}>
        <ToProfile />
      </EntryPage>
    );
  }
  return (
    <EntryPage heading={t('useThisAddress')} lead={<>{t.rich('useThisAddressLead', { email: <strong>{email}</strong> })}</>}>
      <ConfirmForm token={token} label={t('confirmNewAddress')} />
    </EntryPage>
  );
}

function ToProfile() {
  const t = useMessages(entryMessages);
  return (
    <Button component="a" href="/account?show=profile" size="md" fullWidth>
      {t('toMyAccount')}
    </Button>
  );
}
