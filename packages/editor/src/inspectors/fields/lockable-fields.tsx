import { Button } from '@mantine/core';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconLockOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { elementName } from '../../stage/element-name.ts';
import styles from './fields.module.css';
import { FieldsLockedProvider } from './fields-locked.ts';
import { Hint } from './section.tsx';
import { fieldMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Shows the fields of an element unless it is locked, and otherwise how to unlock it. @param id as in a selection */
export function LockableFields({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const t = useMessages(fieldMessages);
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const locked = isLocked(design, id);
  const name = elementName(design, id);
  return (
    <>
      {locked && (
        <div className={styles.lockedNote}>
          <Hint>{t('lockedHint', { name })}</Hint>
          <Button
            variant="default"
            leftSection={<IconLockOpen size={17} />}
            onClick={() => run({ name: 'lock-element', id, locked: false }, nameStep('unlockElement', { name }))}
          >
            {t('unlock')}
          </Button>
        </div>
      )}
      <fieldset className={styles.lockable} disabled={locked} aria-label={name}>
        <FieldsLockedProvider value={locked}>{children}</FieldsLockedProvider>
      </fieldset>
    </>
  );
}
