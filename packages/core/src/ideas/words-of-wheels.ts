import type { HeroId } from '../art/heroes/hero-ids.ts';

/** Words of titles that show boats with paddles, vehicles and things of the house, in the form of `TITLE_LEXICON`. */
export const WORDS_OF_WHEELS = {
  kayak: 'kayaker kayaking paddler paddling paddle paddleboard packraft',
  canoe: 'canoeing canoeist portage',
  caravan: 'caravanning caravaner caravanner',
  campervan: 'camper motorhome rv van vanlife winnebago kombi minivan jeep landrover',
  truck: 'shipping lorry trucker trucking haulage haulier freight warehouse logistic pickup delivery container',
  digger: 'excavator bulldozer backhoe dumper',
  tugboat: 'tug trawler ferry ferryboat',
  tooth: 'dentist dental dentistry orthodontist toothbrush toothache molar',
  bathtub: 'bath bathtime tub bathroom bubblebath soap',
  washer: 'laundry laundromat laundrette launderette washing washingmachine',
  toolbox: 'toolkit tool handyman plumber plumbing',
  soccerball: 'soccer goalkeeper goalie futbol fútbol ball',
} as const satisfies Partial<Record<HeroId, string>>;
