import { type ArtworkShape, artworkOf } from '@coverwright/core/art/art-scene.ts';
import { nameArtwork } from '../messages/name-artwork.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { withoutLocked } from '../session/selected-elements.ts';
import type { Action } from './action.ts';
import { nameStep } from '../steps/name-step.ts';

const SEEDS = 1_000_000;

/** Draws the selected artwork again from another seed. */
export const shuffleArtwork: Action = {
  id: 'shuffle-artwork',
  label: 'shuffleArtwork',
  group: 'Elements',
  shortcuts: [],
  isEnabled: (editor) => soleArtwork(editor) !== null,
  run: (editor) => {
    const artwork = freeArtwork(editor);
    if (!artwork) return;
    const seed = Math.floor(Math.random() * SEEDS);
    editor.store.getState().run({ name: 'edit-artwork', id: artwork.uniqueObjectId, changes: { seed } }, nameStep('shuffleArtwork'));
  },
};

/** A worker makes the shapes, and their group is selected afterwards. */
export const takeApartSelected: Action = {
  id: 'take-apart',
  label: 'convertToShapes',
  group: 'Elements',
  shortcuts: [],
  isEnabled: (editor) => soleArtwork(editor) !== null,
  run: (editor) => {
    const artwork = freeArtwork(editor);
    if (!artwork) return;
    const name = nameArtwork(artwork.art.generator).toLowerCase();
    void editor.resources.expansion.start(editor.store, artwork, nameStep('convertToShapes', { name }));
  },
};

function soleArtwork({ store }: MountedEditor): ArtworkShape | null {
  const state = store.getState();
  const [id, ...others] = state.selectedIds;
  if (id === undefined || others.length > 0 || isReadOnly(state)) return null;
  return artworkOf(state.history.present, id);
}

function freeArtwork(editor: MountedEditor): ArtworkShape | null {
  const artwork = soleArtwork(editor);
  if (!artwork) return null;
  const [free] = withoutLocked(editor.store, [{ id: artwork.uniqueObjectId }], () => artwork.locked);
  return free ? artwork : null;
}
