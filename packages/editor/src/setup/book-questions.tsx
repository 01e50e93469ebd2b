import { TextInput, UnstyledButton } from '@mantine/core';
import { MAX_TEXT_LENGTH } from '@coverwright/core/design/bounds.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BrandNames } from '../brand/brand-names.tsx';
import type { BrandStore } from '../brand/brand-store.ts';
import { BookDetails } from './book-details.tsx';
import type { Inquiry } from './inquiry.ts';
import styles from './book-questions.module.css';
import { useOfferedGenres } from './offered-genres.ts';
import { setupMessages } from './messages.ts';
import { nameGenre } from '../messages/name-genre.ts';

interface BookQuestionsProps {
  readonly brand: BrandStore;
  readonly inquiry: Inquiry;
  readonly onChange: (changes: Partial<Inquiry>) => void;
  /** True once the author has tried to continue: only then missing answers are marked. */
  readonly showsMissing: boolean;
  readonly onSubmit: () => void;
}

export function BookQuestions({ brand, inquiry, onChange, showsMissing, onSubmit }: BookQuestionsProps) {
  const t = useMessages(setupMessages);
  const genres = useOfferedGenres(inquiry.genre);
  const lacksTitle = showsMissing && inquiry.title.trim() === '';
  const lacksGenre = showsMissing && inquiry.genre === '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div>
        <h1 className={styles.title}>{t('questionsTitle')}</h1>
        <p className={styles.lead}>{t('questionsLead')}</p>
      </div>
      <div className={styles.words}>
        <TextInput
          label={t('title')}
          size="md"
          placeholder={t('titlePlaceholder')}
          maxLength={MAX_TEXT_LENGTH}
          value={inquiry.title}
          autoFocus
          error={lacksTitle ? t('enterTitle') : undefined}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <div>
          <TextInput
            label={t('author')}
            size="md"
            placeholder={t('authorPlaceholder')}
            maxLength={MAX_TEXT_LENGTH}
            value={inquiry.author}
            onChange={(event) => onChange({ author: event.currentTarget.value })}
          />
          <BrandNames
            brand={brand}
            kind="penName"
            label={t('yourPenNames')}
            value={inquiry.author}
            onPick={(author) => onChange({ author })}
          />
        </div>
        <div>
          <TextInput
            label={t('seriesOptional')}
            size="md"
            placeholder={t('seriesPlaceholder')}
            maxLength={MAX_TEXT_LENGTH}
            value={inquiry.series}
            onChange={(event) => onChange({ series: event.currentTarget.value })}
          />
          <BrandNames
            brand={brand}
            kind="series"
            label={t('yourSeries')}
            value={inquiry.series}
            onPick={(series) => onChange({ series })}
          />
        </div>
      </div>
      <fieldset className={styles.genres}>
        <legend>{t('genre')}</legend>
        {lacksGenre && (
          <p className={styles.missing} role="alert">
            {t('chooseGenre')}
          </p>
        )}
        <div className={styles.chips}>
          {genres.map(({ id, look }, index) => (
            <UnstyledButton
              key={id}
              className={styles.chip}
              aria-pressed={inquiry.genre === id}
              data-missing={lacksGenre && index === 0}
              onClick={() => onChange({ genre: id })}
            >
              <span
                className={styles.dot}
                style={{ background: `linear-gradient(115deg, ${look.palette.ground} 50%, ${look.palette.accent} 50%)` }}
              />
              {nameGenre(id)}
            </UnstyledButton>
          ))}
        </div>
      </fieldset>
      <BookDetails inquiry={inquiry} onChange={onChange} />
      <button type="submit" hidden />
    </form>
  );
}
