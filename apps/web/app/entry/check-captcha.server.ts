import type { FormFault } from '@coverwright/server/idp/identity-tools.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

const UNPROVEN: FormFault = {
  message: 'The check that you are a person is not complete. Wait until it says “Checked”, then send the form again.',
  field: null,
  status: 400,
};

/** What is wrong with a public form's proof of work; null: nothing, or none is asked for. @param proof the form's field */
export async function checkCaptcha(context: Readonly<RouterContextProvider>, proof: string): Promise<FormFault | null> {
  const { captcha } = context.get(factsContext).services;
  return captcha === null || (await captcha.verify(proof)) ? null : UNPROVEN;
}
