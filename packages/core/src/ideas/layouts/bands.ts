import { type ArtPath, artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { groundUnder, trueGrounds } from '../readable-palette.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Literary, contemporary, young adult: colored bands flow from edge to edge behind a large title. */
export const bands: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

const BANDS = 9;
const STEPS = 18;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, start } = stage;
  const random = seededRandom(stage.seed * 7 + 3);
  const isPale = stage.seed % 3 === 1;
  const ink = hex(isPale ? roles.darkest : roles.paper);
  const order = isPale
    ? [roles.light, roles.second, roles.paper, roles.accent, roles.light, roles.main, roles.paper, roles.second, roles.light]
    : [roles.darkest, roles.main, roles.dark, roles.accent, roles.darkest, roles.second, roles.dark, roles.main, roles.darkest];
  const spare = [roles.accent, roles.main, roles.second, isPale ? roles.light : roles.dark];
  const colours = trueGrounds(ink, order.map(hex), spare.map(hex));
  const pen = artPen(stage);
  const { area } = pen;
  const [swing, ripple] = [(0.15 + 0.08 * random()) * board.width, (0.09 + 0.05 * random()) * board.width];
  const [slow, fast] = [4.5 + 2.5 * random(), 2 + 1.4 * random()];
  const [early, late] = [6.3 * random(), 6.3 * random()];
  const spread = area.width / BANDS;
  // Each edge is the centre line moved aside, so that bands swell and narrow and never cross.
  const edge = (index: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const t = step / STEPS;
      const centre = swing * Math.sin((slow * t) / 1.4 + early) + ripple * Math.sin(fast * t + late);
      const swell = spread * 0.34 * Math.sin(5 * t + 0.5 * index);
      return { x: area.x + spread * index + centre + swell, y: area.y + area.height * t };
    });
  const paths = colours.map((colour, index): ArtPath => {
    const [left, right] = [edge(index), edge(index + 1)];
    const far = { x: area.x + area.width + board.width, y: 0 };
    const last = index === colours.length - 1;
    const outer = last ? right.map(({ y }) => ({ x: far.x, y })) : right.map(({ x, y }) => ({ x: x + 4, y }));
    const inner = index === 0 ? left.map(({ y }) => ({ x: area.x - board.width, y })) : left;
    return {
      colour,
      d: `${pen.through(inner, { smooth: true })}L${pen.through(outer.toReversed(), { smooth: true, closed: true }).slice(1)}`,
    };
  });
  const foot = authorFoot(stage, { colour: ink, alignment: start });
  const zone = zoneOf(stage, { top: 0.06, bottom: foot.top / board.height - 0.05 });
  const { box } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    lettering: { minorWords: 'inline', gap: 0.1 },
    effect: shadowOf(isPale),
  });
  return {
    plain: colours[0] ?? ink,
    around: groundUnder(ink, hex(isPale ? roles.light : roles.dark)),
    shapes: [artShape(pen, 'bands', 'Bands', paths, 1)],
    textBoxes: [...foot.boxes, box],
  };
}

function shadowOf(isPale: boolean) {
  return isPale ? null : ({ name: 'shadow', style: { colour: { r: 0, g: 0, b: 0, a: 0.35 }, offsetX: 0, offsetY: 18, blur: 60 } } as const);
}
