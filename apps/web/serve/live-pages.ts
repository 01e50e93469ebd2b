import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Config } from '@coverwright/server/config.ts';
import { answerBuild } from './answer-build.ts';
import { actionOrigins, parsePageModule } from './page-module.ts';
import type { ServedPages } from './pages.ts';

/** Paths of the API and of files; every other path may be a module of the pages. */
const OWN = /^\/(api|files|fonts|neighbours|pictures|site|oidc)\//;

/** Serves the pages from their sources, with hot reloading in the same process. */
export async function openLivePages(server: Server, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<ServedPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    render: async (request, facts) => {
      const { createPageHandler, buildFacts } = parsePageModule(await vite.ssrLoadModule('/app/page-handler.ts'));
      const build = answerBuild(new URL(request.url).pathname, buildFacts);
      if (build) return build;
      return createPageHandler(actionOrigins(publicUrl))(request, facts);
    },
    clientFolder: null,
    before: (request, response, next) => (OWN.test(request.url ?? '') ? next() : vite.middlewares(request, response, next)),
    close: () => vite.close(),
  };
}
