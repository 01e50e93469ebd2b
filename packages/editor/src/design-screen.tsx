import '@mantine/tiptap/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';
import './chrome/tokens.css';
import type { Design } from '@coverwright/core/design/design.ts';
import { useEffect, useState } from 'react';
import { FailedScreen } from './chrome/failed-screen.tsx';
import { OpeningScreen } from './chrome/opening-screen.tsx';
import { EditorDesk } from './editor-desk.tsx';
import { mountEditor } from './session/mount-editor.ts';
import { type DeskTools, type OpenedDesk, openDesk } from './session/open-desk.ts';
import { SetupScreen } from './setup/setup-screen.tsx';

/** The whole of `/design`: setup, the editor, and what is shown while they come or when they cannot. */
export function DesignScreen() {
  const [attempt, setAttempt] = useState(0);
  const [desk, setDesk] = useState<OpenedDesk | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void openDesk(window.location.search, leaving.signal).then((opened) => !leaving.signal.aborted && setDesk(opened));
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setDesk(null);
    setAttempt((count) => count + 1);
  };

  const begin = (tools: DeskTools, design: Design) => {
    window.history.replaceState(window.history.state, '', '/design');
    const cover = { itemId: null, design, otherDesigns: {}, saved: false, notice: null };
    setDesk({ kind: 'editor', tools, editor: mountEditor(tools.resources, cover) });
  };

  if (!desk) return <OpeningScreen />;
  switch (desk.kind) {
    case 'failed':
      return <FailedScreen title={desk.title} reason={desk.reason} onRetry={retry} />;
    case 'setup':
      return <SetupScreen tools={desk.tools} onDone={(design) => begin(desk.tools, design)} />;
    case 'editor':
      return <EditorDesk editor={desk.editor} tools={desk.tools} />;
  }
}
