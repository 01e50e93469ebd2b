import { UnstyledButton } from '@mantine/core';
import styles from './search-suggestions.module.css';

interface SearchSuggestionsProps {
  readonly words: readonly string[];
  readonly term: string;
  readonly onChoose: (word: string) => void;
}

/** Words to search for, one press each. Pressing the chosen one again clears the search. */
export function SearchSuggestions({ words, term, onChoose }: SearchSuggestionsProps) {
  return (
    <div className={styles.words} role="group" aria-label="Suggested searches">
      {words.map((word) => (
        <UnstyledButton key={word} className={styles.word} aria-pressed={term === word} onClick={() => onChoose(term === word ? '' : word)}>
          {word}
        </UnstyledButton>
      ))}
    </div>
  );
}
