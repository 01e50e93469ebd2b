import { openResources, type EditorResources } from '../resources/editor-resources.ts';
import { createJournal, type Journal } from '../saving/journal.ts';
import type { MountedEditor } from './editor-context.ts';
import { mountEditor } from './mount-editor.ts';
import { openCover, readRequest } from './open-cover.ts';

/** What `/design` shows, once it is known. */
export type OpenedDesk =
  | { readonly kind: 'failed'; readonly title: string; readonly reason: string }
  | { readonly kind: 'setup'; readonly tools: DeskTools }
  | { readonly kind: 'editor'; readonly tools: DeskTools; readonly editor: MountedEditor };

export interface DeskTools {
  readonly resources: EditorResources;
  readonly journal: Journal;
  /** A sentence about fonts or pictures that did not come goes to whoever listens now. */
  readonly faults: Faults;
}

export interface Faults {
  readonly tell: (message: string) => void;
  readonly listen: (listener: (message: string) => void) => void;
}

export function createFaults(): Faults {
  let heard: (message: string) => void = () => {};
  return {
    tell: (message) => heard(message),
    listen: (listener) => {
      heard = listener;
    },
  };
}

/** Gets everything ready and decides between setup and a cover, by the address and by what this browser remembers. */
export async function openDesk(search: string, signal: AbortSignal): Promise<OpenedDesk> {
  const faults = createFaults();
  const journal = createJournal(() => window.localStorage);
  const [resources, cover] = await Promise.all([
    openResources((message) => faults.tell(message)).catch(() => null),
    openCover(readRequest(search), journal, signal),
  ]);
  if (!resources) {
    return {
      kind: 'failed',
      title: 'The desk could not be set out.',
      reason: 'A part of the editor did not arrive. Check the connection.',
    };
  }
  if (!cover.ok) {
    const title = cover.fault.code === 'itemNotFound' ? 'This cover is not here.' : 'The cover could not be opened.';
    const reason =
      cover.fault.code === 'itemNotFound' ? 'It may have been removed, or belong to another browser or account.' : cover.fault.message;
    return { kind: 'failed', title, reason };
  }
  const tools = { resources, journal, faults };
  return cover.value ? { kind: 'editor', tools, editor: mountEditor(resources, cover.value, true) } : { kind: 'setup', tools };
}
