import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

const parts = { id: 'getSomething', method: 'GET', path: '/api/something', summary: '', answer: z.object({}), errors: [] } as const;

test('[A4] a call says who may make it and what it costs, or it does not compile', () => {
  expect(defineCall({ ...parts, auth: 'account', cost: 'read' })).toMatchObject({ auth: 'account', cost: 'read' });
  // @ts-expect-error A call without a rate class cannot be limited.
  defineCall({ ...parts, auth: 'public' });
  // @ts-expect-error A call without `auth` would be open to everybody by accident.
  defineCall({ ...parts, cost: 'read' });
  // @ts-expect-error There are four kinds of access.
  defineCall({ ...parts, auth: 'nobody', cost: 'read' });
});

test('parts that a call does not have take nothing', () => {
  const call = defineCall({ ...parts, auth: 'public', cost: 'read' });
  for (const part of [call.params, call.query, call.body]) {
    expect(z.safeParse(part, undefined).success).toBe(true);
    expect(z.safeParse(part, {}).success).toBe(false);
  }
});
