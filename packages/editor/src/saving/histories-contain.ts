import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Histories } from '../session/editor-state.ts';
import { sameDocument } from './same-document.ts';

/** Returns true if these designs come from the histories, so that overwriting them loses nobody else's work. */
export function historiesContain(histories: Histories, designs: Designs): boolean {
  return (Object.keys(designs) as FormatId[]).every((format) => {
    const history = histories[format];
    if (!history) return false;
    const known = [
      history.present,
      ...history.past.toReversed().map(({ design }) => design),
      ...history.future.map(({ design }) => design),
    ];
    return known.some((design) => sameDocument(design, designs[format]));
  });
}
