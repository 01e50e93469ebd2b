import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '@coverwright/server/config.ts';
import { actionOrigins, parsePageModule } from './page-module.ts';
import type { ServedPages } from './pages.ts';

/** The pages of `npm run build`. @throws when they have not been built */
export async function openBuiltPages({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<ServedPages> {
  const entry = new URL('../build/server/index.js', import.meta.url);
  if (!existsSync(entry)) throw new Error('The pages are not built yet: run `npm start` or `npm run build`.');
  const { createPageHandler } = parsePageModule(await import(entry.href));
  return {
    render: createPageHandler(actionOrigins(publicUrl)),
    clientFolder: fileURLToPath(new URL('../build/client', import.meta.url)),
    before: (_request, _response, next) => next(),
    close: async () => {},
  };
}
