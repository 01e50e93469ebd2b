import { Button, Group } from '@mantine/core';
import { type CoverImage, MOST_BLUR } from '@coverwright/core/design/cover-image.ts';
import { type PlacedCoverImage, centredCover, effectiveDpi } from '@coverwright/core/elements/cover-image/place-cover-image.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { RECOMMENDED_DPI, gradeResolution } from '@coverwright/core/pictures/resolution.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { IconFlipHorizontal, IconFlipVertical, IconMaximize, IconRotateClockwise } from '@tabler/icons-react';
import { runAction } from '../../actions/run-action.ts';
import { useDesign, useEditor, useMountedEditor } from '../../session/editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { LockableFields } from '../fields/lockable-fields.tsx';
import { Hint } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';
import { turnCoverPicture } from './turn-cover-picture.ts';
import { coverImageMessages } from './messages.ts';
import { translateLabels } from '../../messages/translate-labels.ts';
import { nameStep } from '../../steps/name-step.ts';

/** Maximum zoom of the picture; beyond it, its pixels become visible. */
const CLOSEST = 4;

const WRAPS = [
  { value: 'picture', label: 'samePicture' },
  { value: 'mirror', label: 'mirrored' },
  { value: 'blur', label: 'blurred' },
] as const;

/** Minimum visible blur in percent. */
const LEAST_PERCENT = 1;

function blurOf(percent: number): number | null {
  return percent < LEAST_PERCENT ? null : (percent / 100) * MOST_BLUR;
}

/** The placement of the picture: zoom, rotation, mirroring, centering and blur, and what shows on spine and back. */
export function CoverImagePlace({ placed, coverImage }: { readonly placed: PlacedCoverImage; readonly coverImage: CoverImage }) {
  const t = useMessages(coverImageMessages);
  const editor = useMountedEditor();
  const isWrap = FORMATS[useDesign().format].designType === 'full';
  const run = useEditor((state) => state.run);
  const { frame, source, destination } = placed;
  const smallest = centredCover(source, frame);
  const zoom = destination.width / smallest.width;
  const zoomTo = (next: number, gesture: string) => {
    const factor = next / zoom;
    // The middle of the frame keeps its place.
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const x = middle.x - (middle.x - destination.x) * factor - frame.x;
    const y = middle.y - (middle.y - destination.y) * factor - frame.y;
    const backgroundSize = { width: destination.width * factor, height: destination.height * factor };
    run({ name: 'place-cover-image', backgroundPosition: { x, y }, backgroundSize }, nameStep('zoomThePicture'), gesture);
  };
  const flip = (factor: 1 | -1): 1 | -1 => (factor === 1 ? -1 : 1);
  return (
    <LockableFields id="coverImage">
      <SliderField
        label={t('zoom')}
        value={zoom * 100}
        min={100}
        max={CLOSEST * 100}
        suffix=" %"
        onChange={(percent, gesture) => zoomTo(percent / 100, gesture)}
      />
      <SliderField
        label={t('rotation')}
        value={coverImage.rotation ?? 0}
        min={-180}
        max={180}
        suffix="°"
        onChange={(rotation, gesture) => run({ name: 'place-cover-image', rotation }, nameStep('turnPicture'), gesture)}
      />
      <SliderField
        label={t('blur')}
        value={((coverImage.blur ?? 0) / MOST_BLUR) * 100}
        min={0}
        max={100}
        suffix=" %"
        onChange={(percent, gesture) => run({ name: 'treat-cover-image', blur: blurOf(percent) }, nameStep('blurThePicture'), gesture)}
      />
      {isWrap && coverImage.format === 'full' && (
        <ChoiceField
          label={t('spineAndBack')}
          value={coverImage.wrapEdge ?? 'picture'}
          choices={translateLabels(WRAPS, t)}
          onChange={(wrap) => run({ name: 'treat-cover-image', wrapEdge: wrap === 'picture' ? null : wrap }, nameStep('spineAndBack'))}
        />
      )}
      <Group gap={8} grow>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFlipHorizontal size={16} />}
          aria-pressed={coverImage.transformX === -1}
          onClick={() => run({ name: 'place-cover-image', transformX: flip(coverImage.transformX) }, nameStep('mirrorThePicture'))}
        >
          {t('mirror')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFlipVertical size={16} />}
          aria-pressed={coverImage.transformY === -1}
          onClick={() => run({ name: 'place-cover-image', transformY: flip(coverImage.transformY) }, nameStep('flipThePicture'))}
        >
          {t('flip')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconMaximize size={16} />}
          onClick={() =>
            run(
              { name: 'place-cover-image', backgroundPosition: { x: 0, y: 0 }, backgroundSize: null, cropperState: null, rotation: 0 },
              nameStep('fitThePicture'),
            )
          }
        >
          {t('fit')}
        </Button>
      </Group>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconRotateClockwise size={16} />}
        onClick={() => runAction(turnCoverPicture, editor)}
      >
        {t('turn90')}
      </Button>
      <Hint>
        {gradeResolution(effectiveDpi(placed)) === 'fine'
          ? t('resolution', { dpi: Math.floor(effectiveDpi(placed)) })
          : t('lowResolution', { dpi: Math.floor(effectiveDpi(placed)), recommended: RECOMMENDED_DPI })}
      </Hint>
    </LockableFields>
  );
}
