import type { GenreId } from '../genres/messages.ts';
import { HELD_AT_WORK, type HeldWords } from './bridges-of-work.ts';
import { HELD_KINDS } from './words-of-kinds.ts';

/** Genres that tell of love and weddings. */
const OF_LOVE: readonly GenreId[] = ['romance', 'romcom', 'womens-fiction', 'historical', 'inspirational'];
/** Genres in whose worlds battles are fought with swords. */
const OF_SWORDS: readonly GenreId[] = ['fantasy', 'young-adult', 'paranormal'];
/** Genres in which somebody dies by another's hand. */
const OF_DEATH: readonly GenreId[] = [
  'thriller',
  'crime',
  'mystery',
  'cosy-mystery',
  'horror',
  'fantasy',
  'paranormal',
  'young-adult',
  'western',
];
const OF_CASES: readonly GenreId[] = ['mystery', 'crime', 'cosy-mystery', 'thriller'];
/** Genres whose people live today, and play guitars. */
const OF_TODAY: readonly GenreId[] = ['romance', 'romcom', 'womens-fiction', 'memoir', 'literary', 'young-adult'];
const OF_TENDERNESS: readonly GenreId[] = [...OF_TODAY, 'historical', 'poetry', 'paranormal', 'self-help', 'childrens', 'inspirational'];
const OF_FOOD: readonly GenreId[] = ['cookbook', 'cosy-mystery', 'romcom'];
const OF_GHOSTS: readonly GenreId[] = ['paranormal', 'cosy-mystery'];
const OF_MINDS: readonly GenreId[] = ['self-help', 'business', 'non-fiction', 'science-fiction'];
/** Genres that explain the world: a history has its scroll there, and a war its helmet. */
const OF_FACTS: readonly GenreId[] = ['non-fiction', 'business'];
/** Genres in which people walk far, and those in which a shoe has a heel. */
const OF_WALKERS: readonly GenreId[] = [
  'travel',
  'memoir',
  'non-fiction',
  'self-help',
  'inspirational',
  'business',
  'childrens',
  'literary',
  'young-adult',
];
const OF_HEELS: readonly GenreId[] = ['romance', 'romcom', 'womens-fiction', 'cosy-mystery', 'mystery', 'crime', 'thriller', 'poetry'];
/** Genres in which a mule carries a load, and smuggles nothing. */
const OF_PACK_ANIMALS: readonly GenreId[] = ['western', 'historical', 'memoir', 'travel', 'childrens', 'literary', 'poetry', 'non-fiction'];
/** Genres in which a match burns. In others two people match, or two teams play. */
const OF_FIRES: readonly GenreId[] = ['thriller', 'crime', 'mystery', 'horror', 'fantasy', 'poetry'];
/** Genres in which a science is one of laboratories, and no comparison. */
const OF_SCIENCE: readonly GenreId[] = [
  'science-fiction',
  'romcom',
  'young-adult',
  'childrens',
  'thriller',
  'horror',
  'memoir',
  'womens-fiction',
];
const OF_SPRING: readonly GenreId[] = ['romance', 'womens-fiction', 'poetry', 'inspirational', 'childrens'];

/**
 * Words that show a thing in some genres only. A vow is a wedding in a romance, but not in a fantasy novel, and an oath is sworn on a sword
 * there, but not in a history of parliaments.
 */
