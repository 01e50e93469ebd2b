import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeConfigFaults, parseConfig } from './config.ts';

test('without any setting everything is embedded', () => {
  expect(parseConfig({})).toMatchObject({
    ok: true,
    value: {
      mode: 'production',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: null,
      cookieSecret: null,
      stock: { unsplashKey: null, pexelsKey: null, keyless: null },
      freeCutouts: 5,
      cutoutModel: null,
    },
  });
});

test('an empty variable counts as absent, and a trailing slash of the public address is dropped', () => {
  const parsed = parseConfig({ DATABASE_URL: ' ', PORT: '', PUBLIC_URL: 'https://covers.example.org/' });
  expect(parsed).toMatchObject({ ok: true, value: { databaseUrl: null, port: 3000, publicUrl: 'https://covers.example.org' } });
});

test('every fault is listed at once, with its remedy', () => {
  const parsed = parseConfig({
    PORT: 'http',
    DATABASE_URL: 'mysql://localhost/x',
    COOKIE_SECRET: 'short',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'covers.example.org',
  });
  if (parsed.ok) throw new Error('it was accepted');
  expect(describeConfigFaults(parsed.fault).split('\n')).toEqual([
    'The configuration cannot be used:',
    '  PORT must be a port number, for instance 3000',
    '  PUBLIC_URL must be a full address, for instance https://covers.example.org',
    '  DATABASE_URL must be a PostgreSQL address: postgres://user:password@host:5432/database',
    '  LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
    '  COOKIE_SECRET must have 32 characters or more: try `openssl rand -hex 32`',
  ]);
});

test('[S1] a key turns its source on; those without a key are named, in any case and once each', () => {
  const parsed = parseConfig({ UNSPLASH_ACCESS_KEY: 'k', STOCK_SOURCES: 'Met, openverse,met' });
  expect(parsed).toMatchObject({ ok: true, value: { stock: { unsplashKey: 'k', pexelsKey: null, keyless: ['met', 'openverse'] } } });
  expect(parseConfig({ STOCK_SOURCES: 'none' })).toMatchObject({ ok: true, value: { stock: { keyless: [] } } });
  const wrong = parseConfig({ STOCK_SOURCES: 'unsplash' });
  if (wrong.ok) throw new Error('it was accepted');
  expect(wrong.fault).toEqual([
    { name: 'STOCK_SOURCES', message: 'must be none, or names from openverse, commons, met, artic, nasa, with commas between' },
  ]);
});

test('a bucket needs secrets that every process shares, and a key is a pair', () => {
  const faults = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment);
    return parsed.ok ? [] : parsed.fault.map(({ name }) => name);
  };
  const secrets = { COOKIE_SECRET: 'c'.repeat(32), SIGNING_SECRET: 's'.repeat(32) };
  expect(faults({ S3_BUCKET: 'covers' })).toEqual(['COOKIE_SECRET', 'SIGNING_SECRET']);
  expect(faults({ S3_BUCKET: 'Covers!', ...secrets })).toEqual(['S3_BUCKET']);
  expect(faults({ S3_BUCKET: 'covers', S3_ACCESS_KEY_ID: 'id', ...secrets })).toEqual(['S3_SECRET_ACCESS_KEY']);
  expect(faults({ S3_ENDPOINT: 'https://s3.example.org' })).toEqual(['S3_BUCKET']);
  expect(parseConfig({})).toMatchObject({ ok: true, value: { bucket: null } });
  expect(parseConfig({ S3_BUCKET: 'covers', S3_REGION: 'eu-central-1', ...secrets })).toMatchObject({
    ok: true,
    value: { bucket: { bucket: 'covers', region: 'eu-central-1', endpoint: null, keys: null } },
  });
});

test('[A1] an identity provider and a mail server need what belongs to them', () => {
  const names = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment);
    return parsed.ok ? [] : parsed.fault.map(({ name }) => name);
  };
  expect(names({ OIDC_ISSUER: 'https://login.example.org' })).toEqual(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  expect(names({ GOOGLE_CLIENT_ID: 'covers' })).toEqual(['GOOGLE_CLIENT_SECRET']);
  expect(names({ APPLE_CLIENT_SECRET: 'signed' })).toEqual(['APPLE_CLIENT_ID']);
  expect(parseConfig({ GOOGLE_CLIENT_ID: 'covers', GOOGLE_CLIENT_SECRET: 'shared' })).toMatchObject({
    value: { signInWith: { google: { issuer: 'https://accounts.google.com', clientId: 'covers', clientSecret: 'shared' } } },
  });
  expect(names({ SMTP_URL: 'smtp://mail.example.org' })).toEqual(['PUBLIC_URL']);
  expect(names({ SMTP_URL: 'https://mail.example.org' })).toEqual(['SMTP_URL', 'PUBLIC_URL']);
  const whole = parseConfig({
    SMTP_URL: 'smtp://mail.example.org',
    PUBLIC_URL: 'https://covers.example',
    ADMIN_EMAILS: ' Boss@Example.org, ',
  });
  expect(whole).toMatchObject({
    ok: true,
    value: { mail: { from: 'Coverwright <no-reply@covers.example>' }, oidc: null, adminEmails: ['boss@example.org'] },
  });
});

