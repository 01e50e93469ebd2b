import type { FormatId } from '@coverwright/core/formats/format.ts';

/** The tabs of the design screen. */
export const TAB_IDS = [
  'PAPERBACK_SETTINGS',
  'COVER_IMAGE',
  'IMAGE_FILTER',
  'COLOURS',
  'FRONT_COVER_TEXT',
  'TEXT_FORMATTING',
  'SPINE',
  'BACK_COVER',
  'SHAPES',
  'SHAPE_EDIT',
  'ARTWORK_EDIT',
  'IMAGE_OBJECTS',
  'IMAGE_OBJECT_EDIT',
] as const;
export type TabId = (typeof TAB_IDS)[number];

/** Returns the first tab for a new design. */
export function defaultTab(format: FormatId): TabId {
  return format === 'paperback' || format === 'hardback' ? 'PAPERBACK_SETTINGS' : 'COVER_IMAGE';
}
