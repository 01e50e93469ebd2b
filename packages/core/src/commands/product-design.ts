import type { Design } from '../design/design.ts';
import type { Designs } from '../design/item.ts';
import type { FormatId } from '../formats/format.ts';
import { type Result, refuse } from '../result/result.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { CommandFault } from './command-definition.ts';
import { deriveFormat } from './derive-format.ts';
import { followMaster } from './follow-master.ts';
import { say } from './say.ts';

/**
 * Returns the design of one format of a title: its own design, brought up to date with the master, or one derived from the master.
 * @param asked the format to use as the master; if it follows another format, that one is used.
 * @param engine as for `adaptDesign`.
 */
export function productDesign(
  designs: Designs,
  asked: FormatId,
  format: FormatId,
  engine: TextEngine | null,
): Result<Design, CommandFault> {
  const followed = designs[asked]?.follows?.format;
  const masterFormat = followed && designs[followed] ? followed : asked;
  const master = designs[masterFormat];
  if (!master) return refuse({ message: say('noFormat', { format: masterFormat }) });
  const own = format === masterFormat ? master : designs[format];
  return own ? followMaster(master, own, engine) : deriveFormat(master, format, engine);
}
