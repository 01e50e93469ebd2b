import { availableParallelism } from 'node:os';
import { cutAlongMask, cutPicture } from './cut-picture.ts';
import type { CutoutOrder, CutoutReport } from './cutout-messages.ts';
import { type FindSubject, loadU2net } from './u2net.ts';

/** The cutting process: one order at a time. The network is loaded at the first one that needs it. */
const [, , model = ''] = process.argv;
let network: Promise<FindSubject> | null = null;

process.on('message', (order: CutoutOrder) => {
  void run(order).then((report) => process.send?.(report));
});
// Without its parent it has nobody to work for.
process.on('disconnect', () => process.exit(0));

async function run(order: CutoutOrder): Promise<CutoutReport> {
  try {
    if (order.kind === 'cut-along') return { kind: 'done', bytes: await cutAlongMask(order.picture, order.mask) };
    network ??= loadU2net(model, availableParallelism());
    return { kind: 'done', bytes: await cutPicture(order.picture, await network) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
