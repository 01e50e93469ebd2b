import { expect, test } from 'vitest';
import { LAYOUT_IDS } from '../genres/layout-ids.ts';
import { isOnlyOnSign, motifFor, motifNamed, speaksOf } from './title-themes.ts';
import { titleWords } from './title-words.ts';

test.each([
  ['The Wolves of Winter’s Wood', ['the', 'wolf', 'of', 'winter', 'wood']],
  ['A Scone to Die For', ['a', 'scone', 'to', 'die', 'for']],
  ['Lies, Cookies and Witches', ['lie', 'cookie', 'and', 'witch']],
  ['Christmas in Paris', ['christmas', 'in', 'paris']],
  ['Heartaches, Boxes and Families', ['heartache', 'box', 'and', 'family']],
  ['Nine Volcanoes and Two Canoes', ['nine', 'volcano', 'and', 'two', 'canoe']],
])('[B25] %s is read word by word', (title, words) => {
  expect(titleWords(title)).toEqual(words);
});

test.each([
  ['Every Summer After', 'beach'],
  ['The Bakery on Plum Street', 'village'],
  ['Ravens in the Field', 'flock'],
  ['The Woman Behind the Locked Door', 'doorway'],
  ['A Winter in Paris', 'old-city'],
  ['Christmas at the Corner Shop', 'village'],
  ['Salt on the Windowsill', 'open-window'],
  ['The Rooftop', 'rooftop'],
  ['The Lady on the Moor', 'mist-type'],
  ['A Seat by the Creek', 'mirror-lake'],
  ['The Checkpoint', 'map-layers'],
  ['A Badger in the Thicket', 'clearing'],
  ['Adrift in the Airlock', 'spacewalk'],
  ['Captain of the Starship', 'viewport'],
  ['Neon Rain', 'rain-city'],
  ['The Archmage’s Quest', 'high-stair'],
  ['By Slow Train', 'viaduct'],
  ['The Treehouse Club', 'tree-house'],
  ['The Shy Octopus', 'under-sea'],
  ['The Toy Box', 'nursery'],
  ['The Missing Sock', 'nursery'],
  ['The Hatchback Summer', 'overlook'],
  ['The Sleep Prescription', 'night-room'],
  ['Grace for the Weary', 'hilltop'],
  ['The Stonemason of Chartres', 'workshop'],
  ['The Seamstress', 'workshop'],
  ['The Lean Founder', 'high-window'],
  ['The Calm Mind', 'canoe'],
  ['The Last Waltz', 'dance'],
  ['Freefall', 'leap'],
  ['Hers for the Holidays', 'snow-cabin'],
  ['The Android Uprising', 'future-city'],
  ['The Last Colony', 'colony'],
  ['The Drover’s Wagon', 'campfire'],
  ['Homesteaders', 'homestead'],
  ['Saltmarsh', 'river-bend'],
  ['The Power of Design', 'long-shadow'],
  ['Burnout', 'matches'],
  ['The Hidden Life of Numbers', 'turned-corner'],
  ['Thinking under Uncertainty', 'labyrinth'],
  ['Six Rivers', 'river-bend'],
  ['The Elephants of Amboseli', 'savanna'],
  ['The Winemaker’s Wife', 'orchard'],
  ['The Ghost Writer', 'lamplight'],
  ['The Domino Effect', 'dominoes'],
  ['The Hidden Brain', 'iceberg'],
  ['The Forger', 'gallery'],
  ['Bedrock', 'strata'],
  ['Grandmaster', 'chessboard'],
  ['The Reapers', 'wheat'],
  ['The Rowing Team', 'rowers'],
  ['The Greengrocer’s Stall', 'market-stall'],
  ['The Vicar’s Roses', 'cottage-garden'],
  ['The Slow Railway', 'train-window'],
  ['The Supper Guests', 'long-table'],
  ['The Balcony Across', 'balconies'],
  ['The Blind Date Café', 'cafe-window'],
  ['The Empty Chair', 'long-light'],
  ['The Porch Light', 'porch'],
  ['Six Hundred Miles West', 'road-trip'],
  ['Leaving by the Ferry', 'ferry-wake'],
  ['The Last Ferry', 'ferry-crossing'],
  ['The Lifeguard', 'pool'],
  ['The Airport at Night', 'above-clouds'],
  ['Seat 22B', 'above-clouds'],
  ['Swimming Lessons', 'pool'],
  ['Swim Team', 'pool'],
  ['Walking the Long Miles', 'footpath'],
  ['Skillet Suppers', 'great-dish'],
  ['Coffee with My Mother', 'two-cups'],
  ['The Lobster Quay', 'fishing-village'],
  ['Sailing Through the Gale', 'storm-sail'],
  ['The Wash on Monday', 'clothes-line'],
  ['The Family Album', 'snapshots'],
  ['The Bench in the Park', 'park-bench'],
  ['Bridezilla', 'just-married'],
  ['Vacationland Towels', 'towels'],
  ['The Planning Routine', 'notebook'],
  ['What My Mother Kept', 'keepsakes'],
  ['The Last Train from Budapest', 'platform'],
  ['A Violin in Winter', 'snow-cabin'],
  ['The Cabin', 'snow-cabin'],
  ['The Last Footprint', 'footprints'],
  ['Adrift', 'afloat'],
  ['The Clockmaker', 'clockwork'],
  ['Thinking in Systems', 'clockwork'],
  ['My Year on Everest', 'summit'],
  ['Lemons in Amalfi', 'coast-town'],
  ['Meet Me in Besançon', 'city-roofs'],
  ['The Archivist of Prague', 'library'],
  ['The Guest in Room Nine', 'corridor'],
  ['A Thousand Paper Cranes', 'paper-birds'],
  ['The Last Storybook', 'pop-up'],
  ['The Understudy', 'stage'],
  ['A Telegram from Vienna', 'envelope'],
  ['A Gambler in Savannah', 'playing-card'],
] as const)('[B25] %s speaks of what the family %s draws', (title, layout) => {
  expect(speaksOf(title, layout)).toBe(true);
});

