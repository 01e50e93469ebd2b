import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A few dozen addresses: cheaper told at once than asked for one by one.
  routeDiscovery: { mode: 'initial' },
  // What is the same for everybody and needs no database: prices, posts and searches are not.
  prerender: ['/about', '/privacy', '/terms', ...GUIDE_CATEGORIES.map(({ slug }) => `/guides/${slug}`), ...GUIDES.map(guidePath)],
} satisfies Config;
