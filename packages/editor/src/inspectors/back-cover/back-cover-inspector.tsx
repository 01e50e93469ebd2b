import { translateLabels } from '../../messages/translate-labels.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { textFormattingMessages } from '../text-formatting/messages.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { Button, Select, Skeleton } from '@mantine/core';
import { BLURB_FONT_SIZES } from '@coverwright/core/design/back.ts';
import { lazy, Suspense } from 'react';
import type { Command } from '@coverwright/core/commands/apply-command.ts';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ColourField } from '../fields/colour-field.tsx';
import { PanelFillField } from '../fields/panel-fill-field.tsx';
import { blurbFaceUses } from '@coverwright/core/richtext/layout-blurb.ts';
import { parseRichText } from '@coverwright/core/richtext/parse-rich-text.ts';
import { FontField } from '../../fonts/font-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { LengthSlider } from '../fields/length-slider.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { ALIGNMENTS, CASES } from '../text-formatting/style-fields.tsx';
import { BarcodeFields } from './barcode-fields.tsx';
import { BlocksSection } from './blocks-section.tsx';
import { fetchBlurbEditor } from './fetch-blurb-editor.ts';
import { fitBlurbToRoom } from './fit-blurb-to-room.ts';
import { backCoverMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

const BlurbEditor = lazy(fetchBlurbEditor);

/** Height of an empty blurb field with its row of buttons, in screen pixels. */
const BLURB_FIELD_HEIGHT = 164;

type Change = Omit<Extract<Command, { name: 'edit-blurb' }>, 'name'>;

/** A third of an inch at most is enough for any taste. */
const WIDEST_PADDING = 500;

/** The inspector of the back cover: the blurb and its type, ready-made blocks, and the barcode. */
export function BackCoverInspector() {
  const t = useMessages(backCoverMessages);
  const tText = useMessages(textFormattingMessages);
  const { back, format } = useDesign();
  const editor = useMountedEditor();
  const run = useEditor((state) => state.run);
  const change = (changes: Change, label: string, gesture?: string) => run({ name: 'edit-blurb', ...changes }, label, gesture);
  const { text, panel, barcode } = back;
  const paddings = [
    { key: 'paddingTop', label: t('fromTheTop'), max: 1800 },
    { key: 'paddingLeft', label: t('fromTheLeft'), max: WIDEST_PADDING },
    { key: 'paddingRight', label: t('fromTheRight'), max: WIDEST_PADDING },
  ] as const;
  return (
    <>
      <Section title={t('blurb')}>
        <Suspense fallback={<Skeleton height={BLURB_FIELD_HEIGHT} />}>
          <BlurbEditor />
        </Suspense>
      </Section>
      <BlocksSection />
      <Section title={t('typography')}>
        <FontField
          words={blurbWords(text)}
          label={t('font')}
          value={text.font}
          onChange={(font, gesture) => change({ text: { font } }, nameStep('blurbFont', { font }), gesture)}
        />
        <Select
          label={t('size')}
          data={BLURB_FONT_SIZES.map((size) => ({ value: String(size), label: `${size} pt` }))}
          value={String(text.fontSize)}
          allowDeselect={false}
          onChange={(size) => size !== null && change({ text: { fontSize: Number(size) } }, nameStep('blurbSize'))}
        />
        <Button variant="default" size="xs" onClick={() => fitBlurbToRoom(editor, t('blurbTooLong'))}>
          {t('fitToItsRoom')}
        </Button>
        <ChoiceField
          label={t('alignment')}
          hideLabel
          value={text.alignment}
          choices={translateLabels(ALIGNMENTS, tText)}
          onChange={(alignment) => change({ text: { alignment } }, nameStep('blurbAlignment'))}
        />
        <SliderField
          label={t('lineSpacing')}
          value={text.lineSpacing}
          min={0.9}
          max={2.2}
          step={0.01}
          limits={{ min: 0.5, max: 4 }}
          onChange={(lineSpacing, gesture) => change({ text: { lineSpacing } }, nameStep('blurbLineSpacing'), gesture)}
        />
        <SliderField
          label={tText('letterSpacing')}
          value={text.letterSpacing}
          min={-50}
          max={200}
          limits={{ min: -200, max: 2000 }}
          onChange={(letterSpacing, gesture) => change({ text: { letterSpacing } }, nameStep('blurbLetterSpacing'), gesture)}
        />
        <ChoiceField
          label={tText('case')}
          value={text.case}
          choices={translateLabels(CASES, tText)}
          onChange={(letters) => change({ text: { case: letters } }, nameStep('blurbCase'))}
        />
        <ColourField
          label={t('textColor')}
          value={text.colour}
          onChange={(colour, gesture) => change({ text: { colour } }, nameStep('blurbColor'), gesture)}
        />
        <PanelFillField panel="back" label={t('back')} alpha />
      </Section>
      <Section title={t('padding')}>
        {paddings.map(({ key, label, max }) => (
          <LengthSlider
            key={key}
            label={label}
            value={panel[key]}
            min={0}
            max={max}
            onChange={(value, gesture) => change({ panel: { [key]: value } }, nameStep('blurbPadding'), gesture)}
          />
        ))}
      </Section>
      <Section title={t('barcode')}>
        <SwitchField
          label={t('showTheBarcode')}
          checked={barcode.show}
          onChange={(showBarcode) => change({ showBarcode }, showBarcode ? nameStep('showTheBarcodeBox') : nameStep('hideTheBarcodeBox'))}
        />
        {barcode.show ? <BarcodeFields key={format} /> : <Hint>{t('barcodeWarning')}</Hint>}
      </Section>
    </>
  );
}

/** Returns the plain text of the blurb. */
function blurbWords({ text, font }: Design['back']['text']): string {
  return blurbFaceUses(parseRichText(text), font)
    .map((use) => use.text)
    .join(' ');
}
