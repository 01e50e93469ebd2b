import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('design', 'routes/design.tsx'),
  route('start', 'routes/start.ts'),
  route('account', 'routes/account.tsx'),
  route('auth/sign-in', 'routes/auth-sign-in.ts'),
  route('auth/sign-out', 'routes/auth-sign-out.tsx'),
  route('auth/signed-in', 'routes/auth-signed-in.tsx'),
  route('auth/signed-up', 'routes/auth-signed-up.tsx'),
  route('auth/verified-account', 'routes/auth-verified-account.tsx'),
  route('auth/verification-expired', 'routes/auth-verification-expired.tsx'),
  route('auth/error', 'routes/auth-error.tsx'),
  route('identity/sign-in', 'routes/identity-sign-in.tsx'),
  route('identity/sign-up', 'routes/identity-sign-up.tsx'),
  route('identity/check-mail', 'routes/identity-check-mail.tsx'),
  route('identity/verify', 'routes/identity-verify.tsx'),
  route('identity/forgotten-password', 'routes/identity-forgotten-password.tsx'),
  route('identity/reset-password', 'routes/identity-reset-password.tsx'),
  route('dev/outbox', 'routes/dev-outbox.tsx'),
] satisfies RouteConfig;
