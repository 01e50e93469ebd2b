import type { Call } from '@coverwright/contracts/calls/call.ts';
import { TrieRouter } from 'hono/router/trie-router';
import type { CostOf } from './limit-rate.ts';

/** Rate class of pages and of addresses that browsers are redirected to. */
export const costOfMethod: CostOf = (method) => (isRead(method) ? 'read' : 'write');

/** Rate class of stored files: read or upload. */
export const costOfFile: CostOf = (method) => (isRead(method) ? 'read' : 'upload');

/** Returns the rate classes that calls declare in their contracts. */
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
