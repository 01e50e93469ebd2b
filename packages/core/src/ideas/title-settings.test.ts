import type { GenreId } from '../genres/messages.ts';
import { expect, test } from 'vitest';
import {
  isSetIn,
  clashesWithTitle,
  isAtOtherTime,
  isInNamedCity,
  isNightShown,
  isOfAnotherAge,
  settingOfPicture,
  namesLandscape,
} from './title-settings.ts';

test.each([
  ['The Daughter Who Carried Her Father’s Letters Across the Burning City', 'mirror-lake'],
  ['One More Dance With You Before the Snow Begins to Fall', 'blossom'],
  ['One More Dance With You Before the Snow Begins to Fall', 'pier'],
  ['Forty Small Trains and One Very Large Suitcase Across All Europe', 'boat'],
  ['Cycling to Málaga Slowly', 'boat'],
  ['Nobody Leaves the Island Until Somebody Explains the Portrait', 'street-lamp'],
  ['The Señorita of Seville', 'blossom'],
  ['The Orphan Who Rode the Last Train Out of Warsaw', 'sunset'],
  ['The Protégée of Lisbon', 'manor'],
  ['How to Fake Date Your Boss', 'meadow'],
  ['The Cowboy Who Came Back to Willow Creek', 'rooftop'],
  ['All the Wrong Girls Are Going to the Moon This Summer', 'citadel'],
  ['A Tailor in Tokyo', 'old-city'],
  ['Slow Road to Samarkand', 'mesa'],
  ['The Sisters Who Kept a Secret Through the War', 'avenue'],
  ['The Last Cabin in the Desert', 'harbor'],
  ['The Sunny Side of Us', 'umbrella'],
  ['The Year the River Froze and We Walked Across to Freedom Together', 'harbor'],
  ['Snowed In', 'meadow'],
  ['The Knight of Élan', 'platform'],
  ['A Bicycle Through Córdoba', 'train-window'],
  ['A Bicycle Through Córdoba', 'platform'],
  ['A Pirate Called Rose', 'harbor'],
  ['Café Stops of Old Kyoto', 'coast-town'],
  ['Skyline', 'pier'],
  ['The Long Death of the Aral Sea', 'storm-sail'],
  ['Sister Agnes and the Norsemen', 'snapshots'],
  ['How My Brother Taught Me to Drive a Stolen Tractor', 'road-trip'],
  ['One More Dance With You Before the Snow Begins to Fall', 'dance'],
  ['The Kingdom Beyond the Edge', 'leap'],
  ['Crème Brûlée at Midnight', 'kitchen'],
  ['Overland', 'boat'],
  ['Daughters of the Dust Bowl', 'floral-wall'],
  ['Winterkill', 'leaf-shadow'],
  ['The Grinch of Maple Street', 'leaf-shadow'],
  ['When the Well Runs Dry', 'canoe'],
  ['The Señorita of Dry Creek', 'boat'],
] as const)('[B25] “%s” speaks against %s', (title, layout) => {
  expect(clashesWithTitle(title, layout)).toBe(true);
});

test.each([
  ['The Salt Road', 'doorway'],
  ['The Lighthouse on the Shore', 'beam'],
  ['Murder in Paris', 'street-lamp'],
  ['The Winter Castle', 'citadel'],
  ['Every Summer but This One', 'pier'],
  ['Last Dance in Córdoba', 'dance'],
  ['Spring in Kyoto', 'blossom'],
  ['The House in Yorkshire', 'manor'],
  ['The Widow of Vienna', 'old-city'],
  ['The Vineyard at Dawn', 'avenue'],
  ['The Rain on Elm Street', 'umbrella'],
] as const)('[B25] “%s” goes with %s', (title, layout) => {
  expect(clashesWithTitle(title, layout)).toBe(false);
});

test('[B25] a picture of the sea is named by a title about water, and speaks against one about a city', () => {
  expect(settingOfPicture('The Drowning Tide', 'rough-water')).toBe('named');
  expect(settingOfPicture('Backstreet', 'rough-water')).toBe('against');
  expect(settingOfPicture('Sandpaper', 'rough-water')).toBe('other');
  expect(settingOfPicture('Sandpaper', 'curved-tunnel')).toBe('none');
});

test('[B26] a city of today is no picture for a western or a fantasy novel, whatever their titles say', () => {
  expect(isOfAnotherAge('western', 'viewer-over-the-city')).toBe(true);
  expect(isOfAnotherAge('thriller', 'viewer-over-the-city')).toBe(false);
  expect(isOfAnotherAge('western', 'rough-water')).toBe(false);
});

test('[B26] snow rules out a summer night, and the sea a lane of poplars', () => {
  expect(clashesWithTitle('One Snowy Night', 'fireflies')).toBe(true);
  expect(clashesWithTitle('The Lighthouse Keeper', 'avenue')).toBe(true);
  expect(clashesWithTitle('The Summer Field', 'fireflies')).toBe(false);
});

test('[B26] a title about a flat goes with another scene of a city', () => {
  expect(isInNamedCity('Flat Six, Second Floor', 'umbrella')).toBe(true);
  expect(isInNamedCity('Flat Six, Second Floor', 'beach')).toBe(false);
});

