import type { LayoutId } from '../../genres/layout-ids.ts';

/** Families that show a picture. The others are type and drawing, on which it would not be seen. */
export const PICTURED: ReadonlySet<LayoutId> = new Set([
  'big-type',
  'centred',
  'framed',
  'script',
  'panel',
  'wide',
  'playful',
  'band',
  'diagonal',
  'window',
  'label',
  'strip',
  'flood',
  'torn',
  'window-type',
  'drip',
  'neon',
  'shatter',
  'mist-type',
  'behind',
  'engraved',
  'halftone',
  'taped',
  'crushed',
]);
