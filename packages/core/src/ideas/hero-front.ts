import { FRAME_WIDTH } from '../art/art-generator.ts';
import { FACE_IDS } from '../art/things/face-styles.ts';
import { baselineOf } from './baseline-of.ts';
import { roleColours, unitsOf } from './front-artwork.ts';
import type { LaidFront, LayoutStage } from './layout-stage.ts';
import { storybookFront, storybookSky } from './storybook-front.ts';
import { thingOfHero } from './thing-of-hero.ts';
import { faceOfTitle, namesFace } from './title-animals.ts';
import { heroOfTitle, heroParameters, type TitleHero } from './title-hero.ts';
import { isNightShown } from './title-settings.ts';
import { zoneEnd } from './zone-end.ts';
import type { TitleLine } from './zone-title.ts';

/** The child for a title that is about nobody. */
const ANYBODY: TitleHero = { costume: 'everyday', place: 'garden', isGirl: null, word: '' };

/** Witches and astronauts are out by night, and so are those who cannot sleep. */
function isUsuallyNight({ costume, place }: TitleHero, seed: number): boolean {
  if (place === 'moon' || place === 'town' || costume === 'wizard' || costume === 'pyjamas') return true;
  return place !== 'garden' && place !== 'shore' && seed % 3 === 2;
}

/** A gown hides the legs of a child that jumps, so that it seems to float. */
function inLongSkirts({ costume }: TitleHero): boolean {
  return costume === 'wizard' || costume === 'royal';
}

/** The head of a child nearby hides this share of a line's height of the letters over it, if the line is higher than so many units. */
const HIDDEN = 0.08;
const LARGE = 70;
/** Half the width of the head, units, and the share of a line's height from which a letter ends below the others: a hidden tail makes a g an a. */
const HALF_HEAD = 270;
const TAIL = 0.1;
/** The middle of the child with a friend or a thing beside it, and alone, units of an unmirrored scene. */
const [ACROSS, ACROSS_ALONE] = [350, 455] as const;

/** Returns the line that the head of a child nearby reaches, a little above the feet of the letters over it; 0 for small letters. */
function lineOfHead(stage: LayoutStage, line: TitleLine | undefined, across: number): number {
  if (!line || unitsOf(stage, line.ink.height) < LARGE) return 0;
  const middle = stage.seed % 2 === 0 ? across : FRAME_WIDTH - across;
  const base = baselineOf(line.letters);
  const tails = line.letters.filter(
    ({ x, y, width, height }) =>
      y + height > base + line.ink.height * TAIL &&
      unitsOf(stage, x) < middle + HALF_HEAD &&
      unitsOf(stage, x + width) > middle - HALF_HEAD,
  );
  const foot = Math.max(base, ...tails.map(({ y, height }) => y + height));
  return unitsOf(stage, foot - line.ink.height * HIDDEN);
}

/** Lays out round letters in the sky over the child that a title is about. @param isNear large, behind a rise. */
export function heroFront(stage: LayoutStage, isNear: boolean): LaidFront {
  const { board, roles, seed, title } = stage;
  const hero = heroOfTitle(title) ?? ANYBODY;
  const isNight = isNightShown(stage, isUsuallyNight(hero, seed));
  const { ink, colours } = storybookSky(roleColours(roles), isNight || hero.place === 'moon', seed);
  const isSquare = board.height < board.width * 1.2;
  const friend = namesFace(title) ? faceOfTitle(title, seed) + 1 : 0;
  const thing = friend > 0 ? null : thingOfHero(title, hero);
  return storybookFront(stage, {
    id: 'place',
    generator: 'small-hero',
    isNight: isNight || hero.place === 'moon',
    motif: thing,
    ink,
    colours,
    zone: { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) },
    lettering: { gap: 0.12, largest: 0.4 },
    author: 0.052,
    under: 18,
    overAuthor: 122,
    shade: 0.06,
    isBefore: isNear,
    parameters: (_head, lines) => ({
      touch: isNear ? lineOfHead(stage, lines.at(-1), friend > 0 || thing ? ACROSS : ACROSS_ALONE) : 0,
      ...heroParameters(hero, seed),
      friend: Math.min(friend, FACE_IDS.length),
      near: isNear ? 1 : 0,
      jumping: seed % 4 === 1 && !inLongSkirts(hero) ? 1 : 0,
    }),
  });
}
