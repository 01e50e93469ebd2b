import { expect, test } from 'vitest';
import { planLoading } from './plan-loading.ts';

const EVERYTHING = ['necessary', 'marketing', 'statistics', 'preferences'];
const configured = { tagManager: 'GTM-AB12', errorReporter: 'https://key@faults.example/1', recordsSessions: true };

test('[M7] without configuration nothing is loaded, whatever was said yes to', () => {
  expect(planLoading({ tagManager: null, errorReporter: null, recordsSessions: false }, EVERYTHING)).toEqual({
    tagManager: null,
    sessionRecorder: null,
  });
});

test('[M7] without a yes nothing is loaded, whatever is configured', () => {
  for (const accepted of [[], ['necessary'], ['preferences']]) {
    expect(planLoading(configured, accepted)).toEqual({ tagManager: null, sessionRecorder: null });
  }
});

test('[M7] the tag manager comes with statistics or marketing, and only under an id that is one', () => {
  expect(planLoading(configured, ['marketing']).tagManager).toBe('GTM-AB12');
  expect(planLoading(configured, ['statistics']).tagManager).toBe('GTM-AB12');
  for (const tagManager of ['gtm-ab12', 'GTM-', 'GTM-A1&x=', 'UA-1']) {
    expect(planLoading({ ...configured, tagManager }, EVERYTHING).tagManager).toBe(null);
  }
});

test('[M7] the session recorder comes with statistics alone, and only where it is turned on', () => {
  expect(planLoading(configured, ['statistics']).sessionRecorder).toBe(configured.errorReporter);
  expect(planLoading(configured, ['marketing']).sessionRecorder).toBe(null);
  expect(planLoading({ ...configured, recordsSessions: false }, EVERYTHING).sessionRecorder).toBe(null);
});
