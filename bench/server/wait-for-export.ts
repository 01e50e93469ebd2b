import { setTimeout as pause } from 'node:timers/promises';
import { EXPORT_WAIT_SECONDS, getExport } from '@coverwright/contracts/calls/exports.ts';
import type { Client } from './client.ts';

/** The editor's minimum time between two questions with the same answer, in milliseconds. */
const REPEAT_MS = 400;

/** Waits for an export as the editor does. Resolves to false if it failed or was canceled. */
export async function waitForExport(client: Client, id: string): Promise<boolean> {
  const path = getExport.path.replace('{id}', id);
  for (let query = '', known = ''; ; ) {
    const askedAt = performance.now();
    const { body } = await client.send('GET', `${path}${query}`);
    const { state } = getExport.answer.parse(JSON.parse(body.toString()));
    if (state !== 'queued' && state !== 'running') return state === 'done';
    if (state === known) await pause(Math.max(0, askedAt + REPEAT_MS - performance.now()));
    known = state;
    query = `?wait=${EXPORT_WAIT_SECONDS[state]}&state=${state}`;
  }
}
