import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { PLAINLY } from '@coverwright/core/issues/plain-issue.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { AccountLimits } from './features/quotas/account-quotas.ts';
import type { AnonymousLimits } from './features/quotas/quotas.ts';
import { type BucketConfig, checkFilesSettings, filesEnvironment, readBucket } from './files-config.ts';
import type { Operator } from '@coverwright/contracts/site/site-facts.ts';
import { operatorEnvironment, readOperator } from './operator-config.ts';
import { readSiteConfig, type SiteConfig, siteEnvironment } from './site-config.ts';

/** The configuration by the operator. Without any, everything works with embedded services. */
export interface Config {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  /** Network interface to listen on; undefined: all of them. */
  readonly host: string | undefined;
  /** The public address without a trailing slash; null accepts every address that a request used. */
  readonly publicUrl: string | null;
  /** Absolute path of the folder with all persistent data. */
  readonly dataDir: string;
  /** PostgreSQL address, instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** The bucket for files, instead of the data folder. */
  readonly bucket: BucketConfig | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Number of trusted proxies in front of this server, whose `X-Forwarded-For` counts. */
  readonly trustedProxies: number;
  /** Maximum number of parallel render jobs in this process; 0 leaves them to other workers. */
  readonly exportConcurrency: number;
  /** Overrides the secrets in the data folder. */
  readonly cookieSecret: string | null;
  readonly signingSecret: string | null;
  /** The operator's own identity provider; null: the embedded one. */
  readonly oidc: OidcConfig | null;
  /** Additional providers for login, beside this server's accounts or `oidc`. */
  readonly signInWith: Readonly<Partial<Record<SignInBrand, OidcConfig>>>;
  /** Verified addresses of administrators, in lower case. */
  readonly adminEmails: readonly string[];
  /** The mail service; null: mails are stored for the operator to read. */
  readonly mail: MailConfig | null;
  /** True if stored mail may be read on this machine without the terminal's link. */
  readonly isOutboxOpen: boolean;
  readonly stock: StockConfig;
  /** Number of free background removals for each owner. */
  readonly freeCutouts: number;
  readonly anonymousLimits: AnonymousLimits;
  readonly accountLimits: AccountLimits;
  readonly checkout: CheckoutConfig;
  /** Path of an ONNX model of the U²-Net family, instead of the installed small one. */
  readonly cutoutModel: string | null;
  readonly site: SiteConfig;
  /** The person or company that runs this server. */
  readonly operator: Operator;
  /** The token for reading `/api/metrics`; null: nobody may read it. */
  readonly metricsToken: string | null;
}

/** The payment configuration. `off`: every file is free. */
export type CheckoutConfig =
  | { readonly mode: 'off' | 'sandbox' }
  | { readonly mode: 'stripe'; readonly secretKey: string; readonly webhookSecret: string; readonly reckonsTax: boolean };

/** The well-known identity providers. */
export const SIGN_IN_BRANDS = ['google', 'apple'] as const;
export type SignInBrand = (typeof SIGN_IN_BRANDS)[number];

/** An OpenID issuer at which this product is registered. */
export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface MailConfig {
  readonly smtpUrl: string;
  /** The sender's address. */
  readonly from: string;
}

/** Picture sources in addition to the embedded library. */
export interface StockConfig {
  readonly unsplashKey: string | null;
  readonly pexelsKey: string | null;
  /** Names of the sources without a key; null: each of them while the network reaches it. */
  readonly keyless: readonly (typeof KEYLESS_STOCK)[number][] | null;
}

export const KEYLESS_STOCK = ['openverse', 'commons', 'met', 'artic', 'nasa'] as const;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const issuerAddress = z.url({
  protocol: /^https?$/,
  error: 'must be the address of an OpenID issuer, for instance https://login.example.org',
});

