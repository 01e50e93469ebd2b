import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary, memoir, poetry, romance: evening light on a wall, leaves' shadows in it, and large quiet letters. */
export const leafShadow: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

function compose(stage: LayoutStage): LaidFront {
  const { start, roles, board } = stage;
  const colours = roleColours(roles);
  const ink = colours.darkest;
  // Even in the deepest shadow the letters have to stand out.
  const wall = groundUnder(ink, mixColours(colours.light, colours.main, 0.45), 7);
  const shade = groundUnder(ink, mixColours(colours.main, colours.dark, 0.5), 4.9);
  const art = { ...colours, light: mixColours(wall, colours.light, 0.5), main: mixColours(wall, shade, 0.3), dark: shade };
  const foot = authorFoot(stage, { colour: ink, alignment: start, size: 0.04 });
  const zone = zoneOf(stage, { top: 0.07, bottom: Math.min(0.64, foot.top / board.height - 0.06) });
  const { box } = titleInZone(stage, zone, { colour: ink, alignment: start, lettering: { minorWords: 'inline', gap: 0.08, largest: 0.5 } });
  return {
    plain: wall,
    around: wall,
    carried: ['leaf-shadows'],
    shapes: [frontArtwork(stage, 'leaf-shadows', 'leaf-shadow', { z: 1, colours: art, parameters: { depth: 0.5 } })],
    textBoxes: [...foot.boxes, box],
  };
}
