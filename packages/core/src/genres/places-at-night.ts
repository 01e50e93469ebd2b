import type { LayoutId } from './layout-ids.ts';

/** Places that crime novels and thrillers show where a title names them, by night. */
export const PLACES_AT_NIGHT: readonly LayoutId[] = [
  'beam',
  'boat',
  'harbor',
  'mesa',
  'pier',
  'river-bend',
  'old-city',
  'city-roofs',
  'library',
  'fairground',
  'dune-walk',
  'manor',
];
