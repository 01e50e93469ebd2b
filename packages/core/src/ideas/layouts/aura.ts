import { withAlpha } from '../../design/colour.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES, hex } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Self-help, poetry, contemporary: soft light in three colors, fine rings around it, and quiet letters. */
export const aura: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const RINGS = 9;
/** The paper's texture takes a part of the contrast. */
const UNDER_PAPER = 5.5;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, start } = stage;
  const ink = hex(roles.darkest);
  const ground = groundUnder(ink, hex(roles.paper), UNDER_PAPER);
  const middle = { x: board.width / 2, y: board.height * 0.6 };
  const lights = [
    { colour: roles.light, radius: 0.78, x: 0, y: 0 },
    { colour: roles.second, radius: 0.5, x: -0.16, y: 0.1 },
    { colour: roles.main, radius: 0.5, x: 0.14, y: -0.04 },
    { colour: roles.accent, radius: 0.36, x: 0.02, y: 0.06 },
  ].map(({ colour, radius, x, y }, index) => {
    const glow = groundUnder(ink, hex(colour), UNDER_PAPER);
    const size = radius * 2 * board.width;
    const stops = [0, 0.25, 0.5, 0.75, 1].map((offset) => ({
      offset,
      colour: withAlpha(glow, (0.5 + 0.5 * Math.cos(Math.PI * offset)) * 0.95),
    }));
    return coverShapeSchema.parse({
      uniqueObjectId: `glow-${index + 1}`,
      name: namePart('glow'),
      type: 'ellipse',
      x: middle.x + x * board.width - size / 2,
      y: middle.y + y * board.width - size / 2,
      width: size,
      height: size,
      z: 1,
      box: { fill: { kind: 'radial', stops } },
    });
  });
  const pen = artPen(stage);
  const rings = Array.from({ length: RINGS }, (_, ring) => ({
    colour: withAlpha(ink, 0.5),
    stroke: board.width * 0.0016,
    d: pen.circle(middle, board.width * (0.12 + 0.055 * ring), { open: true }),
  }));
  const foot = authorFoot(stage, { colour: ink, alignment: start });
  const { box } = titleInZone(stage, zoneOf(stage, { top: 0.06, bottom: 0.6 }), {
    colour: ink,
    alignment: start,
    lettering: { minorWords: 'inline', gap: 0.1, largest: 0.5 },
  });
  return {
    plain: ground,
    shapes: [...lights, artShape(pen, 'aura-rings', 'Rings', rings, 2), surface(stage, 'grain'), surface(stage, 'paper', 5, 0.8)],
    textBoxes: [...foot.boxes, box],
  };
}
