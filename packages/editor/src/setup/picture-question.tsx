import { Button } from '@mantine/core';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { PicturePicker } from '../inspectors/pictures/picture-picker.tsx';
import type { EditorResources } from '../resources/editor-resources.ts';
import type { ChosenPicture } from './compose-first-cover.ts';
import styles from './book-questions.module.css';
import own from './picture-question.module.css';

interface PictureQuestionProps {
  readonly tools: Pick<EditorResources, 'uploads' | 'stockServices'>;
  readonly genre: Genre | null;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly chosen: ChosenPicture | null;
  readonly isWithout: boolean;
  readonly onChoose: (picture: ChosenPicture | 'none') => void;
}

export function PictureQuestion({ tools, genre, term, onTerm, chosen, isWithout, onChoose }: PictureQuestionProps) {
  return (
    <div className={styles.form}>
      <div>
        <h1 className={styles.title}>Choose a picture</h1>
        <p className={styles.lead}>The ones that suit your genre come first. All of them may be printed and sold.</p>
      </div>
      <PicturePicker
        tools={tools}
        kind="photo"
        genre={genre}
        term={term}
        onTerm={onTerm}
        chosenId={chosen?.image.assetId ?? null}
        shape="cover"
        onChoose={(image, focus) => onChoose({ image, focus })}
      >
        <Button
          className={own.without ?? ''}
          variant={isWithout ? 'light' : 'default'}
          aria-pressed={isWithout}
          onClick={() => onChoose('none')}
        >
          Without a picture
        </Button>
      </PicturePicker>
    </div>
  );
}
