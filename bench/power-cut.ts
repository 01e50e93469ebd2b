/**
 * Cuts the power while authors save: the product runs on a disk that is a mounted file; at each cut its process is stopped, the blocks
 * that reached the disk are copied, and the product is started on the copy. Counts what was acknowledged and is not there. Needs root,
 * losetup and mkfs.ext4.
 * Run: npm run bench:power-cut (-- --cuts 20 --without-sync)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Author, createAuthor } from '@coverwright/server/testing/product/create-author.ts';
import { type LoopDisk, makeDisk, mountDisk } from './durability/loop-disk.ts';
import { startProduct } from '@coverwright/server/testing/product/start-product.ts';

const AUTHORS = 8;
const MEGABYTES = 600;

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '4' },
    'without-sync': { type: 'boolean', default: false },
  },
});
const cuts = Number(values.cuts);
const disk = values['without-sync'] ? ('none' as const) : ('pooled' as const);
const folder = mkdtempSync(join(tmpdir(), 'coverwright-power-cut-'));
const mounted = new Set<LoopDisk>();
const totals = { acknowledged: 0, lost: 0, pictures: 0, lostPictures: 0, unopenable: 0 };

try {
  for (let number = 1; number <= cuts; number += 1) await cutOnce(number);
} finally {
  for (const each of mounted) each.unmount();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${cuts} power cuts: ${totals.lost} of ${totals.acknowledged} acknowledged saves lost, ${totals.lostPictures} of ${totals.pictures} pictures; ${totals.unopenable} databases did not open.`,
);
process.exitCode = totals.lost + totals.lostPictures + totals.unopenable > 0 ? 1 : 0;

function mount(image: string, name: string): LoopDisk {
  const made = mountDisk(image, join(folder, name));
  mounted.add(made);
  return made;
}

function unmount(each: LoopDisk): void {
  each.unmount();
  mounted.delete(each);
}

async function cutOnce(number: number): Promise<void> {
  const [image, copy] = [join(folder, 'disk.img'), join(folder, 'copy.img')];
  makeDisk(image, MEGABYTES);
  const running = mount(image, 'disk');
  const environment = { DATA_DIR: join(running.folder, 'data'), EXPORT_CONCURRENCY: '0' };
  const server = await startProduct({ environment, disk, delay: 0 });
  const authors = await Promise.all(Array.from({ length: AUTHORS }, () => createAuthor(server.url)));
  let isCut = false;
  const working = authors.map(async (author) => {
    while (!isCut) {
      await author.save();
      if (author.sent % 10 === 0) await author.uploadPicture();
    }
  });
  const ended = Promise.allSettled(working);
  // The delay varies, so that cuts fall at different distances from the system's own write-backs.
  await wait(Number(values.seconds) * 1000 * (0.5 + Math.random()));
  server.process.kill('SIGSTOP');
  isCut = true;
  const acknowledged = authors.map((author) => author.acknowledged);
  await running.copyTo(copy);
  await server.kill();
  await ended;
  unmount(running);
  await judge(number, copy, authors, acknowledged);
}

async function judge(number: number, copy: string, authors: readonly Author[], acknowledged: readonly number[]): Promise<void> {
  const left = mount(copy, 'copy');
  const told = acknowledged.reduce((sum, each) => sum + each, 0);
  totals.acknowledged += told;
  totals.pictures += authors.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const environment = { DATA_DIR: join(left.folder, 'data'), EXPORT_CONCURRENCY: '0' };
  const server = await startProduct({ environment, disk, delay: 0 }).catch(() => null);
  let lost = 0;
  let lostPictures = 0;
  if (!server) {
    totals.unopenable += 1;
    lost = told;
  }
  for (const [at, author] of server ? authors.entries() : []) {
    const url = server?.url ?? '';
    const saved = await author.readSaved(url).catch(() => 0);
    lost += Math.max(0, (acknowledged[at] ?? 0) - saved);
    lostPictures += await author.countLostPictures(url).catch(() => author.pictures.length);
  }
  totals.lost += lost;
  totals.lostPictures += lostPictures;
  console.log(
    `cut ${number}: ${told} acknowledged, ${lost} lost; ${lostPictures} pictures lost${server ? '' : '; the database did not open'}`,
  );
  await server?.kill();
  unmount(left);
}
