import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { CheckId } from '@coverwright/core/preflight/check-ids.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { Renderer } from '../../ports/renderer.ts';
import { MissingAsset, readOwnFonts, readPictures, type AssetReaders } from '../exports/read-assets.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';
import { say } from '../../refusals/say.ts';

export interface PurchaseTools {
  readonly renderer: Renderer;
  readonly assetReaders: AssetReaders;
  readonly clock: Clock;
  /** Aborted when the server stops. */
  readonly stop: AbortSignal;
}

/** The warnings that the author has accepted. */
export interface AcceptedByAuthor {
  /** True if the author accepts blurred pictures, which printers print, too. */
  readonly lowResolution: boolean;
}

const RESOLUTION_CHECK: CheckId = 'effective-dpi';
const findingsSchema = z.array(
  z.object({ check: z.string().optional(), severity: z.enum(['error', 'warning', 'hint']), message: z.string() }),
);

interface Judgment {
  /** The findings for which the printer would refuse the cover. */
  readonly faults: readonly string[];
  /** The pictures that look blurred in print. */
  readonly blurred: readonly string[];
}

/**
 * Refuses covers that the printer would send back, with all reasons: nobody should pay for a useless file, or for one that cannot be made
 * because a picture or a font is missing. Blurred pictures are refused until the author has accepted them.
 */
export async function checkPurchase(
  tools: PurchaseTools,
  ownerId: string,
  designs: Designs,
  accepted: AcceptedByAuthor,
): Promise<Result<null, Refusal>> {
  const faults: string[] = [];
  const blurred: string[] = [];
  for (const design of Object.values(designs)) {
    const judged = await judgeOne(tools, ownerId, design);
    const named = (message: string) => say('ofFormat', { format: nameFormat(design.format), fault: message });
    faults.push(...judged.faults.map(named));
    blurred.push(...judged.blurred.map(named));
  }
  if (faults.length > 0) return refuse({ code: 'preflightFailed', detail: lines('The printer would reject this cover.', faults) });
  if (blurred.length > 0 && !accepted.lowResolution) {
    return refuse({ code: 'lowResolution', detail: lines('Pictures of this cover may print blurred.', blurred) });
  }
  return succeed(null);
}

function lines(summary: string, reasons: readonly string[]): string {
  return [summary, ...new Set(reasons)].join('\n');
}

async function judgeOne({ renderer, assetReaders, clock, stop }: PurchaseTools, ownerId: string, design: Design): Promise<Judgment> {
  try {
    const [pictures, fonts] = await Promise.all([readPictures(design, ownerId, assetReaders), readOwnFonts(design, ownerId, assetReaders)]);
    const request = { design, widthPx: null, createdAt: clock.now(), pictures, fonts, signal: stop, onProgress: () => {} };
    const bytes = await renderer.render({ ...request, kind: 'preflight' });
    const findings = findingsSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const messages = (isMeant: (finding: (typeof findings)[number]) => boolean) => findings.filter(isMeant).map(({ message }) => message);
    return {
      faults: messages(({ severity }) => severity === 'error'),
      blurred: messages(({ check, severity }) => check === RESOLUTION_CHECK && severity === 'warning'),
    };
  } catch (error) {
    if (!(error instanceof MissingAsset)) throw error;
    return { faults: [error.sentence], blurred: [] };
  }
}
