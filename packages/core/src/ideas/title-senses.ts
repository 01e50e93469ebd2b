import { FIRST_NAMES } from './first-names.ts';
import { FIRST_SHOWS_NOT, NEITHER_SHOWS, SECOND_SHOWS_NOT } from './more-expressions.ts';
import { titleWords } from './title-words.ts';

/** Words that name a thing as nouns and something else as verbs: `Watch Me Fall` has no watch in it, and `Nobody Leaves` no leaf. */
const VERBS_TOO = setOf(
  'bear watch rose leaf duck fly ring book hand train fire mask match star ship phone mirror hunt swallow spring ruin chain hammer whistle brush lost fell mind',
);
/** A word is a verb after one of these. */
const BEFORE_VERBS = setOf(
  'i you he she it we they who what nobody everybody somebody everyone someone anyone to can cannot could will would must should never not don alway',
);
/** Before these the sun and the moon rise; a moon bear is a bear. */
const RISEN = setOf('rose star');
/** A word is a verb before one of these. */
const AFTER_VERBS = setOf('me him us them it yourself myself witness');
/** A title's first word is a verb before one of these. */
const AFTER_ORDERS = setOf('your my her his our their this the');

/** Two words that together mean nothing of what each of them shows. */
const EXPRESSIONS = setOf(
  'plastic_surgeon plastic_surgery secret_world hidden_world inner_world private_world powder_monkey ice_cream loan_shark card_shark pool_shark gene_pool tide_pool talent_pool car_pool rock_pool pool_hall in_queen ice_queen dust_bowl navy_seal happy_hour rush_hour dead_reckoning dead_end dead_weight second_hand big_picture glass_ceiling cold_feet heart_attack bird_eye ' +
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
    'pit_bull bull_run red_bull banana_republic root_beer lizard_brain lounge_lizard bull_eye ' +
    'salt_lake mother_tongue mother_nature mother_lode mother_earth father_time poison_ivy poison_pen cold_reading cold_call cold_war cold_blood ' +
    'field_hockey dead_air cell_block office_block opening_day city_block building_block block_party debris_field débris_field cold_comfort cold_shoulder cold_sweat hand_me pack_light packing_light travel_light traveling_light salt_flat mud_flat secret_sauce brush_with hire_fire fire_fast fire_kindly fire_slowly ' +
    NEITHER_SHOWS,
);

/** Two words of which the first has its sense, and the second does not mean the thing. */
const SECOND_OF_EXPRESSIONS = setOf(
  'tea_leaf wagon_train mule_train camel_train dog_train night_clerk hotel_clerk ferris_wheel night_watch last_watch long_watch first_watch death_watch storm_watch suicide_watch neighborhood_watch best_man guest_wing white_lie black_hole hornet_nest wasp_nest ' +
    'office_hour business_hour visiting_hour small_hour antique_dealer art_dealer drug_dealer arm_dealer book_dealer car_dealer ' +
    'opera_house coffee_house court_house ale_house public_house movie_house picture_house publishing_house auction_house fashion_house custom_house charnel_house smoke_house ice_house power_house pump_house stash_house dog_house tree_house play_house slaughter_house glass_house hot_house boat_house chapter_house meeting_house white_house full_house ' +
    'band_room waiting_room locker_room dressing_room emergency_room engine_room chat_room class_room news_room green_room ' +
    'team_captain football_captain ' +
    SECOND_SHOWS_NOT,
);

/** Two words of which the second has its sense, and the first does not mean the thing. */
const FIRST_OF_EXPRESSIONS = setOf(
  'carrot_cake fruit_cake pound_cake lemon_cake chocolate_cake ice_rink hockey_rink cold_concrete cold_steel cold_iron cold_stone cold_ground cold_eye cold_light milk_round mill_town steel_mill paper_mill rain_check cold_water cold_storage cold_plunge cold_cut cold_one cabin_pressure cabin_crew cabin_boy cold_case cold_trail cold_brew cold_harbor cold_heart cold_hand cold_kill bank_of ghost_writer ghost_town dead_man dead_woman dead_girl dead_boy dead_body dead_wife dead_husband dead_friend dead_people dead_mother dead_father dead_sister dead_brother ' +
    FIRST_SHOWS_NOT,
);

