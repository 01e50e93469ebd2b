import { artworkOf } from '@coverwright/core/art/art-scene.ts';
import { expandArtwork } from '@coverwright/core/art/expand/expand-artwork.ts';
import { ART_COLOURS } from '@coverwright/core/art/testing/art-colours.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { refuse } from '@coverwright/core/result/result.ts';
import { newArtwork } from '@coverwright/core/ideas/new-artwork.ts';
import { expect, test } from 'vitest';
import { createEditorStore } from '../session/create-editor-store.ts';
import { createExpansion } from './expansion.ts';
import type { ExpansionAnswer, ExpansionTask } from './expansion-client.ts';

/** An editor with an artwork, and a worker that answers on command. */
function setUp() {
  const empty = createDesign();
  const shape = newArtwork(empty, { id: 'art', generator: 'gingham', seed: 4, colours: ART_COLOURS });
  const design = afterCommands(empty, { name: 'add-shape', shape });
  const editor = createEditorStore(design, { make: () => {} });
  const asked: { task: ExpansionTask; resolve(answer: ExpansionAnswer): void; reject(reason: Error): void }[] = [];
  const expansion = createExpansion({
    ask: (task) => new Promise((resolve, reject) => asked.push({ task, resolve, reject })),
    close: () => asked.at(-1)?.reject(new Error('The worker client was closed')),
  });
  const artwork = artworkOf(design, 'art');
  if (!artwork) throw new Error('The artwork is on the cover');
  const finish = () => asked.at(-1)?.resolve(expandArtwork(artwork, asked.at(-1)?.task.group ?? ''));
  return { editor, expansion, artwork, asked, finish };
}

test('[B24] a conversion to shapes is one step of undo, and its group is selected', async () => {
  const { editor, expansion, artwork, asked, finish } = setUp();
  editor.getState().select('art');
  const done = expansion.start(editor, artwork, 'Convert to shapes');
  expect(expansion.store.getState().id).toBe('art');
  finish();
  await done;
  const { history, selectedId } = editor.getState();
  expect(history.past.map(({ label }) => label)).toEqual(['Convert to shapes']);
  expect(artworkOf(history.present, 'art')).toBeNull();
  expect(selectedId).toBe(asked[0]?.task.group);
  expect(expansion.store.getState().id).toBeNull();
});

test('[B24] an artwork that was changed while it was converted keeps the change', async () => {
  const { editor, expansion, artwork, finish } = setUp();
  const done = expansion.start(editor, artwork, 'Convert to shapes');
  editor.getState().run({ name: 'edit-artwork', id: 'art', changes: { seed: 9 } }, 'Seed');
  finish();
  await done;
  const { history, notice } = editor.getState();
  expect(artworkOf(history.present, 'art')?.art.seed).toBe(9);
  expect(notice?.text).toContain('not converted');
});

test('[B24] a canceled conversion says nothing, and one that failed says so', async () => {
  const { editor, expansion, artwork, asked } = setUp();
  const canceled = expansion.start(editor, artwork, 'Convert to shapes');
  expansion.cancel();
  await canceled;
  expect(editor.getState().notice).toBeNull();
  const failed = expansion.start(editor, artwork, 'Convert to shapes');
  asked.at(-1)?.reject(new Error('The worker failed'));
  await failed;
  expect(editor.getState().notice?.tone).toBe('error');
  expect(artworkOf(editor.getState().history.present, 'art')).toBe(artwork);
});

test('[B24] a drawing that cannot be converted says why', async () => {
  const { editor, expansion, artwork, asked } = setUp();
  const done = expansion.start(editor, artwork, 'Convert to shapes');
  asked.at(-1)?.resolve(refuse({ message: 'this drawing has too many details' }));
  await done;
  expect(editor.getState().notice).toEqual({ tone: 'error', text: 'This drawing has too many details.' });
});