test('[C2] covers are paid for in the sandbox unless something else is said; Stripe needs what belongs to it, and the sandbox no key beside it', () => {
  expect(parseConfig({})).toMatchObject({ ok: true, value: { checkout: { mode: 'sandbox' } } });
  expect(parseConfig({ CHECKOUT: 'off', STRIPE_SECRET_KEY: 'sk_live_1' })).toMatchObject({
    ok: true,
    value: { checkout: { mode: 'off' } },
  });
  const stripe = {
    CHECKOUT: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_URL: 'https://c.example.org',
  };
  expect(parseConfig({ ...stripe, STRIPE_TAX: 'off' })).toMatchObject({
    ok: true,
    value: { checkout: { mode: 'stripe', secretKey: 'sk_live_1', webhookSecret: 'whsec_1', reckonsTax: false } },
  });
  const faults = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment);
    return parsed.ok ? [] : parsed.fault.map(({ name }) => name);
  };
  expect(faults({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual(['CHECKOUT']);
  expect(faults({ CHECKOUT: 'stripe' })).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL']);
  expect(faults({ ...stripe, CHECKOUT: 'cash', STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'x', STRIPE_TAX: 'yes' })).toEqual([
    'CHECKOUT',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_TAX',
  ]);
});

test('[M7] nothing outside is loaded unless it is named, and names that cannot be are refused', () => {
  const siteOf = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment);
    return parsed.ok ? parsed.value.site : parsed.fault.map(({ name }) => name);
  };
  const dsn = 'https://key@faults.example/1';
  expect(siteOf({})).toEqual({
    tagManager: null,
    tagDestinations: [],
    errorReporter: null,
    recordsSessions: false,
    countryHeader: null,
    captcha: false,
  });
  expect(siteOf({ SESSION_RECORDING: '1', SENTRY_DSN: dsn })).toMatchObject({ recordsSessions: false });
  expect(siteOf({ SESSION_RECORDING: 'true' })).toMatchObject({ recordsSessions: false });
  expect(siteOf({ SESSION_RECORDING: 'true', SENTRY_DSN: dsn })).toMatchObject({ recordsSessions: true, errorReporter: dsn });
  expect(siteOf({ TAG_MANAGER_ID: 'GTM-ABC123' })).toMatchObject({ tagManager: 'GTM-ABC123' });
  expect(siteOf({ TAG_MANAGER_DESTINATIONS: 'https://connect.facebook.net, https://*.tiktok.com' })).toMatchObject({
    tagDestinations: ['https://connect.facebook.net', 'https://*.tiktok.com'],
  });
  for (const origins of ['http://a.example', 'https://a.example; script-src *', '*', "https://a.example/x'"])
    expect(siteOf({ TAG_MANAGER_DESTINATIONS: origins })).not.toHaveProperty('tagDestinations');
  for (const id of ['GTM-abc', 'UA-1', "GTM-A'>"]) expect(siteOf({ TAG_MANAGER_ID: id })).toEqual(['TAG_MANAGER_ID']);
});

test('[M1] the operator is named as far as it is configured, and an address that is no address is refused', () => {
  const operatorOf = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment);
    return parsed.ok ? parsed.value.operator : parsed.fault.map(({ name }) => name);
  };
  expect(operatorOf({})).toEqual({ name: null, address: null, supportEmail: null });
  expect(operatorOf({ OPERATOR_NAME: 'Harbor Books', OPERATOR_ADDRESS: '1 Quay Street\\nGalway' })).toEqual({
    name: 'Harbor Books',
    address: '1 Quay Street\nGalway',
    supportEmail: null,
  });
  expect(operatorOf({ SUPPORT_EMAIL: 'nobody' })).toEqual(['SUPPORT_EMAIL']);
});
