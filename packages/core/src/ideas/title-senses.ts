import { titleWords } from './title-words.ts';

/** Words that name a thing as nouns and something else as verbs: `Watch Me Fall` has no watch in it, and `Nobody Leaves` no leaf. */
const VERBS_TOO = setOf(
  'bear watch rose leaf duck fly ring book hand train fire mask match star ship phone mirror hunt swallow spring ruin chain hammer whistle',
);
/** A word is a verb after one of these. */
const BEFORE_VERBS = setOf(
  'i you he she it we they who what nobody everybody somebody everyone someone anyone sun moon to can cannot could will would must should never not don alway',
);
/** A word is a verb before one of these. */
const AFTER_VERBS = setOf('me him us them it yourself myself witness');
/** A title's first word is a verb before one of these. */
const AFTER_ORDERS = setOf('your my her his our their this the');

/** Two words that together mean nothing of what each of them shows. */
const EXPRESSIONS = setOf(
  'dust_bowl navy_seal happy_hour rush_hour dead_reckoning dead_end dead_weight second_hand big_picture glass_ceiling cold_feet heart_attack bird_eye ' +
    'rat_race fire_escape fire_sale house_rule house_arrest open_house house_call hot_seat cloud_nine street_smart ' +
    'star_witness rock_star spelling_bee bear_market bull_market copy_cat dog_day hot_dog top_dog guinea_pig sea_horse sea_lion ' +
    'hen_party hen_night stag_party stag_night monkey_business boot_camp time_bomb wing_man ring_road boxing_ring war_room ' +
    'key_note light_year west_wing east_wing north_wing south_wing left_wing right_wing ' +
    'fire_truck fire_engine search_engine steering_wheel third_wheel spinning_wheel station_wagon belly_button panic_button hot_button robin_hood ' +
    'supply_chain food_chain value_chain chain_reaction chain_letter advice_column gossip_column fifth_column spinal_column pork_barrel gun_barrel perfect_match love_match ' +
    'third_degree degree_of middle_class working_class upper_class ruling_class business_class class_war class_action class_act world_class ' +
    'watch_and watch_over watch_for watch_out phone_book tiger_lily swing_vote swing_state first_class second_class ' +
    'hedge_fund seven_dial bingo_hall town_hall city_hall hall_of basketball_court tennis_court food_court supreme_court science_fair shell_casing ' +
    'shell_company shell_game shell_shock duct_tape red_tape basket_case palm_reader palm_reading double_cross red_cross ' +
    'window_shopping window_dressing pyramid_scheme fan_fiction fan_club fan_mail fan_service ' +
    'pit_bull bull_run red_bull banana_republic root_beer lizard_brain lounge_lizard bull_eye',
);

/** Two words of which the first has its sense, and the second does not mean the thing. */
const SECOND_OF_EXPRESSIONS = setOf(
  'night_clerk hotel_clerk ferris_wheel night_watch last_watch long_watch first_watch death_watch storm_watch suicide_watch neighborhood_watch best_man guest_wing white_lie black_hole hornet_nest wasp_nest',
);

/** Words between which a well is a hole for water, and does not tell how something is done. */
const BEFORE_WELLS = setOf('the a our my old deep dry wishing poisoned haunted village desert stone water witch');
const AFTER_WELLS = setOf('of at in on by behind beneath below under beyond and that house water keeper bottom s witch');

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Returns a title's words, with null in the place of each that does not mean what it shows. */
export function wordsInTheirSense(title: string): readonly (string | null)[] {
  const words = titleWords(title);
  return words.map((word, place) => (isVerb(words, place) || isAdverb(words, place) || isOfExpression(words, place) ? null : word));
}

function isVerb(words: readonly string[], place: number): boolean {
  const [before = '', word = '', after = ''] = [words[place - 1], words[place], words[place + 1]];
  if (!VERBS_TOO.has(word)) return false;
  return BEFORE_VERBS.has(before) || AFTER_VERBS.has(after) || (place === 0 && AFTER_ORDERS.has(after) && word !== 'rose');
}

function isAdverb(words: readonly string[], place: number): boolean {
  const [before, word, after] = [words[place - 1], words[place], words[place + 1]];
  if (word !== 'well') return false;
  if (before === undefined) return after !== 'of';
  return !BEFORE_WELLS.has(before) || (after !== undefined && !AFTER_WELLS.has(after));
}

function isOfExpression(words: readonly string[], place: number): boolean {
  const word = words[place] ?? '';
  const [ending, beginning] = [`${words[place - 1]}_${word}`, `${word}_${words[place + 1]}`];
  return EXPRESSIONS.has(ending) || SECOND_OF_EXPRESSIONS.has(ending) || EXPRESSIONS.has(beginning);
}
