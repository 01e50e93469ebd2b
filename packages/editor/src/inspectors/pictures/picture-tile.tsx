import { useMessages } from '../../messages/use-messages.ts';
import { Loader, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './picture-grid.module.css';
import { pictureMessages } from './messages.ts';

interface PictureTileProps {
  readonly thumb: string;
  /** The subject and the maker of the picture. */
  readonly label: string;
  /** Color that is shown until the picture has loaded. */
  readonly dominant?: string | null;
  /** The point to keep in a narrow crop, as fractions of width and height. */
  readonly focus?: { readonly x: number; readonly y: number } | null;
  readonly isChosen: boolean;
  /** True while the full picture is being loaded. */
  readonly isFetching?: boolean;
  readonly onChoose: () => void;
  /** Content over or under the picture: its maker, and further actions. */
  readonly children?: ReactNode;
}

/** A picture as a button: first its color, then the picture, or its label if that fails to load. */
export function PictureTile({ thumb, label, dominant, focus, isChosen, isFetching = false, onChoose, children }: PictureTileProps) {
  const t = useMessages(pictureMessages);
  const [state, setState] = useState<'coming' | 'here' | 'lost'>('coming');
  return (
    <li className={styles.item}>
      <UnstyledButton
        className={styles.tile}
        aria-label={label}
        aria-pressed={isChosen}
        aria-busy={isFetching}
        title={label}
        data-state={state}
        style={{ backgroundColor: dominant ?? undefined }}
        onClick={onChoose}
      >
        {state === 'lost' ? (
          <span className={styles.words}>{label}</span>
        ) : (
          <img
            src={thumb}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            style={focus ? { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } : undefined}
            onLoad={() => setState('here')}
            onError={() => setState('lost')}
          />
        )}
        {isFetching && (
          <span className={styles.fetching}>
            <Loader size={22} color="white" />
            {t('fetching')}
          </span>
        )}
      </UnstyledButton>
      {children}
    </li>
  );
}