const environmentSchema = z
  .object({
    NODE_ENV: z
      .enum(['production', 'development', 'test'], 'must be production, development or test; leave it out for production')
      .default('production'),
    PORT: z.coerce
      .number('must be a port number, for instance 3000')
      .int('must be a whole number')
      .min(0, 'must be 0 (any free port) to 65535')
      .max(65_535, 'must be 0 (any free port) to 65535')
      .default(3000),
    HOST: z.string().min(1).optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be a full address, for instance https://covers.example.org' }).optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be a PostgreSQL address: postgres://user:password@host:5432/database' })
      .optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    TRUSTED_PROXIES: z.coerce.number('must be the number of proxies in front').int().min(0, 'must be 0 or more').max(10).default(0),
    EXPORT_CONCURRENCY: z.coerce.number('must be the number of render jobs at once').int().min(0, 'must be 0 or more').max(64).optional(),
    OIDC_ISSUER: issuerAddress.optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: issuerAddress.default('https://accounts.google.com'),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    APPLE_ISSUER: issuerAddress.default('https://appleid.apple.com'),
    APPLE_CLIENT_ID: z.string().optional(),
    APPLE_CLIENT_SECRET: z.string().optional(),
    ADMIN_EMAILS: z.string().optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be the address of a mail server: smtp://user:password@mail.example.org:587' })
      .optional(),
    MAIL_FROM: z.string().optional(),
    OUTBOX: z.enum(['open', 'link'], 'must be open or link').default('link'),
    COOKIE_SECRET: z.string().min(32, 'must have 32 characters or more: try `openssl rand -hex 32`').optional(),
    UNSPLASH_ACCESS_KEY: z.string().optional(),
    PEXELS_API_KEY: z.string().optional(),
    STOCK_SOURCES: z
      .string()
      .transform((names) =>
        names
          .split(',')
          .map((name) => name.trim().toLowerCase())
          .filter((name) => name !== '' && name !== 'none'),
      )
      .pipe(z.array(z.enum(KEYLESS_STOCK, `must be none, or names from ${KEYLESS_STOCK.join(', ')}, with commas between`)))
      .optional(),
    CUTOUT_CREDITS: z.coerce.number('must be a number of backgrounds').int('must be a whole number').min(0, 'must be 0 or more').default(5),
    CUTOUT_MODEL: z.string().optional(),
    ANONYMOUS_DRAFTS_PER_HOUR: z.coerce
      .number('must be a number of covers')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(60),
    ANONYMOUS_UPLOAD_MB_PER_HOUR: z.coerce
      .number('must be a number of megabytes')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(400),
    ACCOUNT_COVERS: z.coerce.number('must be a number of covers').int('must be a whole number').min(1, 'must be 1 or more').default(2000),
    ACCOUNT_PICTURES: z.coerce
      .number('must be a number of pictures')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(5000),
    ACCOUNT_STORAGE_MB: z.coerce
      .number('must be a number of megabytes')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(20_000),
    ...filesEnvironment,
    ...siteEnvironment,
    ...operatorEnvironment,
    CHECKOUT: z.enum(['sandbox', 'stripe', 'off'], 'must be sandbox, stripe or off').default('sandbox'),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/, 'must be a secret key of Stripe’s: it begins with sk_ or rk_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_/, 'must be the signing secret of a webhook at Stripe: it begins with whsec_')
      .optional(),
    STRIPE_TAX: z.enum(['on', 'off'], 'must be on or off').default('on'),
    METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more: try `openssl rand -hex 16`').optional(),
    SIGNING_SECRET: z.string().min(32, 'must have 32 characters or more: try `openssl rand -hex 32`').optional(),
  })
  .superRefine((settings, context) => {
    const fault = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (settings.OIDC_ISSUER && !settings.OIDC_CLIENT_ID) fault('OIDC_CLIENT_ID', 'must be what the issuer calls this product');
    if (settings.OIDC_ISSUER && !settings.OIDC_CLIENT_SECRET) fault('OIDC_CLIENT_SECRET', 'must be the secret that the issuer gave');
    for (const brand of ['GOOGLE', 'APPLE'] as const) {
      const [id, secret] = [settings[`${brand}_CLIENT_ID`], settings[`${brand}_CLIENT_SECRET`]];
      if (id && !secret) fault(`${brand}_CLIENT_SECRET`, `must be set beside ${brand}_CLIENT_ID`);
      if (secret && !id) fault(`${brand}_CLIENT_ID`, `must be set beside ${brand}_CLIENT_SECRET`);
    }
    checkFilesSettings(settings, fault);
    // With both, buyers would pay nothing while the operator believes that they pay.
    if (settings.CHECKOUT === 'sandbox' && settings.STRIPE_SECRET_KEY)
      fault('CHECKOUT', 'must be stripe beside STRIPE_SECRET_KEY: the sandbox takes no money, and refuses to run beside a key that would');
    if (settings.CHECKOUT === 'stripe') {
      if (!settings.STRIPE_SECRET_KEY) fault('STRIPE_SECRET_KEY', 'must be set beside CHECKOUT=stripe');
      if (!settings.STRIPE_WEBHOOK_SECRET)
        fault('STRIPE_WEBHOOK_SECRET', 'must be set beside CHECKOUT=stripe: by it Stripe tells who has paid, at /api/checkout/webhook');
      if (!settings.PUBLIC_URL) fault('PUBLIC_URL', 'must be set beside CHECKOUT=stripe: buyers come back to it');
    }
    // Mails must never contain an address that a visitor made up in a Host header.
    if (settings.SMTP_URL && !settings.PUBLIC_URL) fault('PUBLIC_URL', 'must be set beside SMTP_URL: mails carry links to it');
  });

