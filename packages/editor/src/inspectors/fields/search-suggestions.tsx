import { useMessages } from '../../messages/use-messages.ts';
import { UnstyledButton } from '@mantine/core';
import styles from './search-suggestions.module.css';
import { fieldMessages } from './messages.ts';

interface SearchSuggestionsProps {
  readonly words: readonly string[];
  readonly term: string;
  readonly onChoose: (word: string) => void;
}

/** Suggested search terms. Pressing the chosen one again clears the search. */
export function SearchSuggestions({ words, term, onChoose }: SearchSuggestionsProps) {
  const t = useMessages(fieldMessages);
  return (
    <div className={styles.words} role="group" aria-label={t('suggestedSearches')}>
      {words.map((word) => (
        <UnstyledButton key={word} className={styles.word} aria-pressed={term === word} onClick={() => onChoose(term === word ? '' : word)}>
          {word}
        </UnstyledButton>
      ))}
    </div>
  );
}
