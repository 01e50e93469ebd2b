import { HERO_IDS } from '../../art/heroes/hero-ids.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { SHOWN_BY } from '../motifs-of-families.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleMotifs } from '../title-motifs.ts';
import { motifFor } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone } from '../zone-title.ts';

/** The things for titles that name nothing. */
const THINGS = ['feather', 'seashell', 'butterfly', 'leaf'] as const;

/** Nonfiction: large letters on an old plate, over the thing that the title names, engraved with numbered details. */
export const specimens: Layout = {
  titles: { words: 14, letters: 80, longest: 14 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Words such as “book” and “letters” name the book itself as often as a thing. */
const OF_BOOKS: ReadonlySet<string> = new Set(['book', 'books', 'letter', 'scroll']);
/** The words' edges as shares of the front's width, and units between the sheet and the author's words. */
const [INSET, OVER_NAME] = [0.115, 40];
const VELLUM = { r: 240, g: 224, b: 188, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const paper = groundUnder(own.darkest, mixColours(own.paper, VELLUM, 0.6), 9);
  const cloth = clearGround(own.paper, [own.dark, own.second, own.accent, own.main], 6.8);
  const ink = groundUnder(paper, seed % 2 === 0 ? cloth : own.darkest, 7);
  const [accent, second] = fartherFirst(paper, own.accent, own.second);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.044, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const top = board.width * 0.124;
  const zone = {
    x: board.width * INSET,
    y: top,
    width: board.width * (1 - 2 * INSET),
    height: board.height * (isSquare ? 0.38 : zoneEnd(title, 0.44)) - top,
  };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.12, largest: 0.42 }, z: 40 });
  const motif = motifFor(stage, 'specimens', THINGS, seed);
  return {
    plain: cloth,
    around: cloth,
    carried: ['plate'],
    shapes: [
      frontArtwork(stage, 'plate', 'specimens', {
        z: 1,
        colours: { ...own, paper, accent, second, dark: cloth },
        motif,
        parameters: {
          end: unitsOf(stage, set.y + set.height),
          foot: unitsOf(stage, foot.top) - OVER_NAME,
          second: besideOf(stage, motif),
          mirrored: seed % 2,
        },
      }),
      surface(stage, 'paper', 4, 0.5),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

/** Another thing that the title names, as its place in the list of drawings, from 1; 0: none. */
function besideOf({ title, genre }: LayoutStage, motif: string): number {
  const motifs = titleMotifs(title, genre).filter(
    ({ motif: other, isWeak }) => !isWeak && !OF_BOOKS.has(other) && SHOWN_BY.specimens?.(other),
  );
  const shown = motifs.find((each) => each.motif === motif)?.word;
  const other = motifs.find(({ word }) => word !== shown);
  return other ? HERO_IDS.indexOf(other.motif) + 1 : 0;
}
