import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { englishWords } from './title-languages.ts';

/** Words of death, war and sickness: a title with one of them is about something that nobody jokes about. Single words, in the singular. */
const GRAVE: ReadonlySet<string> = new Set(
  (
    'war wartime soldier battle front trench blitz bomb bombing armistice surrender invasion occupation resistance gestapo ghetto auschwitz dachau gulag ' +
    'holocaust genocide massacre deportation deported refugee orphan grave graveyard burial bury buried coffin funeral elegy eulogy requiem ' +
    'obituary lament dead death die died dying killed murder murdered suicide drowned drowning grief grieve grieving mourn mourning mourner ' +
    'cancer tumor leukemia chemo hospice stroke dementia alzheimer epidemic plague typhus cholera influenza polio famine starvation hunger ' +
    'slave slavery chain jail inmate penitentiary prison prisoner executed execution hanged hanging abuse trauma wound wounded overdose addict addiction rehab ' +
    'miscarriage stillborn stillbirth cult survivor survived surviving'
  ).split(' '),
);

/** The years of the two world wars: a title that says no more than where and when is about them. */
const YEAR_OF_WAR = /\b19(?:1[4-8]|39|4[0-5])\b/u;

/** Genres that laugh about death, or have children for readers. */
const WITHOUT_GRAVITY: ReadonlySet<GenreId> = new Set(['childrens', 'cosy-mystery', 'romcom', 'cookbook']);

/** Reports whether a title is about death, war or sickness. */
export function isGrave(title: string, genre?: GenreId): boolean {
  if (genre && WITHOUT_GRAVITY.has(genre)) return false;
  return YEAR_OF_WAR.test(title) || englishWords(title).some((word) => GRAVE.has(word));
}

/** Families of play, holidays, ornament and fine weather: a war in a globe of glass, or a burial on a striped wallpaper, is made a toy. */
export const PLAYFUL: ReadonlySet<LayoutId> = new Set([
  'avenue',
  'balconies',
  'balloon',
  'beach',
  'bell-jar',
  'cafe-window',
  'cameo',
  'chat',
  'cut-outs',
  'dance',
  'fairground',
  'front-doors',
  'gingham',
  'just-married',
  'market-stall',
  'overlook',
  'parade',
  'park-bench',
  'pop-up',
  'rooftop',
  'stickers',
  'tiles',
  'towels',
  'umbrella',
  'village',
]);
