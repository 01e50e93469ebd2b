import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { SUPPORT_GUIDE } from '@coverwright/contracts/site/support-guide.ts';
import { PUBLIC_PATHS } from '../apps/web/app/seo/public-paths.ts';
import { listenForComplaints } from './complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { SHOP_ADDRESS } from './playwright.config.ts';
import { untilAwake } from './until-awake.ts';
import { guideMessages } from '@coverwright/contracts/site/guides/messages.ts';

/** The pages for search engines, and some pages of the blog. */
const PUBLIC = [...PUBLIC_PATHS, '/blog/black-is-not-black', '/blog-authors/workshop', '/blog-categories/design'];
/** Limit of the scripts before any interaction, in gzipped bytes. */
const MOST_SCRIPT_BYTES = 130 * 1024;

const tellsEvents = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));

// As most people see it: what opens and closes moves.
test.use({ reducedMotion: 'no-preference' });

test('[M3] [M10] every page for everybody is described, each in its own words, before a script has run', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of PUBLIC) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    expect([path, new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'none:').pathname]).toEqual([path, path]);
    expect([path, /<meta name="description" content="[^"]{40,}"/.test(html)]).toEqual([path, true]);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(PUBLIC.length);
});

test('[M1] terms, privacy and the support guide name the operator where one is configured', async ({ page, request }) => {
  const complaints = listenForComplaints(page);
  for (const path of ['/terms', '/privacy', SUPPORT_GUIDE]) {
    await page.goto(`${SHOP_ADDRESS}${path}`);
    await expect(page.getByRole('link', { name: 'help@harbor.example' }).first()).toHaveAttribute('href', 'mailto:help@harbor.example');
  }
  await page.goto(`${SHOP_ADDRESS}/terms`);
  await expect(page.getByText('Harbor Books')).toBeVisible();
  await expect(page.getByText('Galway')).toBeVisible();
  expect(complaints).toEqual([]);
  expect(await (await request.get('/terms')).text()).toContain('has not published their name and address');
});

test('[M5] every guide is there, and only leads to pages that are', async ({ page }) => {
  const complaints = listenForComplaints(page);
  const led = new Set<string>();
  for (const guide of GUIDES) {
    await page.goto(guidePath(guide));
    await expect(page.getByRole('heading', { level: 1, name: guideMessages.texts[guide.slug], exact: true })).toBeVisible();
    const listed = page.getByRole('heading', { name: 'On this page' }).locator('+ ul a');
    // Every entry of the list leads to a place on the page.
    for (const address of await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      await expect(page.locator(`[id="${address.slice(1)}"]`)).toHaveCount(1);
    for (const address of await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname)))
      led.add(address);
    for (const picture of await page.locator('main img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src)))
      expect([picture, (await page.request.get(picture)).status()]).toEqual([picture, 200]);
  }
  for (const address of led) expect([address, (await page.request.get(address)).status()]).toEqual([address, 200]);
  expect(complaints).toEqual([]);
});

test('[M5] a guide is found by a word in it, also before a script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/guides');
  await page.getByLabel('Search the guides').fill('groundwood');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Results for “groundwood”' })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: /^Trim size and paper/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trim size and paper' })).toBeVisible();
  await page.goto('/guides?q=zeppelin');
  await expect(page.getByRole('heading', { name: 'No results for “zeppelin”' })).toBeVisible();
  await context.close();
});

test('[M4] the blog leads from its list to an article, its author and its category, and has a feed', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: /The spine is arithmetic/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The spine is arithmetic' })).toBeVisible();
  await page.getByRole('link', { name: 'The Coverwright press room' }).click();
  await expect(page).toHaveURL('/blog-authors/press-room');
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await expect(page).toHaveURL('/blog-categories/design');
  await expect(page.getByRole('link', { name: /What a genre promises/ })).toBeVisible();
  const feed = await page.request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toContain('rss+xml');
  expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThanOrEqual(6);
  expect((await page.request.get('/blog/nothing-of-this-name')).status()).toBe(404);
});

