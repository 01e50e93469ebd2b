import { FRAME_WIDTH } from '../../art/art-generator.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { named, shownByGenre } from '../title-themes.ts';
import { surface } from '../surface.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone } from '../zone-title.ts';

/**
 * Literary, cookbooks, nonfiction: the words on plaques before a wall of glazed tiles. Some show what the title names, or else a motif
 * that belongs to any book of the genre; never anything else, because readers look for a meaning.
 */
export const tiles: Layout = {
  titles: { words: 11, letters: 62 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const COLUMNS = { least: 2.9, most: 7 } as const;
/** The factor by which letters grow upward into their plaque. */
const TALLER = 1.25;
/** Units from the front's edges to the plaques, from a plaque's edge to its words, and from a plaque to the large tile. */
const [AROUND, INSIDE, APART] = [36, 60, 14];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const motif = named(stage, 'tiles').motif ?? shownByGenre(stage.look, 'tiles', stage.seed);
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper, 9);
  const isSquare = board.height < board.width * 1.2;
  const px = board.width / FRAME_WIDTH;
  const edge = Math.max(stage.margin, (AROUND + INSIDE) * px);
  const foot = authorFoot({ ...stage, margin: edge }, { colour: ink, size: 0.04, z: 40 });
  const zone = {
    x: edge,
    y: edge,
    width: board.width - 2 * edge,
    height: board.height * (isSquare ? 0.38 : zoneEnd(stage.title, 0.48)) - edge,
  };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.48 }, stretch: TALLER, z: 40 });
  const end = unitsOf(stage, set.y + set.height) + INSIDE;
  const footTop = unitsOf(stage, foot.top) - INSIDE * 0.85;
  // The large tile takes two columns, and all of the room between the words.
  const room = footTop - end - 2 * APART;
  const columns = Math.min(COLUMNS.most, Math.max(COLUMNS.least, (2 * FRAME_WIDTH) / Math.max(1, room)));
  const top = end + APART + (room - (2 * FRAME_WIDTH) / columns) / 2;
  return {
    plain: paper,
    carried: ['tiles'],
    shapes: [
      frontArtwork(stage, 'tiles', 'motif-tiles', {
        z: 1,
        colours: { ...own, paper },
        ...(motif && { motif }),
        parameters: { top, end, foot: footTop, columns, hasPictures: motif ? 1 : 0 },
      }),
      surface(stage, 'paper', 4, 0.6),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
