import type { CoverList } from '@coverwright/contracts/calls/covers.ts';
import { Button } from '@mantine/core';
import { PageLink } from '../site/page-link.tsx';
import styles from './no-covers.module.css';

const WORDS: Readonly<Record<CoverList, string>> = {
  drafts: 'No drafts yet. A cover that you begin is kept here from its first save on.',
  'completed-covers': 'No completed covers yet. A cover is completed when it is bought; drafts can be worked on until then.',
  revisions: 'No revisions yet. Changing a completed cover begins one, and leaves the completed cover as it is.',
};

/** What stands where there are no covers, and where to go from there. */
export function NoCovers({ show, q }: { readonly show: CoverList; readonly q: string }) {
  return (
    <div className={styles['empty']}>
      <p>{q ? `No title or author here has “${q}”.` : WORDS[show]}</p>
      {q ? (
        <Button component={PageLink} to={`/account?show=${show}`} variant="default">
          Show all
        </Button>
      ) : (
        <Button component="a" href="/design?setup=true">
          Make a Cover
        </Button>
      )}
    </div>
  );
}
