import { useMessages } from '../messages/use-messages.ts';
import { IdeaFilters } from '../ideas/idea-filters.tsx';
import { IdeaGrid } from '../ideas/idea-grid.tsx';
import { IdeaTools } from '../ideas/idea-tools.tsx';
import type { IdeasBoard } from '../ideas/ideas-board.ts';
import styles from './book-questions.module.css';
import { setupMessages } from './messages.ts';

interface CoverQuestionProps {
  readonly board: IdeasBoard;
  readonly proportion: number;
}

/** The last step of setup: the choice among a dozen covers. */
export function CoverQuestion({ board, proportion }: CoverQuestionProps) {
  const t = useMessages(setupMessages);
  return (
    <div className={styles.form}>
      <div>
        <h1 className={styles.title}>{t('chooseACover')}</h1>
        <p className={styles.lead}>{t('coverLead')}</p>
      </div>
      <IdeaFilters board={board} />
      <IdeaTools board={board} />
      <IdeaGrid board={board} proportion={proportion} />
    </div>
  );
}
