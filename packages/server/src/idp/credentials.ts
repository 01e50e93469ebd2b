import { PASSWORD_LENGTH } from '@coverwright/contracts/calls/password-length.ts';
import { z } from 'zod';
import { say } from '../refusals/say.ts';

const PASSWORD_RULE = say('passwordRule', { min: PASSWORD_LENGTH.min, max: PASSWORD_LENGTH.max });

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, say('longAddress'))
  .pipe(z.email(say('badAddress')));

export const newPasswordSchema = z
  .string()
  .refine((password) => [...password].length >= PASSWORD_LENGTH.min && [...password].length <= PASSWORD_LENGTH.max, PASSWORD_RULE);

/** A password to compare. Its length is limited, so that hashing stays cheap. */
export const givenPasswordSchema = z.string().max(1000);
