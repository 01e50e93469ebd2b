import { Button } from '@mantine/core';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { ConfirmForm } from '../entry/confirm-form.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { openIdentityService, readFields } from '../entry/identity-service.server.ts';

/** Where the link to a new address leads. */
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
  const { token, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.email) {
    return (
      <EntryPage heading="Your address is changed" lead={`From now on, log in with ${answer.email}. We told your old address too.`}>
        <ToProfile />
      </EntryPage>
    );
  }
  if (answer || email === null) {
    return (
      <EntryPage
        heading="This link no longer works"
        lead="Links work once, for 24 hours, and only while the address has no account. Ask for another one under Profile in your account."
      >
        <ToProfile />
      </EntryPage>
    );
  }
  return (
    <EntryPage
      heading="Use this address?"
      lead={
        <>
          Your Coverwright account is to use <strong>{email}</strong>.
        </>
      }
    >
      <ConfirmForm token={token} label="Yes, use it" />
    </EntryPage>
  );
}

function ToProfile() {
  return (
    <Button component="a" href="/account?show=profile" size="md" fullWidth>
      To my account
    </Button>
  );
}
