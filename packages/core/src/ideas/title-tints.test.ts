import { describe, expect, test } from 'vitest';
import { hasTint, tintOfThing } from './title-tints.ts';
import { titleMotifs } from './title-motifs.ts';

describe('a thing of a title', () => {
  test.each([
    ['The Gardener Found a Second Grave Under the White Roses', 'rose', 'white'],
    ['Bloodmoon', 'moon', 'red'],
    ['Under a Blood Moon', 'moon', 'red'],
    ['Harvest Moon', 'moon', 'orange'],
    ['The Black Cat of Rye', 'cat', 'black'],
    ['White Kittens', 'cat', 'white'],
    ['The Red Door', 'door', 'red'],
    ['The Blue Whale', 'whale', 'blue'],
    ['A Golden Key', 'key', 'gold'],
    ['The Silver Fox', 'fox', 'steel'],
    ['White Crow', 'raven', 'white'],
    ['The Little Red Wooden Door', 'door', 'red'],
    ['The Yellow Boat', 'boat', 'yellow'],
    ['Green Lantern Street', 'lantern', 'green'],
    ['The Black Swan', 'swan', 'black'],
    ['A Scarlet Ribbon and a White Horse', 'horse', 'white'],
    ['Blackbird', 'raven', 'black'],
    ['Bluebird Summer', 'songbird', 'blue'],
    ['The Goldfish Pond', 'fish', 'orange'],
    ['Peonies', 'rose', 'pink'],
    ['The Polar Bear Hotel', 'bear', 'white'],
    ['La rosa blanca', 'rose', 'white'],
    ['El gato negro', 'cat', 'black'],
    ['Die schwarze Katze', 'cat', 'black'],
    ['הדלת האדומה', 'door', 'red'],
    ['القط الأسود', 'cat', 'black'],
  ])('[B21] has the color that the title gives it: %s', (title, thing, color) => {
    expect(tintOfThing(title, thing)).toBe(color);
    expect(titleMotifs(title).map(({ motif }) => motif)).toContain(thing);
  });

  test.each([
    ['The Orange Tree', 'tree'],
    ['White Wedding', 'ring'],
    ['Red Harvest', 'wheat'],
    ['The Rose and the White Dress', 'rose'],
    ['Roses Are Red', 'rose'],
    ['The Golden Hour', 'rose'],
    ['The Bluebell Wood', 'tree'],
    ['Redwood', 'tree'],
    ['Black Friday', 'calendar'],
  ])('[B21] keeps its own color otherwise: %s', (title, thing) => expect(tintOfThing(title, thing)).toBeUndefined());

  test('[B21] has a color by the word beside it', () => {
    expect(hasTint('Under the White Roses', 'rose')).toBe(true);
    expect(hasTint('Under the Roses', 'rose')).toBe(false);
  });
});
