import type { ArtGeneratorId } from '../art/generator-id.ts';
import { mixColours } from '../palette/mix-colours.ts';
import { toOklab } from '../palette/oklab.ts';
import { roleColours } from './front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from './layout-stage.ts';
import { groundUnder } from './readable-palette.ts';
import { skyFront } from './sky-front.ts';
import { warmerFirst } from './warmer-color.ts';
import { zoneOf } from './zone-title.ts';

/** The titles and pictures that the scenes of the West suit. */
export const WESTERN = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
} as const satisfies Omit<Layout, 'compose'>;

interface WesternScene {
  readonly id: string;
  readonly generator: ArtGeneratorId;
  /** True: pale letters in a dark sky; false: dark letters in a pale one. */
  readonly isDusk: boolean;
  /** Parameters of the drawing between the words. */
  readonly parameters: (room: WesternRoom) => Readonly<Record<string, number>>;
}

/** The room of a scene, in units of its drawing. */
interface WesternRoom {
  /** The lower edge of the title's letters. */
  readonly end: number;
  readonly floor: number;
  /** From `end` to `floor`. */
  readonly height: number;
}

/** Large letters in a sky over warm earth, with a great low sun, and the author's name on the dark of the ground. */
export function westernFront(stage: LayoutStage, { id, generator, isDusk, parameters }: WesternScene): LaidFront {
  const { board } = stage;
  const own = roleColours(stage.roles);
  const ink = isDusk ? own.paper : own.darkest;
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const { sky, plain } = coloursOf(stage, isDusk);
  const isLow = board.width > board.height;
  return skyFront(stage, {
    id,
    generator,
    plain,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isLow ? 0.4 : 0.5 }),
      colour: ink,
      stretch: 1.35,
      lettering: { gap: 0.1, largest: 0.4, rules: false },
    },
    author: { colour: own.paper, size: 0.054 },
    shade: { colour: darkest, below: 0 },
    art: ({ end, foot }) => {
      const floor = foot - 30;
      return { colours: { ...sky, darkest }, parameters: parameters({ end, floor, height: floor - end }) };
    },
  });
}

/** Returns the palette of a scene, whose sky the letters read on, and the color of spine and back. */
function coloursOf({ roles }: LayoutStage, isDusk: boolean) {
  const own = roleColours(roles);
  // The sun takes the warmer of the two accents.
  const [accent] = warmerFirst(own.accent, own.second);
  // Rock, wood and earth are warm as well: blue or green buttes would look like ice or moss.
  const main = toOklab(own.main).a > 0 ? own.main : mixColours(accent, own.dark, 0.42);
  const warm = { ...own, accent, main };
  if (isDusk) {
    const second = groundUnder(own.paper, mixColours(own.dark, accent, 0.55), 7);
    const dark = groundUnder(own.paper, own.dark, 7);
    return { sky: { ...warm, dark, second }, plain: groundUnder(own.paper, own.darkest, 8) };
  }
  const paper = groundUnder(own.darkest, own.paper);
  const light = groundUnder(own.darkest, own.light, 7);
  const second = groundUnder(own.darkest, mixColours(own.light, accent, 0.3), 6.4);
  return { sky: { ...warm, paper, light, second }, plain: paper };
}
