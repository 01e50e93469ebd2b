import { pictureFillSchema } from '../../design/fill.ts';
import { gradientMap } from '../../filters/filter-presets.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { sunRings } from './sun-rings.ts';
import { torn } from './torn.ts';

/** Memoir, travel, thriller: the picture is seen through the letters, which stand on plain paper from edge to edge. */
export const windowType: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

/** Share of its zone that the lock-up takes at the least. */
const LEAST_FILL = 0.52;

function compose(stage: LayoutStage): LaidFront {
  const { board, picture, roles } = stage;
  if (!picture) return sunRings.compose(stage);
  const isNight = stage.seed % 3 === 1;
  const ground = hex(isNight ? roles.darkest : roles.paper);
  const ink = hex(isNight ? roles.paper : roles.darkest);
  // Its ink that is nearest to the paper still reads on it, so that no letter loses an edge.
  const near = groundUnder(ground, mixColours(hex(roles.main), hex(roles.accent), 0.35));
  const middle = groundUnder(ground, hex(isNight ? roles.light : roles.dark));
  const filter = gradientMap('Palette', isNight ? [near, middle, hex(roles.paper)] : [hex(roles.darkest), middle, near]);
  const foot = authorFoot(stage, { colour: ink });
  const zone = zoneOf(stage, { top: 0.06, bottom: foot.top / board.height - 0.045 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    lettering: { minorWords: 'inline', gap: 0.06, largest: 0.8 },
  });
  // Long words are low: too little would be seen through them.
  if (set.height < zone.height * LEAST_FILL) return torn.compose(stage);
  const fill = pictureFillSchema.parse({ kind: 'picture', image: picture, filter });
  return { plain: ground, around: ground, shapes: [], textBoxes: [...foot.boxes, { ...box, text: { ...box.text, fill } }] };
}
