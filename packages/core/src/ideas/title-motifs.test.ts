import { describe, expect, test } from 'vitest';
import { HERO_IDS } from '../art/heroes/hero-ids.ts';
import { TITLE_LEXICON } from './title-lexicon.ts';
import { lexicon, titleMotifs } from './title-motifs.ts';
import { titleWords } from './title-words.ts';

/** Titles with a clear noun, and what a buyer would take for it. */
const SHOWN = [
  ['The Raven Court', 'raven'],
  ['House of Ravens', 'raven'],
  ['The Cartographer’s Daughter', 'telescope|compass'],
  ['Cold Harbor', 'anchor|boat|lighthouse'],
  ['My Father’s Radio', 'radio'],
  ['The Clockmaker of Prague', 'clock'],
  ['A Scone to Die For', 'teapot'],
  ['The Lighthouse Keeper', 'lighthouse'],
  ['The Fox Who Forgot', 'fox'],
  ['The Bear Who Borrowed the Moon', 'bear|moon'],
  ['The Ember Crown', 'crown|flame'],
  ['Throne of Thorns', 'throne|rose'],
  ['The Last Train to Lisbon', 'train'],
  ['Wolf Winter', 'wolf'],
  ['The Beekeeper’s Apprentice', 'bee'],
  ['The Bookshop of Lost Umbrellas', 'umbrella'],
  ['The Apothecary’s Secret', 'bottle'],
  ['Venom', 'snake'],
  ['The Pianist', 'piano'],
  ['Checkmate in Berlin', 'chess'],
  ['The Seamstress of Lyon', 'spool'],
  ['Letters from the Coast', 'letter'],
  ['The Midnight Typewriter', 'typewriter'],
  ['Murder at the Windmill', 'dagger|windmill'],
  ['The Bakery on Maple Street', 'cake|bread'],
  ['Knight of the Broken Blade', 'sword'],
  ['The Dragon’s Bargain', 'dragon'],
  ['Salt, Smoke & Lemon', 'lemon'],
  ['The Octopus and the Boy', 'octopus'],
  ['Moonlit', 'moon'],
  ['The Spider’s Web', 'spider'],
  ['The Chapel in the Valley', 'church'],
  ['Pirates of the Northern Sea', 'ship|skull'],
  ['Rocket Summer', 'rocket'],
  ['The Vineyard at Dusk', 'glass'],
  ['The Violin Maker', 'violin'],
  ['Foxsong', 'fox'],
  ['The Barn Owl’s Daughter', 'owl|barn'],
  ['The Robot in the Orchard', 'robot'],
  ['Moonbitten', 'moon'],
  ['الأرنب الذي أحب القمر', 'rabbit|moon'],
  ['رسائل إلى البحر', 'letter'],
  ['חרב הרוח והיער האחרון', 'sword'],
  ['הכוכב האחרון לפני השחר', 'star'],
  ['Der letzte Leuchtturm', 'lighthouse'],
  ['La Casa de las Mariposas', 'butterfly'],
  ['Le Renard et la Lune', 'fox|moon'],
  ['O Jardim das Abelhas', 'bee'],
  ['The Little Elephant Who Wanted to Fly', 'elephant'],
  ['הפיל הקטן שרצה לעוף', 'elephant'],
  ['The Flying Llama', 'llama'],
  ['Weeknight Noodles', 'noodles'],
  ['The Crème Brûlée Year', 'custard'],
  ['Simmer', 'pot'],
  ['The Vampire’s Fiancée', 'bat'],
  ['The Nurse Who Hid Forty Children', 'nurse'],
  ['The Doctor Next Door Wants to Marry Me Before the Fall', 'stethoscope'],
  ['The Cañon Riders', 'rider'],
  ['Gunsmoke', 'revolver'],
  ['The Weaver of Orléans', 'loom'],
  ['Hydrangea', 'hydrangea'],
  ['A Winter in Türkiye', 'snowflake'],
  ['The Winter Garden', 'rose'],
  ['The Second Signature', 'feather'],
  ['The Christmas Letter', 'letter|fir'],
  ['The Lighthouse on Mars', 'lighthouse|planet|rocket'],
  ['The Weight of Wings', 'wings'],
  ['Death at the Dahlia Show', 'marigold'],
  ['Foxglove', 'foxglove'],
  ['The Bluebell Murders', 'bluebell'],
  ['Deadlock', 'padlock'],
  ['Swordfish', 'fish'],
  ['Flywheel', 'gear'],
  ['Ashdragon', 'dragon'],
  ['Lariat', 'rope'],
  ['The Crêperie on Rue Molière', 'pancakes'],
  ['The Barber’s Scissors', 'scissors'],
  ['The Fiancée Swap', 'ring'],
  ['All the Birds We Did Not Bury', 'songbird'],
  ['Léo’s Enormous Sandwich', 'sandwich'],
  ['The Ladybird', 'ladybird'],
  ['Kingfisher', 'kingfisher'],
  ['The Witches of Elm Street', 'witch'],
  ['Cookies in the Snow', 'cookie'],
  ['Ode to a Broken Kettle', 'teapot'],
  ['Leaving the Orchard', 'tree'],
  ['The Shepherd’s Voice', 'sheep'],
  ['Heron', 'heron'],
  ['The Crane Wife', 'heron'],
  ['The Hummingbird Hours', 'hummingbird'],
  ['Peacocks in the Rain', 'peacock'],
  ['Dragonfly Summer', 'dragonfly'],
  ['The Hare and the Winter King', 'hare'],
  ['The Oyster Catchers', 'pearl'],
  ['The Locket', 'amulet'],
  ['The Last Carousel', 'carousel'],
  ['Drummer Boy', 'drum'],
  ['Seashells and Other Promises', 'seashell'],
  ['The Submarine at the Bottom of the Fjord', 'submarine'],
  ['Backpack', 'backpack'],
  ['The Ferris Wheel', 'ferriswheel'],
  ['The Seagull Who Hated Chips', 'gull'],
  ['Two Little Seals', 'seal'],
  ['Two Boys and a Motorcycle', 'motorcycle'],
  ['A Ticket to Florence', 'ticket'],
  ['The Blanket', 'bed'],
  ['Four Earrings', 'pearl'],
  ['The Satchel', 'backpack'],
  ['Nettles', 'thistle'],
  ['My Mother’s Paintbrushes', 'paintbrush'],
  ['Murder at the Fountain', 'fountain'],
  ['The Last Hiker', 'hikingboot'],
  ['H Is for Goshawk', 'hawk'],
  ['The Falconer’s Daughter', 'hawk'],
  ['Rooster', 'rooster'],
  ['The Matador', 'bull'],
  ['Where the Buffalo Were', 'bull'],
  ['Camels at the Well', 'camel'],
  ['The Donkey in the Orchard', 'donkey'],
  ['Dolphin Bay', 'dolphin'],
  ['The Jellyfish Season', 'jellyfish'],
  ['The Panther', 'panther'],
  ['The Snow Leopard', 'leopard'],
  ['Ring of Otters', 'otter|ring'],
  ['The Scarab', 'beetle'],
  ['Scorpions', 'scorpion'],
  ['Gecko', 'lizard'],
  ['The Lobsterman’s Wife', 'lobster'],
  ['The Badger Who Stayed Up', 'badger'],
  ['The Hornet’s Nest', 'wasp'],
  ['Persephone', 'pomegranate'],
  ['A Slice of Watermelon', 'watermelon'],
  ['Coconuts', 'coconut'],
  ['Aubergine', 'eggplant'],
  ['Bananas for Breakfast', 'banana'],
  ['A Pint of Plain', 'beer'],
  ['Bourbon County', 'whiskey'],
  ['Tacos', 'taco'],
  ['Sushi for One', 'sushi'],
  ['The Clover Field', 'clover'],
  ['The Rope', 'rope'],
  ['The Knot We Never Tied', 'rope'],
  ['Chain of Iron', 'chain'],
  ['The Last Rifleman', 'rifle'],
  ['The Squire’s Gauntlet', 'helmet'],
  ['The Emerald Thief', 'gem'],
  ['Three Rubies', 'gem'],
  ['The Marble Girl', 'bust'],
  ['The Sculptor', 'bust'],
  ['Among the Ruins', 'column'],
  ['The Well at the End of the Lane', 'well'],
  ['The Wishing Well', 'well'],
  ['Well of Souls', 'well'],
  ['Hearth and Home', 'fireplace'],
  ['The Mantelpiece', 'fireplace'],
  ['The Temple of Apollo', 'temple'],
  ['The Harpist', 'harp'],
  ['Saxophone Nights', 'saxophone'],
  ['A Flute for Winter', 'flute'],
  ['The Referee', 'whistle'],
  ['The Television Years', 'television'],
  ['The Hacker', 'laptop'],
  ['The Labyrinth', 'maze'],
  ['Iceberg', 'iceberg'],
  ['Tornado Weather', 'tornado'],
  ['The Twister', 'tornado'],
  ['Two Red Scarves', 'scarf'],
  ['The Scarecrow', 'scarecrow'],
  ['The Swallows of Summer', 'swallow'],
  ['Les Hirondelles', 'swallow'],
  ['Valedictorian', 'gradcap'],
  ['Graduation Day', 'gradcap'],
  ['The Class of 1999', 'gradcap'],
  ['The Cask', 'barrel'],
  ['Hammer and Nail', 'hammer'],
  ['The Pencil', 'pencil'],
  ['My Grandfather’s Wheelbarrow', 'wheelbarrow'],
] as const;