test('[B25] a title without such a noun speaks of no family', () => {
  expect(LAYOUT_IDS.filter((layout) => speaksOf('Ruin Me Softly', layout))).toEqual([]);
});

test.each([
  ['The Clockmaker’s Alibi', 'clock'],
  ['The Silent Witness', 'eye'],
  ['Inheritance', 'key'],
] as const)('[B25] %s is shown by the emblem %s', (title, emblem) => {
  for (let seed = 0; seed < 4; seed += 1)
    expect(motifFor({ title, look: {} }, 'deco', ['dagger', 'moth', 'crown', 'rose'], seed)).toBe(emblem);
});

test.each([
  ['A Vow of Thorns and Starlight', 'fantasy', 'rose'],
  ['Leaving the Orchard', 'poetry', 'tree'],
  ['The Second Signature', 'thriller', 'feather'],
] as const)('[B25] %s in %s is framed as %s', (title, genre, motif) => {
  for (const layout of ['tarot', 'great-thing', 'cameo'] as const) {
    expect(motifFor({ title, genre, look: {} }, layout, ['eye', 'moth', 'hand', 'moon'], 1)).toBe(motif);
  }
});

test('[B25] a guess from a verb stands in no frame, though it may be a pattern of tiles', () => {
  const title = 'Departures in Faith';
  expect(speaksOf(title, 'tarot', 'poetry')).toBe(false);
  expect(speaksOf(title, 'great-thing', 'poetry')).toBe(false);
  expect(speaksOf(title, 'tiles', 'poetry')).toBe(true);
});

test.each([
  ['The Date Mistake', 'rooftop'],
  ['Sweet Revenge', 'drip'],
  ['Be Still and Rise', 'reflect'],
  ['Mother of Maggots', 'roots'],
  ['Everything Is Small', 'monolith'],
  ['The Sun Rose', 'overgrown'],
] as const)('[B25] %s does not speak of what the family %s draws', (title, layout) => {
  expect(speaksOf(title, layout)).toBe(false);
});

