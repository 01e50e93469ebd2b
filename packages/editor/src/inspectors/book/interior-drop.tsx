import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { Command } from '@coverwright/core/commands/apply-command.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { type InteriorVerdict, checkInterior } from '@coverwright/core/interior/check-interior.ts';
import type { Binding } from '@coverwright/core/platforms/platform.ts';
import { describeTrim } from '@coverwright/core/platforms/trim.ts';
import { IconBook2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { whenLetGo } from '../../stage/gestures/when-let-go.ts';
import styles from '../pictures/picture-upload.module.css';

const SENTENCES = {
  locked: 'This PDF has a password. Save it without a password, then add it again.',
  damaged: 'This PDF is damaged. Save your interior as PDF again, then add it again.',
  unreadable: 'This file isn’t a readable PDF. Save your interior as PDF, then add it again.',
  empty: 'This PDF has no pages.',
  lost: 'This file could not be read. Choose it again.',
  unanswered: 'This PDF could not be read. Add it again.',
  elsewhere: 'You switched to another format, so nothing was changed. Add the PDF again in the format it belongs to.',
} as const;

type Outcome =
  | { readonly kind: 'reading'; readonly file: string }
  | { readonly kind: 'read'; readonly file: string; readonly verdict: InteriorVerdict; readonly refusal: string | null }
  | { readonly kind: 'failed'; readonly reason: string };

/** The book's inside, dropped: its trim and its page count become the cover's. It is read here and goes nowhere. */
export function InteriorDrop({ binding }: { readonly binding: Binding }) {
  const { resources, store, gestures } = useMountedEditor();
  const run = useEditor((state) => state.run);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const read = async (file: File) => {
    const { format } = store.getState().history.present;
    setOutcome({ kind: 'reading', file: file.name });
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes) return setOutcome({ kind: 'failed', reason: SENTENCES.lost });
    const answer = await resources.interior.ask(bytes).catch(() => null);
    if (!answer) return setOutcome({ kind: 'failed', reason: SENTENCES.unanswered });
    if (!answer.ok) return setOutcome({ kind: 'failed', reason: SENTENCES[answer.fault] });
    const verdict = checkInterior(answer.pages, binding);
    if (!verdict) return setOutcome({ kind: 'failed', reason: SENTENCES.empty });
    whenLetGo(gestures, () => {
      // The fields of the format that it was dropped on are gone: only a notice is still seen.
      if (store.getState().history.present.format !== format) return store.getState().notify({ tone: 'info', text: SENTENCES.elsewhere });
      const command: Command = { name: 'change-specification', trim: verdict.trim, extent: verdict.extent };
      const tried = applyCommand(store.getState().history.present, command);
      if (tried.ok) run(command, `Interior: ${verdict.extent} pages, ${describeTrim(verdict.trim)}`);
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
        inputProps={{ 'aria-label': 'Interior PDF' }}
        onDrop={([file]) => file && void read(file)}
        onReject={() => setOutcome({ kind: 'failed', reason: SENTENCES.unreadable })}
      >
        <span className={styles.inner}>
          <IconBook2 size={18} stroke={1.7} aria-hidden="true" />
          <span>
            Measure your interior PDF
            <small>Drop the PDF here to set the trim size and page count. The file stays on your computer.</small>
          </span>
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
  const { extent, trim, hasBleed, warnings } = verdict;
  return (
    <>
      <Text size="sm">
        {file}: {extent} pages of {describeTrim(trim)}
        {hasBleed ? ', with bleed' : ''}.
      </Text>
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
