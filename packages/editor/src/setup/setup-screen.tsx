import { Button, UnstyledButton } from '@mantine/core';
import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { orderByTitle } from '@coverwright/core/pictures/pictures-for-title.ts';
import { searchWords } from '@coverwright/core/pictures/search-words.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { track } from '../analytics/track.ts';
import { ColourSchemeButton } from '../chrome/colour-scheme-button.tsx';
import { HomeMark } from '../chrome/home-mark.tsx';
import { fetchWorkspace } from '../fetch-workspace.ts';
import type { OpenedFile } from '../design-file/open-design-file.ts';
import { IdeaPicture } from '../ideas/idea-picture.tsx';
import { type SetupStep, pushScreenEntry, replaceScreenEntry } from '../navigation/screen-entry.ts';
import type { EditorTools } from '../session/open-design-screen.ts';
import { NO_FILTERS, LIBRARY } from '../inspectors/pictures/find-pictures.ts';
import { usePictures } from '../inspectors/pictures/use-pictures.ts';
import { storeBrandNames } from '../brand/store-brand-names.ts';
import { BookQuestions } from './book-questions.tsx';
import { briefOfInquiry } from './brief-of-inquiry.ts';
import { CoverQuestion } from './cover-question.tsx';
import { MAX_PICTURES, frontOfInquiry, genreOf, specificationOfInquiry, toggledPicture } from './inquiry.ts';
import { OpenFileLine } from './open-file-line.tsx';
import { PictureQuestion } from './picture-question.tsx';
import styles from './setup-screen.module.css';
import { type ChosenPicture, chosenPhoto } from './try-picture.ts';
import { type SetupVisit, stepOfEntry } from './setup-visit.ts';
import { CoversOnDevice } from './covers-on-device.tsx';
import { useCoverPreview } from './use-cover-preview.ts';
import { forgetInquiry } from './stored-inquiry.ts';
import { useInquiry } from './use-inquiry.ts';
import { setupMessages } from './messages.ts';

/** A pause in typing after which the answers are likely to stay. */
const PAUSE_MS = 800;

interface SetupScreenProps {
  readonly visit: SetupVisit;
  readonly tools: EditorTools;
  readonly onDone: (design: Design) => void;
  /** Called if a part of the editor that the author asked for fails to load. */
  readonly onFailed: () => void;
  /** Opens a cover that this browser stores. */
  readonly onGoOn: (coverId: string) => void;
  /** Opens a title from a design file. */
  readonly onOpened: (opened: OpenedFile) => void;
}

