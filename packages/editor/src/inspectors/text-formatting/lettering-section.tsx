import { Button } from '@mantine/core';
import type { Lettering } from '@coverwright/core/design/lettering.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { SMALL_CAPITALS } from '@coverwright/core/ideas/features-of-words.ts';
import { breakLoneWord } from '@coverwright/core/ideas/lone-word.ts';
import { swashesOf } from '@coverwright/core/ideas/swashes.ts';
import { letteringOf } from '@coverwright/core/ideas/title-lettering.ts';
import { minorFaceOf } from '@coverwright/core/lettering/line-face.ts';
import { type MeasuredFeature, mayHaveFeature } from '@coverwright/core/text/face-features.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMountedEditor } from '../../session/editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { LetteringStyles } from './lettering-styles.tsx';
import { releaseToLines, turnOffLettering } from './set-lettering.ts';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { textFormattingMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Cap height of the largest words when lettering is switched on, as a share of the box's width. */
const LARGEST = 0.42;
const PERCENT = 100;
/** The feature of swashes in faces whose own are not known. */
const SWASH = { swsh: 1 } as const;

interface LetteringSectionProps {
  readonly box: TextBox;
  readonly change: ChangeText;
}

/** Lettering that fills the text box line by line, with its settings. */
export function LetteringSection({ box, change }: LetteringSectionProps) {
  const t = useMessages(textFormattingMessages);
  const editor = useMountedEditor();
  const { lettering } = box.text;
  const toggle = (isOn: boolean) => {
    if (isOn) change({ text: { lettering: letteringOf(box.text, LARGEST) } }, nameStep('turnOnLettering'));
    else turnOffLettering(editor, box.designMode.uniqueId);
  };
  return (
    <Section title={t('lettering')}>
      <SwitchField label={t('fillLines')} description={t('fillLinesHint')} checked={lettering !== undefined} onChange={toggle} />
      {lettering && (
        <>
          <LetteringStyles box={box} lettering={lettering} />
          <LetteringFields text={box.text} lettering={lettering} change={change} />
          <Button variant="default" size="xs" onClick={() => releaseToLines(editor, box.designMode.uniqueId)}>
            {t('releaseToLines')}
          </Button>
          <Hint>{t('releaseHint')}</Hint>
        </>
      )}
    </Section>
  );
}

interface LetteringFieldsProps {
  readonly text: TextBox['text'];
  readonly lettering: Lettering;
  readonly change: ChangeText;
}

function LetteringFields({ text, lettering, change }: LetteringFieldsProps) {
  const wordBreak = breakLoneWord(text.text);
  const swashes = swashesOf(text);
  const { engine } = useMountedEditor().resources;
  const has = (feature: MeasuredFeature, font: Parameters<typeof engine.resolve>[0]) => mayHaveFeature(engine.resolve(font).face, feature);
  const hasSwashes = has('swsh', { family: text.font, bold: text.bold, italic: text.italic });
  const t = useMessages(textFormattingMessages);
  const set = (changes: Partial<Lettering>, label: string, gesture?: string) =>
    change({ text: { lettering: { ...lettering, ...changes } } }, label, gesture);
  return (
    <>
      <ChoiceField
        label={t('smallWords')}
        value={lettering.minorWords}
        choices={[
          { value: 'own-line', label: t('onSmallLines') },
          { value: 'inline', label: t('inTheLine') },
          { value: 'key-words', label: t('keyWordsLarge') },
          { value: 'lead-phrase', label: t('leadPhraseLarge') },
        ]}
        onChange={(minorWords) => set({ minorWords }, nameStep('smallWords'))}
      />
      {lettering.minorWords !== 'inline' && (
        <>
          <SliderField
            label={t('sizeOfSmallWords')}
            suffix=" %"
            value={lettering.minorSize * PERCENT}
            min={15}
            max={80}
            onChange={(share, gesture) => set({ minorSize: share / PERCENT }, nameStep('sizeOfSmallWords'), gesture)}
          />
          <SwitchField
            label={t('linesBesideSmallWords')}
            checked={lettering.rules}
            onChange={(rules) => set({ rules }, nameStep('linesBesideSmallWords'))}
          />
          {(lettering.minorFeatures || has('smcp', minorFaceOf(text, lettering))) && (
            <SwitchField
              label={t('smallCapitalsInSmallWords')}
              checked={lettering.minorFeatures !== undefined}
              onChange={(isOn) => set({ minorFeatures: isOn ? SMALL_CAPITALS : undefined }, nameStep('smallCapitals'))}
            />
          )}
        </>
      )}
      {(lettering.firstLetter || swashes.firstLetter || hasSwashes) && (
        <SwitchField
          label={t('swashFirst')}
          checked={lettering.firstLetter !== undefined}
          onChange={(isOn) => set({ firstLetter: isOn ? (swashes.firstLetter ?? SWASH) : undefined }, nameStep('swashFirst'))}
        />
      )}
      {(lettering.lastLetter || swashes.lastLetter || hasSwashes) && (
        <SwitchField
          label={t('swashLast')}
          checked={lettering.lastLetter !== undefined}
          onChange={(isOn) => set({ lastLetter: isOn ? (swashes.lastLetter ?? SWASH) : undefined }, nameStep('swashLast'))}
        />
      )}
      {wordBreak && (
        <SwitchField
          label={t('breakTheWord')}
          checked={lettering.wordBreak === wordBreak}
          onChange={(isBroken) => set({ wordBreak: isBroken ? wordBreak : undefined }, nameStep('breakTheWord'))}
        />
      )}
      <SliderField
        label={t('spaceBetweenLines')}
        suffix=" %"
        value={lettering.gap * PERCENT}
        min={-20}
        max={80}
        limits={{ min: -30, max: 100 }}
        onChange={(share, gesture) => set({ gap: share / PERCENT }, nameStep('spaceBetweenLines'), gesture)}
      />
      <SliderField
        label={t('largestLetters')}
        suffix=" %"
        value={lettering.largest * PERCENT}
        min={8}
        max={100}
        limits={{ min: 5, max: 200 }}
        onChange={(share, gesture) => set({ largest: share / PERCENT }, nameStep('largestLetters'), gesture)}
      />
    </>
  );
}
