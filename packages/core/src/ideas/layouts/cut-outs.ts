import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary fiction, poetry, cookbooks: blocks of painted paper with leaves cut out of it. */
export const cutOuts: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, start } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper);
  const foot = authorFoot(stage, { colour: ink, alignment: start, size: 0.042, z: 40 });
  const band = foot.top - board.height * 0.03;
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.55 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    lettering: { minorWords: 'inline', gap: 0.1, largest: 0.44 },
  });
  return {
    plain: paper,
    around: paper,
    shapes: [
      frontArtwork(stage, 'cut-outs', 'cut-outs', {
        z: 1,
        colours: { ...own, paper },
        parameters: { title: unitsOf(stage, set.y + set.height) + 45 },
      }),
      block(stage, 'author-bar', { top: band, bottom: board.height }, paper, 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
