import type { CheckoutConfig } from '../../config.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import type { SandboxPayments } from '../../ports/sandbox-payments.ts';
import { openSandboxPayments } from './sandbox-payments.ts';
import { openStripePayments } from './stripe-payments.ts';

interface PaymentTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly secret: string;
}

/** Opens the configured payment service; null if nothing is sold. */
export function openPayments(
  config: CheckoutConfig,
  tools: PaymentTools,
): { readonly payments: PaymentProvider | null; readonly sandbox: SandboxPayments | null } {
  if (config.mode === 'off') return { payments: null, sandbox: null };
  if (config.mode === 'stripe') return { payments: openStripePayments(config), sandbox: null };
  const sandbox = openSandboxPayments(tools);
  return { payments: sandbox, sandbox };
}
