import { z } from 'zod';

/** The settings of public pages about external content and consent. By default they load nothing and ask nothing. */
export interface SiteConfig {
  /** The id of the tag manager's container, such as `GTM-…`. */
  readonly tagManager: string | null;
  /** Origins that the tag manager's container loads from and reports to, in addition to its own. */
  readonly tagDestinations: readonly string[];
  /** DSN of the error reporter to which browsers' errors are forwarded. */
  readonly errorReporter: string | null;
  readonly recordsSessions: boolean;
  /** Header in which the proxy states a visitor's country by two letters. */
  readonly countryHeader: string | null;
  /** True if public forms ask for a proof of work. */
  readonly captcha: boolean;
}

/** An HTTPS origin, with an optional `*.` for its subdomains, and nothing that could end a directive of the policy. */
const DESTINATION = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/** The variables of the environment. */
export const siteEnvironment = {
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be the id of a tag manager container: GTM- and upper-case letters or digits')
    .optional(),
  TAG_MANAGER_DESTINATIONS: z
    .string()
    .transform((origins) => origins.split(/[\s,]+/).filter((origin) => origin !== ''))
    .pipe(z.array(z.string().regex(DESTINATION, 'must be origins with commas between, for instance https://connect.facebook.net')))
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
    tagDestinations: settings.TAG_MANAGER_DESTINATIONS ?? [],
    errorReporter,
    // Only this exact word enables it. Recordings go to the error reporter.
    recordsSessions: settings.SESSION_RECORDING === 'true' && errorReporter !== null,
    countryHeader: settings.COUNTRY_HEADER ?? null,
    captcha: settings.CAPTCHA === 'altcha',
  };
}
