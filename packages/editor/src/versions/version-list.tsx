import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { useMessages } from '../messages/use-messages.ts';
import { UnstyledButton } from '@mantine/core';
import { versionPicture } from './version-picture.ts';
import { formatSavedAt, nameOf, kindMessage } from './version-words.ts';
import styles from './versions.module.css';
import { versionMessages } from './messages.ts';

interface VersionListProps {
  readonly itemId: string;
  readonly versions: readonly CoverVersion[];
  readonly chosenId: string;
  readonly format: FormatId;
  readonly choose: (id: string) => void;
}

/** Thumbnails of all versions, newest first. */
export function VersionList({ itemId, versions, chosenId, format, choose }: VersionListProps) {
  const t = useMessages(versionMessages);
  return (
    <ol className={styles.list} aria-label={t('newestFirst')}>
      {versions.map((version, at) => {
        const shown = version.formats.includes(format) ? format : version.currentFormat;
        const note = kindMessage(version, at === 0);
        return (
          <li key={version.id}>
            <UnstyledButton className={styles.version ?? ''} aria-pressed={version.id === chosenId} onClick={() => choose(version.id)}>
              <img
                className={styles.small}
                style={{ aspectRatio: version.aspects[shown] }}
                src={versionPicture(itemId, version, shown, 'small')}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className={styles.words}>
                <span className={styles.name}>{nameOf(version)}</span>
                {version.name === null ? null : <span className={styles.note}>{formatSavedAt(version)}</span>}
                {note === null ? null : <span className={styles.note}>{t(note)}</span>}
              </span>
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}
