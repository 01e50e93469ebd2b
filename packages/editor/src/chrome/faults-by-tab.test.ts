import type { Finding } from '@coverwright/core/preflight/check.ts';
import { expect, test } from 'vitest';
import { faultsByTab } from './faults-by-tab.ts';

const finding = (changes: Partial<Finding>): Finding => ({
  check: 'text-safe-area',
  severity: 'error',
  message: 'm',
  element: null,
  fix: null,
  ...changes,
});

test('[E22] the back’s tab is marked when the blurb runs over or the barcode is broken', () => {
  expect([...faultsByTab([finding({ element: 'blurb' })])]).toEqual(['BACK_COVER']);
  expect([...faultsByTab([finding({ check: 'barcode-size', element: 'barcode' })])]).toEqual(['BACK_COVER']);
});

test('[E22] a hint, and what belongs to no tab, mark none', () => {
  expect(faultsByTab([finding({ element: 'blurb', severity: 'hint' }), finding({}), finding({ element: 'Title' })]).size).toBe(0);
});
