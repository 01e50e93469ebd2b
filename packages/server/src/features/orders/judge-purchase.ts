import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { Renderer } from '../../ports/renderer.ts';
import { readOwnFonts, readPictures, type Shelves } from '../exports/read-shelves.ts';

export interface JudgeTools {
  readonly renderer: Renderer;
  readonly shelves: Shelves;
  readonly clock: Clock;
  /** Aborted when the server stops. */
  readonly stop: AbortSignal;
}

const findingsSchema = z.array(z.object({ severity: z.enum(['error', 'warning', 'hint']), message: z.string() }));

/** Refuses covers that the printer would send back, with all of its reasons: nobody shall pay for a file that is of no use. */
export async function judgePurchase(tools: JudgeTools, ownerId: string, designs: Designs): Promise<Result<null, Refusal>> {
  const { renderer, shelves, clock, stop } = tools;
  const reasons: string[] = [];
  for (const design of Object.values(designs)) {
    const [pictures, fonts] = await Promise.all([readPictures(design, ownerId, shelves), readOwnFonts(design, ownerId, shelves)]);
    const request = { design, widthPx: null, createdAt: clock.now(), pictures, fonts, signal: stop, onProgress: () => {} };
    const bytes = await renderer.render({ ...request, kind: 'preflight' });
    const findings = findingsSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const errors = findings.filter(({ severity }) => severity === 'error');
    reasons.push(...errors.map(({ message }) => `${FORMATS[design.format].name}: ${message}`));
  }
  if (reasons.length === 0) return succeed(null);
  return refuse({ code: 'preflightFailed', detail: ['The printer would send this cover back.', ...new Set(reasons)].join('\n') });
}
