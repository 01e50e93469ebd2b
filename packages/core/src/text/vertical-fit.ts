import type { TextLayout } from './text-layout.ts';

export type VerticalPlace = 'top' | 'middle' | 'bottom';

/**
 * Returns the distance of the block's top from the top of a panel `height` Px high.
 * `by: 'lines'` places the line boxes; `by: 'ink'` the letters themselves, which look centered.
 */
export function verticalFit(
  layout: TextLayout,
  { height, place, by }: { readonly height: number; readonly place: VerticalPlace; readonly by: 'ink' | 'lines' },
): number {
  const ink = by === 'ink' ? layout.inkBounds : null;
  const top = ink ? ink.y : 0;
  const content = ink ? ink.height : layout.height;
  switch (place) {
    case 'top':
      return 0 - top;
    case 'middle':
      return (height - content) / 2 - top;
    case 'bottom':
      return height - content - top;
  }
}
