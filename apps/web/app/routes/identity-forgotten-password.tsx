import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useActionData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { CaptchaField } from '../entry/captcha-field.tsx';
import { checkCaptcha } from '../entry/check-captcha.server.ts';
import { EmailField } from '../entry/credential-fields.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { FormFault } from '../entry/form-fault.tsx';
import { openIdentityService, readFields, refuseForm } from '../entry/identity-service.server.ts';
import { entryMessages } from '../entry/messages.ts';

export function loader({ context }: LoaderFunctionArgs) {
  openIdentityService(context);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { identity, visit } = openIdentityService(context);
  const { email, altcha } = await readFields(request);
  const unproven = await checkCaptcha(context, altcha);
  if (unproven) return refuseForm(unproven, email);
  const asked = await identity.requestReset(visit, email);
  return asked.ok ? null : refuseForm(asked.fault, email);
}

/** The form for a forgotten password. Only the mail reveals if there is an account. */
export default function IdentityForgottenPasswordRoute() {
  const t = useMessages(entryMessages);
  const answer = useActionData<typeof action>();
  if (answer === null) {
    return <EntryPage heading={t('readYourMail')} lead={t('resetMailSent')} foot={<a href="/auth/sign-in">{t('backToLogIn')}</a>} />;
  }
  return (
    <EntryPage heading={t('forgot')} lead={t('forgotLead')} foot={<a href="/auth/sign-in">{t('backToLogIn')}</a>}>
      <form method="post" noValidate>
        <FormFault answer={answer} />
        <EmailField answer={answer} />
        <CaptchaField answer={answer} />
        <Button type="submit" size="md" fullWidth>
          {t('sendLink')}
        </Button>
      </form>
    </EntryPage>
  );
}
