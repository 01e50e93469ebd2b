import { type CoverObjectImage, coverObjectImageSchema } from '../../design/cover-object-image.ts';
import type { Design } from '../../design/design.ts';
import { remember } from '../../scene/remember.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import type { ElementKindDefinition } from '../kind-definition.ts';
import { compileObjectImage } from './compile-object-image.ts';
import { isAnchorShown } from './place-object.ts';
import { placedObjectKind } from './placed-object-kind.ts';
import { sayElement } from '../say-element.ts';

// The layer is cached by its element and the measurements, so that a drag lays out one element of thirty.
const objectLayer = remember(compileObjectImage);

/** The highest opacity at which text below a picture can still be read. */
const SOLID = 0.4;

export const objectImageKind: ElementKindDefinition = {
  traits: { ...PLAIN_TRAITS, joinsSelections: true, coversPaper: true, keepsOffBarcode: true },
  compile: ({ design, geometry }) =>
    design.coverObjectImages
      .filter(({ hidden, board }) => !hidden && isAnchorShown(board, geometry))
      .map((object) => ({ z: object.z, layer: objectLayer(object, geometry) })),
  faces: () => [],
  pictures: ({ coverObjectImages }) => coverObjectImages.map(({ image }) => image),
  placed: {
    ...placedObjectKind<CoverObjectImage>({
      read: ({ coverObjectImages }) => coverObjectImages,
      write: (design, coverObjectImages) => ({ ...design, coverObjectImages }),
    }),
    describe: () => sayElement('objectImage'),
    mention: () => sayElement('thePicture'),
    copyCommand: ({ value }, id, aside) => {
      const copied = coverObjectImageSchema.safeParse(value);
      if (!copied.success) return null;
      const { x, y } = copied.data;
      const object = { ...copied.data, locked: false, hidden: false, uniqueObjectId: id, x: x + aside, y: y + aside };
      return { name: 'add-object-image', object };
    },
    isSolid: (design, id) => (objectOf(design, id)?.opacity ?? 0) > SOLID,
    isArea: () => true,
  },
};

function objectOf({ coverObjectImages }: Design, id: string): CoverObjectImage | undefined {
  return coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === id);
}
