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

const signedIn = (role: 'user' | 'admin') => ({
  session: { userId: '00000000-0000-4000-8000-000000000001', email: 'a@example.org', role },
  sessionId: '00000000-0000-4000-8000-000000000002',
  expires: new Date(),
  isProlonged: false,
});

test('the outbox is open to this machine and to admins, and to nobody else', () => {
  const { outbox } = server.services;
  const { request, visit } = pageRequest(server, createVisitor(server.url), '/dev/outbox');
  const afar = { ...visit, address: '10.0.0.7' };
  expect(outbox?.isOpenTo(request, visit)).toBe(true);
  expect(outbox?.isOpenTo(request, afar)).toBe(false);
  expect(outbox?.isOpenTo(request, { ...afar, found: signedIn('user') })).toBe(false);
  expect(outbox?.isOpenTo(request, { ...afar, found: signedIn('admin') })).toBe(true);
  // Behind a proxy everybody looks like this machine.
  const forwarded = new Request(request, { headers: { 'x-forwarded-for': '6.6.6.6' } });
  expect(outbox?.isOpenTo(forwarded, visit)).toBe(false);
});

test('there is none where mail is sent, nor under a public address, even for admins', () => {
  const { db } = server.services;
  const mail = { smtpUrl: 'smtp://mail.example', from: 'us@covers.example' };
  expect(openOutbox(db, { mail, publicUrl: null })).toBe(null);
  expect(openOutbox(db, { mail: null, publicUrl: 'https://covers.example' })).toBe(null);
  expect(openOutbox(db, { mail: null, publicUrl: 'http://localhost:3000' })).not.toBe(null);
});
