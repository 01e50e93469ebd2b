import { CREATURES } from '../art/heroes/creatures.ts';
import type { HeroId } from '../art/heroes/hero-ids.ts';
import {
  bearsLargeSize,
  fitsInNursery,
  fitsInStreet,
  fitsOnTable,
  floatsInSky,
  isOfTheSea,
  isServed,
  isTiny,
} from '../art/heroes/hero-sizes.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { ROBOTS, SWIMMERS } from './motifs-of-families.ts';
import { isWorkedOn } from './trade-of-title.ts';

/**
 * Scenes with a sign, a sill, a table or a stack of books that shows what the title names, and what fits there. Without it they are scenes of a genre, so they are not
 * among the families that show one thing. Things stand in no other scene: on a lit floor, beside a head before blinds, on a pier or by a door,
 * readers found them pasted on, and the bare scene better.
 */
const SIGNS: ReadonlyMap<LayoutId, (motif: HeroId) => boolean> = new Map([
  ['village', fitsInStreet],
  ['long-table', isServed],
  ['window-cat', fitsOnTable],
  ['train-window', (motif) => CARRIED.has(motif)],
  ['notebook', (motif) => fitsOnTable(motif) && motif !== 'book'],
  ['keepsakes', (motif) => fitsOnTable(motif) && motif !== 'book' && (!isTiny(motif) || motif === 'letter')],
  ['snapshots', fitsOnPhotograph],
  ['star-fisher', (motif) => fitsInNursery(motif) && !HIGH_OR_HEAVY.has(motif) && !ON_WHEELS.has(motif) && !ROBOTS.has(motif)],
  ['clearing', fitsInClearing],
  ['tree-house', fitsInClearing],
  ['workshop', isWorkedOn],
  ['book-stack', (motif) => fitsOnTable(motif) && motif !== 'book'],
]);

/** Things that nobody photographs for an album, or that a print has a better view of. */
const NOT_IN_ALBUMS: ReadonlySet<HeroId> = new Set(
  (
    'dagger axe sword crown ring mask skull noose handcuffs revolver rifle badge coins crystalball gear gem chalice scroll flask cauldron coffin ' +
    'gravestone throne chain amulet comet planet rocket ufo lightning sun cloud snowflake kite mermaid whale shark octopus jellyfish submarine ' +
    'iceberg wave island match portrait photograph pen card key hourglass spool compass'
  ).split(' ') as HeroId[],
);

/** True for what may be on the photographs of a family. */
function fitsOnPhotograph(motif: HeroId): boolean {
  return bearsLargeSize(motif) && (fitsInStreet(motif) || floatsInSky(motif) || isOfTheSea(motif)) && !NOT_IN_ALBUMS.has(motif);
}

/** Things that a traveler may have on the table of a carriage. */
const CARRIED: ReadonlySet<HeroId> = new Set(
  (
    'suitcase compass camera watch teddy doll rose book letter hat glass bottle lantern bouquet chess apple pear orange lemon peach grapes cake ' +
    'cupcake cookie croissant donut sandwich key gift violin birdcage magnifier seashell feather typewriter basket flask binoculars'
  ).split(' ') as HeroId[],
);

/** Things that nobody hangs on a fishing line: those of the sky are up there anyway. */
const HIGH_OR_HEAVY: ReadonlySet<HeroId> = new Set(
  'moon star sun comet planet cloud rainbow castle house tent ferriswheel carousel helicopter airplane rocket ship boat submarine'.split(
    ' ',
  ) as HeroId[],
);

/** Under trees is no sun and no weather; ships lie on water, and beds stand in houses. */
const NOT_IN_WOODS: ReadonlySet<HeroId> = new Set(
  (
    'sun cloud snowflake lightning anchor ship boat lighthouse seashell cradle bed loom sewing piano television phone laptop typewriter gramophone ' +
    'tugboat kayak canoe bathtub washer fireplace chandelier window staircase'
  ).split(' ') as HeroId[],
);

/** Vehicles that come to a clearing or a garden on their own wheels, as picture books have them. */
const ON_WHEELS: ReadonlySet<HeroId> = new Set(
  'tractor digger truck campervan caravan train car bus bicycle motorcycle stagecoach rickshaw wheelbarrow sled'.split(' ') as HeroId[],
);

/** True for things that a child can find in a wood beside an animal, and for animals that live on land. */
function fitsInClearing(motif: HeroId): boolean {
  if (Object.hasOwn(CREATURES, motif)) return !SWIMMERS.has(motif);
  if (NOT_IN_WOODS.has(motif)) return false;
  return (
    fitsInStreet(motif) ||
    floatsInSky(motif) ||
    motif === 'tent' ||
    motif === 'house' ||
    ROBOTS.has(motif) ||
    motif === 'snowman' ||
    ON_WHEELS.has(motif)
  );
}

/** Reports whether a family is a scene with a sign. */
export function hasSign(layout: LayoutId): boolean {
  return SIGNS.has(layout);
}

/** Returns the rule for what a scene's sign can show; undefined for a family without a sign. */
export function fitsOnSign(layout: LayoutId): ((motif: HeroId) => boolean) | undefined {
  return SIGNS.get(layout);
}
