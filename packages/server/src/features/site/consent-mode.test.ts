import { expect, test } from 'vitest';
import { consentModeFor } from './consent-mode.ts';

test('[M7] in the EEA, the United Kingdom and Switzerland, and wherever it is not known, consent is asked for first', () => {
  for (const country of ['DE', 'fr', 'GB', 'CH', 'NO', 'IS', 'LI', 'XX', 'T1', '', 'Germany', null]) {
    expect([country, consentModeFor(country)]).toEqual([country, 'explicit']);
  }
});

test('[M7] elsewhere it is implied', () => {
  for (const country of ['US', 'ca', ' AU ', 'JP', 'BR']) expect([country, consentModeFor(country)]).toEqual([country, 'implied']);
});
