import { keepClickId } from '../analytics/keep-click-id.ts';
import { keepReferral } from '../checkout/keep-referral.ts';
import { startConsent } from '../consent/start-consent.ts';
import { catchStaleAssets } from '../freshness/catch-stale-assets.ts';
import { unregisterWorkers } from '../freshness/unregister-workers.ts';
import { askLatestBuild, followLinksAfresh, watchBuilds } from '../freshness/watch-builds.ts';
import { readSiteFacts, siteFactsText } from './site-facts.tsx';

/** What every page does once when its scripts begin. */
export function startPage(nonce: string): void {
  const facts = readSiteFacts(siteFactsText());
  catchStaleAssets();
  keepReferral(window.location.search, () => window.localStorage, Date.now());
  keepClickId(window.location.search, () => window.sessionStorage);
  void unregisterWorkers(navigator.serviceWorker);
  watchBuilds({
    build: facts.build,
    askLatest: askLatestBuild,
    every: (milliseconds, then) => void setInterval(then, milliseconds),
    onOld: followLinksAfresh,
  });
  startConsent(facts, nonce);
}
