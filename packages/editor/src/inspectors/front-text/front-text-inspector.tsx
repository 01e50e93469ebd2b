import { Button, UnstyledButton } from '@mantine/core';
import { MAX_TEXT_BOXES } from '@coverwright/core/design/bounds.ts';
import type { TextBox } from '@coverwright/core/design/text-box.ts';
import { boardOfText, frontTexts } from '@coverwright/core/elements/text-box/text-board.ts';
import { BOARD_IDS, BOARD_NAMES } from '@coverwright/core/geometry/boards.ts';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { addText } from '../../actions/element-actions.ts';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { Hint, Section } from '../fields/section.tsx';
import { runAction } from '../../actions/run-action.ts';
import styles from './front-text.module.css';

const ROLES = { Title: 'Title', Author: 'Author', Subtitle: 'Text', SpineTitle: 'Spine title', SpineAuthor: 'Spine author' } as const;

/** The texts of the cover, as a list for each board. */
export function FrontTextInspector() {
  const editor = useMountedEditor();
  const design = useDesign();
  const onFront = frontTexts(design);
  const isFull = onFront.length >= MAX_TEXT_BOXES;
  const elsewhere = OTHER_BOARDS.map((board) => [board, design.frontBoard.textBoxes.filter((box) => boardOfText(box) === board)] as const);
  return (
    <>
      <Section>
        <Button leftSection={<IconPlus size={17} />} disabled={isFull} onClick={() => runAction(addText, editor)}>
          Add text
        </Button>
        <Hint>
          {isFull
            ? `The front can have up to ${MAX_TEXT_BOXES} text boxes. Remove one to add another.`
            : `${onFront.length} of ${MAX_TEXT_BOXES}. Double-click text on the cover to edit it.`}
        </Hint>
      </Section>
      <Section title="On the front">
        {onFront.length === 0 && <Hint>No text yet.</Hint>}
        <TextList boxes={onFront} />
      </Section>
      {elsewhere.map(([board, boxes]) =>
        boxes.length === 0 ? null : (
          <Section key={board} title={`On the ${BOARD_NAMES[board].toLowerCase()}`}>
            <TextList boxes={boxes} />
          </Section>
        ),
      )}
    </>
  );
}

const OTHER_BOARDS = BOARD_IDS.filter((board) => board !== 'front');

function TextList({ boxes }: { readonly boxes: readonly TextBox[] }) {
  return (
    <ul className={styles.list}>
      {inReadingOrder(boxes).map((box) => (
        <TextRow key={box.designMode.uniqueId} box={box} />
      ))}
    </ul>
  );
}

function TextRow({ box }: { readonly box: TextBox }) {
  const select = useEditor((state) => state.select);
  return (
    <li>
      <UnstyledButton className={styles.row} onClick={() => select(box.designMode.uniqueId)}>
        <span className={styles.words}>{box.text.text.trim() || 'Empty'}</span>
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
