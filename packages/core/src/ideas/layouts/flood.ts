import { fromHex } from '../../design/colour.ts';
import { gradientMap } from '../../filters/filter-presets.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { bands } from './bands.ts';

/** Thriller, crime, literary: the picture in the palette's own inks, and letters over it from edge to edge. */
export const flood: Layout = { focus: { x: 0.5, y: 0.62 }, wordsOnPicture: true, inRoles: true, needsPicture: true, compose };

function compose(stage: LayoutStage): LaidFront {
  if (!stage.hasPicture) return bands.compose(stage);
  const { board, roles } = stage;
  const isPale = stage.seed % 4 === 3;
  const ink = hex(isPale ? roles.darkest : roles.paper);
  // Letters read even on the picture's lightest or darkest ink, so that no scrim is needed.
  const far = groundUnder(ink, mixColours(hex(roles.main), hex(isPale ? roles.paper : roles.dark), 0.2));
  const middle = groundUnder(ink, mixColours(hex(isPale ? roles.light : roles.dark), hex(roles.main), 0.4));
  const filter = gradientMap('Palette', isPale ? [far, middle, hex(roles.paper)] : [hex(roles.darkest), middle, far]);
  const foot = authorFoot(stage, { colour: ink, size: 0.055 });
  const zone = zoneOf(stage, { top: 0.06, bottom: foot.top / board.height - 0.05 });
  const loud = fromHex(roles.second);
  const isLoud = !isPale && stage.seed % 2 === 1 && groundUnder(loud, far) === far;
  const { box } = titleInZone(stage, zone, { colour: isLoud ? loud : ink, stretch: 1.3, lettering: { gap: 0.1, largest: 0.6 } });
  return {
    plain: null,
    around: groundUnder(ink, hex(isPale ? roles.light : roles.dark)),
    filter,
    shapes: [],
    textBoxes: [...foot.boxes, box],
  };
}
