import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { FixList } from '../preflight/fix-list.tsx';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { allDesigns } from '../session/all-designs.ts';
import { describeProgress, type ExportProgress, NOT_BEGUN } from './export-progress.ts';
import { requestCoverFile, requestDesignFile, runExport } from './run-export.ts';
import { saveFile } from './save-file.ts';
import { downloadMessages } from './messages.ts';

/** Message keys of the titles. */
const TITLES = {
  pdf: 'downloadPdf',
  jpeg: 'downloadJpeg',
  png: 'downloadPng',
  package: 'downloadPackage',
  design: 'downloadDesign',
  proof: 'downloadProof',
} as const satisfies Record<ExportKind, string>;

type Phase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'working'; readonly progress: ExportProgress }
  | { readonly kind: 'done'; readonly filename: string; readonly url: string }
  | { readonly kind: 'failed'; readonly reason: string };

interface DownloadDialogProps {
  readonly kind: ExportKind;
  /** The source of the file: the cover on the screen, or the cover as it was bought. */
  readonly from: 'screen' | 'bought';
  readonly onClose: () => void;
}

/** The dialog of a download: first the errors of the print check, then the progress, then the browser's own download. */
export function DownloadDialog({ kind, from, onClose }: DownloadDialogProps) {
  const t = useMessages(downloadMessages);
  const { store } = useMountedEditor();
  const findings = useEditor((state) => state.findings);
  const isChecked = useEditor((state) => state.checked === state.history.present);
  // Bought files were checked at the purchase; a proof and a design file go to no printer.
  const isPrinted = from === 'screen' && kind !== 'proof' && kind !== 'design';
  const errors = isPrinted ? findings.filter(({ severity }) => severity === 'error') : [];
  // Until the check has finished, the file may still be refused.
  const isFree = !isPrinted || (isChecked && errors.length === 0);
  const [phase, setPhase] = useState<Phase>(isFree ? { kind: 'working', progress: NOT_BEGUN } : { kind: 'asking' });
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

  // The download starts at once, or when the last error has been fixed in this dialog.
  const isWaiting = useRef(true);
  useEffect(() => {
    if (!isFree || !isWaiting.current) return;
    isWaiting.current = false;
    void start();
  }, [isFree, start]);
  useEffect(
    () => () => {
      running.current?.abort();
      isWaiting.current = true;
    },
    [],
  );
  const downloadAnyway = () => {
    isWaiting.current = false;
    void start();
  };

  return (
    <EditorModal opened onClose={onClose} title={phase.kind === 'done' ? t('ready') : t(TITLES[kind])} centered>
      {phase.kind === 'asking' && (
        <Stack>
          {errors.length > 0 && <Text>{t('wouldBeRejected')}</Text>}
          <FixList findings={errors} onJump={onClose} />
          <Group justify="flex-end">
            <Button variant="default" onClick={downloadAnyway}>
              {t('downloadAnyway')}
            </Button>
            <Button variant="default" data-autofocus onClick={onClose}>
              {t('backToTheCover')}
            </Button>
          </Group>
        </Stack>
      )}
      {phase.kind === 'working' && (
        <Stack>
          <Text role="status">{describeProgress(phase.progress, t)}</Text>
          <Progress value={Math.max(4, phase.progress.share * 100)} aria-label={t('progress')} transitionDuration={200} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </Group>
        </Stack>
      )}
      {phase.kind === 'done' && (
        <Stack>
          <Text>
            {t.rich('done', {
              file: phase.filename,
              link: (
                <a href={phase.url} download={phase.filename}>
                  {t('downloadHere')}
                </a>
              ),
            })}
          </Text>
          <Group justify="flex-end">
            <Button data-autofocus onClick={onClose}>
              {t('close')}
            </Button>
          </Group>
        </Stack>
      )}
      {phase.kind === 'failed' && (
        <Stack>
          <Text role="alert">{phase.reason}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
            <Button data-autofocus onClick={() => void start()}>
              {t('tryAgain')}
            </Button>
          </Group>
        </Stack>
      )}
    </EditorModal>
  );
}
