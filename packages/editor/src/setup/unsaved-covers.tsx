import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { EditorResources } from '../resources/editor-resources.ts';
import type { Journal } from '../saving/journal.ts';
import type { CoverRecord } from '../saving/journal-records.ts';
import { KeptThumbnail } from './kept-thumbnail.tsx';
import { timeAgo } from './time-ago.ts';
import styles from './unsaved-covers.module.css';

interface UnsavedCoversProps {
  readonly journal: Journal;
  readonly resources: EditorResources;
  readonly onGoOn: (coverId: string) => void;
}

/** The covers that this browser keeps and no server knows: to be gone on with, or put away. */
export function UnsavedCovers({ journal, resources, onGoOn }: UnsavedCoversProps) {
  const [listed, setListed] = useState<{ readonly covers: readonly CoverRecord[]; readonly at: number } | null>(null);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isLeft = false;
    void journal.list().then((covers) => {
      if (!isLeft) setListed({ covers: covers.filter(({ itemId }) => itemId === null), at: Date.now() });
    });
    return () => {
      isLeft = true;
    };
  }, [journal]);

  if (!listed || listed.covers.length === 0) return null;
  const remove = (coverId: string) => {
    setRemoved((before) => new Set(before).add(coverId));
    void journal.hide(coverId);
  };
  const bringBack = (coverId: string) => {
    setRemoved((before) => new Set([...before].filter((id) => id !== coverId)));
    void journal.bringBack(coverId);
  };
  return (
    <section className={styles.covers} aria-label="Covers that are not saved yet">
      <ul className={styles.list}>
        {listed.covers.map((cover) => (
          <li key={cover.coverId} className={styles.entry}>
            {removed.has(cover.coverId) ? (
              <>
                <span className={styles.gone}>“{titleOf(cover)}” is removed.</span>
                <Button variant="subtle" size="compact-sm" onClick={() => bringBack(cover.coverId)}>
                  Undo
                </Button>
              </>
            ) : (
              <>
                <UnstyledButton className={styles.goOn} onClick={() => onGoOn(cover.coverId)}>
                  <KeptThumbnail cover={cover} journal={journal} resources={resources} />
                  <span>
                    <span className={styles.title}>Go on with {titleOf(cover)}</span>
                    <span className={styles.detail}>
                      {FORMATS[cover.currentFormat].name}, not saved yet, {timeAgo(cover.writtenAt, listed.at)}
                    </span>
                  </span>
                </UnstyledButton>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={40}
                  aria-label={`Remove ${titleOf(cover)}`}
                  onClick={() => remove(cover.coverId)}
                >
                  <IconX size={17} />
                </ActionIcon>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ title }: CoverRecord): string {
  return title.trim() || 'an untitled cover';
}
