import type { Design } from '../../design/design.ts';
import type { CoverShape } from '../../design/shape.ts';
import { fadesOut, fillPictures } from '../../design/fill.ts';
import { remember } from '../../scene/remember.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import type { ElementKindDefinition } from '../kind-definition.ts';
import { isAnchorShown } from '../objects/place-object.ts';
import { placedObjectKind } from '../objects/placed-object-kind.ts';
import { compileShape } from './compile-shape.ts';
import { copiedShape } from './copied-shape.ts';
import { isSolidShape } from './is-solid-shape.ts';
import { shapeLabel } from './shape-label.ts';
import { sayElement } from '../say-element.ts';

// The layer is cached by its element and the measurements, so that a drag lays out one element of thirty.
const shapeLayer = remember(compileShape);

export const shapeKind: ElementKindDefinition = {
  traits: { ...PLAIN_TRAITS, joinsSelections: true, coversPaper: true },
  compile: ({ design, geometry }) =>
    shapesOf(design)
      .filter(({ hidden, board }) => !hidden && isAnchorShown(board, geometry))
      .map((shape) => ({ z: shape.z, layer: shapeLayer(shape, geometry) })),
  faces: () => [],
  pictures: (design) => shapesOf(design).flatMap(({ box }) => fillPictures(box.fill)),
  placed: {
    ...placedObjectKind<CoverShape>({
      read: shapesOf,
      write: (design, shapes) => ({
        ...design,
        coverShapes: design.coverShapes.map(
          (shape) => shapes.find(({ uniqueObjectId }) => uniqueObjectId === shape.uniqueObjectId) ?? shape,
        ),
      }),
    }),
    describe: (design, id) => labelOf(design, id),
    mention: (design, id) => sayElement('mentioned', { name: labelOf(design, id).toLowerCase() }),
    copyCommand: ({ value }, id, aside) => copiedShape(value, id, aside, ({ art }) => art === undefined),
    isSolid: (design, id) => {
      const shape = shapeOf(design, id);
      return shape !== undefined && isSolidShape(shape);
    },
    // A line has no area, and a glow has faded out at the edge.
    isArea: (design, id) => {
      const shape = shapeOf(design, id);
      return shape?.renderer === 'box' && shape.box.fill !== null && !fadesOut(shape.box.fill);
    },
  },
};

/** Returns the shapes without an artwork. */
function shapesOf({ coverShapes }: Design): readonly CoverShape[] {
  return coverShapes.filter(({ art }) => art === undefined);
}

function shapeOf(design: Design, id: string): CoverShape | undefined {
  return shapesOf(design).find(({ uniqueObjectId }) => uniqueObjectId === id);
}

function labelOf(design: Design, id: string): string {
  const shape = shapeOf(design, id);
  return shape ? shapeLabel(shape) : sayElement('shape');
}
