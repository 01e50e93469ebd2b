import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { ConfirmForm } from '../entry/confirm-form.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { openIdentityService, readFields } from '../entry/identity-service.server.ts';
import { leave } from '../entry/leave.server.ts';
import { entryMessages } from '../entry/messages.ts';

/** Loads the page of the link in a mail that confirms a sign-up. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { identity } = openIdentityService(context);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const email = await identity.readConfirmation(token);
  if (email === null) throw leave(context, '/auth/verified-account?success=false');
  return { email, token };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  return leave(context, await identity.confirm(request, visit, (await readFields(request)).token));
}

export default function IdentityVerifyRoute() {
  const t = useMessages(entryMessages);
  const { email, token } = useLoaderData<typeof loader>();
  return (
    <EntryPage heading={t('confirmAddress')} lead={<>{t.rich('confirmAddressLead', { email: <strong>{email}</strong> })}</>}>
      <ConfirmForm token={token} label={t('confirm')} />
    </EntryPage>
  );
}
