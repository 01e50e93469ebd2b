import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server to make databases on; null where there is none. */
    postgresUrl: string | null;
  }
}

/** Runs once for all contract tests: one PostgreSQL server, on which each file makes its own database. */
export default async function setUpContracts(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres) console.log('PostgreSQL is not installed (no /usr/lib/postgresql): the contract runs on PGlite alone.');
  project.provide('postgresUrl', postgres?.url ?? null);
  return async () => {
    await postgres?.stop();
  };
}
