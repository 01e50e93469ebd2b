import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import type { DemoCoverName } from './demo-covers.ts';

/** The styles of the home page's demo. Their numbers have the meaning of a recipe's. */
export const DEMO_STYLES = [
  {
    name: 'fig-tree-summer',
    genre: 'literary',
    picture: null,
    recipe: { layout: 'open-window', type: 0, colour: 0, picture: null, crop: 0, motif: 0 },
  },
  {
    name: 'lantern-keepers',
    genre: 'fantasy',
    picture: null,
    recipe: { layout: 'citadel', type: 0, colour: 0, picture: null, crop: 0, motif: 0 },
  },
  {
    name: 'tide-kept',
    genre: 'thriller',
    picture: 'rough-water',
    recipe: { layout: 'mist-type', type: 0, colour: 0, picture: 0, crop: 0, motif: 0 },
  },
] as const satisfies readonly { readonly name: DemoCoverName; readonly [fact: string]: unknown }[];

/** A library picture with its addresses, as the page receives it. */
export interface DemoPicture {
  readonly image: DesignImage;
  readonly focus: { readonly x: number; readonly y: number } | null;
}
