import { Button, Textarea } from '@mantine/core';
import { MAX_FONT_SIZE, MAX_TEXT_LENGTH, MIN_FONT_SIZE } from '@coverwright/core/design/bounds.ts';
import { isLinkable } from '@coverwright/core/commands/link-words.ts';
import type { Command } from '@coverwright/core/commands/apply-command.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { px, points, pointsToPx, pxToPoints } from '@coverwright/core/units/units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconArrowAutofitHeight, IconTrash } from '@tabler/icons-react';
import { removeSelectedAndFocusStage } from '../../chrome/remove-selected-and-focus-stage.ts';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { ArrangeSection } from '../fields/arrange-section.tsx';
import { BlendFields } from '../fields/blend-fields.tsx';
import { FillField } from '../fields/fill-field.tsx';
import { FontField } from '../../fonts/font-field.tsx';
import { LinkToggle } from '../fields/link-toggle.tsx';
import { LockableFields } from '../fields/lockable-fields.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { useGestureName } from '../fields/use-gesture-name.ts';
import { BoxSection } from './box-section.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { EffectSection } from './effect-section.tsx';
import { LetteringSection } from './lettering-section.tsx';
import { fitWords, setFont } from './set-font.ts';
import { LettersSection } from './letters-section.tsx';
import { PanelSection } from './panel-section.tsx';
import { WarpSection } from './warp-section.tsx';
import { SelectedWordsSection } from './selected-words-section.tsx';
import { AlignmentFields, StyleFields } from './style-fields.tsx';
import { textFormattingMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

export type TextChanges = Extract<Command, { name: 'edit-text-box' }>['changes'];
export type ChangeText = (changes: TextChanges, label: string, gesture?: string) => void;

const LARGEST_SLID = 220;

/** The inspector of the selected text. */
export function TextFormattingInspector() {
  const t = useMessages(textFormattingMessages);
  const editor = useMountedEditor();
  const selectedId = useEditor((state) => state.selectedId);
  const run = useEditor((state) => state.run);
  const openTab = useEditor((state) => state.openTab);
  const box = useDesign().frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === selectedId);
  if (!box) {
    return (
      <Section>
        <Hint>{t('selectFirst')}</Hint>
        <Button variant="default" onClick={() => openTab('FRONT_COVER_TEXT')}>
          {t('showAllText')}
        </Button>
      </Section>
    );
  }
  const id = box.designMode.uniqueId;
  const change: ChangeText = (changes, label, gesture) => run({ name: 'edit-text-box', id, changes }, label, gesture);
  const { text } = box;
  return (
    <LockableFields key={id} id={id}>
      <Section>
        <Words box={box} change={change} />
        <FontField
          words={text.text}
          label={t('font')}
          value={text.font}
          onChange={(font, gesture) => void setFont(editor, id, font, gesture)}
        />
        {!text.lettering && <SizeFields text={text} change={change} onFit={() => fitWords(editor, id)} />}
        <StyleFields text={text} change={change} />
        <FillField
          label={t('fill')}
          value={text.fill ?? { kind: 'solid', colour: text.colour }}
          onChange={(fill, gesture) =>
            change({ text: fill.kind === 'solid' ? { colour: fill.colour } : { fill } }, nameStep('fill'), gesture)
          }
        />
        <ContrastNote box={box} change={change} />
      </Section>
      <SelectedWordsSection box={box} change={change} />
      <LetteringSection box={box} change={change} />
      <Section title={t('alignmentAndSpacing')}>
        <AlignmentFields box={box} change={change} />
        <SliderField
          label={t('letterSpacing')}
          value={text.letterSpacing}
          min={-100}
          max={600}
          limits={{ min: -200, max: 2000 }}
          onChange={(letterSpacing, gesture) => change({ text: { letterSpacing } }, nameStep('letterSpacing'), gesture)}
        />
        {!text.lettering && (
          <SliderField
            label={t('lineSpacing')}
            value={text.lineSpacing}
            min={0.6}
            max={2.5}
            step={0.01}
            limits={{ min: 0.5, max: 4 }}
            onChange={(lineSpacing, gesture) => change({ text: { lineSpacing } }, nameStep('lineSpacing'), gesture)}
          />
        )}
        <SliderField
          label={t('rotation')}
          suffix="°"
          value={box.panel.rotation}
          min={-180}
          max={180}
          onChange={(rotation, gesture) => change({ panel: { rotation } }, nameStep('rotation'), gesture)}
        />
      </Section>
      <LettersSection text={text} change={change} />
      <EffectSection text={text} change={change} />
      <WarpSection text={text} change={change} />
      <Section title={t('blending')}>
        <BlendFields value={box.designMode} onChange={change} />
      </Section>
      <PanelSection box={box} change={change} />
      <ArrangeSection />
      <BoxSection box={box} change={change} />
      <Section>
        <Button variant="subtle" color="error" leftSection={<IconTrash size={17} />} onClick={() => removeSelectedAndFocusStage(editor)}>
          {t('removeThisText')}
        </Button>
      </Section>
    </LockableFields>
  );
}

interface SizeFieldsProps {
  readonly text: TextBox['text'];
  readonly change: ChangeText;
  readonly onFit: () => void;
}

/** The type size of a text; a lock-up takes its sizes from its box. */
function SizeFields({ text, change, onFit }: SizeFieldsProps) {
  const t = useMessages(textFormattingMessages);
  return (
    <>
      <SliderField
        label={t('size')}
        suffix=" pt"
        value={pxToPoints(px(text.fontSize))}
        min={Math.ceil(pxToPoints(px(MIN_FONT_SIZE)))}
        max={LARGEST_SLID}
        limits={{ min: 4.8, max: pxToPoints(px(MAX_FONT_SIZE)) }}
        onChange={(size, gesture) =>
          change({ text: { fontSize: Math.max(MIN_FONT_SIZE, pointsToPx(points(size))) } }, nameStep('size'), gesture)
        }
      />
      <Button variant="default" size="xs" leftSection={<IconArrowAutofitHeight size={16} />} onClick={onFit}>
        {t('fitToTheBox')}
      </Button>
    </>
  );
}

function Words({ box, change }: { readonly box: TextBox; readonly change: ChangeText }) {
  const t = useMessages(textFormattingMessages);
  const gesture = useGestureName();
  const selectWords = useEditor((state) => state.selectWords);
  return (
    <Textarea
      label={t('words')}
      autosize
      minRows={1}
      maxRows={5}
      maxLength={MAX_TEXT_LENGTH}
      value={box.text.text}
      rightSection={isLinkable(box) && <LinkToggle box={box} />}
      onChange={(event) => change({ text: { text: event.currentTarget.value } }, nameStep('type'), gesture.current())}
      onSelect={(event) => {
        const { selectionStart, selectionEnd } = event.currentTarget;
        selectWords({ id: box.designMode.uniqueId, start: selectionStart, end: selectionEnd });
      }}
      onBlur={gesture.end}
    />
  );
}
