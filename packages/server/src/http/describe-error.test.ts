import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError, withoutParametersIn } from './describe-error.ts';

const failed = new DrizzleQueryError(
  'update "users" set "email" = $1',
  ['ann@example.org', 'line one\nline two'],
  new Error('server closed'),
);

test('[B29] a failed query is logged with its words and its cause, and without its parameters', () => {
  const text = describeError(failed);
  expect(text).toContain('Failed query: update "users" set "email" = $1\nparams: left out\n    at ');
  expect(text).toContain('caused by Error: server closed');
  expect(text).not.toMatch(/ann@example|line one|line two/);
});

test('[B29] so are texts of errors that were written down elsewhere', () => {
  for (const error of [failed.stack, failed.message, String(failed)])
    expect(JSON.stringify(withoutParametersIn({ error, exportId: 'x' }))).not.toMatch(/ann@example|line one|line two/);
  expect(withoutParametersIn({ error: 'the disk is full', path: '/x' })).toEqual({ error: 'the disk is full', path: '/x' });
});
