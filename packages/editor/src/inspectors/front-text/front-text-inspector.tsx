import { Button } from '@mantine/core';
import { MAX_TEXT_BOXES } from '@coverwright/core/design/bounds.ts';
import { boardOfText, frontTexts } from '@coverwright/core/elements/text-box/text-board.ts';
import { BOARD_IDS } from '@coverwright/core/geometry/boards.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconPlus } from '@tabler/icons-react';
import { addText } from '../../actions/element-actions.ts';
import { useDesign, useMountedEditor } from '../../session/editor-context.ts';
import { Hint, Section } from '../fields/section.tsx';
import { runAction } from '../../actions/run-action.ts';
import { TextList } from '../fields/text-list.tsx';
import { frontTextMessages } from './messages.ts';
import { boardMessages } from '@coverwright/core/geometry/messages.ts';

/** The inspector that lists the texts of each board. */
export function FrontTextInspector() {
  const t = useMessages(frontTextMessages);
  const tBoard = useMessages(boardMessages);
  const editor = useMountedEditor();
  const design = useDesign();
  const onFront = frontTexts(design);
  const isFull = onFront.length >= MAX_TEXT_BOXES;
  const elsewhere = OTHER_BOARDS.map((board) => [board, design.frontBoard.textBoxes.filter((box) => boardOfText(box) === board)] as const);
  return (
    <>
      <Section>
        <Button leftSection={<IconPlus size={17} />} disabled={isFull} onClick={() => runAction(addText, editor)}>
          {t('addText')}
        </Button>
        <Hint>{isFull ? t('full', { most: MAX_TEXT_BOXES }) : t('countHint', { count: onFront.length, most: MAX_TEXT_BOXES })}</Hint>
      </Section>
      <Section title={t('onTheFront')}>
        {onFront.length === 0 && <Hint>{t('noTextYet')}</Hint>}
        <TextList boxes={onFront} />
      </Section>
      {elsewhere.map(([board, boxes]) =>
        boxes.length === 0 ? null : (
          <Section key={board} title={t('onThe', { board: tBoard(board).toLowerCase() })}>
            <TextList boxes={boxes} />
          </Section>
        ),
      )}
    </>
  );
}

const OTHER_BOARDS = BOARD_IDS.filter((board) => board !== 'front');
