import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    // Our own entry hands the pages to the Hono process (server.ts) as one function.
    ssr: { build: { rolldownOptions: { input: 'app/page-handler.ts' } } },
  },
  // Found at once rather than on the way, so that two copies of React never meet for a moment.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  server: { fs: { allow: ['../..'] } },
});
