import { z } from 'zod';
import type { BuiltPages } from '../app/page-handler.ts';

const moduleSchema = z.object({
  builtPages: z.custom<BuiltPages>((value) => typeof value === 'object' && value !== null && 'createPageHandler' in value),
});

/** Returns what `app/page-handler.ts` exports, built by Vite either way. */
export function parsePageModule(module: unknown): BuiltPages {
  return moduleSchema.parse(module).builtPages;
}

/** Hosts whose forms may call the pages' actions, beside the one that was asked: ours as seen from outside a proxy. */
export function actionOrigins(publicUrl: string | null): readonly string[] {
  return publicUrl ? [new URL(publicUrl).host] : [];
}
