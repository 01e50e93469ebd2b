import { type Command } from '@coverwright/core/commands/apply-command.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign, type NewDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';

export interface PlainCover extends NewDesign {
  readonly title: string;
  readonly author: string;
}

const GROUND = { r: 20, g: 30, b: 40, a: 1 };

/** Creates a cover with two texts on a dark background; only its sample blurb would be refused by a printer. */
export function plainDesign({ title, author, ...asked }: PlainCover): Design {
  const write = (id: string, text: string): Command => ({ name: 'edit-text-box', id, changes: { text: { text, fontSize: 100 } } });
  const paint = (panel: 'front' | 'spine'): Command => ({ name: 'set-panel-colour', panel, colour: GROUND });
  const design = createDesign(asked);
  const named = { ...design, metadata: { ...design.metadata, title, author } };
  return afterCommands(named, write('Title', title), write('Author', author), paint('front'), paint('spine'));
}
