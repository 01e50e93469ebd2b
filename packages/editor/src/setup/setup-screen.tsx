import { Button, UnstyledButton } from '@mantine/core';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import { useRef, useState } from 'react';
import { track } from '../analytics/track.ts';
import { ColourSchemeButton } from '../chrome/colour-scheme-button.tsx';
import { HomeMark } from '../chrome/home-mark.tsx';
import type { DeskTools } from '../session/open-desk.ts';
import { NO_FILTERS, LIBRARY } from '../inspectors/pictures/find-pictures.ts';
import { usePictures } from '../inspectors/pictures/use-pictures.ts';
import { BookQuestions } from './book-questions.tsx';
import { type ChosenPicture, chosenPhoto, composeFirstCover, tryPicture } from './compose-first-cover.ts';
import { genreOf, specificationOfInquiry } from './inquiry.ts';
import { PictureQuestion } from './picture-question.tsx';
import styles from './setup-screen.module.css';
import { UnsavedCovers } from './unsaved-covers.tsx';
import { useCoverPreview } from './use-cover-preview.ts';
import { forgetInquiry, useInquiry } from './use-inquiry.ts';

interface SetupScreenProps {
  readonly tools: DeskTools;
  readonly onDone: (design: Design) => void;
  /** Opens a cover that this browser keeps. */
  readonly onGoOn: (coverId: string) => void;
}

/** `null`: what the genre suggests first; `none`: type alone. */
type Choice = ChosenPicture | 'none' | null;

/** A title, an author, a genre and a picture become a first cover, seen while it is answered for. */
export function SetupScreen({ tools, onDone, onGoOn }: SetupScreenProps) {
  const [inquiry, change] = useInquiry();
  const [step, setStep] = useState<'book' | 'picture'>('book');
  const [choice, setChoice] = useState<Choice>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const genre = genreOf(inquiry);
  const suggested = usePictures({ service: LIBRARY, term: '', genre, kind: 'photo', ...NO_FILTERS }).entries[0];

  const [lastSuggested, setLastSuggested] = useState<ChosenPicture | null>(null);
  if (suggested && lastSuggested?.image.assetId !== `${suggested.source}/${suggested.id}`) setLastSuggested(chosenPhoto(suggested));
  const picture = choice === 'none' ? null : (choice ?? (genre ? lastSuggested : null));
  const canvas = useRef<HTMLCanvasElement>(null);
  const preview = useCoverPreview(canvas, inquiry, genre, picture, tools.resources);

  const isComplete = inquiry.title.trim() !== '' && genre !== null && checkSpecification(specificationOfInquiry(inquiry)).ok;
  const goTo = (wanted: 'book' | 'picture') => {
    setStep(wanted);
    window.scrollTo({ top: 0 });
  };
  const next = () => {
    setIsAsking(true);
    if (isComplete) {
      track({ event: 'survey_step_one_complete', genre: inquiry.genre });
      goTo('picture');
    } else document.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing="true"]')?.focus();
  };
  const skip = () => {
    track({ event: 'skip_setup' });
    onDone(createDesign());
  };
  const finish = async () => {
    if (!genre) return;
    setIsComposing(true);
    setFault(null);
    try {
      const tried = picture ? await tryPicture(picture) : null;
      const design = await composeFirstCover(inquiry, genre, tried, tools.resources);
      forgetInquiry();
      track({ event: 'survey_step_two_complete', images: picture ? 1 : 0 });
      onDone(design);
    } catch {
      setIsComposing(false);
      setFault('A font or the picture did not arrive. Check the connection and try again.');
    }
  };

  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <HomeMark className={styles.home} />
        <span className={styles.name}>Coverwright</span>
        <ColourSchemeButton />
        <Button variant="subtle" color="gray" onClick={skip}>
          Skip setup
        </Button>
      </header>
      <main className={styles.main}>
        <div className={styles.questions}>
          {step === 'book' && <UnsavedCovers journal={tools.journal} resources={tools.resources} onGoOn={onGoOn} />}
          {step === 'book' ? (
            <BookQuestions inquiry={inquiry} onChange={change} showsMissing={isAsking} onSubmit={next} />
          ) : (
            <PictureQuestion
              tools={tools.resources}
              genre={genre}
              term={inquiry.imageSearchTerm}
              onTerm={(imageSearchTerm) => change({ imageSearchTerm })}
              chosen={picture}
              isWithout={choice === 'none'}
              onChoose={setChoice}
            />
          )}
        </div>
        <figure className={styles.preview} data-shown={preview.isPainted}>
          <div className={styles.book} style={{ aspectRatio: preview.proportion }}>
            <canvas ref={canvas} className={styles.canvas} role="img" aria-label="Your cover so far" />
            {!preview.isPainted && <p className={styles.waiting}>Choose a genre, and your cover begins here.</p>}
          </div>
          <figcaption className={styles.caption}>A first proposal. Everything on it can be changed.</figcaption>
        </figure>
      </main>
      <footer className={styles.foot}>
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        {step === 'book' ? (
          <Button size="md" onClick={next}>
            Choose a picture
          </Button>
        ) : (
          <>
            <UnstyledButton className={styles.back} onClick={() => goTo('book')}>
              Back
            </UnstyledButton>
            <Button size="md" loading={isComposing} onClick={() => void finish()}>
              Make my cover
            </Button>
          </>
        )}
      </footer>
    </div>
  );
}
