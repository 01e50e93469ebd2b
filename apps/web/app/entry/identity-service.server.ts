import type { FormFault } from '@coverwright/server/idp/identity-tools.ts';
import type { IdentityService } from '@coverwright/server/idp/create-identity-service.ts';
import type { Visit } from '@coverwright/server/auth/visit.ts';
import { data, type RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import type { FormAnswer } from './credential-fields.tsx';
import type { OtherProvider } from './other-providers.tsx';

/** Returns the embedded provider and the visitor. @throws a 404 if another provider is configured */
export function openIdentityService(context: Readonly<RouterContextProvider>): {
  readonly identity: IdentityService;
  readonly visit: Visit;
} {
  const { services, visit } = context.get(factsContext);
  if (!services.identityService) throw data(null, { status: 404 });
  return { identity: services.identityService, visit };
}

/** Returns the additional identity providers. */
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

/** Reads the fields of a form as text; missing ones are empty. */
export async function readFields(request: Request): Promise<FormFields> {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email'), password: text('password'), token: text('token'), altcha: text('altcha') };
}

/** Returns the response to an invalid form: the error and the typed values except for the password. */
export function refuseForm({ message, field, status }: FormFault, email = '') {
  const answer: FormAnswer = { message, field, email };
  return data(answer, { status });
}
