import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { SUPPORT_GUIDE } from '@coverwright/contracts/site/support-guide.ts';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A few dozen addresses: cheaper told at once than asked for one by one.
  routeDiscovery: { mode: 'initial' },
  // What is the same on every server and needs no database: prices, posts, searches and what names the operator are not.
  prerender: [
    '/about',
    ...GUIDE_CATEGORIES.map(({ slug }) => `/guides/${slug}`),
    ...GUIDES.map(guidePath).filter((path) => path !== SUPPORT_GUIDE),
  ],
} satisfies Config;
