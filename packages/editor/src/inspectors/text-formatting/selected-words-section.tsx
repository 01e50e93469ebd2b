import { translateLabels } from '../../messages/translate-labels.ts';
import { Button, Group } from '@mantine/core';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import {
  type LineChange,
  type RunChange,
  styleLines,
  styleOfLines,
  styleOfRange,
  styleRange,
} from '@coverwright/core/elements/text-box/style-range.ts';
import { points, pointsToPx, px, pxToPoints } from '@coverwright/core/units/units.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconBold, IconClearFormatting, IconItalic } from '@tabler/icons-react';
import { useEditor } from '../../session/editor-context.ts';
import { FontField } from '../../fonts/font-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { FillField } from '../fields/fill-field.tsx';
import { Hint, Section } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { ToggleRow } from '../fields/toggle-row.tsx';
import { ALIGNMENTS } from './style-fields.tsx';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { textFormattingMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

const SHOWN = 28;
const LARGEST_SLID = 220;
/** Removes all formatting of a part of a text. */
const PLAIN: RunChange = {
  font: null,
  size: null,
  bold: null,
  italic: null,
  tracking: null,
  baselineShift: null,
  fill: null,
  features: null,
};
const PLAIN_LINE: LineChange = { alignment: null, spacing: null, leading: null };

interface SelectedWordsSectionProps {
  readonly box: TextBox;
  readonly change: ChangeText;
}

/** The style of the selected characters and of their lines. */
export function SelectedWordsSection({ box, change }: SelectedWordsSectionProps) {
  const t = useMessages(textFormattingMessages);
  const id = box.designMode.uniqueId;
  const words = useEditor((state) => (state.selectedWords?.id === id ? state.selectedWords : null));
  const { text } = box;
  // A selection of all the words is styled by the text's own fields.
  const isPart = words !== null && words.end <= text.text.length && words.end - words.start < text.text.length;
  if (text.lettering) {
    return isPart ? (
      <Section title={t('selectedCharacters')}>
        <Hint>{t('selectionBlocked')}</Hint>
      </Section>
    ) : null;
  }
  if (!isPart) {
    return (
      <Section title={t('partOfTheText')}>
        <Hint>{t('selectionHint')}</Hint>
      </Section>
    );
  }
  const range = { start: words.start, end: words.end };
  const run = styleOfRange(text, range);
  const line = styleOfLines(text, range);
  const style = (part: RunChange, label: string, gesture?: string) =>
    change({ text: { lines: styleRange(text, range, part) } }, label, gesture);
  const setLine = (part: LineChange, label: string, gesture?: string) =>
    change({ text: { lines: styleLines(text, range, part) } }, label, gesture);
  const said = text.text.slice(range.start, range.end);
  const clear = () => {
    const lines = styleRange(text, range, PLAIN);
    change({ text: { lines: styleLines({ ...text, lines: lines ?? undefined }, range, PLAIN_LINE) } }, nameStep('clearStyle'));
  };
  return (
    <Section title={t('selectedCharacters')}>
      <Hint>“{said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said}”</Hint>
      <FontField
        words={said}
        label={t('fontOfTheSelection')}
        value={run.font ?? text.font}
        onChange={(font, gesture) => style({ font }, nameStep('font', { font }), gesture)}
      />
      <SliderField
        label={t('sizeOfTheSelection')}
        suffix=" pt"
        value={pxToPoints(px(text.fontSize * (run.size ?? 1)))}
        min={4}
        max={LARGEST_SLID}
        onChange={(size, gesture) =>
          style({ size: Math.max(0.02, pointsToPx(points(size)) / text.fontSize) }, nameStep('sizeOfTheSelection'), gesture)
        }
      />
      <Group gap={8}>
        <ToggleRow
          toggles={[
            {
              label: t('boldSelection'),
              icon: <IconBold size={18} />,
              pressed: run.bold ?? text.bold,
              onChange: (bold) => style({ bold }, nameStep('bold')),
            },
            {
              label: t('italicSelection'),
              icon: <IconItalic size={18} />,
              pressed: run.italic ?? text.italic,
              onChange: (italic) => style({ italic }, nameStep('italic')),
            },
          ]}
        />
        <Button variant="default" size="xs" leftSection={<IconClearFormatting size={16} />} onClick={clear}>
          {t('clearStyle')}
        </Button>
      </Group>
      <SliderField
        label={t('letterSpacingOfTheSelection')}
        value={run.tracking ?? text.letterSpacing}
        min={-100}
        max={600}
        limits={{ min: -200, max: 2000 }}
        onChange={(tracking, gesture) => style({ tracking }, nameStep('letterSpacing'), gesture)}
      />
      <SliderField
        label={t('baselineShift')}
        suffix=" em"
        value={run.baselineShift ?? 0}
        min={-1}
        max={1}
        step={0.01}
        onChange={(baselineShift, gesture) =>
          style({ baselineShift: baselineShift === 0 ? null : baselineShift }, nameStep('baseline'), gesture)
        }
      />
      <FillField
        label={t('fillOfTheSelection')}
        value={run.fill ?? text.fill ?? { kind: 'solid', colour: text.colour }}
        onChange={(fill, gesture) => style({ fill }, nameStep('fillOfTheSelection'), gesture)}
      />
      <ChoiceField
        label={t('alignmentOfTheLine')}
        value={line.alignment ?? text.alignment}
        choices={translateLabels(ALIGNMENTS, t)}
        onChange={(alignment) => setLine({ alignment: alignment === text.alignment ? null : alignment }, nameStep('alignmentOfTheLine'))}
      />
      <SliderField
        label={t('spaceAboveTheLine')}
        value={line.leading ?? line.spacing ?? text.lineSpacing}
        min={0.4}
        max={3}
        step={0.01}
        onChange={(leading, gesture) => setLine({ leading }, nameStep('spaceAboveTheLine'), gesture)}
      />
    </Section>
  );
}
