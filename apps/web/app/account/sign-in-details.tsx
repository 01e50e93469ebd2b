import { PASSWORD_LENGTH } from '@coverwright/contracts/calls/password-length.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './own-data.module.css';
import { accountMessages } from './messages.ts';

/** The result of a form of the profile. */
export interface ProfileAnswer {
  readonly form: 'email' | 'password';
  /** The error and its field; null if the form succeeded. */
  readonly fault: { readonly message: string; readonly field: 'email' | 'password' | 'newPassword' | null } | null;
  /** The typed address, so that nobody has to type it again; after success, the address of the mail. */
  readonly email: string;
}

interface SignInDetailsProps {
  readonly email: string;
  readonly answer: ProfileAnswer | null;
}

/** The address and the password of the user's login. */
export function SignInDetails({ email, answer }: SignInDetailsProps) {
  const t = useMessages(accountMessages);
  return (
    <section aria-labelledby="sign-in-details" className={styles['section']}>
      <h2 id="sign-in-details">{t('emailAndPassword')}</h2>
      <p>{t('logInAddress', { email })}</p>
      <EmailForm answer={answer?.form === 'email' ? answer : null} />
      <PasswordForm answer={answer?.form === 'password' ? answer : null} />
    </section>
  );
}

function EmailForm({ answer }: { readonly answer: ProfileAnswer | null }) {
  const t = useMessages(accountMessages);
  const fault = answer?.fault ?? null;
  return (
    <ProfileForm
      answer={answer}
      intent="change-email"
      label={t('changeEmail')}
      submitLabel={t('changeEmailButton')}
      done={t('emailLinkSent', { email: answer?.email ?? '' })}
    >
      <TextInput
        name="email"
        type="email"
        label={t('newEmail')}
        autoComplete="email"
        defaultValue={answer?.email}
        error={fault?.field === 'email' ? fault.message : undefined}
        maxLength={254}
        required
        withAsterisk={false}
      />
      <CurrentPassword fault={fault} />
    </ProfileForm>
  );
}

function PasswordForm({ answer }: { readonly answer: ProfileAnswer | null }) {
  const t = useMessages(accountMessages);
  const fault = answer?.fault ?? null;
  return (
    <ProfileForm
      answer={answer}
      intent="change-password"
      label={t('changePassword')}
      submitLabel={t('changePasswordButton')}
      done={t('passwordChanged')}
    >
      <CurrentPassword fault={fault} />
      <PasswordInput
        name="newPassword"
        label={t('newPassword')}
        description={t('passwordHint', { min: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
        error={fault?.field === 'newPassword' ? fault.message : undefined}
        minLength={PASSWORD_LENGTH.min}
        maxLength={PASSWORD_LENGTH.max}
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      />
    </ProfileForm>
  );
}

interface ProfileFormProps {
  readonly answer: ProfileAnswer | null;
  /** The name of the server's action for the form. */
  readonly intent: string;
  readonly label: string;
  readonly submitLabel: string;
  /** Shown instead of the form after success. */
  readonly done: string;
  readonly children: ReactNode;
}

function ProfileForm({ answer, intent, label, submitLabel, done, children }: ProfileFormProps) {
  if (answer && !answer.fault)
    return (
      <p role="status" className={styles['done']}>
        {done}
      </p>
    );
  return (
    <form method="post" className={styles['form']} aria-label={label}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" variant="default">
        {submitLabel}
      </Button>
      {answer?.fault?.field === null ? <p role="alert">{answer.fault.message}</p> : null}
    </form>
  );
}

function CurrentPassword({ fault }: Pick<ProfileAnswer, 'fault'>) {
  const t = useMessages(accountMessages);
  return (
    <PasswordInput
      name="password"
      label={t('currentPassword')}
      autoComplete="current-password"
      error={fault?.field === 'password' ? fault.message : undefined}
      maxLength={1000}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    />
  );
}
