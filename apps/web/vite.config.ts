import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkToc from 'remark-toc';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [
    // The MDX plugin has to see the guides before React Router does.
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [remarkGfm, [remarkToc, { heading: 'on this page', tight: true, maxDepth: 2 }]],
        rehypePlugins: [rehypeSlug],
        providerImportSource: fileURLToPath(new URL('app/guides/mdx-components.tsx', import.meta.url)),
      }),
    },
    reactRouter(),
  ],
  // Mantine is bundled into the built pages and tree-shaken: loading its hundreds of files took 0.3 s of each start. The others lie below
  // packages/core in a version of its own, where the built pages do not find them.
  ssr: { noExternal: command === 'build' ? [/^@mantine\//, 'intl-messageformat', /^@formatjs\//, 'fflate'] : [] },
  // Browsers of 2024 support light-dark() themselves; its fallback needs a color scheme that is fixed at build time.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  // The ideas' worker loads HarfBuzz by a dynamic import, as the page does.
  worker: { format: 'es' },
  environments: {
    // The code of every page comes in two files, and the code of pages with fields and dialogs in a third: dozens of small files compress
    // worse, and each costs a request. Code that the home page does not use is left to the pages that do.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|get-nonce)\// },
                { name: 'site', test: /\/web\/app\/(site|seo|session|analytics)\/(?!things|.*(server|open-cover|long-date|page-head))/ },
                // Small files of many pages are bundled: each one would be listed in the manifest of routes, which every page loads.
                {
                  name: 'small',
                  test: /\/core\/src\/(formats|result|geometry\/shapes)|\/(create-page-translator|import-and-call|support-address)/,
                },
                { name: 'controls', test: /node_modules\/@mantine\/(core|hooks)\// },
              ],
            },
          },
        },
      },
    },
    // Our own entry gives the pages to the Hono process (server.ts) as one function.
    ssr: { build: { rolldownOptions: { input: 'app/page-handler.ts' } } },
  },
  // Dependencies are scanned at the start, so that there are never two copies of React for a moment.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  server: { fs: { allow: ['../..'] } },
}));
