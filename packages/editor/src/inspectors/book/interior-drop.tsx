import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { Command } from '@coverwright/core/commands/apply-command.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { type InteriorVerdict, checkInterior } from '@coverwright/core/interior/check-interior.ts';
import type { Binding } from '@coverwright/core/platforms/platform.ts';
import { describeTrim } from '@coverwright/core/platforms/trim.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconBook2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { runAfterGesture } from '../../stage/gestures/run-after-gesture.ts';
import styles from '../pictures/picture-upload.module.css';
import { bookMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

const SENTENCES = {
  locked: 'pdfLocked',
  damaged: 'pdfDamaged',
  unreadable: 'pdfUnreadable',
  empty: 'pdfEmpty',
  lost: 'pdfLost',
  unanswered: 'pdfUnanswered',
  elsewhere: 'pdfElsewhere',
} as const;

type Outcome =
  | { readonly kind: 'reading'; readonly file: string }
  | { readonly kind: 'read'; readonly file: string; readonly verdict: InteriorVerdict; readonly refusal: string | null }
  | { readonly kind: 'failed'; readonly reason: string };

/** A drop zone for the book's interior PDF, which sets the cover's trim and page count. The file is read locally and not uploaded. */
export function InteriorDrop({ binding }: { readonly binding: Binding }) {
  const t = useMessages(bookMessages);
  const { resources, store, gestures } = useMountedEditor();
  const run = useEditor((state) => state.run);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const read = async (file: File) => {
    const { format } = store.getState().history.present;
    setOutcome({ kind: 'reading', file: file.name });
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes) return setOutcome({ kind: 'failed', reason: t(SENTENCES.lost) });
    const answer = await resources.interior.ask(bytes).catch(() => null);
    if (!answer) return setOutcome({ kind: 'failed', reason: t(SENTENCES.unanswered) });
    if (!answer.ok) return setOutcome({ kind: 'failed', reason: t(SENTENCES[answer.fault]) });
    const verdict = checkInterior(answer.pages, binding);
    if (!verdict) return setOutcome({ kind: 'failed', reason: t(SENTENCES.empty) });
    runAfterGesture(gestures, () => {
      // The format has changed, and its fields are gone, so the result is shown as a notice.
      if (store.getState().history.present.format !== format)
        return store.getState().notify({ tone: 'info', text: t(SENTENCES.elsewhere) });
      const command: Command = { name: 'change-specification', trim: verdict.trim, extent: verdict.extent };
      const tried = applyCommand(store.getState().history.present, command);
      if (tried.ok) run(command, nameStep('readInterior', { pages: verdict.extent, trim: describeTrim(verdict.trim) }));
      setOutcome({ kind: 'read', file: file.name, verdict, refusal: tried.ok ? null : sentence(tried.fault.message) });
    });
  };
  return (
    <>
      <Dropzone
        className={styles.zone ?? ''}
        accept={['application/pdf']}
        multiple={false}
        loading={outcome?.kind === 'reading'}
        inputProps={{ 'aria-label': t('interiorPdf') }}
        onDrop={([file]) => file && void read(file)}
        onReject={() => setOutcome({ kind: 'failed', reason: t(SENTENCES.unreadable) })}
      >
        <span className={styles.inner}>
          <IconBook2 size={18} stroke={1.7} aria-hidden="true" />
          <span>{t.rich('measurePdf', { hint: <small>{t('measurePdfHint')}</small> })}</span>
        </span>
      </Dropzone>
      <div role="status">
        {outcome?.kind === 'failed' && (
          <Text size="sm" c="error">
            {outcome.reason}
          </Text>
        )}
        {outcome?.kind === 'read' && <Read {...outcome} />}
      </div>
    </>
  );
}

function Read({ file, verdict, refusal }: Extract<Outcome, { readonly kind: 'read' }>) {
  const t = useMessages(bookMessages);
  const { extent, trim, hasBleed, warnings } = verdict;
  return (
    <>
      <Text size="sm">{t(hasBleed ? 'readPagesWithBleed' : 'readPages', { file, extent, trim: describeTrim(trim) })}</Text>
      {[...(refusal ? [refusal] : []), ...warnings].map((warning) => (
        <Text key={warning} size="sm" c="error" mt={4}>
          {warning}
        </Text>
      ))}
    </>
  );
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