test('[B25] a train is too large for the light of a lamp', () => {
  expect(motifNamed('The Last Train', 'spotlight', 'thriller')).toBeNull();
  expect(motifNamed('The Last Train', 'great-thing', 'thriller')).toBe('train');
});

test.each([
  ['The Castle in Umbria', 'radiant', 'mystery'],
  ['The Castle in Umbria', 'deco', 'mystery'],
  ['The Doll Maker', 'glass', 'horror'],
  ['Pancakes Every Sunday', 'specimens', 'non-fiction'],
  ['The Cloud of Unknowing', 'great-thing', 'inspirational'],
] as const)('[B25] %s has nothing for the family %s in %s', (title, layout, genre) => {
  expect(motifNamed(title, layout, genre)).toBeNull();
});

test('[B25] a castle shines in a fantasy', () => {
  expect(motifNamed('The Last Castle', 'radiant', 'fantasy')).toBe('castle');
});

test('[B25] a title that names none takes one by chance', () => {
  expect(
    new Set([0, 1, 2, 3].map((seed) => motifFor({ title: 'Softly', look: {} }, 'deco', ['watch', 'key', 'dagger', 'eye'], seed))).size,
  ).toBe(4);
});

test('[B25] a picture of an animal shows no other thing that the title names', () => {
  expect(motifFor({ title: 'The Dragon’s Letter', look: {} }, 'companion', ['fox'], 0)).toBe('dragon');
  expect(motifFor({ title: 'The Letter', look: {} }, 'companion', ['fox'], 0)).toBe('fox');
});

test('[B25] a genre’s own things stand where a title names none, as far as the family shows them', () => {
  const look = { shows: ['whisk', 'owl'] };
  expect(motifFor({ title: 'Softly', look }, 'cameo', ['rose'], 0)).toBe('whisk');
  expect(motifFor({ title: 'Softly', look }, 'companion', ['fox'], 0)).toBe('owl');
  expect(motifFor({ title: 'Letters', look }, 'cameo', ['rose'], 0)).toBe('letter');
});

test('[B25] the sign of a village street shows what the title names', () => {
  expect(motifNamed('Thimble', 'village', 'cosy-mystery')).toBe('spool');
  expect(speaksOf('Thimble', 'village', 'cosy-mystery')).toBe(true);
  expect(motifNamed('The Mountain', 'village', 'cosy-mystery')).toBeNull();
});

test('[B25] the sill of a window with a cat shows what the title names, if it fits there', () => {
  expect(motifNamed('The Cat and the Teapot', 'window-cat', 'cosy-mystery')).toBe('teapot');
  expect(motifNamed('The Horse in the Window', 'window-cat', 'cosy-mystery')).toBeNull();
  expect(speaksOf('The Cat on the Sill', 'window-cat', 'cosy-mystery')).toBe(true);
});

test('[B25] a stack of books carries what the title names, but no other book', () => {
  expect(motifNamed('The Librarian and the Teapot', 'book-stack', 'cosy-mystery')).toBe('teapot');
  expect(motifNamed('The Book Club', 'book-stack', 'cosy-mystery')).toBeNull();
  expect(speaksOf('The Book Club', 'book-stack', 'cosy-mystery')).toBe(true);
});

test('[B25] a street that a title names is not meant only by its sign', () => {
  expect(isOnlyOnSign('The Teapot', 'village')).toBe(true);
  expect(isOnlyOnSign('The Teapot in the Village', 'village')).toBe(false);
  expect(isOnlyOnSign('The Teapot', 'great-thing')).toBe(false);
});

test('[B25] a drawing that is too simple to be seen large is shown small only', () => {
  for (const layout of ['great-thing', 'paper-strips', 'spotlight'] as const) expect(motifNamed('The Ghost', layout, 'romcom')).toBeNull();
  expect(motifNamed('The Ghost', 'shop', 'romcom')).toBe('ghost');
});

test('[B25] what somebody can lose lies in the snow, and no castle or whale', () => {
  expect(motifNamed('The Violin', 'footprints', 'crime')).toBe('violin');
  expect(motifNamed('The Castle', 'footprints', 'historical')).toBeNull();
  expect(motifNamed('The Whale', 'footprints', 'literary')).toBeNull();
});

