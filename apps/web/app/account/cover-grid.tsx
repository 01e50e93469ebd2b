import type { CoverList } from '@coverwright/contracts/calls/covers.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import { PageNotice } from '../pages/page-notice.tsx';
import { CoverCard } from './cover-card.tsx';
import styles from './cover-grid.module.css';
import { NoCovers } from './no-covers.tsx';
import { CoverListEnd } from './cover-list-end.tsx';
import type { CoverListState } from './cover-list-state.ts';
import { useCoverList } from './use-cover-list.ts';
import { useCoverLook } from './use-cover-look.ts';
import { accountMessages } from './messages.ts';

interface CoverGridProps {
  readonly show: CoverList;
  readonly q: string;
  /** The first page of covers, which comes with the document. */
  readonly first: Pick<CoverListState, 'items' | 'nextCursor'>;
}

const NAMES = { drafts: 'drafts', 'completed-covers': 'completedCovers', revisions: 'revisions' } as const satisfies Record<
  CoverList,
  string
>;

/** A list of covers, last changed first, which loads more by scrolling. */
export function CoverGrid(props: CoverGridProps) {
  const t = useMessages(accountMessages);
  const { list, notice, dismiss, readOn, rename, duplicate, remove, revise } = useCoverList(props);
  const [look, setLook] = useCoverLook();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = list.items.length === 0 && list.nextCursor === null;
  return (
    <section aria-labelledby="list">
      <h2 id="list" ref={heading} tabIndex={-1} className={styles['name']}>
        {t(NAMES[props.show])}
      </h2>
      {isEmpty ? (
        <NoCovers show={props.show} q={props.q} />
      ) : (
        <>
          <SegmentedControl
            className={styles['look'] ?? ''}
            size="sm"
            aria-label={t('coverView')}
            value={look}
            onChange={setLook}
            data={[
              { value: 'fronts', label: t('fronts') },
              { value: 'books', label: t('books') },
            ]}
          />
          <div className={styles['grid']}>
            {list.items.map((cover) => (
              <CoverCard
                key={cover._id}
                cover={cover}
                look={look}
                rename={rename}
                duplicate={duplicate}
                revise={props.show === 'completed-covers' ? revise : null}
                remove={(gone) => {
                  // The focused menu is removed with its cover, so the focus moves to the heading.
                  heading.current?.focus({ preventScroll: true });
                  return remove(gone);
                }}
              />
            ))}
          </div>
          <CoverListEnd list={list} readOn={readOn} />
        </>
      )}
      <PageNotice notice={notice} dismiss={dismiss} />
    </section>
  );
}
