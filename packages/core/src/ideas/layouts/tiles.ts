import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { named, shownByGenre } from '../title-themes.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/**
 * Literary, cookbooks, nonfiction: a wall of plain tiles. Some show what the title names, or else a motif that belongs to any book of the
 * genre; never anything else, because readers look for a meaning.
 */
export const tiles: Layout = {
  titles: { words: 11, letters: 62 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const COLUMNS = [3, 4, 5];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const motif = named(stage, 'tiles').motif ?? shownByGenre(stage.look, 'tiles', stage.seed);
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper, 9);
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.32 : 0.43 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, alignment: stage.start, lettering: { gap: 0.1, largest: 0.44 } });
  const foot = authorFoot(stage, { colour: ink, alignment: stage.start, size: 0.036, z: 40 });
  const wordsTop = set.y + set.height + board.height * 0.022;
  const height = board.height - board.height * 0.02 - foot.top;
  // The foot has whole tiles only, of the size that fills the room under the words best.
  const room = board.height - wordsTop - height - board.height * 0.05;
  const { columns, wall } = COLUMNS.map((count) => ({
    columns: count,
    wall: Math.floor((room * count) / board.width) * (board.width / count),
  })).reduce((best, next) => (next.wall > best.wall + 1 ? next : best));
  // The author's name stands on the wall, apart from the title: right below it the name would look like one more line of it.
  const authorTop = Math.max(wordsTop, board.height - wall - board.height * 0.02 - height);
  const author = foot.boxes.map((words) => ({ ...words, panel: { ...words.panel, top: words.panel.top - foot.top + authorTop } }));
  return {
    plain: paper,
    carried: ['tiles'],
    shapes: [
      frontArtwork(stage, 'tiles', 'motif-tiles', {
        z: 1,
        colours: { ...own, paper },
        ...(motif && { motif }),
        parameters: { top: unitsOf(stage, board.height - wall), columns, hasPictures: motif ? 1 : 0 },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...author, box],
  };
}
