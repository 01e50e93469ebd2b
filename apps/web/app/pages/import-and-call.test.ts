import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { expect, test } from 'vitest';
import { importAndCall } from './import-and-call.ts';

test('what a question needs and does not get is said like a server that does not answer', async () => {
  const answer = await importAndCall(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    async () => succeed('never'),
  );
  expect(answer).toMatchObject({ ok: false, fault: { code: 'offline', message: /cannot be reached/ } });
});

test('what was brought is asked with, and its answer handed on', async () => {
  const bring = async () => 'covers';
  expect(await importAndCall(bring, async (tools) => succeed(tools))).toEqual(succeed('covers'));
  expect(await importAndCall(bring, async () => refuse({ message: 'No.' }))).toEqual(refuse({ message: 'No.' }));
});
