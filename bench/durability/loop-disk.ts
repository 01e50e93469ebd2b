import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A file that is mounted as a disk: data that its file system has not written is lost in a power cut. Mounting needs root. */
export interface LoopDisk {
  readonly folder: string;
  /** Copies the current content of the disk without flushing it. */
  copyTo(image: string): Promise<void>;
  unmount(): void;
}

/** Creates an ext4 disk in a file. */
export function makeDisk(image: string, megabytes: number): void {
  run('truncate', '-s', `${megabytes}M`, image);
  run('mkfs.ext4', '-q', '-F', image);
}

export function mountDisk(image: string, folder: string): LoopDisk {
  mkdirSync(folder, { recursive: true });
  const device = run('losetup', '-f', '--show', image);
  run('mount', device, folder);
  const writes = () =>
    readFileSync(`/sys/block/${basename(device)}/stat`, 'utf8')
      .trim()
      .split(/\s+/)
      .slice(4, 8)
      .join(' ');
  return {
    folder,
    async copyTo(copy) {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const before = writes();
        copyFileSync(image, copy);
        // A copy during which the disk was written would mix two states.
        if (writes() === before) return;
        await wait(20);
      }
      throw new Error('The disk was never still for as long as a copy takes.');
    },
    unmount() {
      run('umount', folder);
      run('losetup', '-d', device);
    },
  };
}
