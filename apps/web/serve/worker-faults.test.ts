import { type Config, parseConfig } from '@coverwright/server/config.ts';
import { expect, test } from 'vitest';
import { workerFaults } from './worker-faults.ts';

function configOf(environment: Readonly<Record<string, string>>): Config {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error('The environment of this test cannot stand');
  return parsed.value;
}

test('a worker needs the database and the bucket of those it works for, and something to do', () => {
  const names = (environment: Readonly<Record<string, string>>) => workerFaults(configOf(environment)).map(({ name }) => name);
  expect(names({ EXPORT_CONCURRENCY: '0' })).toEqual(['DATABASE_URL', 'S3_BUCKET', 'EXPORT_CONCURRENCY']);
  const shared = {
    DATABASE_URL: 'postgres://covers@localhost/covers',
    S3_BUCKET: 'covers',
    COOKIE_SECRET: 'c'.repeat(32),
    SIGNING_SECRET: 's'.repeat(32),
  };
  expect(names(shared)).toEqual([]);
});
