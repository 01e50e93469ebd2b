import { afterAll, beforeAll, expect, test } from 'vitest';
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
const outboxOf = (changes: Partial<Parameters<typeof openOutbox>[1]> = {}) => openOutbox(server.services.db, { ...LOCAL, ...changes });
const asked = () => pageRequest(server, createVisitor(server.url), '/dev/outbox');

test('[B29] without a setting the outbox is closed to this machine and to administrators too', () => {
  const { request, visit } = asked();
  expect(outboxOf()?.isOpenTo(request, visit)).toBe(false);
  const session = { userId: '00000000-0000-4000-8000-000000000001', email: 'a@example.org', role: 'admin' as const };
  const found = { session, sessionId: '00000000-0000-4000-8000-000000000002', expires: new Date(), isExtended: false };
  expect(outboxOf()?.isOpenTo(request, { ...visit, found })).toBe(false);
});

test('[B29] the link of the terminal opens it once, to the browser that opened it', () => {
  const outbox = outboxOf();
  const key = new URLSearchParams(outbox?.link.split('?')[1]).get('key') ?? '';
  expect(outbox?.redeem('0'.repeat(32))).toBe(null);
  const kept = outbox?.redeem(key);
  expect(outbox?.redeem(key)).toBe(null);
  const { request, visit } = asked();
  const cookie = (name: string) => (name === kept?.name ? kept.value : undefined);
  expect(outbox?.isOpenTo(request, { ...visit, cookie })).toBe(true);
  // Another process does not know the cookie.
  expect(outboxOf()?.isOpenTo(request, { ...visit, cookie })).toBe(false);
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