/** The setup: a title, an author, a genre and a few pictures become a dozen covers, with a live preview of the first one. */
export function SetupScreen({ visit, tools, onDone, onFailed, onGoOn, onOpened }: SetupScreenProps) {
  const t = useMessages(setupMessages);
  const [inquiry, change] = useInquiry(visit);
  // The updater form sees the answers at the time when an upload ends.
  const toggle = useCallback((picture: ChosenPicture) => change((before) => toggledPicture(before, picture)), [change]);
  const [step, setStep] = useState(() => stepOfEntry(visit));
  const [isAsking, setIsAsking] = useState(false);
  const [isSkipping, setIsSkipping] = useState(false);
  const genre = genreOf(inquiry);
  const { selectedImages, withoutPicture } = inquiry;
  const front = frontOfInquiry(inquiry);
  const { entries, status: pictureStatus } = usePictures({ service: LIBRARY, term: '', genre, kind: 'photo', front, ...NO_FILTERS });
  const named = usePictures({
    service: LIBRARY,
    term: searchWords(inquiry.title).join(' '),
    genre,
    kind: 'photo',
    front,
    ...NO_FILTERS,
  });
  const suggestions = suggestedPhotos(inquiry.title, entries, named.entries);
  // Until the pictures of another genre are loaded, those of the last one are shown.
  const [suggested, setSuggested] = useState(suggestions);
  if (entries.length > 0 && idsOf(suggestions) !== idsOf(suggested)) setSuggested(suggestions);
  const pictures =
    withoutPicture || !genre ? [] : selectedImages.length > 0 ? selectedImages : suggested.slice(0, MAX_PICTURES).map(chosenPhoto);
  const first = pictures[0] ?? null;
  const canvas = useRef<HTMLCanvasElement>(null);
  const preview = useCoverPreview(canvas, inquiry, genre, first, tools.resources.ideas);
  const { board } = visit;
  const large = useStore(board.state, (state) => state.large);
  const status = useStore(board.state, (state) => state.status);
  const hasFailed = status === 'failed';
  // A failed preload is harmless: all of it is requested again when it is needed.
  const loadEditor = useCallback(() => void Promise.all([tools.loadCoverTools(), fetchWorkspace()]).catch(() => {}), [tools]);
  // The editor weighs as much as what makes the covers, so it is loaded when they are there.
  useEffect(() => {
    if (step === 'cover' && status === 'ready') loadEditor();
  }, [step, status, loadEditor]);
  const chosenFront = step === 'cover' ? large?.front : undefined;

  const isComplete = inquiry.title.trim() !== '' && genre !== null && checkSpecification(specificationOfInquiry(inquiry)).ok;
  const goTo = (wanted: SetupStep) => {
    pushScreenEntry({ kind: 'setup', step: wanted, left: null });
    setStep(wanted);
    window.scrollTo({ top: 0 });
  };
  useEffect(() => {
    const onPop = () => setStep(stepOfEntry(visit));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [visit]);
  const next = () => {
    // The state is flushed, because the missing answers are found by their marks in the page.
    flushSync(() => setIsAsking(true));
    if (isComplete) {
      track({ event: 'survey_step_one_complete', genre: inquiry.genre });
      goTo('picture');
    } else document.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing="true"]')?.focus();
  };
  const skip = () => {
    track({ event: 'skip_setup' });
    setIsSkipping(true);
    const createBlank = async () => (await tools.loadCoverTools()).createBlankDesign();
    void createBlank().then(onDone, onFailed);
  };
  const showCovers = () => {
    if (!genre) return;
    visit.showIdeas({ brief: briefOfInquiry(inquiry, genre), pictures });
  };
  const seeCovers = () => {
    track({ event: 'survey_step_two_complete', images: selectedImages.length });
    showCovers();
    goTo('cover');
  };
  // What makes the first cover and the dozen is loaded beside the questions.
  useEffect(() => visit.openIdeas(), [visit]);
  // Covers are made ahead while pictures are chosen, and before that in a pause after the first cover was shown.
  const isReady = step === 'picture' || (step === 'book' && isComplete && preview.isPainted);
  useEffect(() => {
    if (!isReady || !genre || (!withoutPicture && pictures.length === 0)) return;
    const timer = setTimeout(() => visit.prepareIdeas({ brief: briefOfInquiry(inquiry, genre), pictures }), step === 'book' ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  });
  // After a reload the covers are made as soon as the pictures are known again.
  const lacksCovers = step === 'cover' && !visit.hasIdeas() && (withoutPicture || pictures.length > 0 || pictureStatus !== 'loading');
  useEffect(() => {
    if (lacksCovers) showCovers();
  });
  useEffect(() => {
    if (step === 'cover') board.enlarge();
  }, [step, board]);
  const finish = () => {
    const { ideas, chosen } = board.state.getState();
    const painted = chosen === null ? undefined : ideas[chosen];
    if (!painted) return;
    board.close();
    void storeBrandNames(tools.resources.brand, inquiry);
    forgetInquiry(() => window.sessionStorage);
    replaceScreenEntry({ kind: 'setup', step, left: { inquiry, recipe: painted.idea.recipe } });
    onDone(painted.idea.design);
  };

  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <HomeMark className={styles.home} />
        <span className={styles.name}>Coverwright</span>
        <ColourSchemeButton />
        <Button variant="subtle" color="gray" loading={isSkipping} onClick={skip} onPointerEnter={loadEditor}>
          {t('skipSetup')}
        </Button>
      </header>
      <main className={styles.main}>
        <div className={styles.questions}>
          {step === 'book' && <CoversOnDevice journal={tools.journal} loadCoverTools={tools.loadCoverTools} onGoOn={onGoOn} />}
          {step === 'book' && (
            <BookQuestions brand={tools.resources.brand} inquiry={inquiry} onChange={change} showsMissing={isAsking} onSubmit={next} />
          )}
          {step === 'book' && <OpenFileLine onOpened={onOpened} />}
          {step === 'picture' && (
            <PictureQuestion
              tools={tools.resources}
              title={inquiry.title}
              genre={genre}
              front={front}
              term={inquiry.imageSearchTerm}
              onTerm={(imageSearchTerm) => change({ imageSearchTerm })}
              chosen={selectedImages}
              isWithout={withoutPicture}
              onToggle={toggle}
              onWithout={() => change({ withoutPicture: !withoutPicture, selectedImages: [] })}
            />
          )}
          {step === 'cover' && <CoverQuestion board={board} proportion={preview.proportion} />}
        </div>
        <figure className={styles.preview} data-shown={preview.isPainted}>
          <div className={styles.book} style={{ aspectRatio: preview.proportion }}>
            <canvas ref={canvas} className={styles.canvas} role="img" aria-label={t('yourCoverSoFar')} />
            {chosenFront && <IdeaPicture front={chosenFront} className={styles.chosen} label={t('theChosenCover')} />}
            {!preview.isPainted && !chosenFront && (
              <div className={styles.waiting}>
                <p>{t(preview.hasFailed ? 'noFirstCover' : genre ? 'makingFirst' : 'genreFirst')}</p>
                {/* On the last step the covers to choose from have a button of their own. */}
                {preview.hasFailed && step !== 'cover' && (
                  <Button size="xs" variant="default" onClick={preview.retry}>
                    {t('tryAgain')}
                  </Button>
                )}
              </div>
            )}
          </div>
          <figcaption className={styles.caption}>
            {/* An empty book is no proposal. */}
            {preview.isPainted && (step === 'cover' ? t('changeLater') : t('firstIdea'))}
          </figcaption>
        </figure>
      </main>
      <footer className={styles.foot}>
        {step !== 'book' && (
          <UnstyledButton className={styles.back} onClick={() => window.history.back()}>
            {t('back')}
          </UnstyledButton>
        )}
        {step === 'book' && (
          <Button size="md" onClick={next}>
            {t('choosePictures')}
          </Button>
        )}
        {step === 'picture' && (
          <Button size="md" onClick={seeCovers}>
            {t('seeADozenCovers')}
          </Button>
        )}
        {step === 'cover' && (
          <Button size="md" loading={large === null && !hasFailed} disabled={large === null} onClick={finish}>
            {t('makeItMine')}
          </Button>
        )}
      </footer>
    </div>
  );
}

/** Maximum number of pictures for words of the title that come first; the rest suit the genre. */
const MAX_NAMED = 2;

/** Returns the pictures for covers before the author has chosen any: those for words of the title, then those of the genre. */
function suggestedPhotos(title: string, ofGenre: readonly StockPhoto[], found: readonly StockPhoto[]): readonly StockPhoto[] {
  const known = new Set(ofGenre.map(({ id }) => id));
  const all = [...ofGenre, ...found.filter(({ id }) => !known.has(id))];
  return orderByTitle(title, all, ({ id, description }) => `${id.replaceAll('-', ' ')} ${description}`, MAX_NAMED);
}

function idsOf(photos: readonly StockPhoto[]): string {
  return photos.map(({ id }) => id).join(' ');
}
