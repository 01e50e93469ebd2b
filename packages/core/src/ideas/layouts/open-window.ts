import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Novels of families and of summers: the title on a sunlit wall, over a window that is open to the sea or to hills. */
export const openWindow: Layout = {
  titles: { words: 9, letters: 52 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const wall = groundUnder(ink, own.light, CLEAR_CONTRAST + 2.5);
  const foot = authorFoot(stage, { colour: ink, size: 0.046, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.34 : 0.43 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  const end = unitsOf(stage, set.y + set.height);
  const top = end + 108;
  const sill = Math.max(top + 140, unitsOf(stage, foot.top) - 130);
  return {
    plain: wall,
    carried: ['window'],
    shapes: [
      frontArtwork(stage, 'window', 'open-window', {
        z: 1,
        colours: { ...own, light: wall },
        parameters: { top, sill, wide: Math.min(680, Math.max(300, (sill - top) * 1.3)), land: seed % 3 === 2 ? 1 : 0 },
      }),
      surface(stage, 'plaster', 4, 0.5),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
