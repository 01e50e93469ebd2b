import { Button, Group } from '@mantine/core';
import type { CoverImage } from '@coverwright/core/design/cover-image.ts';
import { type PlacedCoverImage, centredCover, effectiveDpi } from '@coverwright/core/elements/cover-image/place-cover-image.ts';
import { RECOMMENDED_DPI, gradeResolution } from '@coverwright/core/pictures/resolution.ts';
import { IconFlipHorizontal, IconFlipVertical, IconMaximize } from '@tabler/icons-react';
import { useEditor } from '../../session/editor-context.ts';
import { LockableFields } from '../fields/lockable-fields.tsx';
import { Hint } from '../fields/section.tsx';
import { SliderField } from '../fields/slider-field.tsx';

/** Larger than this nothing of a picture is left but dots. */
const CLOSEST = 4;

/** How the picture lies: nearer or farther, mirrored, in the middle. */
export function CoverImagePlace({ placed, coverImage }: { readonly placed: PlacedCoverImage; readonly coverImage: CoverImage }) {
  const run = useEditor((state) => state.run);
  const { area, source, destination } = placed;
  const smallest = centredCover(source, area);
  const zoom = destination.width / smallest.width;
  const zoomTo = (next: number, gesture: string) => {
    const factor = next / zoom;
    // What stands in the middle of the area stays there.
    const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
    const x = middle.x - (middle.x - destination.x) * factor - area.x;
    const y = middle.y - (middle.y - destination.y) * factor - area.y;
    const backgroundSize = { width: destination.width * factor, height: destination.height * factor };
    run({ name: 'place-cover-image', backgroundPosition: { x, y }, backgroundSize }, 'Zoom the picture', gesture);
  };
  const flip = (factor: 1 | -1): 1 | -1 => (factor === 1 ? -1 : 1);
  return (
    <LockableFields id="coverImage">
      <SliderField
        label="Zoom"
        value={zoom * 100}
        min={100}
        max={CLOSEST * 100}
        suffix=" %"
        onChange={(percent, gesture) => zoomTo(percent / 100, gesture)}
      />
      <Group gap={8} grow>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFlipHorizontal size={16} />}
          aria-pressed={coverImage.transformX === -1}
          onClick={() => run({ name: 'place-cover-image', transformX: flip(coverImage.transformX) }, 'Mirror the picture')}
        >
          Mirror
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFlipVertical size={16} />}
          aria-pressed={coverImage.transformY === -1}
          onClick={() => run({ name: 'place-cover-image', transformY: flip(coverImage.transformY) }, 'Flip the picture')}
        >
          Flip
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconMaximize size={16} />}
          onClick={() =>
            run(
              { name: 'place-cover-image', backgroundPosition: { x: 0, y: 0 }, backgroundSize: null, cropperState: null },
              'Fit the picture',
            )
          }
        >
          Fit
        </Button>
      </Group>
      <Hint>
        Drag the picture on the cover to move it. It prints at {Math.floor(effectiveDpi(placed))} dpi
        {gradeResolution(effectiveDpi(placed)) === 'fine' ? '.' : `; printers recommend ${RECOMMENDED_DPI} dpi.`}
      </Hint>
    </LockableFields>
  );
}
