import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { isMudInTheDark } from '../dark-tones.ts';
import { frontArtwork, roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary, memoir, poetry, romance: low light on a wall, leaves' shadows in it, and large quiet letters. */
export const leafShadow: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

/** Contrast of dark letters with the deepest shadow that they cross. */
const ON_SHADE = 5.4;

function compose(stage: LayoutStage): LaidFront {
  const { start, roles, board, seed } = stage;
  const own = roleColours(roles);
  const isDusk = seed % 2 === 1 && !isMudInTheDark(own.main);
  const ink = isDusk ? own.paper : own.darkest;
  // At dusk shadows darken the ground of pale letters; by day dark letters have to read even in the deepest shadow.
  const wall = isDusk ? groundUnder(ink, own.main, 7.4) : groundUnder(ink, mixColours(own.light, own.main, 0.3), 7.5);
  const art = isDusk
    ? {
        ...own,
        paper: groundUnder(ink, mixColours(wall, own.light, 0.6), 4.9),
        light: wall,
        main: mixColours(wall, own.darkest, 0.3),
        // A shadow has the wall's own hue, darker.
        dark: mixColours(wall, own.darkest, 0.72),
      }
    : {
        ...own,
        paper: mixColours(own.paper, own.light, 0.25),
        light: mixColours(wall, own.light, 0.4),
        main: groundUnder(ink, mixColours(wall, own.main, 0.35), 6.8),
        dark: groundUnder(ink, mixColours(own.main, own.dark, 0.45), ON_SHADE),
      };
  const foot = authorFoot(stage, { colour: ink, alignment: start, size: 0.044, z: 40 });
  const zone = zoneOf(stage, { top: 0.07, bottom: Math.min(0.68, foot.top / board.height - 0.06) });
  const { box } = titleInZone(stage, zone, { colour: ink, alignment: start, lettering: { minorWords: 'inline', gap: 0.13, largest: 0.5 } });
  return {
    plain: wall,
    carried: ['leaf-shadows'],
    shapes: [
      frontArtwork(stage, 'leaf-shadows', 'leaf-shadow', { z: 1, colours: art, parameters: { depth: 0.9 } }),
      surface(stage, 'plaster', 4, 0.6),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
