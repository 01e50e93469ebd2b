import { FACE_IDS } from '../art/things/face-styles.ts';
import { roleColours } from './front-artwork.ts';
import type { LaidFront, LayoutStage } from './layout-stage.ts';
import { storybookFront, storybookSky } from './storybook-front.ts';
import { thingOfHero } from './thing-of-hero.ts';
import { faceOfTitle, namesFace } from './title-animals.ts';
import { heroOfTitle, heroParameters, type TitleHero } from './title-hero.ts';
import { isNightShown } from './title-settings.ts';
import { zoneEnd } from './zone-end.ts';

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

/** Lays out round letters in the sky over the child that a title is about. @param isNear large, behind a rise. */
export function heroFront(stage: LayoutStage, isNear: boolean): LaidFront {
  const { board, roles, seed, title } = stage;
  const hero = heroOfTitle(title) ?? ANYBODY;
  const isNight = isNightShown(stage, isUsuallyNight(hero, seed));
  const { ink, colours } = storybookSky(roleColours(roles), isNight || hero.place === 'moon', seed);
  const isSquare = board.height < board.width * 1.2;
  const friend = namesFace(title) ? faceOfTitle(title, seed) + 1 : 0;
  return storybookFront(stage, {
    id: 'place',
    generator: 'small-hero',
    isNight: isNight || hero.place === 'moon',
    motif: friend > 0 ? null : thingOfHero(title, hero),
    ink,
    colours,
    zone: { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) },
    lettering: { gap: 0.12, largest: 0.4 },
    author: 0.052,
    under: 18,
    overAuthor: 122,
    shade: 0.06,
    parameters: () => ({
      ...heroParameters(hero, seed),
      friend: Math.min(friend, FACE_IDS.length),
      near: isNear ? 1 : 0,
      jumping: seed % 4 === 1 && !inLongSkirts(hero) ? 1 : 0,
    }),
  });
}
