import type { SiteFacts } from '@coverwright/contracts/site/site-facts.ts';

/** Describes what may be loaded from outside the product now. */
export interface LoadingPlan {
  readonly tagManager: string | null;
  readonly sessionRecorder: string | null;
}

const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/;

/**
 * Returns what configuration and consent allow together.
 * @param accepted categories that the visitor said yes to; where consent is implied: did not say no to
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
