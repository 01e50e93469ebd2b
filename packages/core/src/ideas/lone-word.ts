import type { Voice } from '../genres/genre.ts';
import { kindOfFace } from './type-manners.ts';

/** Fewer letters fill a line's height by themselves. */
const FEWEST_LETTERS = 7;
/** A part of fewer letters looks torn off. */
const SHORTEST_PART = 3;
const BAR = '|';
/** Faces whose capitals still read as one word in two lines. Joined scripts and blackletter fall apart. */
const BREAKABLE = new Set(['condensed', 'capitals', 'serif', 'light serif', 'grotesk', 'heavy', 'wide']);
/** Faces whose capitals only begin words: words in all capitals are unreadable in them. */
const MIXED_CASE_ONLY = new Set(['Berkshire Swash', 'Shrikhand', 'Chewy', 'Lobster', 'Bubblegum Sans']);

/** Second halves of English compounds: where a title ends in one, its two lines are two words. */
const SECOND_HALVES =
  'away swell current wick back bearer bird bowl cake cup free fruit hole board boat bone book born bound breaker bride burn caster child cloud coming craft crest crown dance dark dawn down dust eater fall father field fire fish flower folk forge frost garden gate ghost glass grave ground growth guard hand heart hold hollow home hood horn hound house hunter keep keeper lake land less light lily line lock loose maker man mark marsh master mother mouth night out paper path pine place queen rain reader ridge river road rock room root rose run runner sea seeker shadow ship shore side singer sister sky slayer smith smoke snow song spell spring stairs star station stealer stone storm stream string strings tail teller thief thorn tide time tooth tower town tree turner vale vein voice wake walker wall ward watch water wave way weaver weed whisper wind wing winter witch wolf wood words work world wright wrought street bones mate mates lighter shade through berry bread fold front gazer grown kiss lamp moon shell shelf stitch struck hammer print proof note tale jack hide hook hawk mill nail skin stick spot stead strike thread trap wife wheel wreck yard bell drop fang feather glow tongue track worm worth power shift shot mare bright stand flake blade bridge drift rider rise scape sick weight wheat blower glove cream maid tow bend roads break story shop fly stage slide cracker bane green digger pool plum bud stroke wrack stalk stalker dancer cutter catcher seller dweller sitter binder burst burnt bolt brand brush burrow chaser cloth clock dew dream dreamer farer fever flood foot girl glade gold haven hearted hill hunt iron knife ladder lark leaf letter lore moor moss moth quake raven sail salt script seed serpent shine silk skull slip snare soul spark stag steel stem swept tamer thaw thunder touched tread twig veil walk weave wielder woman women wool wren bitten blessed cursed forged kissed fallen bent blood bath belt block boots breath buster castle chair charm claw clothes coach comb corn crow deck desk dress finger flight flesh frame gloom gown grass gun haunt jumper knot leather lord lover luck mantle mask monger mouse pane piece plate pole post prayer quilt reef school seat shaft shake shield shock shoe shoes sleeper slope spoon sprout stack staff step sticks stock stool stove strap stranger sweet sweep swing tamed tank teeth thumb trail truck tub twist valley vine wagon waist walled warden warmer wash wax weather wharf whip whisker whistle wisdom'
    .split(' ')
    .toSorted((first, second) => second.length - first.length);

/**
 * The ends of English words that a first half may have: a vowel and `e`, `y` or `w`, or up to two consonants that end a syllable. `Snowf`
 * and `Follo` have none, so "Snowflake" does not end in a lake and "Following" not in a wing.
 */
const END_OF_WORD =
  /[aeiouy](?:[bcdgklmnprstwxyz]|ff|ll|ss|zz|gg|tt|nn|dd|pp|[clnrs]k|[cfglnprswx]t|[cgpst]h|rch|nch|tch|[lnrw]d|n[gs]|[lmr]p|[rsw]n|[lr]m|mb|sp|[rw]l|l[fv]|rf|rb|ght|[lmnrs]?[bcdfgkptz]le|[bcdfgklmnprstvwz]?[a-z]e|[aeou][ey])$|[^aeiou]y$/u;
/** Words that end as compounds do and are none. */
const NO_COMPOUNDS = new Set(
  'decline incline recline emmeline madeline marceline crystalline adrenaline delegate segregate congregate consummate preside subside infestation manifestation devout steward awkward refrain terrain restrain holland discipline abundance accordance impedance attendance compost laundress mammoth template pilcrow enterprise surprise implore deplore conscript transcript dismantle talisman stubborn threshold mushroom garland hemlock ampersand shamrock overture superior superb overt turnabout roundabout layabout gadabout runabout walkabout knockabout whereabout'.split(
    ' ',
  ),
);

/** First halves that a word of any kind may follow. */
const FIRST_HALVES = ['over', 'under', 'after', 'super', 'hyper', 'ultra'] as const;
/** The fewest letters after one of them. */
const SHORTEST_REST = 4;

/** Returns the start of the second half of a compound; null for a word that is not a compound. */
function compoundBreak(word: string): number | null {
  const lower = word.toLocaleLowerCase('en');
  if (NO_COMPOUNDS.has(lower) || NO_COMPOUNDS.has(lower.replace(/s$/u, ''))) return null;
  const first = FIRST_HALVES.find((half) => lower.startsWith(half) && lower.length - half.length >= SHORTEST_REST);
  if (first !== undefined) return first.length;
  const isWhole = (first: string) => first.length >= SHORTEST_PART && END_OF_WORD.test(first);
  for (const half of SECOND_HALVES) {
    for (const end of half.endsWith('s') ? [half] : [half, `${half}s`]) {
      if (lower.endsWith(end) && isWhole(lower.slice(0, -end.length))) return word.length - end.length;
    }
  }
  return null;
}

/**
 * A title of one long English compound with a bar at its joint, as `Shadow|born`; null for every other title. A long word in one line
 * is low, however wide it is: in two it has the height that sells. A word that is no compound looks torn when it is broken.
 */
export function breakLoneWord(title: string): string | null {
  const word = title.trim();
  if (word.length < FEWEST_LETTERS || !/^\p{Script=Latin}+$/u.test(word)) return null;
  const joint = compoundBreak(word);
  return joint === null ? null : word.slice(0, joint) + BAR + word.slice(joint);
}

/** The voice that a broken word is set in, in capitals; null where its face does not take a break. */
export function voiceOfBrokenWord(voice: Voice): Voice | null {
  if (!BREAKABLE.has(kindOfFace(voice.font)) || MIXED_CASE_ONLY.has(voice.font)) return null;
  return { ...voice, case: 'uppercase' };
}
