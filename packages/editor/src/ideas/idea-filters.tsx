import { CloseButton, TextInput, UnstyledButton } from '@mantine/core';
import { STYLES } from '@coverwright/core/ideas/critic/family-record.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { IdeasBoard } from './ideas-board.ts';
import styles from './ideas.module.css';
import { ideaMessages } from './messages.ts';

/** Filters the board by style, word or favorites, and leads to the other sets of the visit. */
export function IdeaFilters({ board }: { readonly board: IdeasBoard }) {
  const t = useMessages(ideaMessages);
  const { narrowing, showsFavorites, favorites, earlier, later } = useStore(board.state);
  const { style, about } = narrowing;
  const withWord = about === undefined ? {} : { about };
  return (
    <div className={styles.filters}>
      <div className={styles.chips} role="group" aria-label={t('kindOfCover')}>
        <Chip label={t('all')} isOn={style === undefined && !showsFavorites} onClick={() => board.narrow(withWord)} />
        {STYLES.map((id) => (
          <Chip key={id} label={t(id)} isOn={style === id} onClick={() => board.narrow({ ...withWord, style: id })} />
        ))}
        <Chip label={t('favorites', { count: favorites.length })} isOn={showsFavorites} onClick={board.showFavorites} />
      </div>
      <Search
        key={about ?? ''}
        about={about ?? ''}
        onSearch={(word) => board.narrow({ ...(style && { style }), ...(word !== '' && { about: word }) })}
      />
      <UnstyledButton className={styles.back} disabled={earlier.length === 0} onClick={board.back}>
        <IconArrowBackUp size={16} stroke={1.7} aria-hidden="true" />
        {t('earlierCovers')}
      </UnstyledButton>
      {later.length > 0 && (
        <UnstyledButton className={styles.back} onClick={board.forth}>
          <IconArrowForwardUp size={16} stroke={1.7} aria-hidden="true" />
          {t('laterCovers')}
        </UnstyledButton>
      )}
    </div>
  );
}

interface ChipProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function Chip({ label, isOn, onClick }: ChipProps) {
  return (
    <UnstyledButton className={styles.chip} aria-pressed={isOn} onClick={onClick}>
      {label}
    </UnstyledButton>
  );
}

function Search({ about, onSearch }: { readonly about: string; readonly onSearch: (word: string) => void }) {
  const t = useMessages(ideaMessages);
  const [word, setWord] = useState(about);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(word.trim());
      }}
    >
      <TextInput
        aria-label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        size="sm"
        maxLength={40}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden="true" />}
        rightSection={about === '' ? null : <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => onSearch('')} />}
      />
    </form>
  );
}
