import { Button, Group } from '@mantine/core';
import type { CoverObjectImage } from '@coverwright/core/design/cover-object-image.ts';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { duplicateSelected } from '../../actions/clipboard-actions.ts';
import { removeSelectedAndFocusStage } from '../../chrome/remove-selected-and-focus-stage.ts';
import { useMountedEditor } from '../../session/editor-context.ts';
import { OrderButtons } from './order-buttons.tsx';
import { PinsField } from './pins-field.tsx';
import { Section } from './section.tsx';
import { SliderField } from './slider-field.tsx';
import { runAction } from '../../actions/run-action.ts';
import { SwitchField } from './switch-field.tsx';
import { fieldMessages } from './messages.ts';
import { nameStep } from '../../steps/name-step.ts';

type Placed = Pick<CoverShape | CoverObjectImage, 'rotation' | 'lockAspectRatio' | 'pins'>;

interface ObjectPlaceProps {
  readonly object: Placed;
  readonly onChange: (part: Partial<Placed>, label: string, gesture?: string) => void;
}

/** The fields that shapes and picture objects share. */
export function ObjectPlace({ object, onChange }: ObjectPlaceProps) {
  const t = useMessages(fieldMessages);
  return (
    <>
      <SliderField
        label={t('rotation')}
        suffix="°"
        value={object.rotation}
        min={-180}
        max={180}
        onChange={(rotation, gesture) => onChange({ rotation }, nameStep('rotation'), gesture)}
      />
      <SwitchField
        label={t('keepProportions')}
        checked={object.lockAspectRatio}
        onChange={(lockAspectRatio) => onChange({ lockAspectRatio }, nameStep('keepProportions'))}
      />
      <OrderButtons />
      <PinsField pins={object.pins} onChange={(pins, label) => onChange({ pins: pins ?? undefined }, label)} />
    </>
  );
}

/** The buttons that copy and remove the selection. */
export function ObjectEnds() {
  const t = useMessages(fieldMessages);
  const editor = useMountedEditor();
  return (
    <Section>
      <Group grow gap={8}>
        <Button variant="default" leftSection={<IconCopy size={17} />} onClick={() => runAction(duplicateSelected, editor)}>
          {t('duplicate')}
        </Button>
        <Button variant="subtle" color="error" leftSection={<IconTrash size={17} />} onClick={() => removeSelectedAndFocusStage(editor)}>
          {t('remove')}
        </Button>
      </Group>
    </Section>
  );
}
