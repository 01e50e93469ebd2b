import { GUIDE_CATEGORIES } from '@coverwright/contracts/site/guide-categories.ts';
import { GUIDES, guidePath } from '@coverwright/contracts/site/guides.ts';
import { SUPPORT_GUIDE } from '@coverwright/contracts/site/support-guide.ts';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The app has a few dozen addresses, so sending all of them at once is cheaper than asking for each.
  routeDiscovery: { mode: 'initial' },
  // Only pages that are the same on every server, and need no database, are prerendered: not prices, posts, searches or pages that name the
  // operator.
  prerender: [
    '/about',
    ...GUIDE_CATEGORIES.map(({ slug }) => `/guides/${slug}`),
    ...GUIDES.map(guidePath).filter((path) => path !== SUPPORT_GUIDE),
  ],
} satisfies Config;
