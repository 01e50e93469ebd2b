import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';
import { say } from '../../refusals/say.ts';

/**
 * Returns the designs of a purchase, one for each format; formats that the author has not opened are derived from the master.
 * @param readFont reads a font that the author uploaded
 */
export async function freezeDesigns(
  designs: Designs,
  master: FormatId,
  formats: readonly FormatId[],
  readFont: (assetId: string) => Promise<Uint8Array | null>,
): Promise<Result<Designs, Refusal>> {
  // Commands and every family of covers come with these two: a server that sells nothing yet needs no memory for them.
  const { productDesign } = await import('@coverwright/core/commands/product-design.ts');
  const { prepareAdapting } = await import('./prepare-adapting.ts');
  const frozen: Designs = {};
  const engine = await prepareAdapting(designs, readFont);
  for (const format of formats) {
    const made = productDesign(designs, master, format, engine);
    if (!made.ok)
      return refuse({ code: 'preflightFailed', detail: say('ofFormat', { format: nameFormat(format), fault: made.fault.message }) });
    frozen[format] = made.value;
  }
  return succeed(frozen);
}
