// Removes backgrounds from one picture after another, as our own process does: the work is measured, not the start.
import { removeBackground } from '@imgly/background-removal-node';

process.on('message', async (picture) => {
  const cut = await removeBackground(new Blob([picture], { type: 'image/jpeg' }), { model: 'small', output: { format: 'image/png' } });
  process.send?.(new Uint8Array(await cut.arrayBuffer()));
});
// The process ends with the benchmark.
process.on('disconnect', () => process.exit(0));
