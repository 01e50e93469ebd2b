import { Button, Stack } from '@mantine/core';
import { fillBoardCommand } from '@coverwright/core/commands/picture-places.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useDesign, useMountedEditor } from '../../session/editor-context.ts';
import { useFieldsLocked } from '../fields/fields-locked.ts';
import { Hint, Section } from '../fields/section.tsx';
import { imageObjectEditMessages } from './messages.ts';

/** Buttons that enlarge a picture to the front or the whole sheet, below the text, so that several pictures can fade into each other. */
export function FillBoardButtons({ id }: { readonly id: string }) {
  const t = useMessages(imageObjectEditMessages);
  const { store } = useMountedEditor();
  const { format } = useDesign();
  const isLocked = useFieldsLocked();
  const fill = (board: 'front' | 'wrap', label: string) => {
    const { history, run } = store.getState();
    const command = fillBoardCommand(history.present, id, board);
    if (command) run(command, label);
  };
  return (
    <Section title={t('fullArea')}>
      <Stack gap={8}>
        <Button variant="default" size="xs" disabled={isLocked} onClick={() => fill('front', t('fillTheFront'))}>
          {t('fillTheFront')}
        </Button>
        {FORMATS[format].designType === 'full' && (
          <Button variant="default" size="xs" disabled={isLocked} onClick={() => fill('wrap', t('fillTheWholeCover'))}>
            {t('fillTheWholeCover')}
          </Button>
        )}
      </Stack>
      <Hint>{t('fullAreaHint')}</Hint>
    </Section>
  );
}
