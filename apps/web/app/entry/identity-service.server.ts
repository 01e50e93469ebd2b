import type { FormFault } from '@coverwright/server/idp/identity-tools.ts';
import type { IdentityService } from '@coverwright/server/idp/create-identity-service.ts';
import type { Visit } from '@coverwright/server/auth/visit.ts';
import { data, type RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import type { FormAnswer } from './credential-fields.tsx';
import type { OtherProvider } from './other-providers.tsx';

/** The embedded provider, and who visits it. @throws a 404 where another provider vouches for people */
export function openIdentityService(context: Readonly<RouterContextProvider>): {
  readonly identity: IdentityService;
  readonly visit: Visit;
} {
  const { services, visit } = context.get(factsContext);
  if (!services.identityService) throw data(null, { status: 404 });
  return { identity: services.identityService, visit };
}

/** Returns the identity providers beside the embedded one. */
export function otherProviders(context: Readonly<RouterContextProvider>): readonly OtherProvider[] {
  const { services } = context.get(factsContext);
  return services.providers.slice(1).map(({ id, name }) => ({ id, name }));
}

export interface FormFields {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** The proof of work. */
  readonly altcha: string;
}

/** The fields of a form, as text; missing ones are empty. */
export async function readFields(request: Request): Promise<FormFields> {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email'), password: text('password'), token: text('token'), altcha: text('altcha') };
}

/** A form that was not taken: shown again with what was wrong and what was typed, but for the password. */
export function refuseForm({ message, field, status }: FormFault, email = '') {
  const answer: FormAnswer = { message, field, email };
  return data(answer, { status });
}
