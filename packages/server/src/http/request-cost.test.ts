import { CALLS } from '@coverwright/contracts/calls/calls.ts';
import { expect, test } from 'vitest';
import { costOfFile, costOfMethod, createCostOfCall } from './request-cost.ts';

test('[A4] every call has the rate class of its contract, whatever stands in its parameters', () => {
  const costOf = createCostOfCall(CALLS);
  for (const { id, method, path, cost } of CALLS) {
    expect([id, costOf(method, path.replace(/\{\w+\}/g, 'a-1.b'))]).toEqual([id, cost]);
  }
});

test('[A4] reading is counted as reading, also without a body and where there is no call', () => {
  const costOf = createCostOfCall(CALLS);
  expect(costOf('HEAD', '/api/covers')).toBe('read');
  expect([costOf('GET', '/api/none'), costOf('POST', '/api/none/at/all/there')]).toEqual(['read', 'write']);
  expect([costOfMethod('GET', '/'), costOfMethod('POST', '/')]).toEqual(['read', 'write']);
  expect([costOfFile('HEAD', '/files/a'), costOfFile('PUT', '/files/a')]).toEqual(['read', 'upload']);
});
