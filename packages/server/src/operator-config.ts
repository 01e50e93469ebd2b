import type { Operator } from '@coverwright/contracts/site/site-facts.ts';
import { z } from 'zod';

/** The environment variables about the operator of this server. */
export const operatorEnvironment = {
  OPERATOR_NAME: z.string().trim().max(200, 'must have 200 characters at most').optional(),
  OPERATOR_ADDRESS: z.string().trim().max(400, 'must have 400 characters at most').optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address that authors can write to').optional(),
};

const schema = z.object(operatorEnvironment);

/** Reads the operator's data. A missing part is null: pages and mails then leave it out. */
export function readOperator(settings: z.infer<typeof schema>): Operator {
  return {
    name: settings.OPERATOR_NAME ?? null,
    // An environment file has the address in one line, with commas or “
    // ” between its lines.
    address: settings.OPERATOR_ADDRESS?.replaceAll('\\n', '\n') ?? null,
    supportEmail: settings.SUPPORT_EMAIL ?? null,
  };
}

/** Returns the variables that are not set, so that the server can warn at start that its legal pages are incomplete. */
export function missingOperatorSettings({ name, address, supportEmail }: Operator): readonly string[] {
  return [name === null && 'OPERATOR_NAME', address === null && 'OPERATOR_ADDRESS', supportEmail === null && 'SUPPORT_EMAIL'].filter(
    (setting) => setting !== false,
  );
}
