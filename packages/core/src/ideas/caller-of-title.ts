import { CALLERS, NOBODY } from '../art/things/door-callers.ts';
import type { LayoutStage } from './layout-stage.ts';
import { namesOtherAnimal } from './other-animals.ts';
import { isCreature } from './title-animals.ts';
import { titleMotifs } from './title-motifs.ts';

/** Returns the number of the caller at a door in `CALLERS`: the ghost or the animal that the title names, nobody beside another animal, or a pet or a parcel. */
export function callerOf({ title, seed }: Pick<LayoutStage, 'title' | 'seed'>): number {
  // Doors like these are of comedies, in which a ghost wears a sheet.
  const motifs = titleMotifs(title, 'romcom');
  const named = motifs.map(({ motif }) => CALLERS.findIndex((id) => id === motif)).find((place) => place >= 0);
  if (named !== undefined) return named;
  return motifs.some(isCreature) || namesOtherAnimal(title) ? NOBODY : seed % NOBODY;
}
