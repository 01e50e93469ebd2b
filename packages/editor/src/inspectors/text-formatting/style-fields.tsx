import type { TextBox } from '@coverwright/core/design/text-box.ts';
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

/** Letters as a picture of themselves: the style sheet draws them, so that nobody takes them for the button's words. */
function drawn(letters: string) {
  return <span className={styles.drawn} data-letters={letters} />;
}

export const CASES = [
  { value: 'none', label: 'As typed', icon: drawn('Ag') },
  { value: 'uppercase', label: 'Uppercase', icon: drawn('AG') },
  { value: 'lowercase', label: 'Lowercase', icon: drawn('ag') },
  { value: 'capitalize', label: 'Title case', icon: drawn('Ag Bg') },
] as const;

export const ALIGNMENTS = [
  { value: 'left', label: 'Left', icon: <IconAlignLeft size={18} /> },
  { value: 'center', label: 'Center', icon: <IconAlignCenter size={18} /> },
  { value: 'right', label: 'Right', icon: <IconAlignRight size={18} /> },
  { value: 'justify', label: 'Justified', icon: <IconAlignJustified size={18} /> },
] as const;

const POSITIONS = [
  { value: 'top', label: 'Top', icon: <IconLayoutAlignTop size={18} /> },
  { value: 'middle', label: 'Middle', icon: <IconLayoutAlignMiddle size={18} /> },
  { value: 'bottom', label: 'Bottom', icon: <IconLayoutAlignBottom size={18} /> },
] as const;

export function StyleFields({ text, change }: { readonly text: TextBox['text']; readonly change: ChangeText }) {
  return (
    <Pair>
      <ToggleRow
        toggles={[
          { label: 'Bold', icon: <IconBold size={18} />, pressed: text.bold, onChange: (bold) => change({ text: { bold } }, 'Bold') },
          {
            label: 'Italic',
            icon: <IconItalic size={18} />,
            pressed: text.italic,
            onChange: (italic) => change({ text: { italic } }, 'Italic'),
          },
          {
            label: 'Underline',
            icon: <IconUnderline size={18} />,
            pressed: text.underline,
            onChange: (underline) => change({ text: { underline } }, 'Underline'),
          },
        ]}
      />
      <ChoiceField label="Case" hideLabel value={text.case} choices={CASES} onChange={(next) => change({ text: { case: next } }, 'Case')} />
    </Pair>
  );
}

export function AlignmentFields({ box, change }: { readonly box: TextBox; readonly change: ChangeText }) {
  return (
    <Pair>
      <ChoiceField
        label="Alignment"
        hideLabel
        value={box.text.alignment}
        choices={ALIGNMENTS}
        onChange={(alignment) => change({ text: { alignment } }, 'Alignment')}
      />
      <ChoiceField
        label="Vertical alignment"
        hideLabel
        value={box.panelPosition}
        choices={POSITIONS}
        onChange={(panelPosition) => change({ panelPosition }, 'Vertical alignment')}
      />
    </Pair>
  );
}
