import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { coverImageArea } from '@coverwright/core/elements/cover-image/place-cover-image.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { mirroredCrop, wholeCrop } from '@coverwright/core/interaction/crop-frame.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBackCloses } from '../navigation/use-back-closes.ts';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import { CropEditor } from './crop-editor.tsx';

/** The crop mode, while it is open. */
export function Cropping() {
  const { dialogs } = useMountedEditor();
  const isOpen = useStore(dialogs, ({ open }) => open === 'crop');
  const image = useDesign().coverImage.currentDesignImage;
  return isOpen && image ? <OpenCrop key={image.assetId} image={image} onEnd={() => dialogs.setState({ open: null })} /> : null;
}

/** Reads the cut from the document, and writes it back as one step. */
function OpenCrop({ image, onEnd }: { readonly image: DesignImage; readonly onEnd: () => void }) {
  useBackCloses(true, onEnd);
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const { coverImage } = design;
  const area = coverImageArea(coverImage, geometryOf(design));
  const mirror = { x: coverImage.transformX < 0, y: coverImage.transformY < 0 };
  const cut = coverImage.cropperState;
  const crop = cut ? { x: cut.left, y: cut.top, width: cut.width, height: cut.height } : wholeCrop(image);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const apply = (next: Rect) => {
    onEnd();
    const { x, y, width, height } = mirroredCrop(next, image, mirror);
    const cropperState = isWhole(next, image) ? null : { left: x, top: y, width, height };
    run({ name: 'place-cover-image', cropperState }, 'Crop the picture');
  };
  return (
    <CropEditor
      image={image}
      coverImage={coverImage}
      crop={mirroredCrop(crop, image, mirror)}
      ratio={area ? area.width / area.height : image.width / image.height}
      onApply={apply}
      onLeave={onEnd}
    />
  );
}

/** To half a pixel of the picture. */
function isWhole(crop: Rect, { width, height }: DesignImage): boolean {
  return width - crop.width < 0.5 && height - crop.height < 0.5;
}
