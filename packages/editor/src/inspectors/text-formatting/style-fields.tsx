import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { useMessages } from '../../messages/use-messages.ts';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconItalic,
  IconLayoutAlignBottom,
  IconLayoutAlignMiddle,
  IconLayoutAlignTop,
  IconUnderline,
} from '@tabler/icons-react';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Pair } from '../fields/section.tsx';
import { ToggleRow } from '../fields/toggle-row.tsx';
import styles from './style-fields.module.css';
import type { ChangeText } from './text-formatting-inspector.tsx';
import { textFormattingMessages } from './messages.ts';
import { translateLabels } from '../../messages/translate-labels.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Returns letters as a decoration: the style sheet draws them, so that they are not part of the button's accessible name. */
function drawn(letters: string) {
  return <span className={styles.drawn} data-letters={letters} />;
}

export const CASES = [
  { value: 'none', label: 'asTyped', icon: drawn('Ag') },
  { value: 'uppercase', label: 'uppercase', icon: drawn('AG') },
  { value: 'lowercase', label: 'lowercase', icon: drawn('ag') },
  { value: 'capitalize', label: 'titleCase', icon: drawn('Ag Bg') },
] as const;

export const ALIGNMENTS = [
  { value: 'left', label: 'left', icon: <IconAlignLeft size={18} /> },
  { value: 'center', label: 'center', icon: <IconAlignCenter size={18} /> },
  { value: 'right', label: 'right', icon: <IconAlignRight size={18} /> },
  { value: 'justify', label: 'justified', icon: <IconAlignJustified size={18} /> },
] as const;

const POSITIONS = [
  { value: 'top', label: 'top', icon: <IconLayoutAlignTop size={18} /> },
  { value: 'middle', label: 'middle', icon: <IconLayoutAlignMiddle size={18} /> },
  { value: 'bottom', label: 'bottom', icon: <IconLayoutAlignBottom size={18} /> },
] as const;

export function StyleFields({ text, change }: { readonly text: TextBox['text']; readonly change: ChangeText }) {
  const t = useMessages(textFormattingMessages);
  return (
    <Pair>
      <ToggleRow
        toggles={[
          {
            label: t('bold'),
            icon: <IconBold size={18} />,
            pressed: text.bold,
            onChange: (bold) => change({ text: { bold } }, nameStep('bold')),
          },
          {
            label: t('italic'),
            icon: <IconItalic size={18} />,
            pressed: text.italic,
            onChange: (italic) => change({ text: { italic } }, nameStep('italic')),
          },
          {
            label: t('underline'),
            icon: <IconUnderline size={18} />,
            pressed: text.underline,
            onChange: (underline) => change({ text: { underline } }, nameStep('underline')),
          },
        ]}
      />
      <ChoiceField
        label={t('case')}
        hideLabel
        value={text.case}
        choices={translateLabels(CASES, t)}
        onChange={(next) => change({ text: { case: next } }, nameStep('case'))}
      />
    </Pair>
  );
}

export function AlignmentFields({ box, change }: { readonly box: TextBox; readonly change: ChangeText }) {
  const t = useMessages(textFormattingMessages);
  return (
    <Pair>
      <ChoiceField
        label={t('alignment')}
        hideLabel
        value={box.text.alignment}
        choices={translateLabels(ALIGNMENTS, t)}
        onChange={(alignment) => change({ text: { alignment } }, nameStep('alignment'))}
      />
      <ChoiceField
        label={t('verticalAlignment')}
        hideLabel
        value={box.panelPosition}
        choices={translateLabels(POSITIONS, t)}
        onChange={(panelPosition) => change({ panelPosition }, nameStep('verticalAlignment'))}
      />
    </Pair>
  );
}
