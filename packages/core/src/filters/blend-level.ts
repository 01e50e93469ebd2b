import type { ImageFilter } from '../design/image-filter.ts';

export type FilterBlendMode = NonNullable<ImageFilter['feBlend']>['mode'];

/**
 * Blends one channel by W3C "Compositing and Blending" level 1, section 10: `backdrop` is the picture, `source` the colour over it. Levels
 * are from 0 to 1. Each mode works channel by channel, so a blend with one colour can be stored in a table.
 */
export function blendLevel(mode: FilterBlendMode, backdrop: number, source: number): number {
  switch (mode) {
    case 'normal':
      return source;
    case 'multiply':
      return backdrop * source;
    case 'screen':
      return backdrop + source - backdrop * source;
    case 'overlay':
      return backdrop <= 0.5 ? 2 * backdrop * source : 1 - 2 * (1 - backdrop) * (1 - source);
    case 'darken':
      return Math.min(backdrop, source);
    case 'lighten':
      return Math.max(backdrop, source);
    case 'soft-light':
      return softLight(backdrop, source);
  }
}

function softLight(backdrop: number, source: number): number {
  if (source <= 0.5) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop);
  const curve = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : Math.sqrt(backdrop);
  return backdrop + (2 * source - 1) * (curve - backdrop);
}
