import { fromHex } from '@coverwright/core/design/colour.ts';
import { coverObjectImageSchema } from '@coverwright/core/design/cover-object-image.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { GOLD } from './golden-parts.ts';
import { goldenPicture } from './golden-pictures.ts';

/** Adds shapes with both kinds of gradients and a line, a blend, and a rotated and faded cut-out. */
export function withObjects(design: Design): Design {
  const sunburst = coverShapeSchema.parse({
    uniqueObjectId: 'rays',
    board: 'back',
    x: 200,
    y: 1800,
    z: 1,
    width: 700,
    height: 700,
    rotation: 10,
    opacity: 0.6,
    type: 'sunburst',
    box: { fill: { kind: 'radial', stops: GOLD } },
    style: { blend: 'screen' },
  });
  const frame = coverShapeSchema.parse({
    uniqueObjectId: 'frame',
    board: 'front',
    x: 60,
    y: 60,
    width: 1680,
    height: 2580,
    type: 'rectangle',
    box: { fill: null, cornerRadius: 80 },
    line: { colour: fromHex('#e0b84c'), width: 14, dash: 'dashed' },
  });
  const moon = coverObjectImageSchema.parse({
    uniqueObjectId: 'moon',
    board: 'front',
    x: 250,
    y: 1900,
    z: 2,
    width: 1300,
    height: 1300,
    rotation: 20,
    opacity: 0.8,
    image: goldenPicture('moon-full'),
  });
  return { ...design, coverShapes: [sunburst, frame], coverObjectImages: [moon] };
}