/** Titles in a genre, and the drawing that each is shown as there; null: none. */
const SHOWN_IN = [
  ['A Vow of Thorns and Starlight', 'fantasy', 'rose'],
  ['Vow of the Moon Thief', 'young-adult', 'moon'],
  ['The Vow Beneath the Floor', 'horror', null],
  ['The Oath of Salt', 'fantasy', 'sword'],
  ['Oaths and Empires', 'non-fiction', null],
  ['The Vow', 'historical', 'ring'],
  ['A Vow in Wartime', 'historical', 'soldier'],
  ['The Promise', 'romance', 'ring'],
  ['The Promise Method', 'self-help', null],
  ['The Wedding of Thorns', 'fantasy', 'ring'],
  ['Blood Relatives', 'crime', 'dagger'],
  ['What Blood Remembers', 'memoir', null],
  ['The Case of the Silent Bell', 'cookbook', 'bell'],
  ['A Song for the Dead', 'fantasy', 'skull'],
  ['A Song for My Father', 'memoir', 'guitar'],
  ['The Bellmaker’s Oath', 'fantasy', 'bell'],
  ['Murder Most Marmalade', 'cosy-mystery', 'jar'],
  ['The Lost Mind', 'poetry', null],
  ['Machine', 'young-adult', 'gear'],
  ['Machine', 'science-fiction', 'robot'],
  ['Last Stage to Peñasco', 'western', 'stagecoach'],
  ['The Last Stage', 'self-help', null],
  ['The Sheriff', 'western', 'badge'],
  ['Informant', 'crime', 'hat'],
  ['The White Rabbit', 'horror', 'hare'],
  ['The White Rabbit', 'childrens', 'rabbit'],
  ['One Shoe', 'travel', 'hikingboot'],
  ['One Shoe', 'romcom', 'shoe'],
  ['Boots', 'western', 'boot'],
  ['Boots', 'memoir', 'hikingboot'],
  ['Salt & Stone', 'cookbook', 'salt'],
  ['The Weight of Salt', 'literary', null],
  ['The Mule', 'western', 'donkey'],
  ['The Mule', 'crime', null],
  ['The Match', 'thriller', 'match'],
  ['The Match', 'romcom', null],
  ['The Surgeon', 'thriller', 'stethoscope'],
  ['The Surgeon', 'historical', null],
  ['Leave Early', 'self-help', null],
  ['A Perfect Match', 'thriller', null],
  ['The Pig Keeper', 'horror', null],
  ['The Pig Keeper', 'childrens', 'pig'],
] as const;

