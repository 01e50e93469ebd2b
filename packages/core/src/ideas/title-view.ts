import type { ViewId } from '../art/things/views.ts';
import { isSetIn } from './title-settings.ts';

/** Returns the landscape of a title's setting; where it names none, one that suits any book. */
export function viewOfTitle(title: string, seed: number): ViewId {
  if (isSetIn(title, 'water')) return 'sea';
  if (isSetIn(title, 'space')) return 'sky';
  if (isSetIn(title, 'city') || isSetIn(title, 'work')) return 'town';
  // Firs grow in no desert, and the stars are over every book.
  return seed % 5 === 4 || isSetIn(title, 'desert') ? 'sky' : 'wood';
}
