import { readdirSync } from 'node:fs';
import { readProcess } from './read-process.ts';

/** Sampling interval in milliseconds: reading a browser's page tables takes some 10 ms. */
const SAMPLE_MILLISECONDS = 150;

/**
 * Watches the memory of processes and all their descendants while `work` runs (Linux only).
 * Proportional set size: a page that several processes share is counted once, where a sum of resident sizes would count a browser's
 * code in each of its processes.
 * @param everyMs how often it looks: a look at many processes holds this one up for a while
 * @returns the highest sum seen, in MB; null where the system does not tell.
 */
export async function peakMemory(
  processIds: number | readonly number[],
  work: () => Promise<unknown>,
  everyMs = SAMPLE_MILLISECONDS,
): Promise<number | null> {
  let peak: number | null = null;
  const timer = setInterval(() => {
    peak = Math.max(peak ?? 0, memoryOf(processIds) ?? 0);
  }, everyMs);
  await work();
  clearInterval(timer);
  return peak;
}

/** Returns the memory of processes and all their descendants now, in MB, as `peakMemory` does. */
export function memoryOf(processIds: number | readonly number[]): number | null {
  const kilobytes = treeOf([processIds].flat()).reduce((sum, id) => sum + proportionalKilobytes(id), 0);
  return kilobytes > 0 ? Math.round(kilobytes / 1024) : null;
}

function treeOf(roots: readonly number[]): number[] {
  const parents = new Map<number, number>();
  for (const entry of list('/proc')) {
    const status = /^\d+$/.test(entry) ? readProcess(`/proc/${entry}/stat`) : '';
    // The command, in parentheses, may hold spaces; the parent is the second field after it.
    const parent = status.slice(status.lastIndexOf(')') + 2).split(' ')[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const tree = [...roots];
  for (const id of tree) for (const [child, parent] of parents) if (parent === id) tree.push(child);
  return tree;
}

function proportionalKilobytes(id: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readProcess(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
