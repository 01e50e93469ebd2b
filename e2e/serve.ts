import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { preparedDatabase } from '@coverwright/server/testing/prepared-database.ts';

// Starts a server whose database is a copy of the prepared one: two first starts at once took a busy machine more than a minute.
cpSync(await preparedDatabase(), join(process.env['DATA_DIR'] ?? '', 'db/pglite'), { recursive: true });
await import(new URL('../apps/web/server.ts', import.meta.url).href);
