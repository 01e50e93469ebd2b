import { useMessages } from '../messages/use-messages.ts';
import { Button } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { runAction } from '../actions/run-action.ts';
import { NumberField } from '../inspectors/fields/number-field.tsx';
import { Pair, Section } from '../inspectors/fields/section.tsx';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import { cropPicture } from './crop-picture.ts';
import { cropTarget } from './crop-target.ts';
import { croppingMessages } from './messages.ts';
import { nameStep } from '../steps/name-step.ts';

/** Minimum width and height of a crop, in pixels of the picture. */
const LEAST = 1;

/** The crop in pixels of the picture, and a button that opens the crop frame. @param id of the element that shows the picture */
export function CropFields({ id }: { readonly id: string }) {
  const t = useMessages(croppingMessages);
  const editor = useMountedEditor();
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const target = cropTarget(design, [id]);
  if (!target) return null;
  const { image, crop } = target;
  const { x: left, y: top, width, height } = crop;
  const isCropped = width < image.width || height < image.height;
  const set = (side: Partial<Record<'left' | 'top' | 'width' | 'height', number>>, gesture: string) =>
    run(target.command({ left, top, width, height, ...side }), nameStep('cropThePicture'), gesture);
  const pixels = { step: 10, decimals: 0, suffix: ' px' };
  return (
    <Section
      title={t('crop')}
      aside={
        isCropped && (
          <Button variant="subtle" color="gray" size="compact-xs" onClick={() => run(target.command(null), nameStep('showTheFullPicture'))}>
            {t('fullPicture')}
          </Button>
        )
      }
    >
      <Pair>
        <NumberField
          label={t('fromTheLeft')}
          value={left}
          min={0}
          max={Math.floor(image.width - width)}
          {...pixels}
          onChange={(value, gesture) => set({ left: value }, gesture)}
        />
        <NumberField
          label={t('fromTheTop')}
          value={top}
          min={0}
          max={Math.floor(image.height - height)}
          {...pixels}
          onChange={(value, gesture) => set({ top: value }, gesture)}
        />
      </Pair>
      <Pair>
        <NumberField
          label={t('cropWidth')}
          value={width}
          min={LEAST}
          max={Math.floor(image.width - left)}
          {...pixels}
          onChange={(value, gesture) => set({ width: value }, gesture)}
        />
        <NumberField
          label={t('cropHeight')}
          value={height}
          min={LEAST}
          max={Math.floor(image.height - top)}
          {...pixels}
          onChange={(value, gesture) => set({ height: value }, gesture)}
        />
      </Pair>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCrop size={16} />}
        onClick={() => {
          // The button crops this picture, whatever is selected on the cover.
          editor.store.getState().select(id, true);
          runAction(cropPicture, editor);
        }}
      >
        {t('crop')}
      </Button>
    </Section>
  );
}
