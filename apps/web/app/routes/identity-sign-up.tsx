import { PASSWORD_LENGTH } from '@coverwright/contracts/calls/password-length.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Text } from '@mantine/core';
import { useActionData, useLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { CaptchaField } from '../entry/captcha-field.tsx';
import { checkCaptcha } from '../entry/check-captcha.server.ts';
import { EmailField, PasswordField } from '../entry/credential-fields.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { FormFault } from '../entry/form-fault.tsx';
import { openIdentityService, otherProviders, readFields, refuseForm } from '../entry/identity-service.server.ts';
import { leave } from '../entry/leave.server.ts';
import { entryMessages } from '../entry/messages.ts';
import { type OtherProvider, OtherProviders } from '../entry/other-providers.tsx';

/** Loads the sign-up page of the embedded provider. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  return (await identity.readInteraction(request, visit))
    ? { others: otherProviders(context) }
    : leave(context, '/auth/error?error=signInFailed');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  const form = await readFields(request);
  const unproven = await checkCaptcha(context, form.altcha);
  if (unproven) return refuseForm(unproven, form.email);
  const noted = await identity.signUp(visit, form);
  return noted.ok ? leave(context, '/identity/check-mail', [noted.value]) : refuseForm(noted.fault, form.email);
}

export default function IdentitySignUpRoute() {
  const t = useMessages(entryMessages);
  const { others } = useLoaderData<{ readonly others: readonly OtherProvider[] }>();
  const answer = useActionData<typeof action>();
  return (
    <EntryPage
      heading={t('createAnAccount')}
      lead={t('signUpLead')}
      foot={<>{t.rich('haveAccount', { logIn: <a href="/identity/sign-in">{t('logIn')}</a> })}</>}
    >
      <form method="post" noValidate>
        <FormFault answer={answer} />
        <EmailField answer={answer} />
        <PasswordField answer={answer} label={t('chooseAPassword')} length={PASSWORD_LENGTH} />
        <CaptchaField answer={answer} />
        <Button type="submit" size="md" fullWidth>
          {t('createMyAccount')}
        </Button>
        <Text size="sm" c="dimmed" mt="sm">
          {t.rich('agreement', { terms: <a href="/terms">{t('terms')}</a>, privacy: <a href="/privacy">{t('privacyPolicy')}</a> })}
        </Text>
      </form>
      <OtherProviders providers={others} isNew />
    </EntryPage>
  );
}