/** Occupations, and what shows them; null: nothing does. */
const OCCUPATIONS = [
  ['Glassblower', 'vase'],
  ['Bookkeeper', 'coins'],
  ['Lightkeeper', 'lighthouse'],
  ['Candlemaker', 'candle'],
  ['Lacemaker', 'spool'],
  ['Cheesemonger', 'cheese'],
  ['Ironmonger', null],
  ['Wheelwright', 'wheel'],
  ['Playwright', 'mask'],
  ['Swordsmith', 'sword'],
  ['Goldsmith', 'ring'],
  ['Silversmith', null],
  ['Potter', 'vase'],
  ['Cooper', 'barrel'],
  ['Sniper', 'target'],
  ['Engineer', null],
  ['Conductor', null],
  ['Upholsterer', 'chair'],
  ['Printer', 'book'],
  ['Clerk', 'feather'],
  ['Rainmaker', null],
  ['Oathkeeper', null],
  ['Gamekeeper', null],
  ['Shepherd', 'sheep'],
] as const;

/** Titles without a word that can be drawn. */
const NOTHING = [
  'Quit Hurrying',
  'Ruin Me Softly',
  'Season of Carpets',
  'What We Owe Each Other',
  'Becoming',
  'Catechism',
  'The Rest of Us',
  'Growing Up in Córdoba',
  'Thirty Seconds of Silence',
  'Mean Business',
  'The Present Tense',
  'Raise the Bar',
  'The Judas Date',
  'A Spring in the Desert',
  'Small Engines',
  'Wicked',
  'Sunday',
  'Slow Is the New Late',
  'How I Parted With My Accent',
  'Pit Bull',
  'Well Said',
  'All’s Well',
  'The Well-Tempered Years',
  'Boom and Bust',
  'Chain Reaction',
] as const;

