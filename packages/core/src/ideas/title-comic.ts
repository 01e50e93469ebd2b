import type { GenreId } from '../genres/messages.ts';
import { englishWords } from './title-languages.ts';

/** Genres of ghosts, wizards, other worlds and schools that also have books to laugh at. Other grave genres laugh too seldom, and the rest always may. */
const OFTEN_COMIC: ReadonlySet<GenreId> = new Set(['paranormal', 'fantasy', 'science-fiction', 'horror', 'young-adult']);

/** Words of daily life and of complaints: in a book about ghosts or dragons they promise a joke. */
const COMIC = new Set(
  (
    'dating review breakfast roommate housemate flatmate dish laundry chore advice awkward annoying annoyed oops intern internship paperwork bureaucracy bureaucrat ' +
    'cupcake bakery brunch karaoke yoga wifi tinder swipe etiquette handbook guidebook pajama bingo knitting sassy grumpy cranky snarky ' +
    'clumsy hapless hopeless accidental accidentally barista matchmaker matchmaking babysitter babysitting housewarming ' +
    'speakeasy pizza taco burger donut pancake snack sandwich coffee latte cappuccino espresso tea teashop teahouse cozy cosy landlord ' +
    'realtor accountant dentist plumber receptionist customer complaint middling mediocre incompetent unqualified overworked underpaid ' +
    'unemployed retired retirement midlife menopause hangover divorcee sidekick minion henchman podcast ' +
    'facebook instagram email selfie gym vacation rental spellcheck fabulous foolproof ' +
    'voicemail thermostat houseplant microwave toaster fridge freezer refrigerator dishwasher lawnmower minivan carpool mortgage tax paperback ' +
    'occupational interrupted inconvenient inconvenience dilemma sneaker slipper dentures deodorant lasagna casserole waffle bagel margarita ' +
    'polyester spandex committee cocktail martini mailroom cubicle breakroom photocopier supermarket laundromat daycare kindergarten preschool condo ' +
    'cooking lemonade bookkeeper spreadsheet zumba pilates salon groomer grooming hairdresser bowling homeowner caterer plumbing suburbia suburban cul-de-sac'
  ).split(' '),
);

/** Expressions of the same sort, and the manner of a title that talks to its reader. */
const COMIC_MANNERS =
  /\b(?:how (?:not )?to|(?:my|your|her|his) ex\b|in-?laws?\b|mother-in-law|guide to|guide for|for dummies|(?:101|for beginners)\b|blind date|double date|first date|speed date|hr department|human resources|keeps? (?:giving|calling|texting|stealing|eating|asking|telling|leaving)|(?:won[’']t|will not) (?:stop|move out|leave me alone|shut up)|never (?:does|pays|cleans|knocks)|i (?:married|dated|kissed|hired|adopted) (?:a|an|the) |(?:mother|mom|mum|grandmother|grandma|boss|cat|neighbou?r) (?:wants|thinks|says|insists)|(?:aunt|uncle|mother|mom|mum|grandmother|grandma|nana) left me (?:a|an|her|his|the) |and other (?:disasters|mistakes|problems|inconveniences)|not (?:my|your) type|my (?:new |dead |undead )?(?:boyfriend|girlfriend|roommate) (?:is|has|was|hates|keeps)|help wanted|(?:problems|hazards|troubles|complications|shenanigans|hijinks)$|mistakes were made|days? off|long weekend|haunts the|bewitched by|repair shop|(?:mechanic|plumber|witch|familiar|hero|assistant) (?:needed|wanted)|takes (?:a|the) (?:long |sick )?(?:weekend|holiday|vacation|break|day|nap|bath)|(?:don[’']t|doesn[’']t|can[’']t) (?:do|cook|dance|drive|text|knit|swim|sing)\b|sick day|lunch break|snow day|(?:seeks|needs) (?:a )?(?:roommate|date|boyfriend|girlfriend|husband|wife|job|haircut|nap)|on parole|(?:elementary|middle school|high school)$|(?:prom|parent|planning) committee|book club|bowling alley|wears? (?:sneakers|slippers|crocs|pajamas|polyester)|guest ?room|downstairs apartment|basement apartment|for the whole family|(?:un)?lucky in love|love bites|bite me|fangs for|over my dead body|what could go wrong|definitely|so-called|(?:was|were) supposed to|the worst .+ in the (?:history|world)|day job|night shift|happy hour|bad hair|hot mess|bed and breakfast|part-time|confessions of)/iu;

/** Words after which nothing is a joke: `The Slaughter at the Bakery`. */
const TERRIBLE = new Set('slaughter slaughtered torture massacre grief suicide dying'.split(' '));
/** The same after a manner of jokes, in the genres that frighten: `How to Survive the Burial`. What is homely laughs at graves: `Grave Mistakes and Lemonade`. */
const GRAVE = new Set('die bury buried burial grave burn survive surviving vanish'.split(' '));

/** Reports whether a title of ghosts, magic or other worlds promises a book to laugh at. */
export function isComic(title: string, genre: GenreId): boolean {
  if (!OFTEN_COMIC.has(genre)) return false;
  const words = englishWords(title);
  if (genre !== 'horror' && /\bnext door\b/iu.test(title)) return true;
  // Fear is what horror sells: there one homely word is irony, and a manner is needed.
  const isHomely = genre !== 'horror' && words.some((word) => COMIC.has(word));
  if (words.some((word) => TERRIBLE.has(word))) return false;
  return isHomely || (COMIC_MANNERS.test(title) && !words.some((word) => GRAVE.has(word)));
}

/** Returns the genre whose sense the words of a title have: a joke about ghosts has a ghost in a sheet, and no dagger for its blood. */
export function genreOfWords(title: string, genre: GenreId): GenreId;
export function genreOfWords(title: string, genre: GenreId | undefined): GenreId | undefined;
export function genreOfWords(title: string, genre: GenreId | undefined): GenreId | undefined {
  return genre && isComic(title, genre) ? 'romcom' : genre;
}
