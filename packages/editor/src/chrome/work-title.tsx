import { useMessages } from '../messages/use-messages.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDesign, useEditor } from '../session/editor-context.ts';
import styles from './work-title.module.css';
import { chromeMessages } from './messages.ts';
import { nameStep } from '../steps/name-step.ts';

/** The title of the book, which can be edited in place. */
export function WorkTitle() {
  const t = useMessages(chromeMessages);
  const title = useDesign().metadata.title;
  const run = useEditor((state) => state.run);
  const isBought = useEditor((state) => state.bought !== null);
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null && typed.trim() !== title) run({ name: 'describe-work', title: typed.trim() }, nameStep('renameCover'));
    setTyped(null);
  };
  return (
    <input
      className={styles.title}
      aria-label={t('titleOfTheWork')}
      placeholder={t('untitledBook')}
      maxLength={1000}
      readOnly={isBought}
      value={typed ?? title}
      onFocus={() => setTyped(title)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        // The typed text is dropped before the blur, because the blur saves it.
        if (event.key === 'Escape') flushSync(() => setTyped(null));
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}
