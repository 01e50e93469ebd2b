import { nameArtwork } from '../../art/name-artwork.ts';
import type { Artwork } from '../../design/artwork.ts';
import type { Design } from '../../design/design.ts';
import type { CoverShape } from '../../design/shape.ts';
import { remember } from '../../scene/remember.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import type { ElementKindDefinition } from '../kind-definition.ts';
import { isAnchorShown } from '../objects/place-object.ts';
import { placedObjectKind } from '../objects/placed-object-kind.ts';
import { copiedShape } from '../shapes/copied-shape.ts';
import { compileArtwork } from './compile-artwork.ts';
import { sayElement } from '../say-element.ts';

type ArtworkShape = CoverShape & { readonly art: Artwork };

const artworkLayer = remember(compileArtwork);

/** The kind of artworks. They are stored among the shapes, because their boxes can be changed in the same ways. */
export const artworkKind: ElementKindDefinition = {
  traits: { ...PLAIN_TRAITS, joinsSelections: true, coversPaper: true },
  compile: ({ design, geometry }) =>
    artworksOf(design)
      .filter(({ hidden, board }) => !hidden && isAnchorShown(board, geometry))
      .map((shape) => ({ z: shape.z, layer: artworkLayer(shape, geometry) })),
  faces: () => [],
  pictures: () => [],
  placed: {
    ...placedObjectKind<CoverShape>({
      read: artworksOf,
      write: (design, artworks) => ({
        ...design,
        coverShapes: design.coverShapes.map(
          (shape) => artworks.find(({ uniqueObjectId }) => uniqueObjectId === shape.uniqueObjectId) ?? shape,
        ),
      }),
    }),
    describe: (design, id) => labelOf(design, id),
    mention: (design, id) => sayElement('mentioned', { name: labelOf(design, id).toLowerCase() }),
    copyCommand: ({ value }, id, aside) => copiedShape(value, id, aside, ({ art }) => art !== undefined),
    // The box does not tell which of its parts a drawing leaves open.
    isSolid: () => false,
    isArea: () => true,
  },
};

export function artworksOf({ coverShapes }: Design): readonly ArtworkShape[] {
  return coverShapes.filter((shape): shape is ArtworkShape => shape.art !== undefined);
}

function labelOf(design: Design, id: string): string {
  const artwork = artworksOf(design).find(({ uniqueObjectId }) => uniqueObjectId === id);
  return artwork ? nameArtwork(artwork.art.generator) : sayElement('artwork');
}
