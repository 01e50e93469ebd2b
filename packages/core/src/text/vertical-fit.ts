import type { TextLayout } from './text-layout.ts';

export type VerticalPlace = 'top' | 'middle' | 'bottom';

/**
 * Returns the distance of the block's top from the top of a panel that is `height` print pixels high. `by: 'lines'` aligns the line boxes;
 * `by: 'ink'` aligns the letters themselves, which looks centered.
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
