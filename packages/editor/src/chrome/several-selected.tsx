import { isLocked } from '@coverwright/core/elements/placed-elements.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button, SimpleGrid } from '@mantine/core';
import { IconBoxMultiple, IconCopy, IconLock, IconMask, IconTrash } from '@tabler/icons-react';
import { duplicateSelected } from '../actions/clipboard-actions.ts';
import { groupSelected, maskWithSelected } from '../actions/group-actions.ts';
import { toggleLock } from '../actions/layer-actions.ts';
import { runAction } from '../actions/run-action.ts';
import { ArrangeSection } from '../inspectors/fields/arrange-section.tsx';
import { Hint, Section } from '../inspectors/fields/section.tsx';
import { SeveralStyles } from '../inspectors/several/several-styles.tsx';
import { useEditor, useMountedEditor } from '../session/editor-context.ts';
import { removeFromDrawer } from './remove-from-drawer.ts';
import { chromeMessages } from './messages.ts';

/** Shows in the drawer what can be done to all selected elements. */
export function SeveralSelected() {
  const t = useMessages(chromeMessages);
  const editor = useMountedEditor();
  const isLockedAll = useEditor(({ selectedIds, history }) => selectedIds.every((id) => isLocked(history.present, id)));
  return (
    <>
      <SeveralStyles />
      <ArrangeSection />
      <Section>
        <SimpleGrid cols={2} spacing={8}>
          <Button variant="default" leftSection={<IconBoxMultiple size={17} />} onClick={() => runAction(groupSelected, editor)}>
            {t('group')}
          </Button>
          <Button variant="default" leftSection={<IconMask size={17} />} onClick={() => runAction(maskWithSelected, editor)}>
            {t('useAsMask')}
          </Button>
          <Button variant="default" leftSection={<IconCopy size={17} />} onClick={() => runAction(duplicateSelected, editor)}>
            {t('duplicate')}
          </Button>
          <Button variant="default" leftSection={<IconLock size={17} />} onClick={() => runAction(toggleLock, editor)}>
            {isLockedAll ? t('unlock') : t('lock')}
          </Button>
          <Button variant="subtle" color="error" leftSection={<IconTrash size={17} />} onClick={() => removeFromDrawer(editor)}>
            {t('removeAll')}
          </Button>
        </SimpleGrid>
        <Hint>{t('maskHint')}</Hint>
      </Section>
    </>
  );
}
