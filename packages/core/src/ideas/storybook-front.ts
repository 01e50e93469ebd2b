import type { ArtGeneratorId } from '../art/generator-id.ts';
import type { RoleColours } from '../design/artwork.ts';
import type { Rgba } from '../design/colour.ts';
import { textEffectSchema } from '../effects/text-effect.ts';
import { namePart } from '../elements/name-part.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { authorFoot } from './author-foot.ts';
import { footShade } from './foot-shade.ts';
import { frontArtwork, unitsOf } from './front-artwork.ts';
import type { LaidFront, LayoutStage } from './layout-stage.ts';
import { clearGround, groundUnder } from './readable-palette.ts';
import { isNightShown } from './title-settings.ts';
import { type TitleLine, titleInZone, zoneOf } from './zone-title.ts';

/** Things that are seen by night. */
const AT_NIGHT: ReadonlySet<string> = new Set(['moon', 'star', 'comet', 'lantern', 'candle']);

/** Reports whether a scene for children is by night: as the title or its thing says, else `otherwise`. */
export function isNightInStory(stage: LayoutStage, motif: string | null, otherwise: boolean): boolean {
  return isNightShown(stage, otherwise) || (motif !== null && AT_NIGHT.has(motif));
}

/** Clear skies, whatever the palette. */
const SKIES = [
  { high: { r: 112, g: 200, b: 236, a: 1 }, low: { r: 196, g: 234, b: 244, a: 1 } },
  { high: { r: 128, g: 214, b: 206, a: 1 }, low: { r: 232, g: 244, b: 204, a: 1 } },
  { high: { r: 255, g: 186, b: 120, a: 1 }, low: { r: 255, g: 228, b: 178, a: 1 } },
  { high: { r: 150, g: 196, b: 246, a: 1 }, low: { r: 252, g: 222, b: 226, a: 1 } },
] as const;
const NIGHT = { r: 28, g: 40, b: 112, a: 1 } as const;
const NIGHT_GLOW = { r: 96, g: 104, b: 190, a: 1 } as const;
/**
 * Returns the color of a title in the sky of a scene for children, and the colors of the scene: a clear sky by day, and a blue night, because
 * a green or brown one looks like dirt.
 */
export function storybookSky(own: RoleColours, isNight: boolean, seed: number): { readonly ink: Rgba; readonly colours: RoleColours } {
  const ink = isNight ? own.paper : own.darkest;
  if (isNight)
    return {
      ink,
      colours: {
        ...own,
        dark: clearGround(own.paper, [mixColours(own.dark, NIGHT, 0.65), own.darkest], 7),
        main: mixColours(own.main, NIGHT_GLOW, 0.6),
        darkest: groundUnder(own.paper, mixColours(own.darkest, NIGHT, 0.4), 9),
      },
    };
  const sky = SKIES[seed % SKIES.length] ?? SKIES[0];
  return {
    ink,
    colours: {
      ...own,
      main: groundUnder(ink, mixColours(own.main, sky.high, 0.8), 5.5),
      light: groundUnder(ink, mixColours(own.light, sky.low, 0.7), 7),
      darkest: groundUnder(own.paper, own.darkest, 9),
    },
  };
}

export interface Storybook {
  /** The name of the drawing's shape. */
  readonly id: string;
  readonly generator: ArtGeneratorId;
  readonly isNight: boolean;
  readonly motif: string | null;
  /** The title's color. */
  readonly ink: Rgba;
  /** The colors of the drawing; `dark` is the sky by night and `light` by day. */
  readonly colours: RoleColours;
  readonly zone: Parameters<typeof zoneOf>[1];
  /** Largest size of a line of the title, as `titleInZone` takes it, and the gap between lines. */
  readonly lettering: { readonly gap: number; readonly largest: number };
  readonly author: number;
  /** Distances in units: from the title to the scene, and from the scene's foot to the author. */
  readonly under: number;
  readonly overAuthor: number;
  /** The reach of the shade over the author's words, as a share of the board's height. */
  readonly shade: number;
  /** Parameters of the generator besides its place. @param head the top of the title in units. @param lines the title's lines. */
  readonly parameters: (head: number, lines: readonly TitleLine[]) => Readonly<Record<string, number>>;
  /** Part 2 of the drawing lies before the words, and part 1 behind them. */
  readonly isBefore?: boolean;
}

/** Lays out a front for children: round letters over a scene by day or by night, with the author in its shade. */
export function storybookFront(stage: LayoutStage, book: Storybook): LaidFront {
  const { board, seed } = stage;
  const { colours, isNight, motif } = book;
  const foot = authorFoot(stage, { colour: colours.paper, size: book.author, z: 40 });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zoneOf(stage, book.zone), {
    colour: book.ink,
    lettering: book.lettering,
    ...(isNight && { effect: textEffectSchema.parse({ name: 'shadow', style: {} }) }),
  });
  const scene = {
    colours,
    ...(motif === null ? {} : { motif }),
    parameters: {
      calm: unitsOf(stage, set.y + set.height) + book.under,
      floor: unitsOf(stage, foot.top) - book.overAuthor,
      night: isNight ? 1 : 0,
      mirrored: seed % 2,
      ...book.parameters(unitsOf(stage, set.y), lines),
    },
  };
  const partOf = (part: number) => ({ ...scene, parameters: { ...scene.parameters, part } });
  const over = `${book.id}-before`;
  return {
    plain: isNight ? colours.dark : colours.light,
    carried: book.isBefore ? [book.id, over] : [book.id],
    shapes: [
      frontArtwork(stage, book.id, book.generator, { z: 1, ...(book.isBefore ? partOf(1) : scene) }),
      ...(book.isBefore ? [frontArtwork(stage, over, book.generator, { z: 30, name: namePart('beforeTheTitle'), ...partOf(2) })] : []),
      footShade(stage, foot.top + board.height * book.shade, colours.darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
