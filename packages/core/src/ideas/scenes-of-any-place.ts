import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { isInSpace, isSetIn } from './title-settings.ts';
import { titleWords } from './title-words.ts';

/** Reports whether a scene goes with every place that a title names: gardens and cities of science fiction lie on other worlds too. */
export function isOnAnyWorld(layout: LayoutId, genre: GenreId): boolean {
  return genre === 'science-fiction' && isInSpace(layout);
}

/** Scenes of a book of travel that go with every country that its title names. */
const OF_ANY_COUNTRY: ReadonlySet<LayoutId> = new Set(['map-layers', 'train-window']);

/** Places under a roof: some are on other worlds and in cities of the future as well, and all have a door. */
const UNDER_ROOFS: ReadonlySet<string> = new Set(
  (
    'cafe café diner restaurant bistro bakery shop bookshop bookstore tavern pub hotel motel inn hospital clinic library archive museum academy university ' +
    'laundromat supermarket gym sauna basement cellar kitchen office apartment flat penthouse ward asylum sanatorium dormitory orphanage college'
  ).split(' '),
);
const OF_ANY_FUTURE: ReadonlySet<LayoutId> = new Set(['future-city', 'rain-city']);

/** Reports whether a scene goes with a place that it does not show: a café of science fiction may orbit any star. */
export function isAnywhere(title: string, layout: LayoutId, genre: GenreId): boolean {
  if (genre === 'travel') return OF_ANY_COUNTRY.has(layout);
  const isUnderRoof = () => titleWords(title).some((word) => UNDER_ROOFS.has(word));
  if (layout === 'doorway') return isUnderRoof();
  if (genre !== 'science-fiction' || !(isInSpace(layout) || OF_ANY_FUTURE.has(layout))) return false;
  return isSetIn(title, 'space') || isUnderRoof();
}
