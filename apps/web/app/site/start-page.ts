import { saveClickId } from '../analytics/save-click-id.ts';
import { startConsent } from '../consent/start-consent.ts';
import { catchStaleAssets } from '../freshness/catch-stale-assets.ts';
import { markPageOld } from '../freshness/old-page.ts';
import { unregisterWorkers } from '../freshness/unregister-workers.ts';
import { fetchLatestBuild, watchBuilds } from '../freshness/watch-builds.ts';
import { readSiteFacts, siteFactsText } from './site-facts.tsx';

/** Runs once on every page when its scripts start. */
export function startPage(nonce: string): void {
  const facts = readSiteFacts(siteFactsText());
  const { search } = window.location;
  catchStaleAssets();
  // The contract is larger than this whole page, so it is loaded only for visitors with a referral.
  if (/[?&]ref(erral)?=/.test(search)) {
    void import('../checkout/save-referral.ts').then(({ saveReferral }) => saveReferral(search, () => window.localStorage, Date.now()));
  }
  saveClickId(search, () => window.sessionStorage);
  void unregisterWorkers(navigator.serviceWorker);
  watchBuilds({
    build: facts.build,
    fetchLatest: fetchLatestBuild,
    every: (milliseconds, then) => void setInterval(then, milliseconds),
    onOld: markPageOld,
  });
  startConsent(facts, nonce);
}
