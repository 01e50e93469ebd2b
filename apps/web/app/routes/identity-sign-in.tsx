import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { EmailField, PasswordField } from '../entry/credential-fields.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { FormFault } from '../entry/form-fault.tsx';
import { openIdentityService, otherProviders, readFields, refuseForm } from '../entry/identity-service.server.ts';
import { leave } from '../entry/leave.server.ts';
import styles from '../entry/links.module.css';
import { entryMessages } from '../entry/messages.ts';
import { type OtherProvider, OtherProviders } from '../entry/other-providers.tsx';

/** Loads the login page of the embedded provider. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  return (await identity.readInteraction(request, visit))
    ? { others: otherProviders(context) }
    : leave(context, '/auth/error?error=signInFailed');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  const form = await readFields(request);
  const done = await identity.signIn(request, visit, form);
  return done.ok ? leave(context, done.value ?? '/auth/error?error=signInFailed') : refuseForm(done.fault, form.email);
}

export default function IdentitySignInRoute() {
  const t = useMessages(entryMessages);
  const { others } = useLoaderData<{ readonly others: readonly OtherProvider[] }>();
  const answer = useActionData<typeof action>();
  return (
    <EntryPage
      heading={t('logIn')}
      lead={t('logInLead')}
      foot={<>{t.rich('newHere', { signUp: <a href="/identity/sign-up">{t('createAnAccount')}</a> })}</>}
    >
      <form method="post" noValidate>
        <FormFault answer={answer} />
        <EmailField answer={answer} />
        <PasswordField answer={answer} label={t('password')} />
        <Button type="submit" size="md" fullWidth>
          {t('logIn')}
        </Button>
        <p className={styles['beside']}>
          <a href="/identity/forgotten-password">{t('forgot')}</a>
        </p>
      </form>
      <OtherProviders providers={others} />
    </EntryPage>
  );
}
