import { PASSWORD_LENGTH } from '@coverwright/contracts/calls/password-length.ts';
import { z } from 'zod';

const PASSWORD_RULE = `Choose a password of ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters; a short sentence is easy to remember.`;

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Write a shorter e-mail address.')
  .pipe(z.email('Write your e-mail address like this: ann@example.org.'));

export const newPasswordSchema = z
  .string()
  .refine((password) => [...password].length >= PASSWORD_LENGTH.min && [...password].length <= PASSWORD_LENGTH.max, PASSWORD_RULE);

/** A password that is only compared: whatever is tried, hashing it stays cheap. */
export const givenPasswordSchema = z.string().max(1000);
