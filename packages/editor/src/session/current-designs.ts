import type { Designs } from '@coverwright/core/design/item.ts';
import type { Histories } from './editor-state.ts';

/** Returns the current design of each format, without the histories. */
export function currentDesigns(histories: Histories): Designs {
  const designs: Designs = {};
  for (const history of Object.values(histories)) designs[history.present.format] = history.present;
  return designs;
}
