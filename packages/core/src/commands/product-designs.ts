import type { Design } from '../design/design.ts';
import type { Designs } from '../design/item.ts';
import { FORMAT_IDS, type FormatId } from '../formats/format.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import type { CommandFault } from './command-definition.ts';
import { deriveFormat } from './derive-format.ts';
import { followMaster } from './follow-master.ts';

/**
 * Every format of one title: its own design where there is one, brought up to the master, else one made out of the master.
 * @param asked the format to take for the master; where it follows another itself, that one is.
 */
export function productDesigns(designs: Designs, asked: FormatId): Result<Record<FormatId, Design>, CommandFault> {
  const followed = designs[asked]?.follows?.format;
  const masterFormat = followed && designs[followed] ? followed : asked;
  const master = designs[masterFormat];
  if (!master) return refuse({ message: `there is no ${masterFormat} among these designs` });
  const made = FORMAT_IDS.map((format) => {
    const own = format === masterFormat ? master : designs[format];
    return own ? followMaster(master, own) : deriveFormat(master, format);
  });
  const [paperback, hardback, audiobook, ebook] = made;
  for (const result of made) if (!result.ok) return result;
  if (!paperback?.ok || !hardback?.ok || !audiobook?.ok || !ebook?.ok) return refuse({ message: 'a format is missing' });
  return succeed({ paperback: paperback.value, hardback: hardback.value, audiobook: audiobook.value, ebook: ebook.value });
}
