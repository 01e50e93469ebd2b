import { createServer } from 'node:http';
import { compose } from '@coverwright/server/compose.ts';
import { closeSlowBodies } from '@coverwright/server/http/close-slow-bodies.ts';
import { createApp } from '@coverwright/server/http/create-app.ts';
import { getRequestListener } from '@hono/node-server';
import { openBuiltPages } from './serve/built-pages.ts';
import { endOnSignal } from './serve/end-on-signal.ts';
import { openLivePages } from './serve/live-pages.ts';
import { FOLDERS, readSettings } from './serve/settings.ts';
import { say } from './serve/say.ts';

/**
 * Time in milliseconds that an idle connection is kept. Proxies and browsers keep theirs for about a minute. A server that closes first may do so
 * while the next request is on its way, which then fails; Node's default is five seconds.
 */
const IDLE_CONNECTION_MS = 65_000;

const config = readSettings();

try {
  const server = createServer();
  closeSlowBodies(server);
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  const [services, pages] = await Promise.all([
    compose(config, FOLDERS),
    config.mode === 'development' ? openLivePages(server, config) : openBuiltPages(config),
  ]);
  const answer = getRequestListener(createApp(services, pages).fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => pages.before(request, response, () => void answer(request, response)));
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    console.log(`\n  ${say('address', { address: config.publicUrl ?? `http://localhost:${port}` })}`);
    if (services.demoSignIns.length > 0) console.log(`  ${say('demoSignIns')}`);
    for (const { email, password } of services.demoSignIns) console.log(`    ${email}   ${password}`);
    if (services.outbox) {
      const origin = config.publicUrl ?? `http://localhost:${port}`;
      console.log(`  ${say('outbox')}\n    ${origin}${services.outbox.link}`);
    }
    console.log('');
  });
  server.on('error', (error) => {
    console.error(say('portInUse', { port: config.port, reason: error.message }));
    process.exit(1);
  });
  endOnSignal(async () => {
    server.close();
    server.closeIdleConnections();
    await Promise.all([services.close(), pages.close()]);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
