import { succeed } from '@coverwright/core/result/result.ts';
import { openResources, type EditorResources } from '../resources/editor-resources.ts';
import { getSignIn } from '../api/sign-in-provider.ts';
import { forgetDesignerSession, readDesignerSession } from '../saving/designer-session.ts';
import { readScreenEntry } from '../navigation/screen-entry.ts';
import type { Journal } from '../saving/journal.ts';
import { openJournal, openJournalInMemory } from '../saving/open-journal.ts';
import { moveToAccount } from '../saving/move-to-account.ts';
import type { MountedEditor } from './editor-context.ts';
import { mountEditor } from './mount-editor.ts';
import { openItem, openStored, readRequest } from './open-cover.ts';
import { planDesignLoad } from './plan-design-load.ts';
import { sessionMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(sessionMessages);

/** The screen that `/design` shows. */
export type OpenedScreen =
  | { readonly kind: 'failed'; readonly title: string; readonly reason: string }
  | { readonly kind: 'setup'; readonly tools: EditorTools }
  | { readonly kind: 'editor'; readonly tools: EditorTools; readonly editor: MountedEditor; readonly coverId: string };

export interface EditorTools {
  readonly resources: EditorResources;
  readonly journal: Journal;
  /** Passes messages about fonts or pictures that failed to load to the current listener. */
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

const sessionStorage = () => window.sessionStorage;

/** Loads the resources, and decides between setup and a cover by the address and by the stored work of this browser. */
export async function openDesignScreen(search: string, signal: AbortSignal): Promise<OpenedScreen> {
  const faults = createFaults();
  const [resources, opened] = await Promise.all([
    openResources((message) => faults.tell(message)).catch(() => null),
    openKeptWork(search, signal),
  ]);
  if (!resources || !opened) {
    return {
      kind: 'failed',
      title: t('editorNotOpened'),
      reason: t('editorNotLoaded'),
    };
  }
  const { journal, cover } = opened;
  if (!cover.ok) {
    forgetDesignerSession(sessionStorage);
    const title = cover.fault.code === 'itemNotFound' ? t('coverNotFound') : t('coverNotOpened');
    const reason = cover.fault.code === 'itemNotFound' ? t('coverGone') : cover.fault.message;
    return { kind: 'failed', title, reason };
  }
  const tools = { resources, journal, faults };
  if (!cover.value) return { kind: 'setup', tools };
  return { kind: 'editor', tools, coverId: cover.value.coverId, editor: mountEditor(resources, cover.value) };
}

/**
 * Opens stored work, with a journal in memory if this browser's own cannot be read. Returns null if the request cannot be opened even so.
 */
async function openKeptWork(search: string, signal: AbortSignal) {
  for (const open of [openJournal, openJournalInMemory]) {
    try {
      const journal = await open();
      return { journal, cover: await openWhatIsAsked(search, journal, signal) };
    } catch {
      // The next visit may work without the storage.
    }
  }
  return null;
}

async function openWhatIsAsked(search: string, journal: Journal, signal: AbortSignal) {
  const asked = readRequest(search);
  // A reload of a step of setup opens that step again.
  const request = { ...asked, setup: asked.setup || (asked.cover === null && readScreenEntry()?.kind === 'setup') };
  const [newestUnsaved] = (await journal.list()).filter(({ itemId }) => itemId === null);
  const load = planDesignLoad({
    request,
    session: readDesignerSession(sessionStorage),
    isSignedIn: (await getSignIn()?.isSignedIn()) ?? false,
    newestUnsaved: newestUnsaved?.coverId ?? null,
  });
  switch (load.kind) {
    case 'item': {
      const cover = await openItem(load.itemId, journal, signal);
      // A bought cover opens by its address only: without one the author is about to make the next.
      return cover.ok && cover.value.bought && request.cover === null ? succeed(null) : cover;
    }
    case 'kept':
      if (load.asNewCover) await moveToAccount(load.coverId, journal, signal);
      return succeed(await openStored(load.coverId, journal));
    case 'setup':
      return succeed(null);
  }
}
