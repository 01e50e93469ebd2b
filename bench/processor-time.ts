import { readProcess } from './read-process.ts';

/** Linux counts the processor time of a process in hundredths of a second. */
const TICK_MS = 10;

/** Returns the processor time of a process in milliseconds, its own children excluded; null where the system does not tell. */
export function processorTime(processId: number): number | null {
  const status = readProcess(`/proc/${processId}/stat`);
  // The command, in parentheses, may hold spaces; the times in the program and in the system are the 12th and 13th field after it.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks * TICK_MS : null;
}
