import { Button } from '@mantine/core';
import { MAX_TEXT_BOXES } from '@coverwright/core/design/bounds.ts';
import { boardOfText, frontTexts } from '@coverwright/core/elements/text-box/text-board.ts';
import { BOARD_IDS, BOARD_NAMES } from '@coverwright/core/geometry/boards.ts';
import { IconPlus } from '@tabler/icons-react';
import { addText } from '../../actions/element-actions.ts';
import { useDesign, useMountedEditor } from '../../session/editor-context.ts';
import { Hint, Section } from '../fields/section.tsx';
import { runAction } from '../../actions/run-action.ts';
import { TextList } from '../fields/text-list.tsx';

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
