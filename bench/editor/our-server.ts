import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { getUploadUrl, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import type { BrowserContext } from 'playwright';
import { editorCover } from './cover.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** `BENCH_PORT` changes it, for two measurements at once. */
const PORT = Number(process.env['BENCH_PORT'] ?? 3999);

export interface OurServer {
  readonly url: string;
  readonly dataDir: string;
  readonly processId: number;
  kill(): void;
  close(): Promise<void>;
}

/**
 * Starts the built product on loopback with a data folder of its own.
 * @param environment settings in addition to the usual ones
 * @param beside a server whose database and data folder this one shares; it listens on the next port
 */
export async function startOurServer(environment: Readonly<Record<string, string>> = {}, beside?: OurServer): Promise<OurServer> {
  const port = beside ? Number(new URL(beside.url).port) + 1 : PORT;
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), 'coverwright-bench-')));
  const server = spawn(process.execPath, ['apps/web/server.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ANONYMOUS_DRAFTS_PER_HOUR: '1000000',
      ANONYMOUS_UPLOAD_MB_PER_HOUR: '1000000',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      STOCK_SOURCES: 'none',
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await isUp(url)); attempt++) {
    if (attempt > 300) throw new Error('The server did not start: is the build there? (npm run build)');
    await pause(200);
  }
  return {
    url,
    dataDir,
    processId: server.pid ?? 0,
    kill: () => void server.kill(),
    close: async () => {
      server.kill();
      await new Promise((resolve) => server.once('exit', resolve));
      if (!beside) await rm(dataDir, { recursive: true });
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}${'/api/health'}`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Saves the benchmark's cover with an uploaded photo. @returns the address of its editor page */
export async function saveOurCover({ request }: BrowserContext, url: string, photo: Buffer, compose = editorCover): Promise<string> {
  const place = getUploadUrl.answer.parse(await (await request.get(`${url}${getUploadUrl.path}`, { params: { extension: 'jpg' } })).json());
  await request.put(new URL(place.uploadUrl, url).href, { data: photo });
  const saved = await request.post(`${url}${saveAsset.path}`, { data: { params: { location: place.location } } });
  const { assetId, width, height } = saveAsset.answer.parse(await saved.json());
  const design = compose({ type: 'UPLOAD', assetId, width, height, photographerName: null, profileLink: null, licence: null });
  const posted = await request.post(`${url}${postDraft.path}`, { data: { designs: { paperback: design } } });
  const { _id } = postDraft.answer.parse(await posted.json());
  return `${url}/design?cover=${_id}`;
}
