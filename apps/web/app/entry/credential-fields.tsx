import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { PasswordInput, TextInput } from '@mantine/core';
import { entryMessages } from './messages.ts';

/** The error of a form and its field. */
export interface FormAnswer {
  readonly message: string;
  readonly field: 'email' | 'password' | 'newPassword' | null;
  /** The typed address, so that nobody has to type it again. */
  readonly email: string;
}

type FieldProps = { readonly answer: FormAnswer | undefined };

const faultOf = (answer: FormAnswer | undefined, field: FormAnswer['field']) => (answer?.field === field ? answer?.message : undefined);

export function EmailField({ answer }: FieldProps) {
  const t = useMessages(entryMessages);
  return (
    <TextInput
      name="email"
      type="email"
      label={t('email')}
      autoComplete="email"
      defaultValue={answer?.email}
      error={faultOf(answer, 'email')}
      autoFocus={answer?.field !== 'password'}
      maxLength={254}
      size="md"
      mb="md"
      required
      withAsterisk={false}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  readonly label: string;
  /** The length of a new password, in characters; absent for a known one, which may have any length. */
  readonly length?: { readonly min: number; readonly max: number };
}

export function PasswordField({ answer, label, length }: PasswordFieldProps) {
  const t = useMessages(entryMessages);
  const fault = faultOf(answer, 'password');
  return (
    <PasswordInput
      name="password"
      label={label}
      description={length && !fault ? t('passwordHint', { min: length.min }) : undefined}
      autoComplete={length ? 'new-password' : 'current-password'}
      error={fault}
      minLength={length?.min}
      maxLength={length?.max ?? 1000}
      size="md"
      mb="lg"
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    />
  );
}
