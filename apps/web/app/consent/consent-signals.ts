/** The categories that a visitor can consent to. */
export const CONSENT_CATEGORIES = ['marketing', 'statistics', 'preferences'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

type Signal = 'granted' | 'denied';

/** The consent signals of a tag manager. Names and values are Google's. */
export interface ConsentSignals {
  readonly ad_storage: Signal;
  readonly ad_user_data: Signal;
  readonly ad_personalization: Signal;
  readonly analytics_storage: Signal;
  readonly functionality_storage: Signal;
  readonly personalization_storage: Signal;
  /** Login and storage of covers need no consent. */
  readonly security_storage: 'granted';
}

/** Returns the consent signals. Everything that the visitor did not accept is denied. */
export function consentSignals(accepted: readonly string[]): ConsentSignals {
  const signal = (category: ConsentCategory): Signal => (accepted.includes(category) ? 'granted' : 'denied');
  return {
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
    analytics_storage: signal('statistics'),
    functionality_storage: signal('preferences'),
    personalization_storage: signal('preferences'),
    security_storage: 'granted',
  };
}
