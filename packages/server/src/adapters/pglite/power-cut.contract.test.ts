import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyPgliteFolder } from '../../testing/test-databases.ts';
import { FORGETFUL_DISK } from '../../testing/forgetful-disk.ts';
import { createPowerCutDisk, type Unsynced } from '../../testing/power-cut-disk.ts';
import { openPglite, type PgliteConnection } from './pglite-database.ts';

const WRITERS = 6;
const SAVES = 40;
/**
 * The power is cut after this number of the first writer's saves; a checkpoint, which is also interrupted, starts after the other number.
 */
const CUT_EVERY = 19;
const CHECKPOINT_EVERY = 20;
let folder: string;
const makeFolder = async (place: string) => copyPgliteFolder(place);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-power-cut-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function createNotes({ client }: PgliteConnection): Promise<void> {
  await client.exec('create table notes (writer int primary key, saved int, text text)');
  for (let writer = 0; writer < WRITERS; writer += 1) await client.query("insert into notes values ($1, 0, '')", [writer]);
}

async function readSaved(place: string): Promise<readonly number[]> {
  const database = await openPglite(place, { disk: FORGETFUL_DISK });
  const { rows } = await database.client.query<{ saved: number }>('select saved from notes order by writer');
  await database.close();
  return rows.map(({ saved }) => saved);
}

const SAVE = 'update notes set saved = $2, text = $3 where writer = $1';

/** A power cut, with the writes that each writer had been told were saved. */
interface Cut {
  readonly place: string;
  readonly acknowledged: readonly number[];
}

// The simulated disk reads the paths of descriptors from /proc, as on Linux.
describe.runIf(process.platform === 'linux')('the embedded database after a power cut', { timeout: 120_000 }, () => {
  test.each<Unsynced>(['nothing', 'all but the log'])(
    '[B27] has every save that was acknowledged when %s of what was never synced is left',
    async (unsynced) => {
      const place = join(folder, 'db');
      const disk = createPowerCutDisk(place);
      const database = await openPglite(place, { disk, makeFolder });
      await createNotes(database);
      const acknowledged = Array.from({ length: WRITERS }, () => 0);
      const cuts: Cut[] = [];
      const cut = () => {
        const to = join(folder, `cut-${cuts.length}`);
        disk.cutTo(to, unsynced);
        cuts.push({ place: to, acknowledged: [...acknowledged] });
      };
      // A checkpoint has written its pages before it writes pg_control, so the log must be on the disk by then.
      const cutInCheckpoint = async () => {
        disk.onSync = (path) => {
          if (path.endsWith('/pg_control')) cut();
        };
        await database.client.exec('checkpoint');
        disk.onSync = () => {};
      };
      const save = async (writer: number) => {
        for (let number = 1; number <= SAVES; number += 1) {
          await database.client.query(SAVE, [writer, number, 'word '.repeat(number * 15)]);
          acknowledged[writer] = number;
          if (writer === 0 && number % CUT_EVERY === 0) cut();
          if (writer === 0 && number % CHECKPOINT_EVERY === 0) await cutInCheckpoint();
        }
      };
      await Promise.all([...acknowledged.keys()].map(save));
      await database.close();
      expect(cuts).toHaveLength(4);
      for (const { place: left, acknowledged: told } of cuts) {
        const saved = await readSaved(left);
        expect(saved.map((number, writer) => Math.max(0, (told[writer] ?? 0) - number))).toEqual(told.map(() => 0));
      }
    },
  );

  test('[B27] is made anew when it was cut off while it was first made', async () => {
    const place = join(folder, 'db');
    mkdirSync(place);
    const disk = createPowerCutDisk(place);
    const cuts: string[] = [];
    let syncs = 0;
    const counting = {
      ...disk,
      syncLater: async (descriptor: number, isFolder: boolean) => {
        await disk.syncLater(descriptor, isFolder);
        if ((syncs += 1) % 450 === 0) {
          cuts.push(join(folder, `cut-${cuts.length}`));
          disk.cutTo(cuts.at(-1) ?? '', 'nothing');
        }
      },
    };
    await (await openPglite(place, { disk: counting, makeFolder })).close();
    expect(cuts.length).toBeGreaterThanOrEqual(2);
    for (const left of cuts) {
      const database = await openPglite(left, { disk: FORGETFUL_DISK, makeFolder });
      await createNotes(database);
      await database.close();
    }
  });
});
