import { availableParallelism } from 'node:os';
import { serveTasks } from '../processes/serve-tasks.ts';
import { cutAlongMask, cutPicture } from './cut-picture.ts';
import type { CutoutOrder } from './cutout-order.ts';
import { type FindSubject, loadU2net } from './u2net.ts';

/** The cutout process handles one order at a time. The network is loaded with the first order that needs it. */
const [, , model = ''] = process.argv;
let network: Promise<FindSubject> | null = null;

serveTasks<CutoutOrder, Uint8Array | null>(async (order) => {
  if (order.kind === 'cut-along') return cutAlongMask(order.picture, order.mask);
  network ??= loadU2net(model, availableParallelism());
  return cutPicture(order.picture, await network);
});
