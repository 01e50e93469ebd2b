import { Button, UnstyledButton } from '@mantine/core';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import { IconAlertTriangle, IconInfoCircle, IconXboxX } from '@tabler/icons-react';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { showElement } from './show-element.ts';
import styles from './preflight-badge.module.css';
import { useMessages } from '../messages/use-messages.ts';
import { preflightMessages } from './messages.ts';

const ICONS = { error: IconXboxX, warning: IconAlertTriangle, hint: IconInfoCircle } as const;
const SPOKEN = { error: 'wouldBeRejected', warning: 'mayPrintPoorly', hint: 'suggestion' } as const;

/** A finding of the print check: a click shows the element, and a button fixes it if that is possible at once. */
export function FindingRow({ finding, onJump }: { readonly finding: Finding; readonly onJump: () => void }) {
  const t = useMessages(preflightMessages);
  const editor = useMountedEditor();
  const run = useEditor((state) => state.run);
  // A fix applies only to the document that was checked.
  const isCurrent = useEditor((state) => state.checked === state.history.present);
  const { severity, message, element, fix } = finding;
  const Icon = ICONS[severity];
  const jump = () => {
    showElement(element, editor);
    onJump();
  };
  return (
    <li className={styles.row}>
      <UnstyledButton className={styles.finding} onClick={jump}>
        <Icon size={18} className={styles.icon} data-severity={severity} role="img" aria-label={t(SPOKEN[severity])} />
        <span>{message}</span>
      </UnstyledButton>
      {fix && (
        <Button
          className={styles.fix}
          variant="default"
          size="compact-sm"
          disabled={!isCurrent}
          aria-label={`${fix.label}: ${message}`}
          onClick={() => run(fix.command, fix.label)}
        >
          {fix.label}
        </Button>
      )}
    </li>
  );
}
