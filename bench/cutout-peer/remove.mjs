// One picture after another, as our own cutting process works: what is measured is the work, not the start.
import { removeBackground } from '@imgly/background-removal-node';

process.on('message', async (picture) => {
  const cut = await removeBackground(new Blob([picture], { type: 'image/jpeg' }), { model: 'small', output: { format: 'image/png' } });
  process.send?.(new Uint8Array(await cut.arrayBuffer()));
});
// Without the bench it has nobody to work for.
process.on('disconnect', () => process.exit(0));
