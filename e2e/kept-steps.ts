import type { Page } from '@playwright/test';
import { trailSchema } from '@coverwright/editor/saving/journal-records.ts';

/** What this browser's journal holds: every format of every cover, with how many steps lead back from it, as `paperback 2`. */
export async function keptSteps(page: Page): Promise<readonly string[]> {
  const trails = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('coverwright');
        opening.addEventListener('error', () => reject(new Error('The journal cannot be opened')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const reading = database.transaction('records').objectStore('records').getAll(IDBKeyRange.bound('trail/', 'trail/\uffff'));
          reading.addEventListener('error', () => reject(new Error('The journal cannot be read')));
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result);
          });
        });
      }),
  );
  return trails
    .map((trail) => trailSchema.parse(trail))
    .map(({ format, past }) => `${format} ${past.length}`)
    .sort();
}
