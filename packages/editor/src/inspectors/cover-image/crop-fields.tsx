import type { CoverImage } from '@coverwright/core/design/cover-image.ts';
import { useEditor } from '../../session/editor-context.ts';
import { SliderField } from '../fields/slider-field.tsx';
import { type CropEdges, cropFromEdges, edgesOfCrop } from './crop-edges.ts';

/** Two opposite edges together always leave a tenth of the picture. */
const MOST_PERCENT = 45;

const EDGES = [
  { key: 'left', label: 'Cut from the left' },
  { key: 'right', label: 'Cut from the right' },
  { key: 'top', label: 'Cut from the top' },
  { key: 'bottom', label: 'Cut from the bottom' },
] as const;

/** How much of the picture is cut away at each edge before it is laid on the cover. */
export function CropFields({ coverImage }: { readonly coverImage: CoverImage }) {
  const run = useEditor((state) => state.run);
  const image = coverImage.currentDesignImage;
  if (!image) return null;
  const edges = edgesOfCrop(coverImage.cropperState, image);
  const cut = (changed: Partial<CropEdges>, gesture: string) =>
    run({ name: 'place-cover-image', cropperState: cropFromEdges({ ...edges, ...changed }, image) }, 'Crop the picture', gesture);
  return EDGES.map(({ key, label }) => (
    <SliderField
      key={key}
      label={label}
      value={edges[key] * 100}
      min={0}
      max={MOST_PERCENT}
      suffix=" %"
      onChange={(percent, gesture) => cut({ [key]: percent / 100 }, gesture)}
    />
  ));
}
