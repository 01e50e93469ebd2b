import { PLAIN_TRAITS } from '../element-traits.ts';
import type { ElementKindDefinition } from '../kind-definition.ts';
import { compileCoverImage } from './compile-cover-image.ts';

/** The z of the cover picture, which lies under the panels and everything that stacks. */
const COVER_IMAGE_Z = -10_002;

export const coverImageKind: ElementKindDefinition = {
  traits: { ...PLAIN_TRAITS, isGround: true, coversPaper: true },
  compile: ({ design, geometry }) => {
    const layer = compileCoverImage(design.coverImage, geometry);
    return layer ? [{ z: COVER_IMAGE_Z, layer }] : [];
  },
  faces: () => [],
  pictures: ({ coverImage: { currentDesignImage } }) => (currentDesignImage ? [currentDesignImage] : []),
  placed: null,
};
