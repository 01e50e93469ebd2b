import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A few dozen addresses: cheaper told at once than asked for one by one.
  routeDiscovery: { mode: 'initial' },
  // What is the same for everybody and needs no database.
  prerender: ['/about', '/privacy', '/terms'],
} satisfies Config;
