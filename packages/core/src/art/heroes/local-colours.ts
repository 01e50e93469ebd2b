import type { HeroTone } from './hero-drawing.ts';
import type { HeroId } from './hero-ids.ts';
import { LOCAL_COLOURS, type LocalColour } from '../../design/local-colour.ts';
import type { TintedThing } from './tinted-thing.ts';
import { TONES_OF_NATURE } from './tones-of-nature.ts';
import { TONES_OF_THINGS } from './tones-of-things.ts';

/**
 * The tones of a drawing with the colors that each may have, the most usual first. `of mark` is a darker tint of that tone, and `plain` the
 * color that the tone has in a silhouette.
 */
export type LocalTones = Readonly<Partial<Record<HeroTone, string>>>;

/** The tones of drawings that have a color which everybody expects. The palette is free for the others. */
const TONES: Partial<Record<HeroId, LocalTones>> = { ...TONES_OF_NATURE, ...TONES_OF_THINGS };

export interface LocalTone {
  readonly tone: HeroTone;
  /** The colors that the tone may have, the most usual first; absent for a darker tint of another tone and for the color of a silhouette. */
  readonly colours?: readonly LocalColour[];
  readonly tintOf?: HeroTone;
  readonly isPlain?: boolean;
}

const isLocalColour = (word: string): word is LocalColour => Object.hasOwn(LOCAL_COLOURS, word);

/**
 * Returns the tones of a drawing whose colors everybody expects, the largest part first. That part of a tinted thing has its tint, and the
 * parts that usually have nearly the same color a darker one.
 */
export function localTones(id: HeroId, tinted?: TintedThing): readonly LocalTone[] {
  const tones = Object.entries(TONES[id] ?? {}).map(([tone, words]) => toLocalTone(tone as HeroTone, words.split(' ')));
  if (tinted?.thing !== id) return tones;
  const [body = { tone: 'ink' as const }, ...parts] = tones;
  const usual = body.colours?.[0];
  return [
    { tone: body.tone, colours: [tinted.colour] },
    ...parts.map((part) => (usual && part.colours?.[0] && isNear(usual, part.colours[0]) ? { tone: part.tone, tintOf: body.tone } : part)),
  ];
}

/** The hues in degrees between which two local colors are one to a reader, as yellow and gold are. */
const ONE_HUE = 26;

function isNear(first: LocalColour, second: LocalColour): boolean {
  return Math.abs(LOCAL_COLOURS[first].hue - LOCAL_COLOURS[second].hue) <= ONE_HUE;
}

function toLocalTone(tone: HeroTone, words: readonly string[]): LocalTone {
  if (words[0] === 'plain') return { tone, isPlain: true };
  return words[0] === 'of' ? { tone, tintOf: words[1] as HeroTone } : { tone, colours: words.filter(isLocalColour) };
}
