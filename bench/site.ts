/**
 * Lighthouse on the built product's public pages, each three times, medians told; how long a phone lets somebody wait who does
 * something there; and how long the editor takes to open on such a phone. `npm run build` first.
 * Run: npm run bench:site (-- --runs 1)
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { measureInteractionDelay } from './site/interaction-delay.ts';
import { measureOpening, type Opening } from './site/opening-delay.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tools/find-chromium.ts';
import { median } from './median.ts';

const PAGES = [
  '/',
  '/product/create-a-paperback-cover',
  '/guides/book-cover-design-essentials/bleed-and-margins',
  '/blog/black-is-not-black',
  '/about',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const [SERVER_PORT, DEBUG_PORT] = [21_790, 21_791];
const ADDRESS = `http://localhost:${SERVER_PORT}`;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const server = spawn(process.execPath, ['apps/web/server.ts'], {
  env: {
    ...process.env,
    ANONYMOUS_DRAFTS_PER_HOUR: '1000000',
    ANONYMOUS_UPLOAD_MB_PER_HOUR: '1000000',
    PORT: String(SERVER_PORT),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'coverwright-bench-')),
    LOG_LEVEL: 'silent',
    STOCK_SOURCES: 'none',
  },
  stdio: 'ignore',
});
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
  ...(executablePath ? { executablePath } : {}),
});
try {
  await untilServed();
  for (const formFactor of ['mobile', 'desktop'] as const) {
    for (const path of PAGES) {
      const runs: (readonly number[])[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        const delay = formFactor === 'mobile' ? [await measureInteractionDelay(browser, ADDRESS + path)] : [];
        runs.push([...(await judge(path, formFactor)), ...delay]);
      }
      console.log(`| ${path} | ${formFactor} | ${runs[0]?.map((_, at) => median(runs.map((figures) => figures[at] ?? 0))).join(' | ')} |`);
    }
  }
  const openings: Opening[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) openings.push(await measureOpening(browser, `${ADDRESS}/design?setup=true`));
  const [delay, scripts, bytes, cover] = (['delay', 'scripts', 'bytes', 'cover'] as const).map((name) =>
    median(openings.map((opening) => opening[name])),
  );
  console.log(
    `| /design | mobile | ${delay} ms until a title can be typed | ${scripts} scripts | ${bytes} bytes of them | ${cover} ms until a first cover |`,
  );
} finally {
  await browser.close();
  server.kill('SIGTERM');
}

/** Returns four scores from 0 to 100, then the metrics: milliseconds, and a share for CLS. */
async function judge(path: string, formFactor: 'mobile' | 'desktop'): Promise<readonly number[]> {
  const wide = { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false };
  const fast = {
    rttMs: 40,
    throughputKbps: 10_240,
    cpuSlowdownMultiplier: 1,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  };
  const result = await lighthouse(`${ADDRESS}${path}`, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    formFactor,
    ...(formFactor === 'desktop' ? { screenEmulation: wide, throttling: fast } : {}),
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
  const { categories, audits } = result.lhr;
  return [
    ...CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    ...Object.values(METRICS).map((id) => Number((audits[id]?.numericValue ?? 0).toFixed(id === METRICS.CLS ? 3 : 0))),
  ];
}

async function untilServed(): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const answer = await fetch(`${ADDRESS}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server does not come up: is the product built?');
}
