import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MILLISECONDS = 50;

/**
 * Watches the memory of a process and all its descendants while `work` runs (Linux only).
 * Counted is each process's anonymous memory: program code, files and memory shared between processes are left out, which favours browsers.
 * @returns the highest sum seen, in MB; null where the system does not tell.
 */
export async function peakMemory(processId: number, work: () => Promise<unknown>): Promise<number | null> {
  let peak = 0;
  const sample = () => {
    peak = Math.max(
      peak,
      treeOf(processId).reduce((sum, id) => sum + ownKilobytes(id), 0),
    );
  };
  const timer = setInterval(sample, SAMPLE_MILLISECONDS);
  await work();
  clearInterval(timer);
  return peak > 0 ? Math.round(peak / 1024) : null;
}

function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of list('/proc')) {
    const status = /^\d+$/.test(entry) ? read(`/proc/${entry}/stat`) : '';
    // The command, in brackets, may hold spaces; the parent is the second field after it.
    const parent = status.slice(status.lastIndexOf(')') + 2).split(' ')[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const tree = [root];
  for (const id of tree) for (const [child, parent] of parents) if (parent === id) tree.push(child);
  return tree;
}

function ownKilobytes(id: number): number {
  return Number(/^RssAnon:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty for a process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
