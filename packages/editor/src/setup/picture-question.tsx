import { Button } from '@mantine/core';
import { PictureGrid } from '../inspectors/pictures/picture-grid.tsx';
import { PictureSearch } from '../inspectors/pictures/picture-search.tsx';
import { PictureUpload } from '../inspectors/pictures/picture-upload.tsx';
import type { Pictures } from '../inspectors/pictures/use-pictures.ts';
import { type ChosenPicture, chosenPhoto } from './compose-first-cover.ts';
import styles from './book-questions.module.css';
import own from './picture-question.module.css';

interface PictureQuestionProps {
  readonly pictures: Pictures;
  readonly term: string;
  readonly onTerm: (term: string) => void;
  readonly chosen: ChosenPicture | null;
  readonly isWithout: boolean;
  readonly onChoose: (picture: ChosenPicture | 'none') => void;
}

export function PictureQuestion({ pictures, term, onTerm, chosen, isWithout, onChoose }: PictureQuestionProps) {
  return (
    <div className={styles.form}>
      <div>
        <h1 className={styles.title}>Choose a picture</h1>
        <p className={styles.lead}>The ones that suit your genre come first. All of them are free to print and sell.</p>
      </div>
      <div className={own.tools}>
        <PictureSearch term={term} onChange={onTerm} />
        <Button variant={isWithout ? 'light' : 'default'} aria-pressed={isWithout} onClick={() => onChoose('none')}>
          Without a picture
        </Button>
      </div>
      <PictureUpload onUploaded={(image) => onChoose({ image, focus: null })} />
      <PictureGrid
        pictures={pictures}
        chosenId={chosen?.image.assetId ?? null}
        term={term}
        shape="cover"
        onChoose={(photo) => onChoose(chosenPhoto(photo))}
      />
    </div>
  );
}