function clientOf(
  brand: SignInBrand,
  issuer: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Config['signInWith'] {
  return clientId && clientSecret ? { [brand]: { issuer, clientId, clientSecret } } : {};
}

/** An invalid setting, and what to do about it. */
export interface ConfigFault {
  readonly name: string;
  readonly message: string;
}

/** Parses the environment variables. It reports all errors at once. An empty variable counts as absent. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Result<Config, readonly ConfigFault[]> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environmentSchema.safeParse(given, PLAINLY);
  if (!parsed.success) return refuse(parsed.error.issues.map((issue) => ({ name: String(issue.path[0] ?? ''), message: issue.message })));
  const settings = parsed.data;
  return succeed({
    mode: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    bucket: readBucket(settings),
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    exportConcurrency: settings.EXPORT_CONCURRENCY ?? availableParallelism(),
    cookieSecret: settings.COOKIE_SECRET ?? null,
    signingSecret: settings.SIGNING_SECRET ?? null,
    oidc: settings.OIDC_ISSUER
      ? { issuer: settings.OIDC_ISSUER, clientId: settings.OIDC_CLIENT_ID ?? '', clientSecret: settings.OIDC_CLIENT_SECRET ?? '' }
      : null,
    signInWith: {
      ...clientOf('google', settings.GOOGLE_ISSUER, settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
      ...clientOf('apple', settings.APPLE_ISSUER, settings.APPLE_CLIENT_ID, settings.APPLE_CLIENT_SECRET),
    },
    adminEmails: (settings.ADMIN_EMAILS ?? '')
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
    mail: settings.SMTP_URL
      ? { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM ?? `Coverwright <no-reply@${new URL(settings.PUBLIC_URL ?? '').hostname}>` }
      : null,
    isOutboxOpen: settings.OUTBOX === 'open',
    stock: {
      unsplashKey: settings.UNSPLASH_ACCESS_KEY ?? null,
      pexelsKey: settings.PEXELS_API_KEY ?? null,
      keyless: settings.STOCK_SOURCES ? [...new Set(settings.STOCK_SOURCES)] : null,
    },
    freeCutouts: settings.CUTOUT_CREDITS,
    accountLimits: { covers: settings.ACCOUNT_COVERS, pictures: settings.ACCOUNT_PICTURES, megabytes: settings.ACCOUNT_STORAGE_MB },
    anonymousLimits: { draftsPerHour: settings.ANONYMOUS_DRAFTS_PER_HOUR, uploadMegabytesPerHour: settings.ANONYMOUS_UPLOAD_MB_PER_HOUR },
    checkout: readCheckout(settings),
    cutoutModel: settings.CUTOUT_MODEL ? resolve(settings.CUTOUT_MODEL) : null,
    site: readSiteConfig(settings),
    operator: readOperator(settings),
    metricsToken: settings.METRICS_TOKEN ?? null,
  });
}

function readCheckout(settings: z.output<typeof environmentSchema>): CheckoutConfig {
  if (settings.CHECKOUT !== 'stripe') return { mode: settings.CHECKOUT };
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '', STRIPE_TAX } = settings;
  return { mode: 'stripe', secretKey, webhookSecret, reckonsTax: STRIPE_TAX === 'on' };
}

/** Formats the configuration errors for the operator at start. */
export function describeConfigFaults(faults: readonly ConfigFault[]): string {
  return ['The configuration cannot be used:', ...faults.map(({ name, message }) => `  ${name} ${message}`)].join('\n');
}
