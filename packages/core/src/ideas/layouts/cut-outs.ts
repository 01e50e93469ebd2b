import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary fiction, poetry, cookbooks: blocks of painted paper with leaves cut out of it, and the title on one of them. */
export const cutOuts: Layout = {
  titles: { words: 8, letters: 42 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** A longer word would be small beside a column of other blocks. */
const LONGEST_BESIDE = 8;
/** Share of the width that a title takes beside a column. */
const BESIDE = 0.64;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, start, seed, title } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const ground = groundUnder(ink, seed % 2 === 0 ? own.second : own.light, 6);
  const foot = authorFoot(stage, { colour: own.paper, alignment: start, size: 0.042, z: 40 });
  const isBeside = start === 'left' && title.split(/\s+/u).every((word) => [...word].length <= LONGEST_BESIDE);
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.52, right: isBeside ? BESIDE : 1 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    lettering: { minorWords: 'inline', gap: 0.1, largest: isBeside ? 0.7 : 0.5 },
  });
  const column = isBeside ? unitsOf(stage, set.x + set.width + margin * 0.55) : 1000;
  const from = unitsOf(stage, foot.top - board.height * 0.035);
  return {
    plain: ground,
    around: ground,
    shapes: [
      frontArtwork(stage, 'cut-outs', 'cut-outs', {
        z: 1,
        colours: { ...own, paper: ground, light: own.paper, second: seed % 2 === 0 ? own.light : own.second },
        parameters: { title: unitsOf(stage, set.y + set.height) + 50, column, foot: from },
      }),
      surface(stage, 'paper'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
