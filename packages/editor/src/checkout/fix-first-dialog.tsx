import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import type { BookNames } from '@coverwright/core/preflight/fixes/replace-samples.ts';
import { useState } from 'react';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { FindingRow } from '../preflight/finding-row.tsx';
import { allDesigns } from '../session/all-designs.ts';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import styles from './checkout-dialog.module.css';
import { hasSamples, missingNames, replaceAllSamples } from './purchase-findings.ts';

const NAME_LABELS = { title: 'Title of the book', author: 'Author’s name' } as const;

/** What the printer would refuse, with the buttons that fix it: it stops a purchase. */
export function FixFirstDialog({ findings, onClose }: { readonly findings: readonly Finding[]; readonly onClose: () => void }) {
  const isChecked = useEditor((state) => state.checked === state.history.present);
  const samples = findings.filter(({ check }) => check === 'sample-text');
  const others = findings.filter(({ check }) => check !== 'sample-text');
  return (
    <EditorModal opened onClose={onClose} title="Fix these before you buy" centered>
      <Stack>
        <Text>The printer would reject this cover, so you can’t buy its print files yet:</Text>
        <ul className={styles.findings}>
          {others.map((finding) => (
            <FindingRow key={`${finding.check} ${finding.element} ${finding.message}`} finding={finding} onJump={onClose} />
          ))}
        </ul>
        <ReplaceSamples reasons={samples.map(({ message }) => message)} />
        {isChecked ? null : <Text role="status">Checking the cover…</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back to the cover
          </Button>
        </Group>
      </Stack>
    </EditorModal>
  );
}

interface ReplaceSamplesProps {
  /** What the printer would say of the samples. */
  readonly reasons?: readonly string[];
  readonly onDone?: () => void;
}

/** One button that replaces or removes the sample text of every format. Nothing where there is none. */
export function ReplaceSamples({ reasons = [], onDone }: ReplaceSamplesProps) {
  const { store } = useMountedEditor();
  const present = useEditor((state) => state.history.present);
  const others = useEditor((state) => state.otherDesigns);
  const [names, setNames] = useState<Partial<BookNames>>({});
  const designs = allDesigns({ history: { present, past: [], future: [] }, otherDesigns: others });
  if (!hasSamples(designs)) return null;
  const missing = missingNames(designs);
  const isNamed = missing.every((name) => names[name]?.trim());
  return (
    <Alert title="This cover still shows sample text">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          replaceAllSamples(store, names);
          onDone?.();
        }}
      >
        <Stack gap="sm">
          {reasons.map((reason) => (
            <Text key={reason} size="sm">
              {reason}
            </Text>
          ))}
          {missing.map((name) => (
            <TextInput
              key={name}
              label={NAME_LABELS[name]}
              maxLength={200}
              value={names[name] ?? ''}
              onChange={({ currentTarget: { value } }) => setNames((known) => ({ ...known, [name]: value }))}
            />
          ))}
          <Button type="submit" data-autofocus={missing.length === 0 || undefined} disabled={!isNamed}>
            {missing.length > 0 ? 'Replace the sample text' : 'Remove the sample text'}
          </Button>
        </Stack>
      </form>
    </Alert>
  );
}
