import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from '@coverwright/server/config.ts';
import { answerBuild } from './answer-build.ts';
import { actionOrigins, parsePageModule } from './page-module.ts';
import type { ServedPages } from './pages.ts';
import { openPrerenderedPages } from './prerendered-pages.ts';

/** Opens the pages of `npm run build`. @throws Error if they have not been built */
export async function openBuiltPages({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<ServedPages> {
  const entry = new URL('../build/server/index.js', import.meta.url);
  if (!existsSync(entry)) throw new Error('The pages are not built yet: run `npm start` or `npm run build`.');
  const { createPageHandler, buildFacts, placeholders, describe } = parsePageModule(await import(entry.href));
  const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
  const prerendered = openPrerenderedPages(clientFolder, buildFacts.prerendered, placeholders);
  const render = createPageHandler(actionOrigins(publicUrl));
  return {
    async render(request, facts) {
      const { pathname } = new URL(request.url);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const build = isRead ? answerBuild(pathname, buildFacts) : null;
      if (build) return build;
      if (!isRead || !prerendered.has(pathname)) return render(request, facts);
      const { site, themeCss } = await describe(request, facts);
      const own = { nonce: facts.nonce, siteFacts: JSON.stringify(site), origin: site.origin, themeCss };
      const page = prerendered.write(pathname, own);
      return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
    clientFolder,
    before: (_request, _response, next) => next(),
    close: async () => {},
  };
}
