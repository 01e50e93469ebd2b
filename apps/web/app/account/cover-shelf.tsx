import type { CoverList } from '@coverwright/contracts/calls/covers.ts';
import { SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import { PageNotice } from '../pages/page-notice.tsx';
import { CoverCard } from './cover-card.tsx';
import styles from './cover-shelf.module.css';
import { EmptyShelf } from './empty-shelf.tsx';
import { ShelfEnd } from './shelf-end.tsx';
import type { ShelfState } from './shelf-state.ts';
import { useCoverShelf } from './use-cover-shelf.ts';
import { useShelfLook } from './use-shelf-look.ts';

interface CoverShelfProps {
  readonly show: CoverList;
  readonly q: string;
  /** What came with the page. */
  readonly first: Pick<ShelfState, 'items' | 'nextCursor'>;
}

const NAMES: Readonly<Record<CoverList, string>> = { drafts: 'Drafts', 'completed-covers': 'Completed covers', revisions: 'Revisions' };

/** Covers of one kind, the last changed first; more of them as one scrolls. */
export function CoverShelf(props: CoverShelfProps) {
  const { shelf, notice, dismiss, readOn, rename, duplicate, remove, revise } = useCoverShelf(props);
  const [look, setLook] = useShelfLook();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = shelf.items.length === 0 && shelf.nextCursor === null;
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf" ref={heading} tabIndex={-1} className={styles['name']}>
        {NAMES[props.show]}
      </h2>
      {isEmpty ? (
        <EmptyShelf show={props.show} q={props.q} />
      ) : (
        <>
          <SegmentedControl
            className={styles['look'] ?? ''}
            size="sm"
            aria-label="How covers are shown"
            value={look}
            onChange={setLook}
            data={[
              { value: 'fronts', label: 'Fronts' },
              { value: 'books', label: 'Books' },
            ]}
          />
          <div className={styles['grid']}>
            {shelf.items.map((cover) => (
              <CoverCard
                key={cover._id}
                cover={cover}
                look={look}
                rename={rename}
                duplicate={duplicate}
                revise={props.show === 'completed-covers' ? revise : null}
                remove={(gone) => {
                  // The menu that had the focus goes with the cover.
                  heading.current?.focus({ preventScroll: true });
                  return remove(gone);
                }}
              />
            ))}
          </div>
          <ShelfEnd shelf={shelf} readOn={readOn} />
        </>
      )}
      <PageNotice notice={notice} dismiss={dismiss} />
    </section>
  );
}
