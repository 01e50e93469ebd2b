import { HERO_IDS, type HeroId } from '../../art/heroes/hero-ids.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { SHOWN_BY } from '../motifs-of-families.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleMotifs } from '../title-motifs.ts';
import { motifFor } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone } from '../zone-title.ts';

/** The things for titles that name nothing. */
const THINGS = ['key', 'seashell', 'watch', 'compass'] as const;

/** Nonfiction, memoirs, mysteries: an old cabinet with the thing that the title names among small finds, the title on a paper label. */
export const curiosities: Layout = {
  titles: { words: 14, letters: 80, longest: 14 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The label's inner edges, as shares of the front's width, and units between its border and the words. */
const INSET = 0.118;
const PADDING = 52;
/** Units between the compartments and the author's words. */
const OVER_NAME = 46;

const WALNUT = { r: 104, g: 62, b: 38, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, mixColours(own.paper, { r: 240, g: 222, b: 184, a: 1 }, 0.5), 9);
  const wood = groundUnder(own.paper, mixColours(WALNUT, own.dark, seed % 3 === 0 ? 0.2 : 0.62), 7.4);
  const [accent, second] = fartherFirst(wood, own.accent, own.second);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.042, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const pad = (PADDING / 1000) * board.width;
  const top = board.width * 0.058 + pad;
  const zone = {
    x: board.width * INSET,
    y: top,
    width: board.width * (1 - 2 * INSET),
    height: board.height * (isSquare ? 0.36 : zoneEnd(title, 0.43)) - top,
  };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.4 }, z: 40 });
  const motif = motifFor(stage, 'curiosities', THINGS, seed);
  const [beside = 0, third = 0] = othersNamed(stage, motif);
  return {
    plain: wood,
    around: wood,
    carried: ['cabinet'],
    shapes: [
      frontArtwork(stage, 'cabinet', 'curiosities', {
        z: 1,
        colours: { ...own, paper, accent, second, dark: wood },
        motif,
        parameters: {
          top: unitsOf(stage, set.y) - PADDING,
          end: unitsOf(stage, set.y + set.height) + PADDING,
          foot: unitsOf(stage, foot.top) - OVER_NAME,
          second: beside,
          third,
          mirrored: seed % 2,
        },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

/** The things that the title's other words name, as places in the list of drawings, from 1. */
function othersNamed({ title, genre }: LayoutStage, motif: HeroId): readonly number[] {
  const motifs = titleMotifs(title, genre).filter(({ motif: other, isWeak }) => !isWeak && SHOWN_BY.curiosities?.(other));
  const shown = motifs.find((each) => each.motif === motif)?.word;
  const words = new Set([shown]);
  return motifs.flatMap(({ motif: other, word }) => {
    if (words.has(word)) return [];
    words.add(word);
    return [HERO_IDS.indexOf(other) + 1];
  });
}
