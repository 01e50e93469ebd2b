import type { ArtGeneratorId } from '../art/generator-id.ts';
import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { RoleColours } from '../design/artwork.ts';
import type { Rgba } from '../design/colour.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { roleColours } from './front-artwork.ts';
import type { LaidFront, LayoutStage } from './layout-stage.ts';
import { clearGround, groundUnder } from './readable-palette.ts';
import { skyFront } from './sky-front.ts';
import { warmerFirst } from './warmer-color.ts';
import { zoneEnd } from './zone-end.ts';
import { zoneOf } from './zone-title.ts';

interface LandScene {
  readonly id: string;
  readonly generator: ArtGeneratorId;
  /** True: pale letters in a dark sky; false: dark letters in a pale one. */
  readonly isDusk: boolean;
  /** Parameters of the drawing besides its place and its hour. */
  readonly parameters: Readonly<Record<string, number>>;
  /** The thing that the drawing shows of the title. */
  readonly motif?: HeroId;
}

/** A front with large letters in the sky over a wide land at a low sun, and the author's name on the dark ground at its foot. */
export function landFront(stage: LayoutStage, { id, generator, isDusk, parameters, motif }: LandScene): LaidFront {
  const { board, roles, title, seed } = stage;
  const { ink, own, colours } = landColours(roles, isDusk);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id,
    generator,
    plain: isDusk ? colours.dark : colours.light,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.45) }),
      colour: ink,
      lettering: { gap: 0.13, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.052 },
    shade: { colour: colours.darkest, below: 0.03 },
    art: ({ end, foot }) => ({
      colours,
      ...(motif === undefined ? {} : { motif }),
      parameters: { calm: end + 14, floor: foot - 70, night: isDusk ? 1 : 0, mirrored: seed % 2, ...parameters },
    }),
  });
}

interface LandColours {
  /** The color of the letters in the sky. */
  readonly ink: Rgba;
  readonly own: RoleColours;
  /** The palette of the land, whose warmer accent is the sun's. */
  readonly colours: RoleColours;
}

/** Returns the colors of a land at a low sun and of the letters over it. */
export function landColours(roles: LayoutStage['roles'], isDusk: boolean): LandColours {
  const own = roleColours(roles);
  const [accent, second] = warmerFirst(own.accent, own.second);
  const ink = isDusk ? own.paper : own.darkest;
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const evening = clearGround(own.paper, [own.dark, own.second, mixColours(own.second, own.darkest, 0.4)], 7);
  const colours = isDusk
    ? { ...own, accent, second, darkest, dark: evening, main: groundUnder(own.paper, mixColours(own.main, evening, 0.35), 3.2) }
    : { ...own, accent, second, darkest, paper: groundUnder(ink, own.paper, 8), light: groundUnder(ink, own.light, 6.6) };
  return { ink, own, colours };
}