test('[M2] the lists of the top menu unfold under the mouse, by keyboard, and lead on', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const hardcovers = menu.getByRole('link', { name: /^Hardcover designs/ });
  await untilAwake(page);
  await menu.getByRole('button', { name: 'Products' }).hover();
  await expect(hardcovers).toBeVisible();
  // The entries are stacked and fully visible.
  const entries = await menu
    .getByRole('link', { name: /covers|designs/ })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(entries.map(({ x }) => x)).toEqual(entries.map(() => entries[0]?.x));
  expect(entries.every(({ y }, at) => at === 0 || y >= (entries[at - 1]?.bottom ?? 0))).toBe(true);
  await page.mouse.move(1200, 800);
  await expect(hardcovers).toBeHidden();
  await menu.getByRole('button', { name: 'Guides' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: /^Introduction/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: /^Introduction/ })).toBeHidden();
  await menu.getByRole('button', { name: 'Products' }).hover();
  await hardcovers.click();
  await expect(page).toHaveURL('/product/create-a-hardcover-design');
  await expect(hardcovers).toBeHidden();
});

test('[M2] [M11] the bar is 85 px high, clear at the top, and a sheet with a shadow once the page is scrolled', async ({ page }) => {
  await page.goto('/');
  const header = page.locator('header').first();
  expect((await header.boundingBox())?.height).toBe(85);
  expect(await page.getByRole('link', { name: 'Coverwright, home' }).first().boundingBox()).toMatchObject({ width: 180, height: 50 });
  const look = () =>
    header.evaluate((node) => ({ ground: getComputedStyle(node).backgroundColor, shadow: getComputedStyle(node).boxShadow }));
  expect(await look()).toEqual({ ground: 'rgba(0, 0, 0, 0)', shadow: 'none' });
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await look()).ground).toBe('rgb(255, 255, 255)');
  expect((await look()).shadow).not.toBe('none');
});

test('[M2] [M8] Make a Cover is called for in the bar, says that it is on its way, is counted, and is not there after a purchase', async ({
  page,
}) => {
  await page.goto('/about');
  const call = page.locator('header').first().getByRole('link', { name: 'Make a Cover' });
  await expect(call).toBeVisible();
  await untilAwake(page);
  const { promise: hasBeenSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/design-*.js', async (route) => {
    await hasBeenSeen;
    await route.continue();
  });
  await call.click();
  await expect(call).toHaveAttribute('aria-busy', 'true');
  goOn();
  expect(await tellsEvents(page)).toEqual(['make_a_cover_cta']);
  await expect(page).toHaveURL('/design?setup=true');
  await page.goto('/success');
  await expect(page.locator('header').first().getByRole('link', { name: 'Make a Cover' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[M2] the burger slides the menu out; its lists unfold, it closes, and it leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('header').first().getByRole('link', { name: 'Make a Cover' })).toBeHidden();
    await untilAwake(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await menu.getByText('Products').tap();
    await expect(menu.getByRole('link', { name: /^eBook covers/ })).toBeVisible();
    await expectAccessible(page, 'the side menu');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await menu.getByRole('link', { name: /^eBook covers/ }).tap();
    await expect(page).toHaveURL('/product/front-cover-maker');
    await expect(menu).toBeHidden();
  });
});

test('[M3] a title that is typed on the home page stands on three covers, and goes along to the editor', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^Salt Road as/ })).toHaveCount(0);
  await untilAwake(page);
  await page.getByLabel('Title').fill('Salt Road');
  await expect(page.getByRole('img', { name: /^Salt Road as/ })).toHaveCount(3);
  await page.getByLabel('Title').locator('xpath=ancestor::section').getByRole('link', { name: 'Make a Cover' }).click();
  await expect(page).toHaveURL('/design?setup=true');
  await expect(page.getByLabel('Title')).toHaveValue('Salt Road');
  expect(complaints).toEqual([]);
});