/** Before these somebody is dead, and no skull is meant. */
const DEAD_OF = setOf(
  'mother father brother sister husband wife son daughter friend uncle aunt cousin grandmother grandfather mom dad mum ex boyfriend girlfriend ' +
    'twin child baby parent sibling best girl boy woman man men wive language letter river city town',
);

/** Streets are named for waters and plants that are not there: no ship lies in Harbor Street. */
const STREETS = setOf('street lane avenue boulevard crescent');
const NAMES_OF_STREETS = setOf(
  'harbor port dock quay river lake sea ocean bay beach creek spring hill mountain park station market mill bridge church castle cherry cedar maple oak ' +
    'elm willow plum rose birch pine apple chestnut walnut lavender lilac magnolia hazel holly juniper laurel olive orchard sycamore pepper peach mulberry hawthorn poplar linden aspen alder cypress',
);

/** Before these a flower or a stone is somebody’s name. */
const BEFORE_NAMES = setOf(
  'grandma grandpa grandmother grandfather granny nana nanny aunt auntie aunty uncle cousin mrs mr miss ms saint st dame inspector detective constable ' +
    'sergeant lieutenant dr doctor professor reverend são sao san santa',
);
const NAMES_TOO = setOf(
  'rose rosa perla stella lily daisy ivy poppy violet iris holly hazel heather olive ginger pearl ruby opal jade robin jack dawn april may june august clover fern bento paulo',
);

/** Family names that are things too, but for the animals of picture books, which have first names themselves: Freddie Fox is a fox. */
const FAMILY_NAMES = setOf(
  'finch wren quill crane partridge nightingale drake swift lark hart church castle bridge hill wood forest marsh stone flint steel river lake brook ' +
    'bank bell moss heath field page knight king prince bishop abbot pope cook baker butcher mason miller hunter fisher shepherd archer weaver ' +
    'parker carter cooper taylor ash birch thorn reed barrow cross lock key pike salmon bass fish hammer spade sword shield wolfe gold silver',
);
/** First names that are flowers, stones or stars, so that two of them may name a thing: “Hazel Wood”, “Ruby Ring”. */
const THINGS_FIRST = setOf(
  'luna coco jasmine clementine dot max ivy hazel daisy poppy olive ruby iris flora stella violet holly rose lily dora dawn heather',
);
/** After a tree these end the name of a place: Cedar Falls. */
const ENDS_OF_PLACES = setOf('fall creek spring hollow ridge bend point bay valley height county junction crossing bluff heights');
const TREES = setOf(
  'cherry cedar maple oak elm willow plum rose birch pine apple chestnut walnut laurel sycamore hawthorn poplar linden aspen alder cypress magnolia',
);

/** A bird before one of these is the name of a house: Wren Hall. */
const HOUSES = setOf('hall manor grange court lodge');
const BIRDS_OF_HOUSES = setOf('wren finch lark crane swan heron rook partridge nightingale swift hawk fox');

/** Weather, light and water, of which a title may say that there is none. */
const DENIABLE = setOf('rain moon cloud snow sun sunshine sunlight summer winter spring sea ocean water river shore star light wind storm');
const DENIALS = setOf('no nor neither without never');
/** Before “no” in these words a title tells what somebody or somewhere lacks: “The House with No Kitchen”. */
const LACKING = setOf('with has had have having need');

/** After these a title lists what is not there, in the languages of titles. */
const LEAVING_OUT = setOf('without sans ohne senza sin sem zonder בלי ללא بدون بلا');
/** Before these the list is over: what follows is there. */
const AFTER_LIST = setOf('and but in on at for to from by with who that when where while because until the a an');

const TEAMS = setOf('team squad football soccer hockey basketball baseball volleyball swim cheer debate');