test('[B25] light things drift in water, and no lighthouse', () => {
  expect(motifNamed('The Violin', 'afloat', 'literary')).toBe('violin');
  expect(motifNamed('The Lighthouse', 'afloat', 'literary')).toBeNull();
});

test('[B25] hands hold up what is small, or a light', () => {
  expect(motifNamed('The Last Ember Crown', 'offered', 'fantasy')).toBe('crown');
  expect(motifNamed('The Lighthouse', 'offered', 'romance')).toBeNull();
});

test('[B25] genres of love and comfort have a thing under glass in winter only', () => {
  expect(motifNamed('The Winter Castle', 'bell-jar', 'romance')).toBe('castle');
  expect(motifNamed('The Castle', 'bell-jar', 'romance')).toBeNull();
  expect(motifNamed('The Castle', 'bell-jar', 'fantasy')).toBe('castle');
  expect(motifNamed('The Winter Castle', 'bell-jar', 'fantasy')).toBeNull();
  expect(motifNamed('The Whale', 'bell-jar', 'fantasy')).toBeNull();
});

test('[B25] flowers grow around what the title names, but around no storm', () => {
  expect(motifNamed('The Sword of Ash', 'entwined', 'fantasy')).toBe('sword');
  expect(motifNamed('Tornado', 'entwined', 'literary')).toBeNull();
});

test('[B25] a giant in the haze is an animal or a building, and no hat or rose in the sky', () => {
  expect(motifNamed('The Rose', 'colossus', 'fantasy')).toBeNull();
  expect(motifNamed('The Wolf', 'colossus', 'western')).toBe('wolf');
  expect(motifNamed('The Teapot', 'colossus', 'mystery')).toBeNull();
  expect(motifNamed('The Doll', 'colossus', 'horror')).toBeNull();
});

test('[B25] a thing with a clear outline throws a great shadow, and a light or a mountain throws none', () => {
  expect(motifNamed('The Mountain', 'great-shadow', 'self-help')).toBeNull();
  expect(motifNamed('The Key', 'great-shadow', 'thriller')).toBe('key');
  expect(motifNamed('The Candle', 'great-shadow', 'horror')).toBeNull();
  expect(motifNamed('The Last Balloon', 'great-shadow', 'literary')).toBeNull();
});

test('[B25] a cabinet holds what fits in a room, and models of ships and whales', () => {
  expect(motifNamed('The Compass', 'curiosities', 'non-fiction')).toBe('compass');
  expect(motifNamed('The Lighthouse', 'curiosities', 'historical')).toBeNull();
  expect(motifNamed('What Whales Know', 'curiosities', 'non-fiction')).toBe('whale');
  expect(motifNamed('The Secret Life of Bees', 'specimens', 'non-fiction')).toBe('bee');
  expect(motifNamed('Salt Water', 'specimens', 'non-fiction')).toBeNull();
});

test.each([
  ['The Silence at Number Nineteen', 'dune-walk'],
  ['The Queen’s Physician', 'chessboard'],
  ['Money before Opening Day', 'chessboard'],
  ['Ordinary Time', 'strata'],
  ['Planted by the River', 'rowers'],
  ['Planted by the River', 'old-city'],
  ['A Slow Year', 'footpath'],
  ['Hers for the Holidays', 'towels'],
  ['My Baby Brother Is a Monster', 'clearing'],
  ['Apartment 6B', 'moon-wood'],
  ['Under the Mango Tree', 'strata'],
  ['Dear Future Me', 'future-city'],
  ['What the Tide Left', 'ferry-wake'],
  ['Confessions of a Flight Attendant', 'flock'],
  ['The Cowboy Next Door', 'balconies'],
  ['Tin Roof Summers', 'towels'],
  ['The Midwife’s Sister', 'two-cups'],
  ['Harbor Street Blues', 'pier'],
  ['Ollie Octopus', 'story-hill'],
  ['The Schoolteacher of Deadwood', 'wanted'],
] as const)('[B25] %s does not speak of what the family %s draws', (title, layout) => {
  expect(speaksOf(title, layout)).toBe(false);
});
