import type { Genre } from './genre.ts';
import type { LayoutId } from './layout-ids.ts';

/** Returns every family that a genre lists, also those for some titles only. */
export function layoutsOfGenre({
  layouts,
  namedLayouts = [],
  darkLayouts = [],
  comicLayouts = [],
  workLayouts = [],
}: Genre): readonly LayoutId[] {
  return [...layouts, ...namedLayouts, ...darkLayouts, ...comicLayouts, ...workLayouts];
}
