import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkToc from 'remark-toc';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [
    // The guides. It has to see them before React Router does.
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
  // Bundled into the built pages and shaken: loading Mantine's hundreds of files took 0.3 s of each start.
  ssr: { noExternal: command === 'build' ? [/^@mantine\//] : [] },
  // Browsers of 2024 know light-dark() themselves; the older form of it needs a colour scheme that is fixed at build time.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  // The ideas' worker loads HarfBuzz on demand, as the page does.
  worker: { format: 'es' },
  environments: {
    // What every page has comes in two files, and what every page with fields and dialogs has in a third: dozens of small ones pack worse,
    // and each is asked for. What the home page has no use for is left to the pages that have.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|get-nonce)\// },
                { name: 'site', test: /\/web\/app\/(site|seo|session|analytics)\/(?!things|.*(server|open-cover|long-date|page-head))/ },
                // Small files of many pages. One by one they would be listed in the manifest of routes, which every page loads.
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
    // Our own entry hands the pages to the Hono process (server.ts) as one function.
    ssr: { build: { rolldownOptions: { input: 'app/page-handler.ts' } } },
  },
  // Found at once rather than on the way, so that two copies of React never meet for a moment.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  server: { fs: { allow: ['../..'] } },
}));
