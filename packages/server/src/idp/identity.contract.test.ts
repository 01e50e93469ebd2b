import { resendVerifyAccount, listDevices, endDevice } from '@coverwright/contracts/calls/account.ts';
import { getSession } from '@coverwright/contracts/calls/auth.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAttempt } from '../auth/count-attempt.ts';
import { identityServiceOf, goToProvider, linkInMail, pageRequest, PASSWORD, signInAs, signUpAs } from '../testing/sign-in-as.ts';
import { settleMails } from '../testing/settle-mails.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

describe.each(DATABASE_KINDS)('the embedded provider on %s', (kind) => {
  let server: TestServer;
  let stranger: Visitor;
  beforeAll(async () => {
    server = await startTestServer(kind);
    stranger = createVisitor(server.url);
  });
  afterAll(() => server.close());
  /** Creates a browser with an address of its own, so that its attempts are counted separately. */
  const visitFrom = (address: string) => ({ ...pageRequest(server, stranger, '/').visit, address });
  const mailsTo = async (email: string) => {
    await settleMails(server);
    return ((await server.services.outbox?.list()) ?? []).filter(({ recipient }) => recipient === email);
  };

  test('[A1] a sign-up tells nobody whether the address has an account: the mail alone differs', async () => {
    await signUpAs(server, createVisitor(server.url), 'known@example.org');
    const answers = [];
    for (const email of ['Known@Example.org ', 'unknown@example.org']) {
      const noted = await identityServiceOf(server).signUp(visitFrom('10.0.0.1'), { email, password: 'some other password' });
      answers.push(noted.ok && { ...noted.value, value: noted.value.value.length });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await mailsTo('known@example.org'))[0]?.subject).toBe('You already have an account');
    expect((await mailsTo('unknown@example.org'))[0]?.subject).toBe('Confirm your e-mail address');
    // The password of the second sign-up is not the account's.
    const { request, visit } = pageRequest(server, stranger, '/identity/sign-in');
    expect(
      (await identityServiceOf(server).signIn(request, visit, { email: 'known@example.org', password: 'some other password' })).ok,
    ).toBe(false);
  });

  test('[A1] a wrong password, an unknown address and an unconfirmed one are refused in the same words', async () => {
    await identityServiceOf(server).signUp(visitFrom('10.0.0.2'), { email: 'waiting@example.org', password: PASSWORD });
    const refusals = [];
    for (const form of [
      { email: 'known@example.org', password: 'not the password' },
      { email: 'nobody@example.org', password: 'not the password' },
      { email: 'waiting@example.org', password: PASSWORD },
      { email: 'no address', password: '' },
    ]) {
      const { request } = pageRequest(server, stranger, '/identity/sign-in');
      const done = await identityServiceOf(server).signIn(request, visitFrom('10.0.0.3'), form);
      refusals.push(done.ok ? 'let in' : done.fault);
    }
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 400, message: expect.stringContaining('do not go together') });
  });

  test('[A1] the answer takes as long where there is no account', async () => {
    // Processor time: what else the machine does must not count.
    const time = async (email: string, address: string) => {
      const started = process.cpuUsage();
      const { request } = pageRequest(server, stranger, '/identity/sign-in');
      await identityServiceOf(server).signIn(request, visitFrom(address), { email, password: 'not the password' });
      const { user, system } = process.cpuUsage(started);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      known.push(await time('known@example.org', '10.0.0.4'));
      unknown.push(await time(`nobody-${round}@example.org`, '10.0.0.4'));
    }
    // Hashing takes most of the time in both cases: less than 40% of it would mean that there was none.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.4);
  });

  const guess = async (email: string, password: string, address: string) => {
    const { request } = pageRequest(server, stranger, '/identity/sign-in');
    const done = await identityServiceOf(server).signIn(request, visitFrom(address), { email, password });
    return done.ok ? 200 : done.fault.status;
  };

  test('[A6] ten wrong guesses stop the address that guessed and leave the owner in, and the words are the same where there is no account', async () => {
    for (const email of ['guessed@example.org', 'not-there@example.org']) {
      if (email.startsWith('guessed')) await signUpAs(server, createVisitor(server.url), email);
      const outcomes = [];
      for (let tries = 0; tries < 11; tries += 1) outcomes.push(await guess(email, `guess ${tries}`, '10.1.0.1'));
      expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
      // The right password is refused as well, because a person who guesses must not learn that it was right.
      const { request } = pageRequest(server, stranger, '/identity/sign-in');
      const right = await identityServiceOf(server).signIn(request, visitFrom('10.1.0.1'), { email, password: PASSWORD });
      expect(right).toMatchObject({ ok: false, fault: { status: 429, message: expect.stringContaining('quarter of an hour') } });
    }
    expect(await guess('guessed@example.org', PASSWORD, '10.1.0.2')).toBe(200);
  });

  test('[A6] an address of IPv6 counts with its whole network of 64 bits', async () => {
    const outcomes = [];
    for (let tries = 0; tries < 11; tries += 1) outcomes.push(await guess('guessed@example.org', 'wrong', `2001:db8:1:2::${tries}`));
    expect(outcomes.at(-1)).toBe(429);
  });

  test('[A6] an address that tries many accounts is stopped', async () => {
    let last = 0;
    for (let tries = 0; tries < 61; tries += 1) last = await guess(`one-of-many-${tries}@example.org`, 'x', '10.2.0.1');
    expect(last).toBe(429);
  });

  test('[A6] many addresses that guess together are stopped, and the owner comes in from where they signed in before', async () => {
    const email = 'besieged@example.org';
    await signUpAs(server, createVisitor(server.url), email);
    expect(await guess(email, PASSWORD, '10.4.0.1')).toBe(200);
    const { db, clock } = server.services;
    for (let tries = 0; tries < 200; tries += 1)
      await countAttempt({ db, clock }, `password-account:${email}`, { most: 200, withinMs: 900_000 });
    expect(await guess(email, PASSWORD, '10.4.0.2')).toBe(429);
    expect(await guess(email, PASSWORD, '10.4.0.1')).toBe(200);
  });

  test('[A1] a password too short is refused in one sentence that names the rule, and so is an address that is none', async () => {
    const sign = (email: string, password: string) => identityServiceOf(server).signUp(visitFrom('10.0.0.5'), { email, password });
    expect(await sign('new@example.org', 'nine char')).toMatchObject({
      ok: false,
      fault: { field: 'password', message: expect.stringMatching(/10 to 200 characters/) },
    });
    expect(await sign('new', PASSWORD)).toMatchObject({
      ok: false,
      fault: { field: 'email', message: expect.stringContaining('ann@example.org') },
    });
    expect((await sign('new@example.org', 'naïve 日本語 ok')).ok).toBe(true);
  });

  test('[A2] nobody’s inbox is filled through us', async () => {
    for (let tries = 0; tries < 8; tries += 1)
      await identityServiceOf(server).requestReset(visitFrom(`10.3.0.${tries}`), 'known@example.org');
    expect((await mailsTo('known@example.org')).filter(({ subject }) => subject === 'Choose a new password').length).toBeLessThanOrEqual(5);
    expect(await mailsTo('nobody@example.org')).toEqual([]);
  });

  test('[A2] resend-verify-account sends a new link to whoever signed up in this browser, and the old one no longer works', async () => {
    const visitor = createVisitor(server.url);
    expect(await visitor.call(resendVerifyAccount)).toEqual({ sent: false });
    await goToProvider(visitor, '/account', { screen_hint: 'signup' });
    const noted = await identityServiceOf(server).signUp(visitFrom('10.0.0.6'), { email: 'again@example.org', password: PASSWORD });
    if (!noted.ok) throw new Error(noted.fault.message);
    const first = await linkInMail(server, 'again@example.org');
    const cookie = `${visitor.cookieHeader()}; ${noted.value.name}=${noted.value.value}`;
    const answer = await fetch(`${server.url}/api/account/resend-verify-account`, { headers: { cookie } });
    expect(await answer.json()).toEqual({ sent: true });
    expect(await mailsTo('again@example.org')).toHaveLength(2);
    expect(await identityServiceOf(server).readConfirmation(first.searchParams.get('token') ?? '')).toBe(null);
  });

  test('[A2] a link that is opened in another browser confirms the address and logs nobody in', async () => {
    const author = createVisitor(server.url);
    await goToProvider(author);
    await identityServiceOf(server).signUp(visitFrom('10.0.0.7'), { email: 'twice@example.org', password: PASSWORD });
    const token = (await linkInMail(server, 'twice@example.org')).searchParams.get('token') ?? '';
    const other = createVisitor(server.url);
    await goToProvider(other);
    const { request, visit } = pageRequest(server, other, '/identity/verify');
    expect(await identityServiceOf(server).confirm(request, visit, token)).toBe('/auth/verified-account?success=true');
    expect(await identityServiceOf(server).confirm(request, visit, token)).toBe('/auth/verified-account?success=false');
    expect(await other.call(getSession, { query: {} })).toEqual({});
    expect((await signInAs(server, author, 'twice@example.org')).pathname).toBe('/auth/signed-up');
  });

  test('[A2] a new password logs every browser out, and its link works once', async () => {
    const visitor = createVisitor(server.url);
    await signUpAs(server, visitor, 'forgot@example.org');
    await identityServiceOf(server).requestReset(visitFrom('10.0.0.8'), 'forgot@example.org');
    const token = (await linkInMail(server, 'forgot@example.org')).searchParams.get('token') ?? '';
    const { visit } = pageRequest(server, visitor, '/identity/reset-password');
    expect((await identityServiceOf(server).resetPassword(visit, token, 'short')).ok).toBe(false);
    expect(await identityServiceOf(server).isResetOpen(token)).toBe(true);
    const both = await Promise.all(
      [1, 2].map((which) => identityServiceOf(server).resetPassword(visit, token, `the new password ${which}`)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await visitor.call(getSession, { query: {} })).toEqual({});
    expect((await mailsTo('forgot@example.org'))[0]?.subject).toBe('Your password was changed');
  });

  test('[A3] the account lists its browsers, and ends none but its own', async () => {
    const visitor = createVisitor(server.url);
    const thief = createVisitor(server.url);
    await signUpAs(server, visitor, 'mine@example.org');
    await signUpAs(server, thief, 'thief@example.org');
    const second = createVisitor(server.url);
    await signInAs(server, second, 'mine@example.org');
    const { sessions } = await visitor.call(listDevices);
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    for (const id of [other, 'not-an-id'])
      expect(await thief.refusal(endDevice, { params: { id } })).toMatchObject({ status: 404, code: 'sessionNotFound' });
    expect((await second.call(getSession, { query: {} })).user?.email).toBe('mine@example.org');
    await visitor.call(endDevice, { params: { id: other } });
    expect(await second.call(getSession, { query: {} })).toEqual({});
    for (const call of [listDevices, endDevice])
      expect(await stranger.refusal(call, { params: { id: other } })).toMatchObject({ status: 401, code: 'signInRequired' });
  });
});
