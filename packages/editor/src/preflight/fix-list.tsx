import { Text } from '@mantine/core';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useEditor } from '../session/editor-context.ts';
import { FindingRow } from './finding-row.tsx';
import styles from './fix-list.module.css';
import { ReplaceSamples } from './replace-samples.tsx';
import { preflightMessages } from './messages.ts';

/** Lists the findings that prevent print files, each with the button that fixes it. */
export function FixList({ findings, onJump }: { readonly findings: readonly Finding[]; readonly onJump: () => void }) {
  const t = useMessages(preflightMessages);
  const isChecked = useEditor((state) => state.checked === state.history.present);
  const samples = findings.filter(({ check }) => check === 'sample-text');
  const others = findings.filter(({ check }) => check !== 'sample-text');
  return (
    <>
      <ul className={styles.findings}>
        {others.map((finding) => (
          <FindingRow key={`${finding.check} ${finding.element} ${finding.message}`} finding={finding} onJump={onJump} />
        ))}
      </ul>
      <ReplaceSamples reasons={samples.map(({ message }) => message)} />
      {isChecked ? null : <Text role="status">{t('checking')}</Text>}
    </>
  );
}
