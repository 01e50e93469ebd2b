import { Button, Group, List, Progress, Stack, Text } from '@mantine/core';
import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { allDesigns } from '../session/all-designs.ts';
import { describeProgress, type ExportProgress, NOT_BEGUN } from './export-progress.ts';
import { requestCoverFile, requestDesignFile, runExport } from './run-export.ts';
import { saveFile } from './save-file.ts';

const NAMES: Record<ExportKind, string> = {
  pdf: 'print PDF',
  jpeg: 'JPEG',
  png: 'PNG',
  package: 'package',
  design: 'design',
  proof: 'proof',
};

type Phase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'working'; readonly progress: ExportProgress }
  | { readonly kind: 'done'; readonly filename: string; readonly url: string }
  | { readonly kind: 'failed'; readonly reason: string };

interface DownloadDialogProps {
  readonly kind: ExportKind;
  /** Made of what is on the screen, or of the cover as it was bought. */
  readonly from: 'screen' | 'bought';
  readonly onClose: () => void;
}

/** From the wish to the file: first what the printer would refuse, then progress, then the browser's own download. */
export function DownloadDialog({ kind, from, onClose }: DownloadDialogProps) {
  const { store } = useMountedEditor();
  const findings = useEditor((state) => state.findings);
  // What was bought was looked at when it was; a proof and the design go to no printer.
  const isPrinted = from === 'screen' && kind !== 'proof' && kind !== 'design';
  const errors = isPrinted ? findings.filter(({ severity }) => severity === 'error') : [];
  const [phase, setPhase] = useState<Phase>(errors.length > 0 ? { kind: 'asking' } : { kind: 'working', progress: NOT_BEGUN });
  const running = useRef<AbortController | null>(null);

  const start = useCallback(async () => {
    const giveUp = new AbortController();
    running.current = giveUp;
    setPhase({ kind: 'working', progress: NOT_BEGUN });
    const state = store.getState();
    const { format } = state.history.present;
    const isBought = from === 'bought' && state.itemId !== null;
    const made = await runExport(
      isBought ? requestCoverFile(state.itemId, format, kind) : requestDesignFile(allDesigns(state), format, kind),
      (progress) => !giveUp.signal.aborted && setPhase({ kind: 'working', progress }),
      giveUp.signal,
    );
    if (giveUp.signal.aborted) return;
    if (!made.ok) return setPhase({ kind: 'failed', reason: made.fault.message });
    saveFile(made.value);
    setPhase({ kind: 'done', ...made.value });
  }, [store, kind, from]);

  const startsAtOnce = useRef(errors.length === 0);
  useEffect(() => {
    if (startsAtOnce.current) void start();
    return () => running.current?.abort();
  }, [start]);

  return (
    <EditorModal opened onClose={onClose} title={phase.kind === 'done' ? 'Your file is ready' : `Download the ${NAMES[kind]}`} centered>
      {phase.kind === 'asking' && (
        <Stack>
          <Text>The printer would reject this cover:</Text>
          <List size="sm" spacing={6}>
            {errors.map(({ check, element, message }) => (
              <List.Item key={`${check} ${element} ${message}`}>{message}</List.Item>
            ))}
          </List>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => void start()}>
              Download anyway
            </Button>
            <Button data-autofocus onClick={onClose}>
              Fix it first
            </Button>
          </Group>
        </Stack>
      )}
      {phase.kind === 'working' && (
        <Stack>
          <Text role="status">{describeProgress(phase.progress)}</Text>
          <Progress value={Math.max(4, phase.progress.share * 100)} aria-label="Progress" transitionDuration={200} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </Group>
        </Stack>
      )}
      {phase.kind === 'done' && (
        <Stack>
          <Text>
            {phase.filename} is in your downloads. If it did not start,{' '}
            <a href={phase.url} download={phase.filename}>
              download it here
            </a>
            .
          </Text>
          <Group justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              Close
            </Button>
          </Group>
        </Stack>
      )}
      {phase.kind === 'failed' && (
        <Stack>
          <Text role="alert">{phase.reason}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button data-autofocus onClick={() => void start()}>
              Try again
            </Button>
          </Group>
        </Stack>
      )}
    </EditorModal>
  );
}
