import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPgBossQueue } from '../adapters/pg-boss-queue.ts';
import { openPglite } from '../adapters/pglite/pglite-database.ts';
import { openPostgres } from '../adapters/postgres-database.ts';
import { JOB_NAMES } from '../jobs/job-names.ts';
import { startPostgres, type TestPostgres } from './start-postgres.ts';
import { addressOf, executeOn } from './test-statements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server to make databases on; null where there is none. */
    postgresUrl: string | null;
    /** Path of a dump of an embedded database that is up to date: making one again takes seconds. */
    pgliteDump: string;
  }
}

/** Name of the database that the others are copied from. */
export const TEMPLATE = 'template_contract';

/** Runs once for all contract tests: one PostgreSQL server, on which each file makes its own database, and one dump for PGlite. */
export default async function setUpContracts(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-dump-'));
  // The databases start one after the other: PGlite's first seconds block timers and sockets, and PostgreSQL's connection would time out.
  const pgliteDump = await dumpPglite(folder);
  const postgres = await startTemplate();
  if (!postgres) console.log('PostgreSQL is not installed, and npm has none for this machine: the contract runs on PGlite alone.');
  project.provide('postgresUrl', postgres?.url ?? null);
  project.provide('pgliteDump', pgliteDump);
  return async () => {
    rmSync(folder, { recursive: true });
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

async function dumpPglite(folder: string): Promise<string> {
  const database = await openPglite('memory://');
  await (await openPgBossQueue(database, JOB_NAMES, fail)).stop();
  const path = join(folder, 'pglite.tar');
  writeFileSync(path, new Uint8Array(await (await database.client.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return path;
}

function fail(error: Error): never {
  throw error;
}
