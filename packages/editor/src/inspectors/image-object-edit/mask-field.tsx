import { Select } from '@mantine/core';
import { maskPictureCommand } from '@coverwright/core/commands/picture-places.ts';
import { SHAPE_TYPES } from '@coverwright/core/elements/shapes/shape-type.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMountedEditor } from '../../session/editor-context.ts';
import { useFieldsLocked } from '../fields/fields-locked.ts';
import { Hint, Section } from '../fields/section.tsx';
import { imageObjectEditMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';
import { shapeMessages } from '@coverwright/core/elements/shapes/messages.ts';

/** The shapes that can mask a picture: lines have no area. */
const MASKS = SHAPE_TYPES.filter((type) => type !== 'line' && type !== 'divider');

/** Masks the picture with a shape, in which it can be zoomed and moved. */
export function MaskField({ id }: { readonly id: string }) {
  const t = useMessages(imageObjectEditMessages);
  const tShape = useMessages(shapeMessages);
  const { store } = useMountedEditor();
  const isLocked = useFieldsLocked();
  const cut = (value: string | null) => {
    const type = SHAPE_TYPES.find((each) => each === value);
    const { history, run, select } = store.getState();
    const command = type && maskPictureCommand(history.present, id, type);
    if (command && run(command, nameStep('maskShape', { name: tShape(type).toLowerCase() }))) select(id);
  };
  return (
    <Section title={t('mask')}>
      <Select
        label={t('cutToAShape')}
        placeholder={t('none')}
        size="xs"
        disabled={isLocked}
        value={null}
        data={MASKS.map((type) => ({ value: type, label: tShape(type) }))}
        onChange={cut}
      />
      <Hint>{t('maskHint')}</Hint>
    </Section>
  );
}
