import { type ArtworkShape, artworkOf } from '@coverwright/core/art/art-scene.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import type { EditorStore } from '../session/create-editor-store.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';
import { sentenceCase } from '../session/sentence-case.ts';
import { type ExpansionClient, createExpansionClient } from './expansion-client.ts';
import { expansionMessages } from './messages.ts';

const t = createPageTranslator(expansionMessages);

/** The conversion of an artwork to shapes. One artwork is converted at a time. */
export interface Expansion {
  /** The id of the artwork that is being converted, or null. */
  readonly store: StoreApi<{ readonly id: string | null }>;
  /**
   * Converts an artwork to a group of shapes, which is selected afterwards if the artwork still is. A conversion that is under way is canceled.
   * @param label what the author did, for "Undo …".
   */
  start(editor: EditorStore, artwork: ArtworkShape, label: string): Promise<void>;
  /** Leaves the artwork as it is. */
  cancel(): void;
}

export function createExpansion(client: ExpansionClient = createExpansionClient()): Expansion {
  const store = createStore<{ readonly id: string | null }>(() => ({ id: null }));
  let current: object | null = null;
  const cancel = () => {
    if (current) client.close();
    current = null;
    store.setState({ id: null });
  };
  return {
    store,
    cancel,
    async start(editor, artwork, label) {
      cancel();
      const own = {};
      current = own;
      const { uniqueObjectId: id } = artwork;
      const group = crypto.randomUUID();
      store.setState({ id });
      const answer = await client.ask({ artwork, group }).catch(() => null);
      // A canceled conversion has nothing to tell.
      if (current !== own) return;
      current = null;
      store.setState({ id: null });
      const { history, selectedId, run, notify, select } = editor.getState();
      if (artworkOf(history.present, id) !== artwork) return notify({ tone: 'info', text: t('changedMeanwhile') });
      if (!answer) return notify({ tone: 'error', text: t('failed') });
      if (!answer.ok) return notify({ tone: 'error', text: sentenceCase(answer.fault.message) });
      const { shapes, groups } = answer.value;
      const isConverted = run({ name: 'take-apart-artwork', id, group, parts: { shapes: [...shapes], groups: [...groups] } }, label);
      if (isConverted && selectedId === id) select(group);
    },
  };
}
