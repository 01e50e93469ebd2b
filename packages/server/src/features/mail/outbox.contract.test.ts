import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../adapters/system-clock.ts';
import { pageRequest } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { openOutbox } from './open-outbox.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite');
});
afterAll(() => server.close());

const LOCAL = { mail: null, publicUrl: null, isOutboxOpen: false };
const SECRET = 'the secret that all servers share';
const outboxOf = (changes: Partial<Parameters<typeof openOutbox>[1]> = {}, { secret = SECRET, clock = systemClock } = {}) =>
  openOutbox({ db: server.services.db, clock, secret }, { ...LOCAL, ...changes });
const keyOf = (outbox: ReturnType<typeof openOutbox>) => new URLSearchParams(outbox?.link.split('?')[1]).get('key') ?? '';
const DAY_MS = 24 * 3600_000;
const asked = () => pageRequest(server, createVisitor(server.url), '/dev/outbox');

test('[B29] without a setting the outbox is closed to this machine and to administrators too', () => {
  const { request, visit } = asked();
  expect(outboxOf()?.isOpenTo(request, visit)).toBe(false);
  const session = { userId: '00000000-0000-4000-8000-000000000001', email: 'a@example.org', role: 'admin' as const };
  const found = { session, sessionId: '00000000-0000-4000-8000-000000000002', expires: new Date(), isExtended: false };
  expect(outboxOf()?.isOpenTo(request, { ...visit, found })).toBe(false);
});

test('[B29] the link of the terminal opens it once, to the browser that opened it', async () => {
  const outbox = outboxOf();
  const key = keyOf(outbox);
  for (const guess of ['', '0'.repeat(32), 'a.b.c', `${key}0`, key.replace(/^./u, '0')]) expect(await outbox?.redeem(guess)).toBe(null);
  const kept = await outbox?.redeem(key);
  expect(await outbox?.redeem(key)).toBe(null);
  const { request, visit } = asked();
  const cookie = (name: string) => (name === kept?.name ? kept.value : undefined);
  expect(outbox?.isOpenTo(request, { ...visit, cookie })).toBe(true);
  // The cookie ends after a day, whatever the browser does with it.
  const clock = { now: () => new Date(Date.now() + DAY_MS + 1000) };
  expect(outboxOf({}, { clock })?.isOpenTo(request, { ...visit, cookie })).toBe(false);
});

test('[B29] a server behind the same proxy takes the link and the cookie of another, but not those of an installation with another secret', async () => {
  const [printed, other] = [outboxOf(), outboxOf()];
  const key = keyOf(printed);
  expect(await outboxOf({}, { secret: 'another secret' })?.redeem(key)).toBe(null);
  const kept = await other?.redeem(key);
  expect(await printed?.redeem(key)).toBe(null);
  const { request, visit } = asked();
  const cookie = (name: string) => (name === kept?.name ? kept.value : undefined);
  expect(printed?.isOpenTo(request, { ...visit, cookie })).toBe(true);
  expect(outboxOf({}, { secret: 'another secret' })?.isOpenTo(request, { ...visit, cookie })).toBe(false);
});

test('[B29] a link that nobody opened for 30 days opens nothing', async () => {
  const key = keyOf(outboxOf());
  const clock = { now: () => new Date(Date.now() + 31 * DAY_MS) };
  expect(await outboxOf({}, { clock })?.redeem(key)).toBe(null);
});

test('with the setting it is open to this machine, and to nobody else', () => {
  const outbox = outboxOf({ isOutboxOpen: true });
  const { request, visit } = asked();
  expect(outbox?.isOpenTo(request, visit)).toBe(true);
  expect(outbox?.isOpenTo(request, { ...visit, address: '10.0.0.7' })).toBe(false);
  // Behind a proxy every request seems to come from this machine.
  const forwarded = new Request(request, { headers: { 'x-forwarded-for': '6.6.6.6' } });
  expect(outbox?.isOpenTo(forwarded, visit)).toBe(false);
});

test('there is none where mail is sent, nor under a public address', () => {
  const mail = { smtpUrl: 'smtp://mail.example', from: 'us@covers.example' };
  expect(outboxOf({ mail, isOutboxOpen: true })).toBe(null);
  expect(outboxOf({ publicUrl: 'https://covers.example', isOutboxOpen: true })).toBe(null);
  expect(outboxOf({ publicUrl: 'http://localhost:3000' })).not.toBe(null);
});
