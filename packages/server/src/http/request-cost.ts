import type { Call } from '@coverwright/contracts/calls/call.ts';
import { TrieRouter } from 'hono/router/trie-router';
import type { CostOf } from './limit-rate.ts';

/** The rate class of requests that are no call: pages, and the addresses that browsers are sent to. */
export const costOfMethod: CostOf = (method) => (isRead(method) ? 'read' : 'write');

/** The rate class of stored files: they are read, or uploaded. */
export const costOfFile: CostOf = (method) => (isRead(method) ? 'read' : 'upload');

/** The rate class that a call declares in its contract. */
export function createCostOfCall(calls: readonly Call[]): CostOf {
  const router = new TrieRouter<Call>();
  for (const call of calls) router.add(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), call);
  return (method, path) => {
    const [matches] = router.match(method === 'HEAD' ? 'GET' : method, path);
    return matches[0]?.[0].cost ?? costOfMethod(method, path);
  };
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
