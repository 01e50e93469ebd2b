import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import type { HeldWords } from './bridges-of-work.ts';

/**
 * Words of titles that a drawing of their kind or of their work shows, in the form of `TITLE_LEXICON`: a cover for “Sardines” has a fish, and one
 * for “The Accountant” coins.
 */
export const WORDS_OF_KINDS: Partial<Record<HeroId, string>> = {
  // Animals
  rope: 'ropewalk',
  fish: 'sardine anchovy haddock halibut mackerel eel sturgeon angling codfish bluefish swordfish fishery',
  seashell: 'mussel limpet barnacle whelk periwinkle',
  hawk: 'birdwatcher birdwatching ornithologist ornithology',
  gull: 'puffin albatross cormorant petrel gannet',
  // Clothes
  hat: 'beret milliner',
  scissors: 'beautician haircutter hairbrush',
  // Machines and small things of metal
  gear: 'turnstile sprocket ratchet machinist millwright autoworker toolmaker',
  toolbox: 'faucet plumbing plumber handyman repairman electrician wrench screwdriver',
  hammer: 'welder riveter boilermaker steelworker ironworker',
  staircase: 'escalator',
  phone: 'payphone switchboard',
  ticket: 'cinema usher moviegoer',
  camera: 'cameraman moviemaker',
  flask: 'laboratory microscope chemist chemistry biologist geneticist virologist penicillin vaccine bacteria microbe',
  magnifier: 'taxonomist',
  coins: 'accountant auditor bookkeeping cashier stockbroker actuary accounting calculator abacus',
  card: 'croupier mahjong pinochle canasta',
  chess: 'checkers boardgame',
  barbedwire: 'internment',
  // Medicine
  stethoscope:
    'thyroid pancreas medic podiatrist epidemic pandemic cholera measles polio tuberculosis malaria diabetes asthma epilepsy obstetrician',
  brain: 'psychiatrist psychiatry concussion dementia alzheimer migraine stutter stammer autism adhd dyslexia neurologist',
  cradle: 'doula obstetrician ivf',
  // People by what they work with
  book: 'archivist tutor headmistress headmaster lecturer publisher historian philosopher copyist proofreader',
  typewriter: 'columnist copywriter publicist secretary receptionist lyricist proofreader',
  compass: 'mountaineer geologist orienteer',
  key: 'concierge hotelier bellhop caretaker doorman',
  suitcase: 'hotelier bellhop tourguide',
  badge: 'constable bailiff patrolman',
  train: 'trainman signalman brakeman',
  car: 'cabdriver motorist chauffeuse cabbie',
  mountain: 'mountaineer mountaineering sherpa alpinist',
  wave: 'diver diving freediver snorkeler',
  column: 'archaeologist archaeology ambassador diplomat consul',
  vase: 'archaeologist anthropologist conservator restorer',
  cheese: 'cheesemonger',
  whisk: 'confectioner',
  anvil: 'metalworker',
  axe: 'woodchopper sawmill logjam',
  paintbrush: 'signwriter signpainter',
  microphone: 'announcer emcee',
  drum: 'busker',
  guitar: 'busker',
};

/** Genres whose things are shown by their kind. A child and a cook look for the thing itself. */
const OF_KINDS: readonly GenreId[] = [
  'non-fiction',
  'memoir',
  'womens-fiction',
  'romcom',
  'literary',
  'poetry',
  'travel',
  'cosy-mystery',
  'business',
  'self-help',
];
const OF_LIVES: readonly GenreId[] = ['non-fiction', 'memoir', 'self-help'];
const OF_CLOTH: readonly GenreId[] = ['non-fiction', 'memoir', 'historical', 'business'];

/** The same of words that show their kind in some genres only: velvet is a thread in a history, and a feeling in a romance. */
export const HELD_KINDS: readonly HeldWords[] = [
  {
    motif: 'cutlery',
    words:
      'falafel hummus dumpling gyoza pierogi samosa empanada tamale kebab schnitzel lasagna goulash tajine tagine stroganoff biryani crouton croûton ' +
      'quinoa oatmeal porridge yogurt casserole pâté salami prosciutto ham bacon mustard vinegar asparagus artichoke broccoli cauliflower ' +
      'cucumber turnip beet radish zucchini ravioli gnocchi lentil pretzel meatball meatloaf coleslaw enchilada scampi succotash frittata jambalaya tempura ' +
      'pilaf potpie cannelloni souvlaki kabob tabbouleh sukiyaki griddlecake rutabaga rhubarb cuisine calorie vegan vegetarian foodie supper leftovers',
    genres: OF_KINDS,
  },
  { motif: 'cake', words: 'éclair eclair macaron profiterole tiramisu trifle gâteau shortcake coffeecake', genres: OF_KINDS },
  {
    motif: 'whisk',
    words: 'baklava churro cannoli strudel soufflé dessert toffee nougat marzipan cruller',
    genres: OF_KINDS,
  },
  {
    motif: 'spool',
    words:
      'zipper corduroy denim velvet nylon polyester linen muslin chiffon taffeta satin tweed gingham suspenders serge plaid cashmere flannel burlap chintz organdy poplin seersucker worsted rayon mohair tulle gabardine',
    genres: OF_CLOTH,
  },
  { motif: 'gear', words: 'screw bolt rivet lever pulley', genres: ['non-fiction', 'business'] },
  { motif: 'bathtub', words: 'shower toilet sewer plumbing', genres: ['non-fiction'] },
  {
    motif: 'stethoscope',
    words:
      'liver kidney lung appendix artery medicine pneumonia rabies arthritis syphilis hepatitis smallpox anthrax mumps dysentery leprosy meningitis ' +
      'rheumatism oncology glaucoma diphtheria emphysema pediatrics typhus typhoid cirrhosis influenza chickenpox cardiology melanoma bronchitis ' +
      'leukemia leukaemia dermatology obstetrics epidemiology geriatrics pharmacology scurvy',
    genres: OF_LIVES,
  },
  { motif: 'stethoscope', words: 'gut skin blood bone spine', genres: ['non-fiction'] },
  {
    motif: 'grill',
    words: 'pork veal mutton pastrami venison sirloin bratwurst chorizo liverwurst frankfurter porkchop porterhouse brisket',
    genres: OF_KINDS,
  },
  { motif: 'jar', words: 'mayonnaise miso pesto hollandaise vinaigrette condiment', genres: OF_KINDS },
  { motif: 'bottle', words: 'vodka tequila mezcal', genres: OF_KINDS },
];