export const HELD_IN: readonly HeldWords[] = [
  { motif: 'ring', words: 'vow promise pledge proposal engagement groom betrothal', genres: OF_LOVE },
  {
    motif: 'sword',
    words: 'oath sworn war battle hero legend vengeance fury valor quest conquest champion sentinel duel conqueror',
    genres: OF_SWORDS,
  },
  // In a village nobody sees the knife.
  {
    motif: 'dagger',
    words: 'murder blood betrayal kill killer murderer victim stalker scar bleed slaughter revenge',
    genres: OF_DEATH.filter((genre) => genre !== 'cosy-mystery'),
  },
  { motif: 'magnifier', words: 'murder murderer killer victim', genres: ['cosy-mystery'] },
  { motif: 'skull', words: 'death dead corpse mortal poison plague cursed curse', genres: OF_DEATH },
  { motif: 'magnifier', words: 'case suspect crime file evidence mystery', genres: OF_CASES },
  { motif: 'typewriter', words: 'file dossier memo story word script', genres: ['thriller', 'crime', 'mystery', 'literary', 'memoir'] },
  { motif: 'guitar', words: 'song singer lyric chorus ballad music melody', genres: OF_TODAY },
  { motif: 'heart', words: 'love lover crush affair passion dating romance kiss smitten flirt tender desire', genres: OF_TENDERNESS },
  { motif: 'cake', words: 'sugar sweet party', genres: OF_FOOD },
  { motif: 'cloche', words: 'hungry menu appetite', genres: OF_FOOD },
  { motif: 'ghost', words: 'spirit', genres: OF_GHOSTS },
  { motif: 'wraith', words: 'spirit', genres: ['paranormal', 'horror'] },
  { motif: 'wraith', words: 'shade shroud reaper', genres: ['paranormal', 'horror', 'fantasy'] },
  { motif: 'brain', words: 'mind thinking thinker mental mindset intelligence', genres: OF_MINDS },
  { motif: 'tulip', words: 'spring april', genres: OF_SPRING },
  { motif: 'leaf', words: 'sage mint plant vegetable', genres: ['cookbook', 'childrens', 'non-fiction'] },
  { motif: 'leaf', words: 'rosemary', genres: ['cookbook'] },
  { motif: 'grapes', words: 'vine', genres: ['cookbook', 'romance', 'inspirational', 'womens-fiction', 'travel'] },
  { motif: 'book', words: 'bible', genres: ['inspirational', 'historical', 'western', 'literary', 'poetry'] },
  { motif: 'target', words: 'dart', genres: ['thriller', 'mystery', 'cosy-mystery', 'crime', 'fantasy'] },
  { motif: 'lemon', words: 'sicily amalfi capri', genres: ['travel', 'cookbook', 'romance', 'romcom', 'womens-fiction'] },
  { motif: 'robot', words: 'machine mechanical', genres: ['science-fiction', 'childrens'] },
  { motif: 'stagecoach', words: 'stage buggy', genres: ['western'] },
  { motif: 'stagecoach', words: 'coach carriage', genres: ['western', 'historical', 'romance'] },
  { motif: 'rocket', words: 'space launch countdown', genres: ['science-fiction', 'childrens', 'non-fiction'] },
  { motif: 'rocket', words: 'ship', genres: ['science-fiction'] },
  { motif: 'lipstick', words: 'beauty', genres: ['romcom', 'womens-fiction'] },
  { motif: 'chess', words: 'strategy rival opponent leader negotiation tactic', genres: ['business', 'thriller'] },
  { motif: 'wolf', words: 'pack', genres: ['paranormal', 'fantasy', 'horror'] },
  { motif: 'bulb', words: 'idea genius', genres: OF_MINDS },
  { motif: 'key', words: 'secret', genres: [...OF_DEATH, 'romance', 'historical', 'womens-fiction'] },
  { motif: 'hikingboot', words: 'boot walking', genres: OF_WALKERS },
  // The shoes of Sunday are none for the hills.
  { motif: 'hikingboot', words: 'shoe', genres: ['travel', 'childrens'] },
  { motif: 'shoe', words: 'shoe', genres: OF_HEELS },
  { motif: 'boot', words: 'boot', genres: ['western', 'historical', 'crime', 'mystery', 'romance'] },
  { motif: 'match', words: 'match', genres: OF_FIRES },
  { motif: 'suitcase', words: 'leaving departure journey', genres: ['travel', 'memoir', 'literary', 'womens-fiction', 'historical'] },
  { motif: 'donkey', words: 'mule', genres: OF_PACK_ANIMALS },
  { motif: 'mask', words: 'façade facade', genres: [...OF_DEATH, ...OF_LOVE] },
  { motif: 'house', words: 'façade facade', genres: ['non-fiction', 'travel', 'memoir', 'literary', 'poetry', 'childrens'] },
  { motif: 'mountain', words: 'bedrock geology geologist strata', genres: OF_FACTS },
  { motif: 'cloche', words: 'feast', genres: OF_FOOD },
  { motif: 'bottle', words: 'plastic', genres: OF_FACTS },
  { motif: 'atom', words: 'science scientific scientist carbon', genres: OF_FACTS },
  { motif: 'bulb', words: 'electricity electric energy', genres: OF_FACTS },
  { motif: 'brain', words: 'memory attention', genres: OF_FACTS },
  { motif: 'helmet', words: 'war battle army', genres: OF_FACTS },
  { motif: 'column', words: 'architecture architect democracy republic senate', genres: OF_FACTS },
  { motif: 'gavel', words: 'law court', genres: OF_FACTS },
  { motif: 'door', words: 'stranger', genres: OF_DEATH },
  { motif: 'coins', words: 'bank market trade tax economy economic inflation', genres: OF_FACTS },
  { motif: 'scroll', words: 'history chronicle', genres: OF_FACTS },
  { motif: 'paintbrush', words: 'painting art pigment', genres: OF_FACTS },
  { motif: 'airplane', words: 'aircraft aviation', genres: OF_FACTS },
  { motif: 'gear', words: 'engine', genres: OF_FACTS },
  { motif: 'candle', words: 'grief mourning', genres: OF_FACTS },
  { motif: 'barbedwire', words: 'border', genres: OF_FACTS },
  { motif: 'moon', words: 'sleep', genres: OF_FACTS },
  // A summer of plague or of strikes is not sunny.
  {
    motif: 'sun',
    words: 'summer',
    genres: ['romance', 'romcom', 'womens-fiction', 'childrens', 'cookbook', 'travel', 'poetry', 'inspirational'],
  },
  // On a Saturday night nobody looks at the moon to stay sober.
  {
    motif: 'moon',
    words: 'night',
    genres: [...OF_DEATH, ...OF_TENDERNESS.filter((genre) => genre !== 'self-help'), 'science-fiction', 'travel'],
  },
  { motif: 'wave', words: 'water', genres: OF_FACTS },
  { motif: 'chess', words: 'game', genres: OF_FACTS },
  { motif: 'skull', words: 'death mortality', genres: OF_FACTS },
  { motif: 'salt', words: 'salt seasoning', genres: ['cookbook'] },
  { motif: 'swing', words: 'childhood', genres: ['memoir', 'literary', 'poetry', 'childrens', 'womens-fiction', 'historical'] },
  // The dice of gods and of games on a board are no cards.
  { motif: 'card', words: 'dice', genres: [...OF_CASES, 'western', 'romance', 'romcom', 'memoir'] },
  { motif: 'card', words: 'solitaire', genres: ['crime', 'thriller', 'mystery', 'cosy-mystery', 'romance', 'romcom'] },
  { motif: 'letter', words: 'dear dearest', genres: [...OF_TODAY, 'historical', 'poetry'] },
  { motif: 'bicycle', words: 'cycle', genres: ['travel', 'childrens'] },
  {
    motif: 'planet',
    words: 'world',
    genres: ['science-fiction', 'childrens', 'young-adult'],
  },
  { motif: 'dinosaur', words: 'extinct extinction', genres: ['childrens'] },
  { motif: 'crown', words: 'empire', genres: [...OF_SWORDS, 'historical'] },
  { motif: 'dragon', words: 'drake', genres: OF_SWORDS },
  { motif: 'wolf', words: 'alpha', genres: ['paranormal'] },
  { motif: 'cutlery', words: 'fork', genres: OF_FOOD },
  { motif: 'train', words: 'engine', genres: ['childrens'] },
  { motif: 'dog', words: 'bark', genres: ['childrens', 'cosy-mystery', 'romcom', 'memoir'] },
  { motif: 'tree', words: 'bark', genres: ['poetry', 'literary', 'travel', 'non-fiction'] },
  { motif: 'card', words: 'wager', genres: ['romance', 'romcom', 'western', 'crime'] },
  { motif: 'vase', words: 'vessel', genres: ['inspirational', 'poetry'] },
  { motif: 'cross', words: 'cross', genres: ['inspirational', 'horror', 'paranormal', 'poetry', 'western'] },
  { motif: 'cross', words: 'christ jesus easter resurrection redeemer savior saviour crucified', genres: ['inspirational'] },
  { motif: 'cross', words: 'exorcist exorcism', genres: ['horror', 'paranormal'] },
  { motif: 'fan', words: 'fan', genres: ['romance', 'historical', 'mystery', 'cosy-mystery', 'fantasy', 'paranormal', 'poetry'] },
  { motif: 'flask', words: 'experiment formula lab science scientific hypothesis scientist', genres: OF_SCIENCE },
  { motif: 'scroll', words: 'declaration constitution charter decree', genres: ['historical', 'non-fiction', 'fantasy'] },
  { motif: 'paintbrush', words: 'artist', genres: [...OF_TODAY, 'historical', 'mystery', 'self-help', 'childrens', 'thriller'] },
  { motif: 'portrait', words: 'masterpiece painting gallery', genres: [...OF_CASES, ...OF_TODAY, 'historical', 'paranormal', 'horror'] },
  { motif: 'bouquet', words: 'bride bridal', genres: OF_LOVE },
  { motif: 'coffin', words: 'funeral', genres: OF_DEATH },
  // In books for the young a homecoming is a ball.
  {
    motif: 'house',
    words: 'homecoming',
    genres: ['memoir', 'literary', 'womens-fiction', 'romance', 'inspirational', 'historical', 'poetry', 'western'],
  },
  { motif: 'lily', words: 'funeral', genres: OF_TENDERNESS },
  { motif: 'horseshoe', words: 'blacksmith', genres: ['western', 'romance', 'inspirational'] },
  {
    motif: 'anvil',
    words: 'forge forged smith smithy',
    genres: [...OF_SWORDS, 'historical', 'western', 'business', 'self-help', 'non-fiction'],
  },
  { motif: 'flame', words: 'forge', genres: ['poetry', 'thriller', 'romance'] },
  { motif: 'sword', words: 'slayer godslayer kingslayer mercenary tournament', genres: OF_SWORDS },
  {
    motif: 'bow',
    words: 'bow ranger arrow archer archery quiver bowman huntress',
    genres: [...OF_SWORDS, 'historical', 'horror', 'thriller', 'childrens'],
  },
  {
    motif: 'target',
    words: 'arrow archer archery quiver',
    genres: ['business', 'self-help', 'non-fiction', 'romcom', 'cosy-mystery', 'crime', 'mystery'],
  },
  { motif: 'helmet', words: 'helm', genres: OF_SWORDS },
  { motif: 'ship', words: 'helm', genres: ['historical', 'travel', 'business', 'memoir'] },
  { motif: 'chalice', words: 'relic artifact', genres: OF_SWORDS },
  { motif: 'crystalball', words: 'orb', genres: OF_SWORDS },
  { motif: 'lantern', words: 'djinn genie lamp', genres: OF_SWORDS },
  { motif: 'apple', words: 'worm', genres: ['childrens', 'poetry', 'literary', 'cosy-mystery'] },
  {
    motif: 'clock',
    words: 'tick',
    genres: ['thriller', 'crime', 'mystery', 'cosy-mystery', 'childrens', 'business', 'self-help', 'literary'],
  },
  { motif: 'car', words: 'mechanic', genres: ['crime', 'thriller', 'romance', 'romcom', 'memoir', 'literary', 'young-adult'] },
  { motif: 'gear', words: 'mechanic', genres: ['science-fiction', 'fantasy', 'historical'] },
  { motif: 'camel', words: 'caravan', genres: ['fantasy', 'historical', 'travel', 'poetry', 'non-fiction', 'inspirational'] },
  { motif: 'bus', words: 'caravan', genres: ['cosy-mystery', 'romcom', 'womens-fiction', 'memoir', 'mystery', 'crime'] },
  { motif: 'suitcase', words: 'exile', genres: ['memoir', 'literary', 'poetry', 'historical', 'non-fiction', 'womens-fiction'] },
  {
    motif: 'cake',
    words: 'birthday',
    genres: ['childrens', 'romcom', 'cosy-mystery', 'cookbook', 'memoir', 'womens-fiction', 'horror', 'thriller'],
  },
  {
    motif: 'gift',
    words: 'birthday',
    genres: ['childrens', 'romcom', 'romance', 'womens-fiction', 'cosy-mystery', 'memoir', 'inspirational'],
  },
  {
    motif: 'barn',
    words: 'stable',
    genres: ['childrens', 'western', 'romance', 'womens-fiction', 'memoir', 'inspirational', 'cosy-mystery'],
  },
  { motif: 'horse', words: 'stable', genres: ['fantasy', 'historical', 'young-adult', 'mystery', 'crime', 'thriller'] },
  { motif: 'cow', words: 'milk', genres: ['childrens', 'cosy-mystery', 'cookbook', 'memoir', 'romcom'] },
  // Lovers are bound by more than a rope.
  { motif: 'rope', words: 'bound', genres: [...OF_CASES, 'horror', 'western', 'historical'] },
  { motif: 'safe', words: 'safe bank banker vault ransom launder laundering', genres: OF_CASES },
  { motif: 'syringe', words: 'needle dose dosage heroin antidote', genres: [...OF_CASES, 'science-fiction', 'horror'] },
  { motif: 'bullet', words: 'slug caliber crossfire', genres: ['thriller', 'crime', 'mystery', 'western'] },
  { motif: 'rocket', words: 'shuttle', genres: ['science-fiction', 'childrens', 'non-fiction'] },
  { motif: 'loom', words: 'shuttle spinner spinning', genres: ['historical', 'literary', 'poetry', 'memoir', 'womens-fiction'] },
  { motif: 'spool', words: 'spinner spinning', genres: ['historical', 'womens-fiction', 'childrens'] },
  { motif: 'hammer', words: 'builder nail', genres: ['historical', 'literary', 'memoir', 'poetry', 'non-fiction', 'inspirational'] },
  { motif: 'harp', words: 'ballad', genres: ['historical', 'fantasy', 'poetry'] },
  { motif: 'stethoscope', words: 'patient', genres: ['memoir', 'literary', 'womens-fiction', 'thriller'] },
  { motif: 'stethoscope', words: 'intern', genres: ['memoir', 'literary'] },
  { motif: 'rider', words: 'ranger drifter', genres: ['western', 'historical', 'fantasy'] },
  { motif: 'hammock', words: 'lazy idle', genres: ['travel', 'romance', 'romcom', 'womens-fiction', 'poetry', 'self-help'] },
  // In the west calico is cloth, and in a saloon nobody drinks wine.
  { motif: 'cat', words: 'calico', genres: ['childrens', 'cosy-mystery', 'romcom', 'romance', 'womens-fiction', 'memoir'] },
  { motif: 'whiskey', words: 'saloon', genres: ['western', 'historical'] },
  { motif: 'glass', words: 'saloon', genres: OF_CASES },
  { motif: 'glass', words: 'toast', genres: [...OF_LOVE, ...OF_CASES, 'romcom', 'memoir', 'literary'] },
  // What a cook calls sugar is a cake, and what a poet does is none.
  { motif: 'cupcake', words: 'sugar', genres: OF_FOOD },
  // The wilderness of the Bible is a desert.
  {
    motif: 'tent',
    words: 'wilderness',
    genres: [...OF_WALKERS.filter((genre) => genre !== 'inspirational'), 'western', 'romance', 'poetry'],
  },
  // A bow on a parcel is no ribbon in the hair, and a sailing boat lies on no canal of the mills.
  { motif: 'gift', words: 'ribbon', genres: ['childrens', 'romcom', 'cosy-mystery', 'inspirational'] },
  { motif: 'boat', words: 'canal', genres: ['travel', 'romance', 'romcom'] },
  // Milk is a cow to a child, and roads have tolls too.
  { motif: 'cow', words: 'milk', genres: ['childrens', 'cookbook', 'cosy-mystery', 'non-fiction', 'travel'] },
  { motif: 'bell', words: 'toll', genres: [...OF_CASES, 'historical', 'literary', 'poetry', 'horror', 'fantasy', 'western'] },
  { motif: 'gravestone', words: 'tomb', genres: [...OF_DEATH, 'historical', 'literary', 'poetry', 'horror', 'non-fiction', 'travel'] },
  // The whistle that is drawn is a referee’s.
  {
    motif: 'whistle',
    words: 'whistle',
    genres: ['romcom', 'romance', 'young-adult', 'childrens', 'business', 'self-help', 'thriller', 'crime'],
  },
  ...HELD_AT_WORK,
  ...HELD_KINDS,
];
