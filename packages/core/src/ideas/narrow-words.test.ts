import { expect, test } from 'vitest';
import { titleMotifs } from './title-motifs.ts';
import { speaksOf } from './title-themes.ts';

test.each([
  ['How We Learned to Fear the Forest', 'storm-sail', 'non-fiction', 'self-help'],
  ['The Letters She Hid Beneath the Floor', 'iceberg', 'historical', 'non-fiction'],
] as const)('[B25] “%s” means %s in no book of %s, but in one of %s', (title, layout, genre, other) => {
  expect([speaksOf(title, layout, genre), speaksOf(title, layout, other)]).toEqual([false, true]);
});

test.each([
  ['The Last Caravan at Blackmere', 'dune-walk', 'horror'],
  ['Six Graves to Cheyenne', 'roots', 'western'],
  ['The Lost Libraries of Timbuktu', 'labyrinth', 'non-fiction'],
  ['Nurse on the Night Train', 'night-room', 'memoir'],
  ['Cliff Divers', 'beam', 'young-adult'],
  ['Poems for the Dishwasher', 'specimens', 'poetry'],
  ['What My Grandmother Taught Me While We Shelled Peas', 'envelope', 'memoir'],
  ['The Baker’s Secret Wedding', 'market-stall', 'romance'],
  ['How Ordinary People Changed the World', 'great-thing', 'non-fiction'],
  ['The Griffin’s Oath', 'silhouette', 'fantasy'],
  ['Extinct', 'great-thing', 'non-fiction'],
  ['Why We Yawn in a Room', 'great-thing', 'non-fiction'],
  ['Seven Guests Who Never Returned', 'platform', 'mystery'],
  ['Slow Miles to São Luís', 'canoe', 'travel'],
  ['The Flight Home', 'leap', 'thriller'],
  ['Dust of Samarkand', 'frontier-street', 'historical'],
  ['Ribbon Street', 'frontier-street', 'historical'],
  ['Ribbon Street', 'envelope', 'historical'],
  ['The Village at War', 'fishing-village', 'historical'],
  ['A History of the Umbrella in Twelve Storms', 'tall-ship', 'non-fiction'],
  ['A Brief History of My Uncle’s Teeth', 'library', 'literary'],
  ['Winter at Valley Forge', 'viaduct', 'historical'],
  ['Warp Mechanic', 'clockwork', 'science-fiction'],
  ['Burnt Sugar', 'long-light', 'poetry'],
  ['Calico Sky', 'wanted', 'western'],
  ['Forty Days in the Wilderness', 'entwined', 'inspirational'],
  ['Sunday Shoes', 'great-thing', 'inspirational'],
  ['Black Box', 'eclipse', 'thriller'],
  ['The Night Nurse', 'eclipse', 'crime'],
  ['Marigold Valley', 'viaduct', 'romance'],
  ['The Kraken Keeper', 'beam', 'fantasy'],
  ['The Waiting List', 'platform', 'womens-fiction'],
  ['Blackout on Birch Street', 'village', 'young-adult'],
  ['The Quiet Table', 'canoe', 'young-adult'],
  ['Fire', 'shop', 'romcom'],
  ['The Firefighter Next Door', 'entwined', 'romance'],
  ['Griffin Rider', 'arch', 'fantasy'],
  ['Out of Bounds', 'tarot', 'young-adult'],
  ['Sleepless in Savannah', 'savanna', 'romance'],
  ['A Field Guide to First Kisses', 'avenue', 'young-adult'],
  ['A Feast for Fallen Gods', 'glass', 'fantasy'],
] as const)('[B25] “%s” is not shown by %s', (title, layout, genre) => {
  expect(speaksOf(title, layout, genre)).toBe(false);
});

test.each([
  ['The Alpha’s Secret', 'wolf', 'paranormal'],
  ['Latchkey', 'key', 'literary'],
  ['Bun Voyage', 'bread', 'cosy-mystery'],
  ['Lowrider', 'car', 'young-adult'],
  ['Wyvernkeep', 'dragon', 'fantasy'],
  ['Fatal Fondant', 'cake', 'cosy-mystery'],
  ['Beeswax and Blackmail', 'bee', 'cosy-mystery'],
  ['Night Shift Nurses', 'stethoscope', 'womens-fiction'],
  ['The Body in the Bookmobile', 'book', 'cosy-mystery'],
  ['Whaleship', 'ship', 'historical'],
  ['Dead Air', 'radio', 'paranormal'],
  ['The Getaway Driver', 'car', 'crime'],
  ['Ransom Note', 'letter', 'crime'],
  ['Slow Buses to São Luís', 'bus', 'travel'],
  ['Dying for a Cuppa', 'cup', 'cosy-mystery'],
  ['הדובי שלי', 'bear', 'childrens'],
] as const)('[B25] “%s” is shown by a %s', (title, motif, genre) => {
  expect(titleMotifs(title, genre).map((shown) => shown.motif)).toContain(motif);
});

test.each([
  ['Scholarship Kid', 'ship', 'young-adult'],
  ['Lowrider', 'rider', 'young-adult'],
  ['Forty-Nine and Counting', 'castle', 'womens-fiction'],
  ['Single and Ready to Mango', 'book', 'romcom'],
  ['The House That Swallowed Us Whole', 'swallow', 'horror'],
  ['Buttercream and Betrayal', 'icecream', 'cosy-mystery'],
  ['Bound to the Prince', 'rope', 'romance'],
  ['Milk Teeth', 'cow', 'horror'],
  ['The Gooseberry Thief', 'duck', 'cosy-mystery'],
] as const)('[B25] “%s” is shown by no %s', (title, motif, genre) => {
  expect(titleMotifs(title, genre).map((shown) => shown.motif)).not.toContain(motif);
});
