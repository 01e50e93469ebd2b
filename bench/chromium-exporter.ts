import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../tools/find-chromium.ts';
import { chromiumPage } from './chromium-page.ts';
import type { SharedJob } from './our-exporter.ts';

const JPEG_WIDTH = 3878;
const THUMBNAIL_WIDTH = 600;

export interface ChromiumExporter {
  readonly launch: () => Promise<Browser>;
  /** Runs a job in a new page of a running browser: open, wait for fonts and picture, print or take a screenshot, close. */
  readonly run: (browser: Browser, job: SharedJob) => Promise<Uint8Array>;
  /** Starts a browser whose processes can be measured. */
  readonly launchServer: () => Promise<{
    readonly processId: number;
    run(job: SharedJob, times: number): Promise<void>;
    close(): Promise<void>;
  }>;
  readonly dispose: () => Promise<void>;
}

/** @throws Error if no Chromium is installed */
export async function chromiumExporter(): Promise<ChromiumExporter> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH');
  const { html, widthIn, heightIn } = await chromiumPage();
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-bench-'));
  const file = join(folder, 'cover.html');
  await writeFile(file, html);
  const viewport = { width: Math.ceil(widthIn * 96), height: Math.ceil(heightIn * 96) };
  const scales = { jpeg: JPEG_WIDTH / (widthIn * 96), thumbnail: THUMBNAIL_WIDTH / (widthIn * 96), pdf: 1 };
  const options = { executablePath, args: [...CHROMIUM_FLAGS] };
  const run: ChromiumExporter['run'] = async (browser, job) => {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scales[job] });
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    const clip = { x: 0, y: 0, width: widthIn * 96, height: heightIn * 96 };
    const bytes =
      job === 'pdf'
        ? await page.pdf({ width: `${widthIn}in`, height: `${heightIn}in`, printBackground: true })
        : await page.screenshot({ type: 'jpeg', quality: 92, clip });
    await page.close();
    return bytes;
  };
  return {
    launch: () => chromium.launch(options),
    run,
    launchServer: async () => {
      const server = await chromium.launchServer(options);
      const browser = await chromium.connect(server.wsEndpoint());
      return {
        processId: server.process().pid ?? 0,
        run: async (job, times) => {
          for (let index = 0; index < times; index++) await run(browser, job);
        },
        close: () => server.close(),
      };
    },
    dispose: () => rm(folder, { recursive: true }),
  };
}
