import type { SiteFacts } from '@coverwright/contracts/site/site-facts.ts';
import { consentSignals } from './consent-signals.ts';
import { loadTagManager } from './load-tag-manager.ts';
import { planLoading } from './plan-loading.ts';
import { updateTagConsent, setDefaultTagConsent } from './tag-consent.ts';

/**
 * Loads the services that the operator configured and the visitor allows. Without configuration nothing is loaded, and no consent is asked
 * for.
 */
export function startConsent(facts: SiteFacts, nonce: string): void {
  const { errorReporter, build, consent } = facts;
  const reporter = errorReporter
    ? import('./load-error-reporter.ts').then(({ loadErrorReporter }) => loadErrorReporter(errorReporter, build))
    : Promise.resolve();
  if (consent === null) return;
  setDefaultTagConsent(consentSignals([]));
  let hasTagManager = false;
  let isRecorded = false;
  const obey = (accepted: readonly string[]) => {
    const { tagManager, sessionRecorder } = planLoading(facts, accepted);
    updateTagConsent(consentSignals(accepted));
    if (tagManager && !hasTagManager) {
      hasTagManager = true;
      loadTagManager(tagManager, nonce);
    }
    const isWanted = sessionRecorder !== null;
    if (isWanted === isRecorded) return;
    isRecorded = isWanted;
    void reporter.then(async () => (await import('./record-session.ts')).recordSession(isWanted));
  };
  void import('./open-consent.ts').then(({ openConsent }) => openConsent(consent, obey));
}
