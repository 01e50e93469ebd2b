import { Button, UnstyledButton } from '@mantine/core';
import { MAX_TEXT_BOXES } from '@coverwright/core/design/bounds.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { addText } from '../../actions/element-actions.ts';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { Hint, Section } from '../fields/section.tsx';
import { runAction } from '../../actions/run-action.ts';
import styles from './front-text.module.css';

const ROLES = { Title: 'Title', Author: 'Author', Subtitle: 'Text', SpineTitle: 'Spine title', SpineAuthor: 'Spine author' } as const;

/** The words on the front, as a list. */
export function FrontTextInspector() {
  const editor = useMountedEditor();
  const { textBoxes } = useDesign().frontBoard;
  const isFull = textBoxes.length >= MAX_TEXT_BOXES;
  return (
    <>
      <Section>
        <Button leftSection={<IconPlus size={17} />} disabled={isFull} onClick={() => runAction(addText, editor)}>
          Add text
        </Button>
        <Hint>
          {isFull
            ? `A cover holds at most ${MAX_TEXT_BOXES} text boxes. Remove one to add another.`
            : `${textBoxes.length} of ${MAX_TEXT_BOXES}. Double-click words on the cover to type there.`}
        </Hint>
      </Section>
      <Section title="On the front">
        {textBoxes.length === 0 && <Hint>No words yet.</Hint>}
        <ul className={styles.list}>
          {inReadingOrder(textBoxes).map((box) => (
            <TextRow key={box.designMode.uniqueId} box={box} />
          ))}
        </ul>
      </Section>
    </>
  );
}

function TextRow({ box }: { readonly box: TextBox }) {
  const select = useEditor((state) => state.select);
  return (
    <li>
      <UnstyledButton className={styles.row} onClick={() => select(box.designMode.uniqueId)}>
        <span className={styles.words}>{box.text.text.trim() || 'Nothing written'}</span>
        <span className={styles.role}>
          {ROLES[box.panelName]} · {box.text.font}
        </span>
        <IconChevronRight className={styles.chevron} size={16} aria-hidden="true" />
      </UnstyledButton>
    </li>
  );
}

function inReadingOrder(boxes: readonly TextBox[]): readonly TextBox[] {
  return boxes.toSorted((first, second) => first.panel.top - second.panel.top);
}
