import type { Design } from '../design/design.ts';
import type { Designs } from '../design/item.ts';
import { FORMAT_IDS, type FormatId } from '../formats/format.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { CommandFault } from './command-definition.ts';
import { productDesign } from './product-design.ts';
import { say } from './say.ts';

/** Returns the designs of all formats of a title, as `productDesign` creates each. @param asked the format to use as the master. */
export function productDesigns(
  designs: Designs,
  asked: FormatId,
  engine: TextEngine | null,
): Result<Record<FormatId, Design>, CommandFault> {
  const made = FORMAT_IDS.map((format) => productDesign(designs, asked, format, engine));
  const [paperback, hardback, audiobook, ebook] = made;
  for (const result of made) if (!result.ok) return result;
  if (!paperback?.ok || !hardback?.ok || !audiobook?.ok || !ebook?.ok) return refuse({ message: say('formatMissing') });
  return succeed({ paperback: paperback.value, hardback: hardback.value, audiobook: audiobook.value, ebook: ebook.value });
}