/** Words between which a well is a hole for water, and does not tell how something is done. */
const BEFORE_WELLS = setOf('the a our my old deep dry wishing poisoned haunted village desert stone water witch');
const AFTER_WELLS = setOf('of at in on by behind beneath below under beyond and that house water keeper bottom s witch');

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Returns a title's words, with null in the place of each that does not mean what it shows. */
export function wordsInTheirSense(title: string): readonly (string | null)[] {
  const words = titleWords(title);
  const written = title.match(/[\p{L}\p{N}’']+/gu) ?? [];
  return words.map((word, place) => {
    const isName = isNameOfPerson(written, words, place) || (SAINTS.has(word) && PLACE_OF_SAINT.test(title));
    return isName || isWithoutSense(words, place) ? null : word;
  });
}

/** Towns are named for saints, and have no more of them than others. */
const PLACE_OF_SAINT = /(?<!\p{L})sainte?-\p{Lu}/iu;
const SAINTS = setOf('saint sainte');

/** Goods, and what carries them: “The Tea Clipper” is about a ship. */
const CARGO = setOf(
  'tea pepper spice sugar salt wool silk cotton coal bone fever coffin plague milk mail gold silver cattle orange banana rum',
);
const CARRIERS = setOf('ship clipper schooner fleet barge train wagon cart convoy');

function isCargo(words: readonly string[], place: number): boolean {
  return CARGO.has(words[place] ?? '') && CARRIERS.has(words[place + 1] ?? '');
}

/** Ends of words for those who work: the night baker has no moon. Other words with such ends are no trades. */
const WORKER = /^\p{L}{3,}(?:er|man|men)$/u;
const NO_WORKERS = setOf(
  'river water flower fever weather winter summer tiger mother father brother sister daughter never under after other matter letter wonder ' +
    'thunder spider border corner harbor woman women human german hunter stalker butter power tower number september october november december',
);

function isHourOfWork(words: readonly string[], place: number): boolean {
  const after = words[place + 1] ?? '';
  return words[place] === 'night' && WORKER.test(after) && !NO_WORKERS.has(after);
}

function isWithoutSense(words: readonly string[], place: number): boolean {
  return [isCargo, isHourOfWork, isVerb, isAdverb, isOfExpression, isOfStreet, isDenied, isLeftOut, isOfTheDead, leadsTeam].some((holds) =>
    holds(words, place),
  );
}

/** Before these words ice is no winter. */
const WITHOUT_WINTER = setOf('cream pick box');

/** Words that are no season in an expression: cold water is no winter. */
const SEASONS_TOO = setOf('cold ice');

/** Two words of which the second is no landscape: a parking space has no planets, and a gas station no orbit. */
const NO_LANDSCAPES = setOf(
  'parking_space head_space personal_space office_space crawl_space safe_space police_station gas_station fire_station bus_station radio_station ' +
    'petrol_station filling_station polling_station train_station subway_station power_station heat_wave crime_wave brain_wave new_wave blue_moon ' +
    'rock_star pop_star movie_star porn_star gold_star five_star sick_bay playing_field',
);

/** Returns a title's words without the weather, light and water that it says are not there, as “The Year of No Rain”, and those that a street is named for. */
export function wordsNotDenied(title: string): readonly string[] {
  const words = titleWords(title);
  return words.filter((word, place) => {
    if (isDenied(words, place) || isOfStreet(words, place) || (word === 'ice' && WITHOUT_WINTER.has(words[place + 1] ?? ''))) return false;
    return !(SEASONS_TOO.has(word) && isOfExpression(words, place)) && !NO_LANDSCAPES.has(`${words[place - 1]}_${word}`);
  });
}

/** Reports whether a title says that there is no rain. */
export function deniesRain(title: string): boolean {
  const words = titleWords(title);
  return words.some((word, place) => word === 'rain' && isDenied(words, place));
}

function isDenied(words: readonly string[], place: number): boolean {
  const [before = '', earlier = ''] = [words[place - 1], words[place - 2]];
  if (before === 'no' && LACKING.has(earlier)) return true;
  if (!DENIABLE.has(words[place] ?? '')) return false;
  return DENIALS.has(before) || (['a', 'the'].includes(before) && DENIALS.has(earlier));
}

/** “Sleep Without Pills, Apps or Counting” shows no telephone. */
function isLeftOut(words: readonly string[], place: number): boolean {
  const from = words.slice(0, place).findLastIndex((word) => LEAVING_OUT.has(word));
  // An article right after the preposition belongs to the list: “A Cat Without a Bell”.
  return from >= 0 && !words.slice(from + 1, place).some((_, index) => index > 0 && endsList(words, from + 1 + index));
}

/** “Without Sun and Moon” lists two, and “Without a Map and Madly in Love” one. */
function endsList(words: readonly string[], place: number): boolean {
  if (words[place] !== 'and') return AFTER_LIST.has(words[place] ?? '');
  return place + 2 < words.length && !AFTER_LIST.has(words[place + 2] ?? '');
}

/** The captain of a team has no ship. */
function leadsTeam(words: readonly string[], place: number): boolean {
  return words[place] === 'captain' && words.some((word) => TEAMS.has(word));
}

/** “My Dead Brother” is about a brother. */
function isOfTheDead(words: readonly string[], place: number): boolean {
  return words[place] === 'dead' && DEAD_OF.has(words[place + 1] ?? '');
}

function isOfStreet(words: readonly string[], place: number): boolean {
  const [word = '', after = ''] = [words[place], words[place + 1]];
  // “The House on Maple”, and “Cedar Falls”.
  if (TREES.has(word) && (words[place - 1] === 'on' || ENDS_OF_PLACES.has(after))) return true;
  return (NAMES_OF_STREETS.has(word) && STREETS.has(after)) || (BIRDS_OF_HOUSES.has(word) && HOUSES.has(after));
}

/** The names of `FIRST_NAMES` have no accents. */
function plainly(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Grandma Rose and Mabel Finch are somebody, and Grandma’s rose is a flower. */
function isNameOfPerson(written: readonly string[], words: readonly string[], place: number): boolean {
  const [before = '', word = ''] = [words[place - 1], words[place]];
  if (/[’']s?$/u.test(written[place - 1] ?? '')) return false;
  if ((FIRST_NAMES.has(plainly(word)) || NAMES_TOO.has(word)) && isNamed(written, words, place)) return true;
  if (BEFORE_NAMES.has(before)) return NAMES_TOO.has(word) || FAMILY_NAMES.has(word);
  return FAMILY_NAMES.has(word) && FIRST_NAMES.has(plainly(before)) && !THINGS_FIRST.has(before);
}

/** Before these a first name in the genitive is somebody's: “Letters for Iris's Mother”. */
const BEFORE_OWNERS = setOf('for with to and from at by finding saving losing');

/** “Luna’s Lemonade Stand” and “Lily and the Lost Button” are about a child, and “The Lily’s Song” about a flower. */
function isNamed(written: readonly string[], words: readonly string[], place: number): boolean {
  const isOwner = /[’']s$/u.test(written[place] ?? '') && place < words.length - 1;
  const isFirst = place === 0 && words[1] === 'and' && words[2] === 'the';
  return isFirst || (isOwner && (place === 0 || BEFORE_OWNERS.has(words[place - 1] ?? '')));
}

function isVerb(words: readonly string[], place: number): boolean {
  const [before = '', word = '', after = ''] = [words[place - 1], words[place], words[place + 1]];
  if (!VERBS_TOO.has(word)) return false;
  if (RISEN.has(word) && ['sun', 'moon'].includes(before)) return true;
  return BEFORE_VERBS.has(before) || AFTER_VERBS.has(after) || (place === 0 && AFTER_ORDERS.has(after) && word !== 'rose');
}

/** Before these, and after those, “still” means calm; elsewhere it means that something goes on: “Still Eating Out”. */
const CALM_AFTER = setOf('water heart life mind night point small voice pond lake river sea air morning');
const CALM_BEFORE = setOf('be being stay sit sat sitting stand standing stood hold holding held lie lying keep was so very');

function isAdverb(words: readonly string[], place: number): boolean {
  const [before, word, after] = [words[place - 1], words[place], words[place + 1]];
  if (word === 'still') return after !== undefined && !CALM_AFTER.has(after) && !CALM_BEFORE.has(before ?? '');
  if (word !== 'well') return false;
  if (before === undefined) return after !== 'of';
  return !BEFORE_WELLS.has(before) || (after !== undefined && !AFTER_WELLS.has(after));
}

/** Reports whether a title has an expression, whose words together name something else than each of them. */
export function hasExpression(title: string): boolean {
  const words = titleWords(title);
  return words.some((_, place) => isOfExpression(words, place));
}

function isOfExpression(words: readonly string[], place: number): boolean {
  const word = words[place] ?? '';
  const [ending, beginning] = [`${words[place - 1]}_${word}`, `${word}_${words[place + 1]}`];
  return EXPRESSIONS.has(ending) || SECOND_OF_EXPRESSIONS.has(ending) || EXPRESSIONS.has(beginning) || FIRST_OF_EXPRESSIONS.has(beginning);
}
