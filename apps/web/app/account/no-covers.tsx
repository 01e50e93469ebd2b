import type { CoverList } from '@coverwright/contracts/calls/covers.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { PageLink } from '../site/page-link.tsx';
import styles from './no-covers.module.css';
import { accountMessages } from './messages.ts';

const EMPTY = {
  drafts: 'noDrafts',
  'completed-covers': 'noCompletedCovers',
  revisions: 'noRevisions',
} as const satisfies Record<CoverList, string>;

/** Shows what to do next if a list has no covers. */
export function NoCovers({ show, q }: { readonly show: CoverList; readonly q: string }) {
  const t = useMessages(accountMessages);
  return (
    <div className={styles['empty']}>
      <p>{q ? t('noMatches', { q }) : t(EMPTY[show])}</p>
      {q ? (
        <Button component={PageLink} to={`/account?show=${show}`} variant="default">
          {t('showAll')}
        </Button>
      ) : (
        <Button component="a" href="/design?setup=true">
          {t('makeACover')}
        </Button>
      )}
    </div>
  );
}
