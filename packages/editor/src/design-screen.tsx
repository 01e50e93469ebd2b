import '@mantine/dropzone/styles.layer.css';
import './chrome/tokens.css';
import { openSignInDoor, type SignInDoor } from './api/sign-in-door.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { savePackageChoice, type PackageChoice } from '@coverwright/core/shop/package-choice.ts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { FailedScreen } from './chrome/failed-screen.tsx';
import { OpeningScreen } from './chrome/opening-screen.tsx';
import { fetchEditorDesk } from './fetch-editor-desk.ts';
import { mountEditor } from './session/mount-editor.ts';
import { type OpenedCover, openKept } from './session/open-cover.ts';
import { type EditorTools, type OpenedScreen, openDesignScreen } from './session/open-design-screen.ts';
import { WithheldGenres } from './setup/offered-genres.ts';
import { SetupScreen } from './setup/setup-screen.tsx';

const EditorDesk = lazy(fetchEditorDesk);

interface DesignScreenProps {
  /** The way to log in; the same one for as long as the page is there. */
  readonly door: SignInDoor;
  /** Ids of the genres that are not offered here. */
  readonly withheldGenres: readonly string[];
  /** The package that the author chose on the way; null when none was. */
  readonly wish: PackageChoice | null;
}

/** The whole of `/design`: setup, the editor, and what is shown while they come or when they cannot. */
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
  // Before the screen is opened: its setup begins with what was chosen.
  useEffect(() => {
    if (wish) savePackageChoice(wish, () => window.sessionStorage);
  }, [wish]);
  useEffect(() => {
    const leaving = new AbortController();
    openSignInDoor(door);
    void openDesignScreen(window.location.search, leaving.signal).then((opened) => !leaving.signal.aborted && setCurrent(opened));
    return () => leaving.abort();
  }, [attempt, door]);

  const isSetup = current?.kind === 'setup';
  // What does not come now is asked for again when setup is done.
  useEffect(() => {
    if (isSetup) fetchEditorDesk().catch(() => {});
  }, [isSetup]);

  const retry = () => {
    setCurrent(null);
    setAttempt((count) => count + 1);
  };

  const tools = current && 'tools' in current ? current.tools : null;
  const goOnWith = useCallback(
    async (coverId: string, notice: string | null) => {
      if (!tools) return;
      const cover = await openKept(coverId, tools.journal);
      if (!cover) throw new Error('The journal does not have the cover that is to be opened');
      setCurrent(createEditorScreen(tools, { ...cover, notice }));
    },
    [tools],
  );

  if (!current) return <OpeningScreen />;
  switch (current.kind) {
    case 'failed':
      return <FailedScreen title={current.title} reason={current.reason} onRetry={retry} />;
    case 'setup':
      return (
        <SetupScreen
          tools={current.tools}
          onDone={(design) => setCurrent(createEditorScreen(current.tools, createNewCover(design)))}
          onGoOn={(coverId) => void goOnWith(coverId, null).catch(() => setCurrent(STORAGE_UNAVAILABLE))}
          onOpened={({ design, others }) => setCurrent(createEditorScreen(current.tools, createNewCover(design, others)))}
        />
      );
    case 'editor':
      return (
        <Suspense fallback={<OpeningScreen />}>
          <EditorDesk key={current.coverId} editor={current.editor} tools={current.tools} coverId={current.coverId} goOnWith={goOnWith} />
        </Suspense>
      );
  }
}

const STORAGE_UNAVAILABLE: OpenedScreen = {
  kind: 'failed',
  title: 'The cover could not be opened.',
  reason: 'This browser’s storage does not answer. Try again, or load the page anew.',
};

/** A cover that begins now. */
function createNewCover(design: Design, otherDesigns: Designs = {}): OpenedCover {
  return { coverId: crypto.randomUUID(), itemId: null, design, otherDesigns, saved: false, activeTab: null, notice: null };
}

function createEditorScreen(tools: EditorTools, cover: OpenedCover): OpenedScreen {
  window.history.replaceState(window.history.state, '', '/design');
  return { kind: 'editor', tools, coverId: cover.coverId, editor: mountEditor(tools.resources, cover) };
}
