import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { warmerFirst } from '../warmer-color.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary, memoir, poetry, romance: low light on a wall, leaves' shadows in it, and large quiet letters. */
export const leafShadow: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

/** Contrast of the letters with the deepest shadow that they cross. */
const ON_SHADE = 5.4;

function compose(stage: LayoutStage): LaidFront {
  const { start, roles, board } = stage;
  const own = roleColours(roles);
  // Always by day: a wall that pale letters are read on is too dark for a shadow to be seen.
  const ink = own.darkest;
  const wall = groundUnder(ink, mixColours(own.light, own.main, 0.36), 7);
  const art = {
    ...own,
    paper: mixColours(own.paper, warmerFirst(own.second, own.accent)[0], 0.05),
    light: mixColours(wall, own.light, 0.35),
    main: groundUnder(ink, mixColours(wall, own.main, 0.4), 6.4),
    dark: groundUnder(ink, mixColours(own.main, own.dark, 0.5), ON_SHADE),
  };
  const foot = authorFoot(stage, { colour: ink, alignment: start, size: 0.044, z: 40 });
  const zone = zoneOf(stage, { top: 0.06, bottom: Math.min(0.6, foot.top / board.height - 0.06) });
  const { box } = titleInZone(stage, zone, { colour: ink, alignment: start, lettering: { gap: 0.12, largest: 0.5 } });
  return {
    plain: wall,
    carried: ['leaf-shadows'],
    shapes: [
      frontArtwork(stage, 'leaf-shadows', 'leaf-shadow', { z: 1, colours: art, parameters: { depth: 0.95 } }),
      surface(stage, 'plaster', 4, 0.6),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
