import { startHistory } from '@coverwright/core/commands/history.ts';
import { linkFormat } from '@coverwright/core/commands/link-formats.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { EditorState, Histories } from './editor-state.ts';

/**
 * Copies linked titles, authors and subtitles from the format on the stage to the title's other formats. It is no undo step there; their
 * older steps get the names when they are opened (`switchFormat`).
 */
export function linkOtherFormats(
  { history, otherDesigns, otherHistories }: EditorState,
  next: Design,
): Partial<Pick<EditorState, 'otherDesigns' | 'otherHistories'>> {
  const renamed = Object.values(otherDesigns).flatMap((other) => {
    const linked = linkFormat(other, history.present, next);
    return linked === other ? [] : [linked];
  });
  if (renamed.length === 0) return {};
  const histories: Histories = { ...otherHistories };
  for (const design of renamed)
    histories[design.format] = { ...(histories[design.format] ?? startHistory(design)), present: design, isRenamed: true };
  return {
    otherDesigns: { ...otherDesigns, ...Object.fromEntries(renamed.map((design) => [design.format, design])) },
    otherHistories: histories,
  };
}
