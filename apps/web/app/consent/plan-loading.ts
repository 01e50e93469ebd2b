import type { SiteFacts } from '@coverwright/contracts/site/site-facts.ts';

/** The external services that may be loaded now. */
export interface LoadingPlan {
  readonly tagManager: string | null;
  readonly sessionRecorder: string | null;
}

const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/;

/**
 * Returns the services that both the configuration and the consent allow.
 * @param accepted categories that the visitor has accepted or, with implied consent, not declined
 */
export function planLoading(
  { tagManager, errorReporter, recordsSessions }: Pick<SiteFacts, 'tagManager' | 'errorReporter' | 'recordsSessions'>,
  accepted: readonly string[],
): LoadingPlan {
  const hasYes = accepted.includes('marketing') || accepted.includes('statistics');
  return {
    tagManager: tagManager !== null && TAG_MANAGER_ID.test(tagManager) && hasYes ? tagManager : null,
    sessionRecorder: recordsSessions && accepted.includes('statistics') ? errorReporter : null,
  };
}