test('[M10] the home page has at most 130 KB of scripts before anybody does anything, and nothing from elsewhere', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  const scripts = [...new Set(asked.filter((url) => url.endsWith('.js')))];
  const sizes = await Promise.all(
    scripts.map(async (url) => Number((await request.head(url, { headers: { 'accept-encoding': 'gzip' } })).headers()['content-length'])),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  expect(await tellsEvents(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
});

test('[M1] /start and /support lead on for good', async ({ request }) => {
  for (const [path, target] of [
    ['/start', '/design'],
    ['/support', '/guides/support-and-faqs'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([301, target]);
  }
});

test('[M9] the newest build names itself; a stale file at the editor leads over /refresh back to the cover', async ({ page, request }) => {
  const { id } = await (await request.get('/builds/latest.json')).json();
  const meta = await (await request.get(`/builds/meta/${id}.json`)).json();
  expect(meta).toMatchObject({ id, matcher: expect.arrayContaining(['/', '/design']), prerendered: expect.arrayContaining(['/about']) });
  expect((await request.get('/builds/meta/none.json')).status()).toBe(404);
  let hasRefreshed = false;
  page.on('framenavigated', (frame) => {
    hasRefreshed ||= new URL(frame.url()).pathname === '/refresh';
  });
  await page.route('**/assets/design-screen-*.js', (route) => (hasRefreshed ? route.continue() : route.abort()));
  await page.goto('/design');
  await expect(page.getByLabel('Title')).toBeVisible();
  expect(hasRefreshed).toBe(true);
  await expect(page).toHaveURL('/design');
});

test('[M10] robots and search engines are told where to look', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/product/create-a-paperback-cover</loc>');
  const home = await (await request.get('/')).text();
  expect(home).toContain('"@type":"FAQPage"');
  const picture = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? '';
  const answer = await request.get(picture);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test.describe('where a tag manager is configured', () => {
  /** Serves the page as for a visitor of a server with a tag manager and this consent mode. */
  async function configure(page: Page, consent: 'explicit' | 'implied') {
    const asked: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const facts = (text: string) =>
        text
          .replace('consent&quot;:null', `consent&quot;:&quot;${consent}&quot;`)
          .replace('tagManager&quot;:null', 'tagManager&quot;:&quot;GTM-E2E1&quot;');
      const policy = (response.headers()['content-security-policy'] ?? '').replace(
        "script-src 'self'",
        "script-src 'self' https://www.googletagmanager.com",
      );
      await route.fulfill({
        response,
        body: facts(await response.text()),
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await page.goto('/about');
    await untilAwake(page);
    return asked;
  }
  /** Returns the consent commands in their order. */
  const consentTold = (page: Page) =>
    page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) => ('0' in entry && entry[0] === 'consent' ? [Array.from(Object.values(entry))] : [])),
    );

  test('[M7] whoever must be asked first is asked, and nothing is loaded before a yes', async ({ page }) => {
    const complaints = listenForComplaints(page);
    const asked = await configure(page, 'explicit');
    const banner = page.getByRole('dialog', { name: 'Can we use analytics cookies?' });
    await expect(banner).toBeVisible();
    await expectAccessible(page, 'the question');
    expect(asked).toEqual([]);
    expect(await consentTold(page)).toEqual([
      [
        'consent',
        'default',
        expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied', security_storage: 'granted', wait_for_update: 500 }),
      ],
    ]);
    await banner.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-E2E1']);
    expect((await consentTold(page)).at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' }),
    ]);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('[M7] a no loads nothing, now and on the next page', async ({ page }) => {
    const asked = await configure(page, 'explicit');
    await page.getByRole('button', { name: 'Reject all' }).click();
    await page.reload();
    await expect.poll(async () => (await consentTold(page)).at(-1)?.[1]).toBe('update');
    expect((await consentTold(page)).at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
    ]);
    await expect(page.getByRole('dialog', { name: 'Can we use analytics cookies?' })).toBeHidden();
    expect(asked).toEqual([]);
  });

  test('[M7] elsewhere it counts as granted until somebody says no', async ({ page }) => {
    const asked = await configure(page, 'implied');
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect
      .poll(async () => (await consentTold(page)).at(-1))
      .toEqual(['consent', 'update', expect.objectContaining({ ad_storage: 'denied', security_storage: 'granted' })]);
  });
});
