import { z } from 'zod';
import type { BuiltPages } from '../app/page-handler.ts';

const moduleSchema = z.object({
  builtPages: z.custom<BuiltPages>((value) => typeof value === 'object' && value !== null && 'createPageHandler' in value),
});

/** Parses the exports of `app/page-handler.ts`, which Vite has built. */
export function parsePageModule(module: unknown): BuiltPages {
  return moduleSchema.parse(module).builtPages;
}

/** Returns additional hosts whose forms may call the pages' actions: our public host behind a proxy. */
export function actionOrigins(publicUrl: string | null): readonly string[] {
  return publicUrl ? [new URL(publicUrl).host] : [];
}
