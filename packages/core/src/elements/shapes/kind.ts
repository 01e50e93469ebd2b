import type { Design } from '../../design/design.ts';
import { type CoverShape, coverShapeSchema } from '../../design/shape.ts';
import { fillPictures } from '../../design/fill.ts';
import { remember } from '../../scene/remember.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import type { ElementKindDefinition } from '../kind-definition.ts';
import { isAnchorShown } from '../objects/place-object.ts';
import { placedObjectKind } from '../objects/placed-object-kind.ts';
import { compileShape } from './compile-shape.ts';
import { isSolidShape } from './is-solid-shape.ts';
import { shapeLabel } from './shape-label.ts';

// A layer is made again only when its element or the measurements are others: a drag lays out one element of thirty.
const shapeLayer = remember(compileShape);

export const shapeKind: ElementKindDefinition = {
  label: 'Shape',
  traits: { ...PLAIN_TRAITS, joinsSelections: true, coversPaper: true },
  compile: ({ design, geometry }) =>
    design.coverShapes
      .filter(({ hidden, board }) => !hidden && isAnchorShown(board, geometry))
      .map((shape) => ({ z: shape.z, layer: shapeLayer(shape, geometry) })),
  faces: () => [],
  pictures: ({ coverShapes }) => coverShapes.flatMap(({ box }) => fillPictures(box.fill)),
  placed: {
    ...placedObjectKind<CoverShape>({
      read: ({ coverShapes }) => coverShapes,
      write: (design, coverShapes) => ({ ...design, coverShapes }),
    }),
    describe: (design, id) => labelOf(design, id),
    mention: (design, id) => `the ${labelOf(design, id).toLowerCase()}`,
    copyCommand: ({ value }, id, aside) => {
      const copied = coverShapeSchema.safeParse(value);
      if (!copied.success) return null;
      const { x, y } = copied.data;
      return {
        name: 'add-shape',
        shape: { ...copied.data, locked: false, hidden: false, uniqueObjectId: id, x: x + aside, y: y + aside },
      };
    },
    isSolid: (design, id) => {
      const shape = shapeOf(design, id);
      return shape !== undefined && isSolidShape(shape);
    },
    // A line that ends at the edge is no area.
    isArea: (design, id) => {
      const shape = shapeOf(design, id);
      return shape?.renderer === 'box' && shape.box.fill !== null;
    },
  },
};

function shapeOf({ coverShapes }: Design, id: string): CoverShape | undefined {
  return coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id);
}

function labelOf(design: Design, id: string): string {
  const shape = shapeOf(design, id);
  return shape ? shapeLabel(shape) : 'Shape';
}