describe('[B25] what a title is shown as', () => {
  test.each(SHOWN)('“%s” is shown as %s', (title, motifs) => {
    expect(motifs.split('|')).toContain(titleMotifs(title)[0]?.motif);
  });

  test.each(NOTHING)('“%s” is shown as nothing', (title) => {
    expect(titleMotifs(title)).toEqual([]);
  });

  test.each(SHOWN_IN)('“%s” in %s is shown as %s', (title, genre, motif) => {
    expect(titleMotifs(title, genre).find(({ isWeak }) => !isWeak)?.motif ?? null).toBe(motif);
  });

  test.each(OCCUPATIONS)('“The %s” is shown as %s', (occupation, motif) => {
    expect(titleMotifs(`The ${occupation}’s Daughter`).find(({ word }) => word !== 'daughter')?.motif ?? null).toBe(motif);
  });

  test.each(['Leaving Lisbon', 'The Lost Hour', 'Faith'])('what shows “%s” is a guess', (title) => {
    for (const { isWeak } of titleMotifs(title, 'travel')) expect(isWeak).toBe(true);
  });

  test('at least 600 words lead to what shows them', () => {
    expect(lexicon().size).toBeGreaterThanOrEqual(600 + HERO_IDS.length);
  });

  test('every drawing has words, as titles are read, each only once', () => {
    for (const motif of HERO_IDS) {
      const words = TITLE_LEXICON[motif].split(' ');
      expect(new Set(words).size).toBe(words.length);
      expect(words.filter((word) => titleWords(word)[0] !== word)).toEqual([]);
    }
  });

  test('the ship of a novel about space is a rocket, and any other has sails', () => {
    const shown = (genre: 'science-fiction' | 'historical') => titleMotifs('The Last Ship', genre).map(({ motif }) => motif);
    expect(shown('science-fiction')).toEqual(['rocket']);
    expect(shown('historical')).toEqual(['ship']);
  });
});

test.each([
  ['The Preacher’s Gun', 'western', 'revolver'],
  ['My Roommate Is a Werewolf', 'paranormal', 'wolf'],
  ['What I Learned Driving a School Bus', 'memoir', 'bus'],
  ['The Cast Iron Kitchen', 'cookbook', 'pan'],
  ['The Beekeeper’s Secret', 'cosy-mystery', 'bee'],
  ['The Coven on Cherry Lane', 'paranormal', 'witch'],
  ['The Missing Page', 'mystery', 'book'],
] as const)('[B25] %s is about one of its nouns first, in %s: a %s', (title, genre, motif) => {
  expect(titleMotifs(title, genre)[0]?.motif).toBe(motif);
});

test.each([
  ['When the Lilacs Bloomed', 'womens-fiction', 'rose'],
  ['Harvest of Flies', 'horror', 'dove'],
  ['Sunday Gravy', 'cookbook', 'gravestone'],
  ['Persian Nights', 'cookbook', 'moon'],
  ['From Nonna’s Garden', 'cookbook', 'rose'],
  ['Four Friends and a Funeral', 'womens-fiction', 'coffin'],
  ['The Shipping Container', 'non-fiction', 'ship'],
  ['I Can Brush My Teeth', 'childrens', 'paintbrush'],
] as const)('[B25] %s is shown in %s by no %s', (title, genre, motif) => {
  expect(titleMotifs(title, genre).map((shown) => shown.motif)).not.toContain(motif);
});
