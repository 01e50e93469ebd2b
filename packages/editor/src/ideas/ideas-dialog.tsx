import { Button, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { briefOfDesign } from '@coverwright/core/ideas/brief-of-design.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { EditorModal } from '../chrome/editor-modal.tsx';
import { frontInInches } from '../inspectors/pictures/front-in-inches.ts';
import { LIBRARY, NO_FILTERS } from '../inspectors/pictures/find-pictures.ts';
import { usePictures } from '../inspectors/pictures/use-pictures.ts';
import { useDesign, useMountedEditor } from '../session/editor-context.ts';
import { useOfferedGenres } from '../setup/offered-genres.ts';
import { MAX_PICTURES } from '../setup/inquiry.ts';
import { type ChosenPicture, chosenPhoto } from '../setup/try-picture.ts';
import { IdeaFilters } from './idea-filters.tsx';
import { IdeaGrid } from './idea-grid.tsx';
import { IdeaPicture } from './idea-picture.tsx';
import { IdeaTools } from './idea-tools.tsx';
import type { SentMaterial } from './ideas-task.ts';
import styles from './ideas.module.css';
import { useBoard } from './use-board.ts';
import { ideaMessages } from './messages.ts';
import { nameStep } from '../steps/name-step.ts';
import { nameGenre } from '../messages/name-genre.ts';

/** A dialog with ideas for another look of the open cover; applying one is a single undo step. */
export function IdeasDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(ideaMessages);
  const { metadata } = useDesign();
  const isNarrow = useMediaQuery('(max-width: 59.99em)');
  const [genreId, setGenreId] = useState(metadata.genre?.id ?? '');
  const genre = findGenre(genreId);
  const genres = useOfferedGenres(metadata.genre?.id ?? null);
  return (
    <EditorModal opened onClose={onClose} title={t('ideasForThisCover')} size="min(1160px, 94vw)" fullScreen={isNarrow}>
      <div className={styles.column}>
        <Select
          label={t('genre')}
          placeholder={t('chooseAGenre')}
          data={genres.map(({ id }) => ({ value: id, label: nameGenre(id) }))}
          value={genreId || null}
          allowDeselect={false}
          searchable
          onChange={(id) => setGenreId(id ?? '')}
        />
        {genre ? <Board key={genre.id} genre={genre} onClose={onClose} /> : <p className={styles.note}>{t('chooseGenre')}</p>}
      </div>
    </EditorModal>
  );
}

/** The board of the dialog, with the pictures of the cover first, or those of the genre if it has none. */
function Board({ genre, onClose }: { readonly genre: Genre; readonly onClose: () => void }) {
  const t = useMessages(ideaMessages);
  const suggested = usePictures({ service: LIBRARY, term: '', genre, kind: 'photo', front: frontInInches(useDesign()), ...NO_FILTERS });
  if (suggested.status === 'loading' && suggested.entries.length === 0) return <p className={styles.note}>{t('loading')}</p>;
  return <PicturedBoard genre={genre} suggested={suggested.entries.slice(0, MAX_PICTURES).map(chosenPhoto)} onClose={onClose} />;
}

interface PicturedBoardProps {
  readonly genre: Genre;
  readonly suggested: readonly ChosenPicture[];
  readonly onClose: () => void;
}

function PicturedBoard({ genre, suggested, onClose }: PicturedBoardProps) {
  const t = useMessages(ideaMessages);
  const { store, resources } = useMountedEditor();
  const design = useDesign();
  // The material is that of the moment when the dialog opened: applying an idea must not make another dozen.
  const [material] = useState((): SentMaterial => {
    const { currentDesignImage } = design.coverImage;
    const own = [...(currentDesignImage ? [currentDesignImage] : []), ...design.selectedImages]
      .filter((image, index, all) => all.findIndex(({ assetId }) => assetId === image.assetId) === index)
      .map((image): ChosenPicture => ({ image, focus: null }));
    return { brief: briefOfDesign(design, genre), pictures: (own.length > 0 ? own : suggested).slice(0, MAX_PICTURES) };
  });
  const board = useBoard(resources.ideas, material, 1);
  const { large, status } = useStore(board.state);
  const { front } = geometryOf(design).boards;
  const apply = () => {
    const { ideas, chosen } = board.state.getState();
    const painted = chosen === null ? undefined : ideas[chosen];
    if (painted && store.getState().run({ name: 'apply-idea', idea: painted.idea.design }, nameStep('useAnIdea'))) onClose();
  };
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <IdeaFilters board={board} />
        <IdeaTools board={board} />
        <IdeaGrid board={board} proportion={front.width / front.height} />
      </div>
      <div className={styles.aside}>
        {large ? <IdeaPicture front={large.front} className={styles.large} label={t('theChosenCover')} /> : <span />}
        <Button onClick={apply} disabled={large === null} loading={status === 'making' && large === null}>
          {t('useThisCover')}
        </Button>
        <p className={styles.note}>{t('whatChanges')}</p>
      </div>
    </div>
  );
}