test('[B25] a scene by day is at another hour than a title of the night, and the other way round', () => {
  expect(isAtOtherTime('A Light in the Long Night', 'leaf-shadow')).toBe(true);
  expect(isAtOtherTime('Quiet Mornings', 'fireflies')).toBe(true);
  expect(isAtOtherTime('Across the Frozen River', 'snapshots')).toBe(true);
  expect(isAtOtherTime('The Duke’s Forbidden Bride', 'just-married')).toBe(true);
  expect(isAtOtherTime('The Forbidden Bride', 'just-married')).toBe(false);
  expect(isAtOtherTime('A Light in the Long Night', 'fireflies')).toBe(false);
  expect(isAtOtherTime('From Morning to Midnight', 'fireflies')).toBe(false);
  expect(isAtOtherTime('Long Shadows', 'leaf-shadow')).toBe(false);
});

test('[B25] nobody walks over a frozen river in a scene of open water', () => {
  expect(isAtOtherTime('The Year the River Froze', 'old-city')).toBe(true);
  expect(isAtOtherTime('The River', 'old-city')).toBe(false);
  expect(clashesWithTitle('Chasing Noël', 'fairground')).toBe(true);
});

test('[B25] a scene of any hour is by night for a title of the night, and never for one of the morning', () => {
  const shown = (title: string, genre: GenreId, otherwise: boolean) => isNightShown({ title, genre }, otherwise);
  expect(shown('Night Train', 'memoir', false)).toBe(true);
  expect(shown('Quiet Mornings', 'memoir', true)).toBe(false);
  expect(shown('The Boy Who Counted Stars', 'young-adult', false)).toBe(true);
  expect([shown('Wobble', 'memoir', true), shown('Wobble', 'memoir', false)]).toEqual([true, false]);
  // A genre of the night shows it where the title says nothing.
  expect([shown('The Harbor', 'horror', false), shown('Summer People', 'horror', false)]).toEqual([true, false]);
});

test('[B26] a desert, a sea and a planet are landscapes, a city and a season are none', () => {
  expect(['Sahara', 'The Sea at Night', 'A Garden on Mars'].map(namesLandscape)).toEqual([true, true, true]);
  expect(['A Summer in Paris', 'The Locket'].map(namesLandscape)).toEqual([false, false]);
});

test.each([
  ['Leaving Utah', 'ferry-wake'],
  ['Stranded in Samarkand', 'beach'],
  ['The Year of No Rain', 'umbrella'],
  ['Hers for the Holidays', 'towels'],
  ['Blizzard at Bitter Creek', 'river-bend'],
  ['What I Learned Driving a School Bus', 'road-trip'],
  ['Slow Boats to Tromsø', 'viaduct'],
  ['Ferry Timetables of the Hebrides', 'platform'],
] as const)('[B25] “%s” is told nowhere near %s, whatever else that shows of it', (title, layout) => {
  expect(isAtOtherTime(title, layout)).toBe(true);
});

test('[B25] a title that goes from inland to the sea goes with a scene of the sea', () => {
  expect(isAtOtherTime('From Vienna to the Sea', 'pier')).toBe(false);
  expect(isAtOtherTime('The Wheel', 'road-trip')).toBe(false);
});

test('[B25] those who walk sit in no boat, car or train', () => {
  for (const layout of ['boat', 'road-trip', 'train-window', 'fishing-village'] as const)
    expect(clashesWithTitle('Walking Hadrian’s Wall', layout)).toBe(true);
  expect(clashesWithTitle('Walking Hadrian’s Wall', 'footpath')).toBe(false);
  expect(clashesWithTitle('Walking the Coast Path', 'fishing-village')).toBe(false);
});

test.each([
  ['The Oligarch’s Yacht', 'headlights'],
  ['The Submarine', 'street-lamp'],
  ['The Missing Mountaineer', 'facade'],
  ['Someone Has Been Living in the Attic', 'headlights'],
] as const)('[B26] “%s” clashes with %s', (title, layout) => {
  expect(clashesWithTitle(title, layout)).toBe(true);
});

test('[B26] a parking space has no planets, and cold water is no winter', () => {
  expect(['The Parking Space', 'Police Station'].map((title) => isSetIn(title, 'space'))).toEqual([false, false]);
  expect(isSetIn('The Space Between Stars', 'space')).toBe(true);
  expect([isSetIn('Cold Water Alibi', 'snow'), isSetIn('The Cold North', 'snow')]).toEqual([false, true]);
});

test('[B26] no liner waits for a train, and no train for a taxi', () => {
  expect(isAtOtherTime('The Train to Inverness', 'harbor')).toBe(true);
  expect(isAtOtherTime('The Taxi Driver Who Kept a Suitcase', 'platform')).toBe(true);
  expect(isAtOtherTime('The Train to the Sea', 'harbor')).toBe(false);
  expect(isAtOtherTime('The Train to Inverness', 'platform')).toBe(false);
});

test('[B26] nobody crosses mountains by ship', () => {
  for (const layout of ['ferry-crossing', 'harbor', 'tall-ship'] as const)
    expect(isAtOtherTime('Crossing the Pyrénées', layout), layout).toBe(true);
});

test('[B26] who paddles a kayak does not drive, and no submarine is a steamer', () => {
  expect(isAtOtherTime('Kayaking the Yukon', 'road-trip')).toBe(true);
  expect(isAtOtherTime('Someone in This Submarine Is Going to Kill the Captain', 'harbor')).toBe(true);
});
