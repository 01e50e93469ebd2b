import type { TestProject } from 'vitest/node';
import { openPgBossQueue } from '../adapters/pg-boss-queue.ts';
import { openPostgres } from '../adapters/postgres-database.ts';
import { JOB_NAMES } from '../jobs/job-names.ts';
import { preparedDatabase } from './prepared-database.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';
import { addressOf, executeOn } from './test-statements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server for test databases; null if there is none. */
    postgresUrl: string | null;
    /** Folder of a migrated embedded database to copy. */
    pgliteFolder: string;
  }
}

/** Name of the template database. */
export const TEMPLATE = 'template_contract';

/**
 * Runs once for all contract tests: starts a PostgreSQL server, on which each file creates its own database, and prepares a folder of
 * PGlite to copy.
 */
export default async function setUpContracts(project: TestProject): Promise<() => Promise<void>> {
  // The databases start one after the other: PGlite's first seconds block timers and sockets, and PostgreSQL's connection would time out.
  const pgliteFolder = await preparedDatabase();
  const postgres = await startTemplate();
  if (!postgres) console.log('PostgreSQL is not installed, and npm has none for this machine: the contract runs on PGlite alone.');
  project.provide('postgresUrl', postgres?.url ?? null);
  project.provide('pgliteFolder', pgliteFolder);
  return async () => {
    await postgres?.stop();
  };
}

async function startTemplate(): Promise<TestPostgres | null> {
  const postgres = await startPostgres();
  if (!postgres) return null;
  await executeOn(postgres.url, `create database ${TEMPLATE}`);
  const url = addressOf(postgres.url, TEMPLATE);
  const database = await openPostgres(url, fail);
  await (await openPgBossQueue({ kind: 'postgres', url }, JOB_NAMES, fail)).stop();
  await database.close();
  return postgres;
}

function fail(error: Error): never {
  throw error;
}
