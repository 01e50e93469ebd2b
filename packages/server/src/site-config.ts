import { z } from 'zod';

/** What the public pages may load from outside, and ask of visitors. Without any of it they load nothing and ask nothing. */
export interface SiteConfig {
  /** `GTM-…` */
  readonly tagManager: string | null;
  /** Address (DSN) that faults in browsers are reported to, through us. */
  readonly errorReporter: string | null;
  readonly recordsSessions: boolean;
  /** Header in which the proxy names a visitor's country by two letters. */
  readonly countryHeader: string | null;
  /** Whether public forms ask for a proof of work. */
  readonly captcha: boolean;
}

/** The variables of the environment. */
export const siteEnvironment = {
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be the id of a tag manager container: GTM- and upper-case letters or digits')
    .optional(),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: 'must be the address that the error reporter gave: https://key@host/project' })
    .optional(),
  SESSION_RECORDING: z.string().optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header, for instance cf-ipcountry')
    .optional(),
  CAPTCHA: z.literal('altcha', 'must be altcha, or left out').optional(),
};

const schema = z.object(siteEnvironment);

export function readSiteConfig(settings: z.infer<typeof schema>): SiteConfig {
  const errorReporter = settings.SENTRY_DSN ?? null;
  return {
    tagManager: settings.TAG_MANAGER_ID ?? null,
    errorReporter,
    // Nothing but this very word turns it on; it reports to where faults go.
    recordsSessions: settings.SESSION_RECORDING === 'true' && errorReporter !== null,
    countryHeader: settings.COUNTRY_HEADER ?? null,
    captcha: settings.CAPTCHA === 'altcha',
  };
}
