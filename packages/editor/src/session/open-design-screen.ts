import { succeed } from '@coverwright/core/result/result.ts';
import { createSetupResources, type SetupResources } from '../resources/setup-resources.ts';
import { getSignIn } from '../api/sign-in-provider.ts';
import { forgetDesignerSession, readDesignerSession } from '../saving/designer-session.ts';
import { readScreenEntry } from '../navigation/screen-entry.ts';
import type { Journal } from '../saving/journal.ts';
import { openJournal, openJournalInMemory } from '../saving/open-journal.ts';
import { moveToAccount } from '../saving/move-to-account.ts';
import type { MountedEditor } from './editor-context.ts';
import type { CoverTools } from './cover-tools.ts';
import { coverToolsLoader } from './load-cover-tools.ts';
import { type OpenedCover, openItem, openStored, readRequest } from './open-cover.ts';
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
  readonly resources: SetupResources;
  /** Loads what composes and paints covers, at the first call. Setup can be answered before. @throws if the network fails */
  readonly loadCoverTools: () => Promise<CoverTools>;
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

/** Returns the screen for a part of the editor that could not be loaded. */
export function editorNotLoaded(): OpenedScreen {
  return { kind: 'failed', title: t('editorNotOpened'), reason: t('editorNotLoaded') };
}

/** Decides between setup and a cover by the address and by the stored work of this browser. Only a cover waits for the cover tools. */
export async function openDesignScreen(search: string, signal: AbortSignal): Promise<OpenedScreen> {
  const faults = createFaults();
  const resources = createSetupResources();
  const loadCoverTools = coverToolsLoader(resources, (message) => faults.tell(message));
  // A failure is reported when the tools are needed.
  const opened = await openKeptWork(search, signal, () => void loadCoverTools().catch(() => {}));
  if (!opened) return editorNotLoaded();
  const { journal, cover } = opened;
  if (!cover.ok) {
    forgetDesignerSession(sessionStorage);
    const title = cover.fault.code === 'itemNotFound' ? t('coverNotFound') : t('coverNotOpened');
    const reason = cover.fault.code === 'itemNotFound' ? t('coverGone') : cover.fault.message;
    return { kind: 'failed', title, reason };
  }
  const tools = { resources, loadCoverTools, journal, faults };
  return cover.value ? openEditor(tools, cover.value) : { kind: 'setup', tools };
}

/** Mounts the editor with a cover, as soon as the cover tools are loaded. */
export async function openEditor(tools: EditorTools, cover: OpenedCover): Promise<OpenedScreen> {
  try {
    const { mountEditor } = await tools.loadCoverTools();
    return { kind: 'editor', tools, coverId: cover.coverId, editor: mountEditor(cover) };
  } catch {
    return editorNotLoaded();
  }
}

/**
 * Opens stored work, with a journal in memory if this browser's own cannot be read. Returns null if the request cannot be opened even so.
 * @param onLikelyCover called as soon as a cover is likely to be opened, before it is loaded
 */
async function openKeptWork(search: string, signal: AbortSignal, onLikelyCover: () => void) {
  for (const open of [openJournal, openJournalInMemory]) {
    try {
      const journal = await open();
      return { journal, cover: await openWhatIsAsked(search, journal, signal, onLikelyCover) };
    } catch {
      // The next visit may work without the storage.
    }
  }
  return null;
}

async function openWhatIsAsked(search: string, journal: Journal, signal: AbortSignal, onLikelyCover: () => void) {
  const asked = readRequest(search);
  // A reload of a step of setup opens that step again.
  const request = { ...asked, setup: asked.setup || (asked.cover === null && readScreenEntry()?.kind === 'setup') };
  // Both take a while, so they are started together.
  const [covers, isSignedIn] = await Promise.all([journal.list(), getSignIn()?.isSignedIn() ?? false]);
  const [newestUnsaved] = covers.filter(({ itemId }) => itemId === null);
  const session = readDesignerSession(sessionStorage);
  if (request.cover !== null || (!request.setup && (session || newestUnsaved))) onLikelyCover();
  const load = planDesignLoad({
    request,
    session,
    isSignedIn,
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
