import { facesOfFlaps, fillFlaps } from '@coverwright/core/blocks/fill-flaps.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { type FontLibrary, loadFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { readFontFile } from '../fonts/node-font-files.ts';

/**
 * Fills the empty flaps of a design with text, as the editor does. A design without empty flaps is returned unchanged. The same design
 * always gets the same ids.
 * @param engine with the author's uploaded fonts loaded.
 */
export async function withFilledFlaps(design: Design, engine: FontLibrary): Promise<Design> {
  const uses = [...textsOfDesign(design), ...facesOfFlaps(design)];
  await loadFonts(engine, { uses, userFonts: [] }, { readFont: readFontFile });
  let count = 0;
  const commands = fillFlaps(design, () => `flap-${(count += 1)}`, engine);
  if (commands.length === 0) return design;
  const filled = applyCommand(design, { name: 'together', commands: [...commands] }, engine);
  return filled.ok ? filled.value : design;
}
