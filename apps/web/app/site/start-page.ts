import { keepClickId } from '../analytics/keep-click-id.ts';
import { startConsent } from '../consent/start-consent.ts';
import { catchStaleAssets } from '../freshness/catch-stale-assets.ts';
import { markPageOld } from '../freshness/old-page.ts';
import { unregisterWorkers } from '../freshness/unregister-workers.ts';
import { askLatestBuild, watchBuilds } from '../freshness/watch-builds.ts';
import { readSiteFacts, siteFactsText } from './site-facts.tsx';

/** What every page does once when its scripts begin. */
export function startPage(nonce: string): void {
  const facts = readSiteFacts(siteFactsText());
  const { search } = window.location;
  catchStaleAssets();
  // Its contract is heavier than this whole page: it comes for those alone whom somebody sent.
  if (/[?&]ref(erral)?=/.test(search)) {
    void import('../checkout/keep-referral.ts').then(({ keepReferral }) => keepReferral(search, () => window.localStorage, Date.now()));
  }
  keepClickId(search, () => window.sessionStorage);
  void unregisterWorkers(navigator.serviceWorker);
  watchBuilds({
    build: facts.build,
    askLatest: askLatestBuild,
    every: (milliseconds, then) => void setInterval(then, milliseconds),
    onOld: markPageOld,
  });
  startConsent(facts, nonce);
}
