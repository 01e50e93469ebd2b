import '@mantine/dropzone/styles.layer.css';
import './chrome/tokens.css';
import { setSignIn, type SignInProvider } from './api/sign-in-provider.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { savePackageChoice, type PackageChoice } from '@coverwright/core/shop/package-choice.ts';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { FailedScreen } from './chrome/failed-screen.tsx';
import { OpeningScreen } from './chrome/opening-screen.tsx';
import { fetchWorkspace } from './fetch-workspace.ts';
import { pushScreenEntry, readScreenEntry, replaceScreenEntry } from './navigation/screen-entry.ts';
import { journalNewCover } from './saving/journal-new-cover.ts';
import { type OpenedCover, openStored } from './session/open-cover.ts';
import { type OpenedScreen, editorNotLoaded, openDesignScreen, openEditor } from './session/open-design-screen.ts';
import { WithheldGenres } from './setup/offered-genres.ts';
import { forgetInquiry } from './setup/stored-inquiry.ts';
import { SetupScreen } from './setup/setup-screen.tsx';
import { type SetupVisit, createSetupVisit } from './setup/setup-visit.ts';
import { createPageTranslator } from './messages/create-page-translator.ts';
import { sessionMessages } from './session/messages.ts';

const Workspace = lazy(fetchWorkspace);

interface DesignScreenProps {
  /** The login of the page; it never changes. */
  readonly door: SignInProvider;
  /** Ids of the genres that are not offered on this server. */
  readonly withheldGenres: readonly string[];
  /** The package that the author chose before; null if none. */
  readonly wish: PackageChoice | null;
}

/** The screens of `/design`: setup, the editor, and the loading and error states. */
export function DesignScreen({ withheldGenres, ...facts }: DesignScreenProps) {
  return (
    <WithheldGenres value={withheldGenres}>
      <ScreenContent {...facts} />
    </WithheldGenres>
  );
}

function ScreenContent({ door, wish }: Omit<DesignScreenProps, 'withheldGenres'>) {
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState<OpenedScreen | null>(null);
  // The package is stored before the screen is opened, because setup starts from it.
  useEffect(() => {
    if (wish) savePackageChoice(wish, () => window.sessionStorage);
  }, [wish]);
  useEffect(() => {
    const leaving = new AbortController();
    setSignIn(door);
    void openDesignScreen(window.location.search, leaving.signal).then((opened) => {
      if (leaving.signal.aborted) return;
      setCurrent(opened);
      if (opened.kind === 'setup' || opened.kind === 'editor') markEntry(opened);
    });
    return () => leaving.abort();
  }, [attempt, door]);

  const retry = () => {
    setCurrent(null);
    setAttempt((count) => count + 1);
  };

  const tools = current && 'tools' in current ? current.tools : null;
  const [visit, setVisit] = useState<SetupVisit | null>(null);
  // The visit uses the tools' fonts and pictures, so it is created with them, once.
  if (current?.kind === 'setup' && visit === null) setVisit(createSetupVisit(current.tools.resources.ideas));
  /** The cover that was created from an idea in this visit: choosing the same idea again opens that cover. */
  const taken = useRef<{ readonly design: Design; readonly coverId: string } | null>(null);
  const isOpening = useRef(false);

  const openInstead = useCallback(
    async (coverId: string, notice: string | null) => {
      if (!tools) return;
      const cover = await openStored(coverId, tools.journal);
      if (!cover) throw new Error('The journal does not have the cover that is to be opened');
      replaceScreenEntry({ kind: 'editor', coverId }, '/design');
      setCurrent(await openEditor(tools, { ...cover, notice }));
    },
    [tools],
  );
  // Back leads from the editor to its setup, and Forward from there to the cover.
  const shownId = current?.kind === 'editor' ? current.coverId : null;
  useEffect(() => {
    const onPop = () => {
      const entry = readScreenEntry();
      if (!tools || !entry) return;
      if (entry.kind === 'setup' && shownId !== null) setCurrent({ kind: 'setup', tools });
      if (entry.kind === 'editor' && entry.coverId !== shownId) {
        forgetInquiry(() => window.sessionStorage);
        // A cover that the journal has dropped in the meantime may be on the server.
        void openStored(entry.coverId, tools.journal).then(
          async (cover) => (cover ? setCurrent(await openEditor(tools, cover)) : window.location.reload()),
          () => setCurrent(storageUnavailable()),
        );
      }
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [tools, shownId]);

  if (!current) return <OpeningScreen />;
  switch (current.kind) {
    case 'failed':
      return <FailedScreen title={current.title} reason={current.reason} onRetry={retry} />;
    case 'setup': {
      const goToEditor = async (cover: OpenedCover) => {
        const opened = await openEditor(current.tools, cover);
        if (opened.kind === 'editor') pushScreenEntry({ kind: 'editor', coverId: cover.coverId }, '/design');
        setCurrent(opened);
      };
      const goOn = (coverId: string) =>
        void openStored(coverId, current.tools.journal).then(
          (cover) => (cover ? goToEditor(cover) : setCurrent(storageUnavailable())),
          () => setCurrent(storageUnavailable()),
        );
      const openNew = (cover: OpenedCover) => {
        isOpening.current = true;
        void journalNewCover(current.tools.journal, cover)
          .then(() => goToEditor(cover))
          .finally(() => {
            isOpening.current = false;
          });
      };
      const openIdea = (design: Design) => {
        // A second press is ignored while the first cover is being written.
        if (isOpening.current) return;
        if (taken.current?.design === design) return goOn(taken.current.coverId);
        const cover = createNewCover(design);
        taken.current = { design, coverId: cover.coverId };
        openNew(cover);
      };
      return visit === null ? (
        <OpeningScreen />
      ) : (
        <SetupScreen
          visit={visit}
          tools={current.tools}
          onDone={openIdea}
          onGoOn={goOn}
          onFailed={() => setCurrent(editorNotLoaded())}
          onOpened={({ design, others }) => !isOpening.current && openNew(createNewCover(design, others))}
        />
      );
    }
    case 'editor':
      return (
        <Suspense fallback={<OpeningScreen />}>
          <Workspace
            key={current.coverId}
            editor={current.editor}
            journal={current.tools.journal}
            faults={current.tools.faults}
            coverId={current.coverId}
            openInstead={openInstead}
          />
        </Suspense>
      );
  }
}

function storageUnavailable(): OpenedScreen {
  const t = createPageTranslator(sessionMessages);
  return { kind: 'failed', title: t('coverNotOpened'), reason: t('storageUnavailable') };
}

/** Creates a new cover. */
function createNewCover(design: Design, otherDesigns: Designs = {}): OpenedCover {
  return { coverId: crypto.randomUUID(), itemId: null, design, otherDesigns, saved: false, activeTab: null, notice: null };
}

/** Stores the current screen in the history entry, for Back and Forward. */
function markEntry(opened: Extract<OpenedScreen, { readonly kind: 'setup' | 'editor' }>): void {
  const entry = readScreenEntry();
  if (opened.kind === 'editor') replaceScreenEntry({ kind: 'editor', coverId: opened.coverId });
  else if (entry?.kind !== 'setup') replaceScreenEntry({ kind: 'setup', step: 'book', left: null });
}
