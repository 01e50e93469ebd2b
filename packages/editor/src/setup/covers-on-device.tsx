import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { useMessages } from '../messages/use-messages.ts';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { leaveToSignUp, getSignIn } from '../api/sign-in-provider.ts';
import type { Journal } from '../saving/journal.ts';
import type { CoverRecord } from '../saving/journal-records.ts';
import type { EditorTools } from '../session/open-design-screen.ts';
import { StoredThumbnail } from './stored-thumbnail.tsx';
import { timeAgo } from './time-ago.ts';
import styles from './covers-on-device.module.css';
import { setupMessages } from './messages.ts';
import { nameFormat } from '../messages/name-format.ts';
import { useLocale } from '../messages/locale.ts';

interface CoversOnDeviceProps {
  readonly journal: Journal;
  readonly loadCoverTools: EditorTools['loadCoverTools'];
  readonly onGoOn: (coverId: string) => void;
}

/**
 * Lists the covers that this browser stores. Without an account these are all of them, including saved ones, because there is no other
 * list; with an account, only those that are not on the server.
 */
export function CoversOnDevice({ journal, loadCoverTools, onGoOn }: CoversOnDeviceProps) {
  const t = useMessages(setupMessages);
  const locale = useLocale();
  const titleOf = ({ title }: CoverRecord) => title.trim() || t('untitledCover');
  const [listed, setListed] = useState<{ readonly covers: readonly CoverRecord[]; readonly at: number } | null>(null);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isLeft = false;
    void journal.list().then((covers) => {
      if (!isLeft) setListed({ covers, at: Date.now() });
    });
    return () => {
      isLeft = true;
    };
  }, [journal]);

  const door = getSignIn();
  const account = useSyncExternalStore(door?.subscribe ?? subscribeToNothing, () => door?.read().status ?? 'authenticated');
  const hasNoAccount = account === 'unauthenticated';
  const covers = listed?.covers.filter(({ itemId, bought }) => itemId === null || (hasNoAccount && bought === null)) ?? [];
  if (!listed || covers.length === 0) return null;
  const remove = (coverId: string) => {
    setRemoved((before) => new Set(before).add(coverId));
    void journal.hide(coverId);
  };
  const bringBack = (coverId: string) => {
    setRemoved((before) => new Set([...before].filter((id) => id !== coverId)));
    void journal.bringBack(coverId);
  };
  return (
    <section className={styles.covers} aria-label={t('coversOnDevice')}>
      <h2 className={styles.heading}>{t('coversOnDevice')}</h2>
      <ul className={styles.list}>
        {covers.map((cover) => (
          <li key={cover.coverId} className={styles.entry}>
            {removed.has(cover.coverId) ? (
              <>
                <span className={styles.gone}>{t('removed', { title: titleOf(cover) })}</span>
                <Button variant="subtle" size="compact-sm" onClick={() => bringBack(cover.coverId)}>
                  {t('undo')}
                </Button>
              </>
            ) : (
              <>
                <UnstyledButton
                  className={styles.goOn}
                  onClick={() => (cover.itemId === null ? onGoOn(cover.coverId) : openSaved(cover.itemId))}
                >
                  <StoredThumbnail cover={cover} journal={journal} loadCoverTools={loadCoverTools} />
                  <span>
                    <span className={styles.title}>{t('goOnWith', { title: titleOf(cover) })}</span>
                    <span className={styles.detail}>
                      {t('coverDetail', {
                        format: nameFormat(cover.currentFormat),
                        state: cover.itemId === null ? t('notSavedYet') : t('saved'),
                        time: timeAgo(cover.writtenAt, listed.at, locale),
                      })}
                    </span>
                  </span>
                </UnstyledButton>
                {cover.itemId === null && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={t('remove', { title: titleOf(cover) })}
                    onClick={() => remove(cover.coverId)}
                  >
                    <IconX size={17} />
                  </ActionIcon>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {door && hasNoAccount && (
        <p className={styles.account}>
          {t.rich('noAccountHint', {
            logIn: (
              <UnstyledButton className={styles.logIn} onClick={() => leaveToSignUp(door)}>
                {t('logInOrSignUp')}
              </UnstyledButton>
            ),
          })}
        </p>
      )}
    </section>
  );
}

/** Opens a saved cover by its address, because it may have been changed elsewhere. */
function openSaved(itemId: string): void {
  window.location.assign(`/design?cover=${encodeURIComponent(itemId)}`);
}

function subscribeToNothing(): () => void {
  return () => {};
}
