import { IdeaFilters } from '../ideas/idea-filters.tsx';
import { IdeaGrid } from '../ideas/idea-grid.tsx';
import { IdeaTools } from '../ideas/idea-tools.tsx';
import type { IdeasBoard } from '../ideas/ideas-board.ts';
import styles from './book-questions.module.css';

interface CoverQuestionProps {
  readonly board: IdeasBoard;
  readonly proportion: number;
}

/** The last question: which of a dozen. */
export function CoverQuestion({ board, proportion }: CoverQuestionProps) {
  return (
    <div className={styles.form}>
      <div>
        <h1 className={styles.title}>Choose a cover</h1>
        <p className={styles.lead}>Choose the cover you like best, or lock what you like and get a dozen more.</p>
      </div>
      <IdeaFilters board={board} />
      <IdeaTools board={board} />
      <IdeaGrid board={board} proportion={proportion} />
    </div>
  );
}
