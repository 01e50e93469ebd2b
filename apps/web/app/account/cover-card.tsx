import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import { formatDay } from '@coverwright/core/messages/format-day.ts';
import { useLocale } from '@coverwright/editor/messages/locale.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import styles from './cover-card.module.css';
import { CoverFiles } from './cover-files.tsx';
import { CoverThumbnail } from './cover-thumbnail.tsx';
import { RenameField } from './rename-field.tsx';
import { ReviseButton } from './revise-button.tsx';
import { ShareCover } from './share-cover.tsx';
import type { CoverListActions } from './use-cover-list.ts';
import type { CoverLook } from './use-cover-look.ts';
import { accountMessages } from './messages.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';

interface CoverCardProps extends Pick<CoverListActions, 'rename' | 'duplicate' | 'remove'> {
  readonly cover: CoverSummary;
  readonly look: CoverLook;
  /** Starts a revision; null unless the cover is completed. */
  readonly revise: CoverListActions['revise'] | null;
}

/** A cover in a list: it opens in the editor, and a menu has further actions. */
export function CoverCard({ cover, look, rename, duplicate, remove, revise }: CoverCardProps) {
  const t = useMessages(accountMessages);
  const tFormat = useMessages(formatMessages);
  const locale = useLocale();
  const [isRenaming, setIsRenaming] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const title = cover.title || t('untitledBook');
  const settle = (typed: string | null, isByKey: boolean) => {
    setIsRenaming(false);
    if (isByKey) menu.current?.focus();
    if (typed !== null && typed.trim() && typed.trim() !== cover.title) void rename(cover, typed.trim());
  };
  return (
    <article className={styles['card']} aria-label={title}>
      <a href={`/design?cover=${cover._id}`} className={styles['front']} aria-label={t('openInEditor', { title })}>
        <CoverThumbnail cover={cover} look={look} />
      </a>
      <div className={styles['foot']}>
        {isRenaming ? <RenameField title={cover.title} settle={settle} /> : <h3 title={title}>{title}</h3>}
        {/* Where a title is to be written, the focus goes on to it. */}
        <Menu position="bottom-end" returnFocus={!isRenaming} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon
              ref={menu}
              variant="subtle"
              color="gray"
              size={36}
              className={styles['menu']}
              aria-label={t('moreActions', { title })}
            >
              <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
                <circle cx="10" cy="4" r="1.6" />
                <circle cx="10" cy="10" r="1.6" />
                <circle cx="10" cy="16" r="1.6" />
              </svg>
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item component="a" href={`/design?cover=${cover._id}`}>
              {t('open')}
            </Menu.Item>
            <Menu.Item onClick={() => setIsSharing(true)}>{t('share')}</Menu.Item>
            <Menu.Item onClick={() => setIsRenaming(true)}>{t('rename')}</Menu.Item>
            <Menu.Item onClick={() => void duplicate(cover)}>{t('duplicate')}</Menu.Item>
            <Menu.Item className={styles['delete']} onClick={() => void remove(cover)}>
              {t('delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <p className={styles['facts']}>
        {cover.author ? <span>{cover.author}</span> : null}
        <span>{cover.formats.map((format) => tFormat(format)).join(', ')}</span>
        <time dateTime={cover.updatedAt}>{t('changed', { date: formatDay(cover.updatedAt, locale, 'medium') })}</time>
      </p>
      {cover.takedown ? <p className={styles['takedown']}>{t('takenDown', { reason: cover.takedown.reason })}</p> : null}
      {revise ? <CoverFiles cover={cover} title={title} /> : null}
      {revise ? <ReviseButton cover={cover} title={title} revise={revise} /> : null}
      {isSharing ? <ShareCover cover={cover} onClose={() => setIsSharing(false)} /> : null}
    </article>
  );
}
