import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { shownPictures } from '@coverwright/core/design/shown-pictures.ts';
import type { UserFont } from '@coverwright/core/design/user-font.ts';
import { ownFontsInUse } from '@coverwright/render/fonts/load-design-fonts.ts';

/** Returns the pictures that designs show, each once. */
export function picturesOf(designs: readonly Design[]): readonly DesignImage[] {
  return [...new Map(designs.flatMap(shownPictures).map((image) => [image.assetId, image])).values()];
}

/** Returns the uploaded fonts that designs are set in, each once. */
export function ownFontsOf(designs: readonly Design[]): readonly UserFont[] {
  return [...new Map(designs.flatMap(ownFontsInUse).map((font) => [font.assetId, font])).values()];
}
