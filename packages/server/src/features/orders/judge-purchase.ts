import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { Renderer } from '../../ports/renderer.ts';
import { NotOnShelf, readOwnFonts, readPictures, type Shelves } from '../exports/read-shelves.ts';

export interface JudgeTools {
  readonly renderer: Renderer;
  readonly shelves: Shelves;
  readonly clock: Clock;
  /** Aborted when the server stops. */
  readonly stop: AbortSignal;
}

const findingsSchema = z.array(z.object({ severity: z.enum(['error', 'warning', 'hint']), message: z.string() }));

/**
 * Refuses covers that the printer would send back, with all of its reasons: nobody shall pay for a file that is of no use, or that
 * cannot be made since a picture or a font of it is gone.
 */
export async function judgePurchase(tools: JudgeTools, ownerId: string, designs: Designs): Promise<Result<null, Refusal>> {
  const reasons: string[] = [];
  for (const design of Object.values(designs))
    reasons.push(...(await faultsOf(tools, ownerId, design)).map((fault) => `${FORMATS[design.format].name}: ${fault}`));
  if (reasons.length === 0) return succeed(null);
  return refuse({ code: 'preflightFailed', detail: ['The printer would send this cover back.', ...new Set(reasons)].join('\n') });
}

async function faultsOf({ renderer, shelves, clock, stop }: JudgeTools, ownerId: string, design: Design): Promise<readonly string[]> {
  try {
    const [pictures, fonts] = await Promise.all([readPictures(design, ownerId, shelves), readOwnFonts(design, ownerId, shelves)]);
    const request = { design, widthPx: null, createdAt: clock.now(), pictures, fonts, signal: stop, onProgress: () => {} };
    const bytes = await renderer.render({ ...request, kind: 'preflight' });
    const findings = findingsSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  } catch (error) {
    if (!(error instanceof NotOnShelf)) throw error;
    return [error.sentence];
  }
}
