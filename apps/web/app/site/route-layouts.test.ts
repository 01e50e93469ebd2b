import { expect, test } from 'vitest';
import { LAYOUTS } from './page-layout.ts';
import { callsToMakeCover, layoutFor } from './route-layouts.ts';

test('[M1] every address of the table has the layout that it names', () => {
  const layouts = Object.fromEntries(
    [
      '/',
      '/about',
      '/account',
      '/admin-dashboard',
      '/auth/signed-in',
      '/blog',
      '/blog/a-post',
      '/blog-authors/ann',
      '/campaign/create-a-book-cover-for-kdp',
      '/checkout/sandbox',
      '/design',
      '/guides',
      '/guides/introduction/getting-started',
      '/pricing',
      '/privacy/',
      '/product/front-cover-maker',
      '/refresh',
      '/share/x',
      '/success',
      '/terms',
      '/no/such/page',
    ].map((path) => [path, layoutFor(path)]),
  );
  expect(layouts).toEqual({
    '/': 'default',
    '/about': 'default',
    '/account': 'account',
    '/admin-dashboard': 'account',
    '/auth/signed-in': 'empty',
    '/blog': 'default',
    '/blog/a-post': 'dark',
    '/blog-authors/ann': 'default',
    '/campaign/create-a-book-cover-for-kdp': 'campaign',
    '/checkout/sandbox': 'no-footer',
    '/design': 'design',
    '/guides': 'default-with-sidebar',
    '/guides/introduction/getting-started': 'default-with-sidebar',
    '/pricing': 'default',
    '/privacy/': 'dark',
    '/product/front-cover-maker': 'default',
    '/refresh': 'empty',
    '/share/x': 'no-footer',
    '/success': 'dark',
    '/terms': 'dark',
    '/no/such/page': 'default',
  });
});

test('[M1] dark pages lie on cloth, guides have a sidebar, and the account and the desk no footer', () => {
  expect(LAYOUTS.dark.ground).toBe('cloth');
  expect(LAYOUTS['default-with-sidebar'].sidebar).toBe('guides');
  expect([LAYOUTS.account.footer, LAYOUTS['no-footer'].footer, LAYOUTS.design.footer]).toEqual([false, false, false]);
  expect([LAYOUTS.design.header, LAYOUTS.empty.header, LAYOUTS.campaign.header]).toEqual(['none', 'none', 'logo']);
});

test('[M2] a cover is called for everywhere but where it is made and where it was bought', () => {
  expect(['/', '/pricing', '/account', '/design', '/success', '/success/'].map(callsToMakeCover)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
