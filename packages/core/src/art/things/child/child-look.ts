import type { RoleColours } from '../../../design/artwork.ts';
import { fromHex, type Rgba } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';

/** The costumes of a child in a picture book. */
export const COSTUMES = [
  'everyday',
  'knight',
  'pirate',
  'astronaut',
  'wizard',
  'royal',
  'hero',
  'explorer',
  'sailor',
  'rain',
  'winter',
  'pyjamas',
] as const;
export type Costume = (typeof COSTUMES)[number];

const HAIRS = ['crop', 'curls', 'bob', 'braids'] as const;
export type Hair = (typeof HAIRS)[number];

/** The pose of a child. With `hold` one hand is raised, with the thing of the costume. */
export type ChildPose = 'stand' | 'hold' | 'jump';

export interface ChildLook {
  readonly costume: Costume;
  readonly isGirl: boolean;
  readonly hair: Hair;
  readonly hairColour: Rgba;
  readonly skin: Rgba;
}

/** The colors of a child's clothes: of its main piece, of what goes with it and of small trims. */
export interface ChildTones {
  readonly coat: Rgba;
  readonly second: Rgba;
  readonly trim: Rgba;
  readonly paper: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** Skin and hair that go together; they are those of people, whatever the palette. */
const PEOPLE: readonly (readonly [skin: Rgba, hair: Rgba])[] = (
  [
    ['f7cfae', 'c4622c'],
    ['8d5a3b', '2b1c1c'],
    ['e5ae80', '3c2520'],
    ['f5c9a4', 'e2b055'],
    ['b97b50', '2a1a1c'],
    ['f2c49a', '6e3f26'],
  ] as const
).map(([skin, hair]) => [fromHex(`#${skin}`), fromHex(`#${hair}`)]);

/** Returns how a child looks by chance. */
export function childLook(random: Random, costume: Costume, isGirl: boolean): ChildLook {
  const [skin, hairColour] = PEOPLE[Math.floor(random() * PEOPLE.length)] ?? [fromHex('#f2c49a'), fromHex('#6e3f26')];
  const hairs = isGirl ? (['braids', 'bob', 'curls'] as const) : (['crop', 'curls', 'crop'] as const);
  return { costume, isGirl, skin, hairColour, hair: hairs[Math.floor(random() * hairs.length)] ?? 'crop' };
}

const OILSKIN: Rgba = fromHex('#f7c02e');

/** Returns a child's clothes in the colors of a palette; oilskin is yellow. */
export function childTones(colours: RoleColours, costume: Costume, shade: Rgba, light: Rgba): ChildTones {
  const { accent, main, second, paper } = colours;
  const trim = costume === 'winter' ? mixColours(second, paper, 0.1) : second;
  return { coat: costume === 'rain' ? mixColours(OILSKIN, second, 0.3) : accent, second: main, trim, paper, shade, light };
}
