import { expect, test } from 'vitest';
import { wordsInTheirSense, wordsNotDenied } from './title-senses.ts';

test.each([
  ['Watch Me Fall', 'watch'],
  ['Without Sun and Moon', 'moon'],
  ['The Night Baker of Lisbon', 'night'],
  ['Signal Fires', 'signal'],
  ['Whiteout at Station Six', 'station'],
  ['The Quiet Car', 'car'],
  ['No Sun, No Moon', 'moon'],
  ['The House with No Kitchen', 'kitchen'],
  ['The Bridge Club', 'bridge'],
  ['The Hired Hand', 'hand'],
  ['Barn Owls of the Lowlands', 'barn'],
  ['The Night Watch', 'watch'],
  ['Nobody Leaves', 'leaf'],
  ['The Sun Rose', 'rose'],
  ['What She Could Not Bear', 'bear'],
  ['Bear Witness', 'bear'],
  ['Fire Your Boss', 'fire'],
  ['Happy Hour', 'hour'],
  ['The Best Man’s Worst Idea', 'man'],
  ['The West Wing', 'wing'],
  ['I Can Brush My Teeth', 'brush'],
  ['Cold Reading', 'cold'],
  ['Mother Tongue', 'mother'],
  ['Office Hours with My Enemy', 'hour'],
  ['Poison Ivy Cottage', 'poison'],
  ['Hire Slow, Fire Fast', 'fire'],
  ['The Boy in the Band Room', 'room'],
  ['Harbor Street Blues', 'harbor'],
  ['The Coven on Cherry Lane', 'cherry'],
  ['Baking with Grandma Rose', 'rose'],
  ['The Year of No Rain', 'rain'],
  ['Salt Flats', 'flat'],
  ['Rain Check', 'rain'],
  ['The Swim Captain', 'captain'],
  ['A Sky Without a Sun', 'sun'],
  ['Sleep Without Pills Apps or Counting', 'app'],
  ['Captain of the Swim Team', 'captain'],
  ['A Field Guide to Roadside Weeds', 'field'],
  ['Glaciers and Gas Stations', 'station'],
  ['Trailer Park Ballerina', 'park'],
  ['Daughters of the Linen Mill', 'mill'],
  ['Night Nurse', 'night'],
  ['Three Days to Santa Fe', 'santa'],
  ['Mind the Gap Year', 'mind'],
  ['Border Crossing Blues', 'crossing'],
  ['The Tea Clipper', 'tea'],
  ['The Bone Setter', 'bone'],
  ['The Milk Teeth', 'milk'],
  ['A Brief History of My Uncle’s Teeth', 'history'],
  ['Debt Free and Still Eating Out', 'still'],
  ['How I Lost Two Million Dollars', 'lost'],
  ['The Opera House Affair', 'house'],
  ['Cabin Pressure', 'cabin'],
  ['Cold Water Alibi', 'cold'],
  ['Dead Air', 'dead'],
  ['The Widow of Cell Block Four', 'block'],
  ['Luna’s Lemonade Stand', 'luna'],
  ['Lily and the Lost Button', 'lily'],
  ['A Quilt for Iris’s Mother', 'iris'],
] as const)('[B25] in “%s” the word “%s” does not mean the thing', (title, word) => {
  expect(wordsInTheirSense(title)).not.toContain(word);
});

test.each([
  ['My Father’s Watch', 'watch'],
  ['Still Waters', 'still'],
  ['Be Still and Know', 'still'],
  ['Night Boat to Tangier', 'night'],
  ['The Lost Orchard', 'lost'],
  ['A Boat Without Sails', 'boat'],
  ['A Garden Without Walls and a Bear', 'bear'],
  ['The Captain of the Esmeralda', 'captain'],
  ['A Leaf in Autumn', 'leaf'],
  ['Rose of the Desert', 'rose'],
  ['The Bear Who Borrowed the Moon', 'bear'],
  ['Star Over Bethlehem', 'star'],
  ['Fish Out of Water', 'fish'],
  ['The Night Watch', 'night'],
  ['Mia and the Moon Bear', 'bear'],
  ['The Case of the Missing Brush', 'brush'],
  ['The Cold Case', 'case'],
  ['The Antique Dealer', 'antique'],
  ['Harbor Street Blues', 'street'],
  ['Grandma’s Roses', 'rose'],
  ['No More Rain', 'rain'],
] as const)('[B25] in “%s” the word “%s” means the thing', (title, word) => {
  expect(wordsInTheirSense(title)).toContain(word);
});

test.each([
  ['Mabel Finch and the Garden Gnome', 'finch'],
  ['Anton Stone Is Missing', 'stone'],
  ['Grandmother Ash Is Hungry', 'ash'],
  ['Eddie Quill’s Last Heist', 'quill'],
  ['What Lives Beneath Wren Hall', 'wren'],
  ['The Richest Man in Queens', 'queen'],
  ['The Dead Man’s Suitcase', 'dead'],
] as const)('[B26] “%s” names somebody or some place with “%s”', (title, word) => {
  expect(wordsInTheirSense(title)).not.toContain(word);
});

test.each([
  ['Freddie Fox', 'fox'],
  ['Hazel Wood', 'wood'],
  ['Mabel’s Finch', 'finch'],
  ['The Finch at the Hall', 'finch'],
  ['The Queens of Summer', 'queen'],
] as const)('[B26] “%s” means the thing by “%s”', (title, word) => {
  expect(wordsInTheirSense(title)).toContain(word);
});

test('[B26] ice cream is no winter', () => {
  expect(wordsNotDenied('A Stolen Ice Cream Truck')).not.toContain('ice');
  expect(wordsNotDenied('Under the Ice')).toContain('ice');
});

test('[B26] tea leaves hang on no tree', () => {
  expect(wordsInTheirSense('Tea Leaves and Treachery')).not.toContain('leaf');
});
