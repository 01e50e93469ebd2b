import type { RoleColours } from '../../design/artwork.ts';
import type { Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Oklab, toOklab } from '../../palette/oklab.ts';
import type { HeroColours } from './draw-hero.ts';
import type { HeroTone } from './hero-drawing.ts';
import type { HeroId } from './hero-ids.ts';
import { LOCAL_COLOURS } from '../../design/local-colour.ts';
import { localTones } from './local-colours.ts';
import { PEOPLE } from './people.ts';
import type { DrawingColours } from './tinted-thing.ts';

/** The surroundings of a drawing, and what it is painted in where a thing has no color of its own. */
interface Surroundings {
  /** The tones of the drawing as a silhouette. They stay where the palette has nothing better. */
  readonly plain: HeroColours;
  /** The colors that the drawing has to stand out from, the widest first. */
  readonly grounds: readonly Rgba[];
  /** True for a drawing in foil or in one ink, of which only the marks are in color. */
  readonly isInOneInk?: boolean;
}

/** The tones that may have a color of their own. */
const PAINTED = ['ink', 'mark', 'shade', 'cut'] as const;

/** Shares of the second color in the mixes of two roles that are tried. */
const MIXES = [0.25, 0.5, 0.75] as const;
/** Lightness differs more between palettes than hue does, and readers forgive it. */
const LIGHTNESS = 0.42;
/** The loss of a color that is not the most usual one of a thing. */
const LESS_USUAL = 0.025;
/** A mix is a little duller than a role, and less like the rest of the cover. */
const MIXED = 0.012;
/** Distances in OKLab below which a part is lost on its ground, and on another part. */
const SEEN = 0.19;
const TOLD_APART = 0.15;
/** The distance in OKLab at which a body without a color of its own stands out from its ground. */
const CLEAR = 0.16;
const LOST = 1.6;
/** The distance from which a palette has no color that passes for the thing's own. */
const STRANGE = 0.135;
/** The share of the darkest role in a body's shade. */
const SHADE = 0.3;
/** Lightness of a body on which holes have to be dark. */
const PALE = 0.24;

/** Returns the colors of a drawing in a palette: the thing's own, as near as the palette's roles and their mixes come, and lively ones else. */
export function paintHero(id: HeroId, roles: DrawingColours, { plain, grounds, isInOneInk }: Surroundings): HeroColours {
  if (Object.hasOwn(PEOPLE, id)) return plain;
  const tones: readonly HeroTone[] = isInOneInk ? ['mark'] : PAINTED;
  const candidates = candidatesOf(roles);
  const behind = grounds.map(toOklab);
  const chosen: Partial<Record<HeroTone, Rgba>> = {};
  const locals = localTones(id, roles.tinted);
  for (const { tone, colours, isPlain } of locals) {
    if (isPlain && tone !== 'line' && tone !== 'gloss') chosen[tone] = plain[tone];
    if (!colours || !tones.includes(tone)) continue;
    const found = nearest(candidates, colours, behind, chosenBeside(tone, chosen));
    if (found) chosen[tone] = found.colour;
  }
  const isHeavy = !chosen.ink && tones.includes('ink') && toOklab(plain.ink).l < LIVELY.from;
  if (isHeavy) chosen.ink = lively(candidates, behind, chosen.mark ?? plain.mark) ?? plain.ink;
  const ink = chosen.ink ?? plain.ink;
  const mark = chosen.mark ?? freeMark(plain.mark, ink, roles);
  for (const { tone, tintOf } of locals) {
    if (tintOf && tones.includes(tone)) chosen[tone] = mixColours(tintOf === 'mark' ? mark : ink, roles.darkest, SHADE);
  }
  const shade = chosen.shade ?? (ink === plain.ink ? plain.shade : mixColours(ink, roles.darkest, SHADE));
  const cut = chosen.cut ?? (ink === plain.ink ? plain.cut : holesIn(ink, plain, roles));
  // Dark details have to be seen on a body that stays dark.
  const hasDarkBody = ink === plain.ink && (isInOneInk || locals[0]?.tone !== 'mark');
  const line = plain.line ?? (hasDarkBody ? null : plain.ink);
  return { ink, mark, shade, cut, gloss: plain.cut, ...(line && { line }) };
}

/** Distances in OKLab of a ground from the largest part of a thing, from its other parts, and from what is around it. */
const BEHIND = { body: 0.2, parts: 0.1, around: 0.07 } as const;

/** The share of these distances below which a thing is lost. */
const HARDLY = 0.55;

/** Returns the first color that a painted thing stands out from, or the best of them; null where it is lost on all. */
export function groundFor(id: HeroId, painted: HeroColours, wished: readonly Rgba[], around: Rgba): Rgba | null {
  const body = painted[localTones(id)[0]?.tone ?? 'ink'] ?? painted.ink;
  const worthOf = (ground: Rgba) =>
    Math.min(
      1,
      distance(ground, body) / BEHIND.body,
      distance(ground, painted.ink) / BEHIND.parts,
      distance(ground, painted.mark) / BEHIND.parts,
      distance(ground, around) / BEHIND.around,
    );
  const [best] = wished.map((ground) => ({ ground, worth: worthOf(ground) })).toSorted((first, second) => second.worth - first.worth);
  return best && best.worth >= HARDLY ? best.ground : null;
}

