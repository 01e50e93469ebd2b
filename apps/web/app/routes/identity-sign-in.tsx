import { Button } from '@mantine/core';
import { useActionData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { EmailField, PasswordField } from '../entry/credential-fields.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { FormFault } from '../entry/form-fault.tsx';
import { openIdentityService, readFields, refuseForm } from '../entry/identity-service.server.ts';
import { leave } from '../entry/leave.server.ts';
import styles from '../entry/links.module.css';

/** Where the embedded provider asks who somebody is. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  return (await identity.readInteraction(request, visit)) ? null : leave(context, '/auth/error?error=signInFailed');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  const form = await readFields(request);
  const done = await identity.signIn(request, visit, form);
  return done.ok ? leave(context, done.value ?? '/auth/error?error=signInFailed') : refuseForm(done.fault, form.email);
}

export default function IdentitySignInRoute() {
  const answer = useActionData<typeof action>();
  return (
    <EntryPage
      heading="Log in"
      lead="Your covers are waiting, and what you have begun here comes along."
      foot={
        <>
          New here? <a href="/identity/sign-up">Create an account</a>
        </>
      }
    >
      <form method="post">
        <FormFault answer={answer} />
        <EmailField answer={answer} />
        <PasswordField answer={answer} label="Password" />
        <Button type="submit" size="md" fullWidth>
          Log in
        </Button>
        <p className={styles['beside']}>
          <a href="/identity/forgotten-password">Forgotten your password?</a>
        </p>
      </form>
    </EntryPage>
  );
}
