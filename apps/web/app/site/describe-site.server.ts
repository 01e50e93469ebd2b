import type { SiteFacts } from '@coverwright/contracts/site/site-facts.ts';
import { consentModeFor } from '@coverwright/server/features/site/consent-mode.ts';
import type { PageFacts } from '../page-facts.server.ts';

/** Returns the facts of the site and the visitor for the document. */
export function describeSite(request: Request, { services, visit }: PageFacts, build: string): SiteFacts {
  const { site, operator } = services.config;
  const needsConsent = site.tagManager !== null || site.recordsSessions;
  const country = site.countryHeader ? request.headers.get(site.countryHeader) : null;
  const { session } = visit.found ?? {};
  return {
    build,
    origin: visit.origin,
    session: session ? { email: session.email, role: session.role } : null,
    consent: needsConsent ? consentModeFor(country) : null,
    tagManager: site.tagManager,
    errorReporter: site.errorReporter,
    recordsSessions: site.recordsSessions,
    captcha: services.captcha !== null,
    operator,
  };
}
