import type { ArtGeneratorId } from '../art/generator-id.ts';
import { BLACK } from '../design/colour.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { roleColours } from './front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from './layout-stage.ts';
import { clearGround } from './readable-palette.ts';
import { type RoomForScene, skyFront } from './sky-front.ts';
import { groupShown, isManShown } from './title-people.ts';
import { zoneEnd } from './zone-end.ts';
import { zoneOf } from './zone-title.ts';

/** The titles and pictures that people in a field at night suit. */
export const NIGHT_FIELD = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
} as const satisfies Omit<Layout, 'compose'>;

const [WOMAN, MAN, PAIR] = [1, 2, 3] as const;

interface NightField {
  readonly id: string;
  readonly generator: ArtGeneratorId;
  /** Where the drawing lies between the words; the people in it are those of the title. */
  readonly parameters: (room: RoomForScene) => Readonly<Record<string, number>>;
}

/** Pale letters in a night sky over a field, and people who look at it. */
export function nightFieldFront(stage: LayoutStage, { id, generator, parameters }: NightField): LaidFront {
  const { board, roles, seed, look, title } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  // A brown night looks like dirt, so a brown palette lends its second color to it.
  const night = clearGround(ink, [own.dark, own.second, own.darkest], 7);
  const darkest = clearGround(ink, [own.darkest, mixColours(night, BLACK, 0.5)], 9);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id,
    generator,
    plain: darkest,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.46) }),
      colour: ink,
      lettering: { gap: 0.13, largest: 0.42 },
    },
    author: { colour: ink, size: 0.052 },
    shade: { colour: darkest, below: 0.06 },
    art: (room) => ({
      colours: { ...own, darkest, dark: night },
      parameters: {
        ...parameters(room),
        people: look.isAboutTwo ? PAIR : isManShown(title, seed % 3 === 1) ? MAN : WOMAN,
        group: groupShown(title, look.isAboutTwo),
        mirrored: seed % 2,
      },
    }),
  });
}