function distance(first: Rgba, second: Rgba): number {
  const [from, to] = [toOklab(first), toOklab(second)];
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

/** Returns how well a palette can paint a thing in its own colors, from 0 to 1; null for a thing that has none. */
export function wearsLocalColour(id: HeroId, roles: DrawingColours): number | null {
  const [main] = localTones(id, roles.tinted);
  if (!main?.colours) return null;
  const found = nearest(candidatesOf(roles), main.colours, [], []);
  return found ? Math.max(0, 1 - found.distance / STRANGE) : 0;
}

interface CandidateColour {
  readonly colour: Rgba;
  readonly at: Oklab;
  readonly loss: number;
}

/** The roles, and the mixes of any two of them. */
function candidatesOf({ darkest, dark, main, light, paper, accent, second }: RoleColours): readonly CandidateColour[] {
  const roles = [darkest, dark, main, light, paper, accent, second];
  const plain = roles.map((colour) => ({ colour, at: toOklab(colour), loss: 0 }));
  const mixes = roles.flatMap((first, index) =>
    roles.slice(index + 1).flatMap((other) =>
      MIXES.map((share) => {
        const colour = mixColours(first, other, share);
        return { colour, at: toOklab(colour), loss: MIXED };
      }),
    ),
  );
  return [...plain, ...mixes];
}

interface Found {
  readonly colour: Rgba;
  /** Distance from the thing's own color, without what is lost on the ground. */
  readonly distance: number;
}

function nearest(
  candidates: readonly CandidateColour[],
  names: readonly (keyof typeof LOCAL_COLOURS)[],
  behind: readonly Oklab[],
  beside: readonly Oklab[],
): Found | null {
  let best: Found | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, name] of names.entries()) {
    const own = ownColour(name);
    for (const { colour, at, loss } of candidates) {
      const distance = Math.hypot((at.l - own.l) * LIGHTNESS, at.a - own.a, at.b - own.b) + loss + rank * LESS_USUAL;
      const cost = distance + lostOn(at, behind, SEEN) + lostOn(at, beside, TOLD_APART);
      if (cost < least) [best, least] = [{ colour, distance }, cost];
    }
  }
  return best;
}

function ownColour(name: keyof typeof LOCAL_COLOURS): Oklab {
  const { lightness, chroma, hue } = LOCAL_COLOURS[name];
  const angle = (hue * Math.PI) / 180;
  return { l: lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
}

/** Returns the loss of a color for standing too near to others; the first of them counts most. */
function lostOn(at: Oklab, others: readonly Oklab[], least: number): number {
  return others.reduce((sum, other, index) => {
    const apart = Math.hypot(at.l - other.l, at.a - other.a, at.b - other.b);
    return sum + (LOST * Math.max(0, least - apart)) / (index + 1);
  }, 0);
}

function chosenBeside(tone: HeroTone, chosen: Partial<Record<HeroTone, Rgba>>): readonly Oklab[] {
  return Object.entries(chosen).flatMap(([other, colour]) => (other === tone ? [] : [toOklab(colour)]));
}

/** Lightness of bodies that look neither heavy nor faint. */
const LIVELY = { from: 0.34, to: 0.78 } as const;

/** Returns the most vivid color that makes a body on its ground and beside its marks; null where every one is lost there. */
function lively(candidates: readonly CandidateColour[], behind: readonly Oklab[], mark: Rgba): Rgba | null {
  const marks = [toOklab(mark)];
  let best: Rgba | null = null;
  let most = 0;
  for (const { colour, at, loss } of candidates) {
    if (loss > 0 || at.l < LIVELY.from || at.l > LIVELY.to || lostOn(at, behind, CLEAR) > 0) continue;
    const worth = Math.hypot(at.a, at.b) - lostOn(at, marks, TOLD_APART);
    if (worth > most) [best, most] = [colour, worth];
  }
  return best;
}

/** Returns the accent, or the second one where the body has taken it. */
function freeMark(mark: Rgba, ink: Rgba, { second, paper }: RoleColours): Rgba {
  const body = [toOklab(ink)];
  return [mark, second, paper].find((colour) => lostOn(toOklab(colour), body, TOLD_APART) === 0) ?? mark;
}

/** Returns the color of holes and windows: that of the ground, or a dark one in a pale body. */
function holesIn(ink: Rgba, { ink: dark, cut }: HeroColours, { darkest }: RoleColours): Rgba {
  if (Math.abs(toOklab(ink).l - toOklab(cut).l) >= PALE) return cut;
  return mixColours(dark, darkest, 0.5);
}
