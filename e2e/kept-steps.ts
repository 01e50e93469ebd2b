import type { Page } from '@playwright/test';
import { COVERS, coverRecordSchema, trailSchema } from '@coverwright/editor/saving/journal-records.ts';

/** Returns the formats in this browser's journal with the number of their undo steps, such as `paperback 2`. */
export async function keptSteps(page: Page): Promise<readonly string[]> {
  return (await readRecords(page, 'trail/'))
    .map((trail) => trailSchema.parse(trail))
    .map(({ format, past }) => `${format} ${past.length}`)
    .sort();
}

/** Returns the titles of unsaved covers in this browser. */
export async function unsavedCovers(page: Page): Promise<readonly string[]> {
  return (await readRecords(page, COVERS))
    .map((record) => coverRecordSchema.parse(record))
    .filter(({ itemId, saved }) => itemId === null || !saved)
    .map(({ title }) => title);
}

function readRecords(page: Page, prefix: string): Promise<unknown[]> {
  return page.evaluate(
    (start) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('coverwright');
        opening.addEventListener('error', () => reject(new Error('The journal cannot be opened')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const reading = database
            .transaction('records')
            .objectStore('records')
            .getAll(IDBKeyRange.bound(start, `${start}\uffff`));
          reading.addEventListener('error', () => reject(new Error('The journal cannot be read')));
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
        });
      }),
    prefix,
  );
}
