import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { suggestedSearches } from '@coverwright/core/pictures/suggested-searches.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PicturePicker } from '../inspectors/pictures/picture-picker.tsx';
import type { EditorResources } from '../resources/editor-resources.ts';
import { uploadedImage } from '../api/upload-picture.ts';
import { usePastedPictures } from '../uploads/use-pasted-pictures.ts';
import type { ChosenPicture } from './try-picture.ts';
import styles from './book-questions.module.css';
import own from './picture-question.module.css';
import { setupMessages } from './messages.ts';

interface PictureQuestionProps {
  readonly tools: Pick<EditorResources, 'uploads' | 'stockServices'>;
  readonly title: string;
  readonly genre: Genre | null;
  /** The book's front with its bleed, in inches; null for a book that the printer does not make. */
  readonly front: Size | null;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly chosen: readonly ChosenPicture[];
  readonly isWithout: boolean;
  readonly onToggle: (picture: ChosenPicture) => void;
  readonly onWithout: () => void;
}

export function PictureQuestion({
  tools,
  title,
  genre,
  front,
  term,
  onTerm,
  chosen,
  isWithout,
  onToggle,
  onWithout,
}: PictureQuestionProps) {
  const t = useMessages(setupMessages);
  const { uploads } = tools;
  usePastedPictures(
    useCallback((files) => uploads.add(files, (asset) => onToggle({ image: uploadedImage(asset), focus: null })), [uploads, onToggle]),
  );
  return (
    <div className={styles.form}>
      <div>
        <h1 className={styles.title}>{t('choosePictures')}</h1>
        <p className={styles.lead}>{t('picturesLead')}</p>
      </div>
      <PicturePicker
        tools={tools}
        kind="photo"
        genre={genre}
        term={term}
        onTerm={onTerm}
        {...(front ? { front } : {})}
        suggestions={suggestedSearches(title, genre)}
        chosenIds={chosen.map(({ image }) => image.assetId)}
        shape="cover"
        onChoose={(image, focus) => onToggle({ image, focus })}
      >
        <Button className={own.without ?? ''} variant={isWithout ? 'light' : 'default'} aria-pressed={isWithout} onClick={onWithout}>
          {t('withoutAPicture')}
        </Button>
      </PicturePicker>
    </div>
  );
}
