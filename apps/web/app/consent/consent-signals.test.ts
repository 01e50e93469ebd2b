import { expect, test } from 'vitest';
import { consentSignals } from './consent-signals.ts';

test('[M7] what was not said yes to is denied, and security is always granted', () => {
  expect(new Set(Object.entries(consentSignals([])).map(([, signal]) => signal))).toEqual(new Set(['denied', 'granted']));
  expect(Object.entries(consentSignals([])).filter(([, signal]) => signal === 'granted')).toEqual([['security_storage', 'granted']]);
});

test('[M7] marketing, statistics and preferences each grant their own', () => {
  expect(consentSignals(['statistics'])).toMatchObject({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    functionality_storage: 'denied',
  });
  expect(consentSignals(['marketing'])).toMatchObject({
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  });
  expect(consentSignals(['preferences'])).toMatchObject({ personalization_storage: 'granted', ad_storage: 'denied' });
});
