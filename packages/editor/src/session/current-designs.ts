import type { Designs } from '@coverwright/core/design/item.ts';
import type { Histories } from './editor-state.ts';

/** Each format as it is now, without the steps that led there. */
export function currentDesigns(histories: Histories): Designs {
  const designs: Designs = {};
  for (const history of Object.values(histories)) designs[history.present.format] = history.present;
  return designs;
}
