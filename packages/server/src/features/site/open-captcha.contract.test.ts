import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../adapters/system-clock.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { openCaptcha } from './open-captcha.ts';

describe.each(DATABASE_KINDS)('a proof of work on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('[M7] counts once, sent by many at the same time and to several processes', async () => {
    const { db } = server.services;
    const processes = [1, 2].map(() => openCaptcha({ secret: 'a secret of the test', db, clock: systemClock }));
    const challenge = await processes[0]?.pose();
    if (!challenge) throw new Error('No challenge was posed');
    const solution = await solveChallenge({ challenge, deriveKey });
    const field = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const answers = await Promise.all([...processes, ...processes].map((captcha) => captcha.verify(field)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const shouted = { ...challenge, signature: challenge.signature.toUpperCase() };
    const again = Buffer.from(JSON.stringify({ challenge: shouted, solution })).toString('base64');
    expect(await processes[1]?.verify(again)).toBe(false);
  });
});
