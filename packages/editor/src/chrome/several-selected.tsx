import { leavesOf } from '@coverwright/core/elements/group/element-tree.ts';
import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button, SimpleGrid } from '@mantine/core';
import { IconBoxMultiple, IconCopy, IconLock, IconMask, IconTrash } from '@tabler/icons-react';
import { duplicateSelected } from '../actions/clipboard-actions.ts';
import { groupSelected, maskWithSelected, ungroupSelected } from '../actions/group-actions.ts';
import { toggleLock } from '../actions/layer-actions.ts';
import { runAction } from '../actions/run-action.ts';
import { ArrangeSection } from '../inspectors/fields/arrange-section.tsx';
import { Hint, Section } from '../inspectors/fields/section.tsx';
import { TextList } from '../inspectors/fields/text-list.tsx';
import { SeveralStyles } from '../inspectors/several/several-styles.tsx';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import { removeSelectedAndFocusStage } from './remove-selected-and-focus-stage.ts';
import { chromeMessages } from './messages.ts';

/** The drawer's actions for several selected elements, or for a group. */
export function SeveralSelected() {
  const t = useMessages(chromeMessages);
  const editor = useMountedEditor();
  const design = useDesign();
  const selectedIds = useEditor((state) => state.selectedIds);
  const isGroup = selectedIds.length === 1;
  const leaves = leavesOf(design, selectedIds);
  const texts = isGroup ? design.frontBoard.textBoxes.filter(({ designMode }) => leaves.includes(designMode.uniqueId)) : [];
  const isLockedAll = useEditor(({ selectedIds, history }) => selectedIds.every((id) => isLocked(history.present, id)));
  return (
    <>
      {texts.length > 0 && (
        <Section title={t('textsInTheGroup')}>
          <TextList boxes={texts} />
        </Section>
      )}
      <SeveralStyles />
      <ArrangeSection />
      <Section>
        <SimpleGrid cols={2} spacing={8}>
          {isGroup ? (
            <Button variant="default" leftSection={<IconBoxMultiple size={17} />} onClick={() => runAction(ungroupSelected, editor)}>
              {t('ungroup')}
            </Button>
          ) : (
            <>
              <Button variant="default" leftSection={<IconBoxMultiple size={17} />} onClick={() => runAction(groupSelected, editor)}>
                {t('group')}
              </Button>
              <Button variant="default" leftSection={<IconMask size={17} />} onClick={() => runAction(maskWithSelected, editor)}>
                {t('useAsMask')}
              </Button>
            </>
          )}
          <Button variant="default" leftSection={<IconCopy size={17} />} onClick={() => runAction(duplicateSelected, editor)}>
            {t('duplicate')}
          </Button>
          <Button variant="default" leftSection={<IconLock size={17} />} onClick={() => runAction(toggleLock, editor)}>
            {isLockedAll ? t('unlock') : t('lock')}
          </Button>
          <Button variant="subtle" color="error" leftSection={<IconTrash size={17} />} onClick={() => removeSelectedAndFocusStage(editor)}>
            {t('removeAll')}
          </Button>
        </SimpleGrid>
        {!isGroup && <Hint>{t('maskHint')}</Hint>}
      </Section>
    </>
  );
}
