import type { ArtGeneratorId } from '../art/generator-id.ts';
import { BLACK } from '../design/colour.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { roleColours } from './front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from './layout-stage.ts';
import { clearGround, groundUnder } from './readable-palette.ts';
import { type RoomForScene, skyFront } from './sky-front.ts';
import { zoneEnd } from './zone-end.ts';
import { zoneOf } from './zone-title.ts';

/** The titles and pictures that places of tomorrow suit. */
export const TOMORROW = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
} as const satisfies Omit<Layout, 'compose'>;

interface PlaceOfTomorrow {
  /** The id of its drawing on the front. */
  readonly id: string;
  readonly generator: ArtGeneratorId;
  /** True: pale letters in a dark sky; false: dark letters in a pale one. */
  readonly isDark: boolean;
  /** The share of the front's height by which the shade begins below the top of the author's name. */
  readonly shadeBelow: number;
  /** Parameters of the drawing besides its quiet sky and its light. */
  readonly parameters: (room: RoomForScene) => Readonly<Record<string, number>>;
}

/** Science fiction: letters in the sky over a place of tomorrow, and the author's name on the dark ground at its foot. */
export function tomorrowFront(stage: LayoutStage, { id, generator, isDark, shadeBelow, parameters }: PlaceOfTomorrow): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const ink = isDark ? own.paper : own.darkest;
  const dark = clearGround(own.paper, [own.dark, own.darkest], 7);
  const darkest = clearGround(own.paper, [own.darkest, mixColours(dark, BLACK, 0.5)], 10);
  const isSquare = board.height < board.width * 1.2;
  const colours = {
    ...own,
    darkest,
    ...(isDark ? { dark } : { paper: groundUnder(ink, own.paper, 9), light: groundUnder(ink, own.light, 8) }),
  };
  return skyFront(stage, {
    id,
    generator,
    plain: isDark ? dark : colours.paper,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.43) }),
      colour: ink,
      stretch: 1.3,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: mixColours(darkest, BLACK, 0.4), below: shadeBelow },
    art: (room) => ({
      colours,
      parameters: { calm: room.end + 16, day: isDark ? 0 : 1, mirrored: (seed >> 1) % 2, ...parameters(room) },
    }),
  });
}
