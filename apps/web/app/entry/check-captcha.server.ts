import type { FormFault } from '@coverwright/server/idp/identity-tools.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { entryMessages } from './messages.ts';

const UNPROVEN: FormFault = {
  message: createTranslator(entryMessages, DEFAULT_LOCALE)('captchaOpen'),
  field: null,
  status: 400,
};

/** Checks a public form's proof of work. Returns the error; null if it is valid, or if none is needed. @param proof the form's field */
export async function checkCaptcha(context: Readonly<RouterContextProvider>, proof: string): Promise<FormFault | null> {
  const { captcha } = context.get(factsContext).services;
  return captcha === null || (await captcha.verify(proof)) ? null : UNPROVEN;
}
