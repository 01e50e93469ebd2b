import type { Genre, LayoutId } from './genre.ts';

/** Returns every family that a genre lists, also those for some titles only. */
export function layoutsOfGenre({ layouts, namedLayouts = [], darkLayouts = [] }: Genre): readonly LayoutId[] {
  return [...layouts, ...namedLayouts, ...darkLayouts];
}
