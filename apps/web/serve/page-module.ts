import { z } from 'zod';
import type { PageHandler } from '../app/page-handler.ts';

const moduleSchema = z.object({
  createPageHandler: z.custom<(allowedActionOrigins: readonly string[]) => PageHandler>((value) => typeof value === 'function'),
});

/** What `app/page-handler.ts` exports, built by Vite either way. */
export function parsePageModule(module: unknown): z.infer<typeof moduleSchema> {
  return moduleSchema.parse(module);
}

/** Hosts whose forms may call the pages' actions, beside the one that was asked: ours as seen from outside a proxy. */
export function actionOrigins(publicUrl: string | null): readonly string[] {
  return publicUrl ? [new URL(publicUrl).host] : [];
}
