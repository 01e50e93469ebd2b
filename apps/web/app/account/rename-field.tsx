import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useRef, useState } from 'react';
import styles from './rename-field.module.css';
import { accountMessages } from './messages.ts';

interface RenameFieldProps {
  readonly title: string;
  /** @param typed null: unchanged @param isByKey false if the field lost the focus */
  readonly settle: (typed: string | null, isByKey: boolean) => void;
}

/** The editable title: Enter or blur saves it, and Escape cancels. */
export function RenameField({ title, settle }: RenameFieldProps) {
  const t = useMessages(accountMessages);
  const [typed, setTyped] = useState(title);
  const isSettled = useRef(false);
  // Removing the field blurs it, and that blur must not count as a second answer.
  const end = (answer: string | null, isByKey: boolean) => {
    if (isSettled.current) return;
    isSettled.current = true;
    settle(answer, isByKey);
  };
  return (
    <input
      className={styles['field']}
      aria-label={t('titleOfTheWork')}
      maxLength={1000}
      value={typed}
      // The field opens on request, so the focus goes to it.
      ref={(field) => field?.focus()}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => end(typed, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The focus goes back to the menu's button, which the same key press would activate.
        event.preventDefault();
        end(event.key === 'Enter' ? typed : null, true);
      }}
    />
  );
}
