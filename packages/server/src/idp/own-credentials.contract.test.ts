import { getSession } from '@coverwright/contracts/calls/auth.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../auth/token.ts';
import { findSession } from '../auth/session-repository.ts';
import { identityServiceOf, linkInMail, pageRequest, PASSWORD, signInAs, signUpAs } from '../testing/sign-in-as.ts';
import { settleMails } from '../testing/settle-mails.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

describe.each(DATABASE_KINDS)('the own address and password on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const signUp = async (email: string) => {
    const visitor = createVisitor(server.url);
    await signUpAs(server, visitor, email);
    return visitor;
  };
  const emailOf = async (visitor: Visitor) => (await visitor.call(getSession, { query: {} })).user?.email ?? null;
  /** Returns what a page knows of a browser that is signed in. */
  const visitOf = async (visitor: Visitor) => {
    const { visit } = pageRequest(server, visitor, '/account');
    const row = await findSession(server.services.db, hashToken(visit.cookie('coverwright_session') ?? ''), server.services.clock.now());
    if (!row) throw new Error('Nobody is signed in');
    const { session, account } = row;
    const found = {
      session: { userId: account.id, email: account.email, role: account.role },
      sessionId: session.id,
      expires: session.expiresAt,
      isExtended: false,
    };
    return { visit, found };
  };
  const mailsTo = async (email: string) => {
    await settleMails(server);
    return ((await server.services.outbox?.list()) ?? []).filter(({ recipient }) => recipient === email);
  };
  const changeTo = async (visitor: Visitor, email: string, password = PASSWORD) => {
    const { visit, found } = await visitOf(visitor);
    return identityServiceOf(server).requestEmailChange(visit, found, { email, password });
  };

  test('[A1] a new address counts once its mail was read; the old one is told, and logs nobody in', async () => {
    const visitor = await signUp('old@example.org');
    expect(await changeTo(visitor, ' New@Example.org ')).toEqual({ ok: true, value: 'new@example.org' });
    expect(await emailOf(visitor)).toBe('old@example.org');
    const token = (await linkInMail(server, 'new@example.org')).searchParams.get('token') ?? '';
    const service = identityServiceOf(server);
    expect(await service.readEmailChange(token)).toBe('new@example.org');
    expect(await service.confirmEmailChange(token)).toBe('new@example.org');
    expect([await service.readEmailChange(token), await service.confirmEmailChange(token)]).toEqual([null, null]);
    expect(await emailOf(visitor)).toBe('new@example.org');
    expect((await mailsTo('old@example.org'))[0]?.subject).toBe('Your e-mail address was changed');
    const again = createVisitor(server.url);
    await signInAs(server, again, 'new@example.org');
    expect(await emailOf(again)).toBe('new@example.org');
    await expect(signInAs(server, createVisitor(server.url), 'old@example.org')).rejects.toThrow('do not go together');
  });

  test('[A1] a wrong password, a bad address and the same address are refused beside their fields', async () => {
    const visitor = await signUp('careful@example.org');
    const faults = [
      await changeTo(visitor, 'other@example.org', 'not the password'),
      await changeTo(visitor, 'no address'),
      await changeTo(visitor, 'careful@example.org'),
    ].map((done) => (done.ok ? null : done.fault.field));
    expect(faults).toEqual(['password', 'email', 'email']);
    expect(await mailsTo('other@example.org')).toEqual([]);
  });

  test('[A1] an address that has an account is answered in the same words, and its owner alone is told', async () => {
    await signUp('taken@example.org');
    const visitor = await signUp('wants@example.org');
    expect(await changeTo(visitor, 'taken@example.org')).toEqual({ ok: true, value: 'taken@example.org' });
    expect((await mailsTo('taken@example.org'))[0]?.subject).toBe('This address already has an account');
    expect(await emailOf(visitor)).toBe('wants@example.org');
  });

  test('[A1] of two who ask for one address, the first to confirm gets it', async () => {
    const first = await signUp('first@example.org');
    const second = await signUp('second@example.org');
    const tokens: string[] = [];
    for (const visitor of [first, second]) {
      await changeTo(visitor, 'shared@example.org');
      tokens.push((await linkInMail(server, 'shared@example.org')).searchParams.get('token') ?? '');
    }
    const service = identityServiceOf(server);
    expect(await service.confirmEmailChange(tokens[1] ?? '')).toBe('shared@example.org');
    expect(await service.confirmEmailChange(tokens[0] ?? '')).toBe(null);
    expect([await emailOf(first), await emailOf(second)]).toEqual(['first@example.org', 'shared@example.org']);
  });

  test('[A1] a new password logs every other browser out and not this one; a mail says so', async () => {
    const here = await signUp('secret@example.org');
    const there = createVisitor(server.url);
    await signInAs(server, there, 'secret@example.org');
    const service = identityServiceOf(server);
    const { visit, found } = await visitOf(here);
    const change = (password: string, newPassword: string) => service.changePassword(visit, found, { password, newPassword });
    const faults = [await change('wrong one', 'another long password'), await change(PASSWORD, 'short')];
    expect(faults.map((done) => (done.ok ? null : done.fault.field))).toEqual(['password', 'newPassword']);
    expect(await emailOf(there)).toBe('secret@example.org');
    expect(await change(PASSWORD, 'another long password')).toEqual({ ok: true, value: true });
    expect([await emailOf(here), await emailOf(there)]).toEqual(['secret@example.org', null]);
    expect((await mailsTo('secret@example.org'))[0]?.subject).toBe('Your password was changed');
    await expect(signInAs(server, createVisitor(server.url), 'secret@example.org')).rejects.toThrow('do not go together');
  });
});
