import { TextInput } from '@mantine/core';
import { MIN_FONT_SIZE } from '@coverwright/core/design/bounds.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { points, pointsToPx, px, pxToPoints } from '@coverwright/core/units/units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { FontField } from '../../fonts/font-field.tsx';
import { useEditor } from '../../session/editor-context.ts';
import { BlendFields } from '../fields/blend-fields.tsx';
import { FillField } from '../fields/fill-field.tsx';
import { LinkToggle } from '../fields/link-toggle.tsx';
import { Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { useGestureName } from '../fields/use-gesture-name.ts';
import { EffectSection } from '../text-formatting/effect-section.tsx';
import { StyleFields } from '../text-formatting/style-fields.tsx';
import type { ChangeText } from '../text-formatting/text-formatting-inspector.tsx';
import { spineMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

interface SpineWordsProps {
  readonly box: TextBox;
  /** True if text, font and color follow the front. */
  readonly follows: boolean;
  /** Maximum type size in print pixels. */
  readonly largest: number;
}

/** The fields of one of the spine's two texts, in addition to those that any text has. */
export function SpineWords({ box, follows, largest }: SpineWordsProps) {
  const t = useMessages(spineMessages);
  const run = useEditor((state) => state.run);
  const gesture = useGestureName();
  const { text, designMode } = box;
  const name = box.panelName === 'SpineAuthor' ? t('author') : t('title');
  const change: ChangeText = (changes, label, gestureName) =>
    run(
      { name: 'edit-text-box', id: designMode.uniqueId, changes },
      nameStep('spineTextPart', { text: name.toLowerCase(), change: label.toLowerCase() }),
      gestureName,
    );
  return (
    <Section title={name}>
      <TextInput
        label={t('onTheSpine', { name })}
        value={text.text}
        disabled={follows}
        rightSection={!follows && <LinkToggle box={box} />}
        onChange={(event) => change({ text: { text: event.currentTarget.value } }, nameStep('type'), gesture.current())}
        onBlur={gesture.end}
      />
      <SliderField
        label={t('size', { name })}
        suffix=" pt"
        value={pxToPoints(px(Math.min(text.fontSize, largest)))}
        min={Math.ceil(pxToPoints(px(MIN_FONT_SIZE)))}
        max={Math.round(pxToPoints(px(largest)))}
        onChange={(size, held) => change({ text: { fontSize: Math.max(MIN_FONT_SIZE, pointsToPx(points(size))) } }, nameStep('size'), held)}
      />
      {!follows && (
        <>
          <FontField
            words={text.text}
            label={t('font', { name })}
            value={text.font}
            onChange={(font, held) => change({ text: { font } }, nameStep('spineFont', { font }), held)}
          />
          <StyleFields text={text} change={change} />
          <SliderField
            label={t('letterSpacing', { name })}
            value={text.letterSpacing}
            min={-100}
            max={600}
            limits={{ min: -200, max: 2000 }}
            onChange={(letterSpacing, held) => change({ text: { letterSpacing } }, nameStep('letterSpacing'), held)}
          />
          <FillField
            label={t('fill', { name })}
            value={text.fill ?? { kind: 'solid', colour: text.colour }}
            onChange={(fill, held) => change({ text: fill.kind === 'solid' ? { colour: fill.colour } : { fill } }, nameStep('fill'), held)}
          />
          <BlendFields value={designMode} onChange={change} />
          <EffectSection text={text} change={change} />
        </>
      )}
    </Section>
  );
}
