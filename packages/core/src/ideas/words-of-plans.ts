import type { HeroId } from '../art/heroes/hero-ids.ts';

/** Words of titles that show things of plans and work, in the form of `TITLE_LEXICON`. */
export const WORDS_OF_PLANS = {
  calendar: 'schedule monday weekend week weekly month monthly planner habit routine',
  clipboard: 'checklist résumé resume invoice contract audit survey inspection paperwork questionnaire onboarding employee',
  battery: 'burnout recharge recharging exhausted exhaustion fatigue tired lithium',
  brickwall:
    'brick bricklayer bricklaying mason masonry stonemason mortar wall boundary concrete cement foundation groundwork construction',
  storefront: 'store shop retail retailer shopkeeper franchise customer merchant',
  dumbbell: 'gym fitness workout weightlifting kettlebell strength muscle weight',
  broom: 'sweep sweeping tidy tidying declutter decluttered decluttering clutter cleaner cleaning janitor housekeeping mop',
  pickaxe: 'pickax miner mine mining prospector prospecting nugget goldrush goldfield klondike gold coal',
  smartphone: 'phone screen notification scroll scrolling app texting selfie swipe swiping',
  foodtruck: 'streetfood',
  dynamite: 'explosive tnt nitroglycerin demolition blast',
} as const satisfies Partial<Record<HeroId, string>>;
