import { withAlpha } from '../../design/colour.ts';
import { type ArtPath, artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { groundUnder } from '../readable-palette.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Science fiction: the chart of a star, its orbits and their planets, cut by the limb of a world below. */
export const orbits: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

const ORBITS = 8;
const STARS = 150;
const TICKS = 72;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const random = seededRandom(stage.seed * 13 + 5);
  const [night, paper, accent, second] = [hex(roles.darkest), hex(roles.paper), hex(roles.accent), hex(roles.second)];
  const ink = paper;
  const pen = artPen(stage);
  const { area } = pen;
  const foot = authorFoot(stage, { colour: ink, size: 0.042 });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.5 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.14 } });
  const top = set.y + set.height + board.height * 0.04;
  const middle = { x: board.width * (0.42 + 0.16 * random()), y: (top + foot.top) / 2 };
  const reach = Math.max(board.width * 0.2, (foot.top - top) / 2);
  const stars = Array.from({ length: STARS }, () => {
    const y = area.y + random() * area.height;
    const radius = board.width * (0.0008 + 0.002 * random() ** 3);
    // No star stands among the letters of the title.
    const isHidden = y > set.y && y < set.y + set.height;
    return isHidden ? '' : pen.circle({ x: area.x + random() * area.width, y }, radius);
  });
  const rings = Array.from({ length: ORBITS }, (_, orbit) => reach * (0.24 + 0.19 * orbit + 0.04 * Math.sin(orbit * 2.4)));
  const line = mixColours(night, paper, 0.4);
  const paths: ArtPath[] = [
    { colour: withAlpha(paper, 0.75), d: stars.join('') },
    ...rings.map(
      (radius, orbit): ArtPath => ({
        colour: orbit % 3 === 1 ? second : line,
        stroke: board.width * (orbit % 3 === 1 ? 0.003 : 0.0016),
        d: pen.circle(middle, radius),
      }),
    ),
    { colour: line, stroke: board.width * 0.0016, d: ticks(pen, middle, (rings[3] ?? reach) * 1.03, (rings[3] ?? reach) * 1.08) },
    { colour: withAlpha(accent, 0.25), d: pen.circle(middle, reach * 0.2) },
    { colour: accent, d: pen.circle(middle, reach * 0.13) },
    ...rings.flatMap((radius, orbit): ArtPath[] => {
      const angle = random() * Math.PI * 2;
      const size = reach * (0.018 + 0.03 * random());
      const at = { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
      const isAmongWords = at.y + size > foot.top - board.height * 0.02 || at.y - size < top;
      return isAmongWords ? [] : [{ colour: orbit % 2 === 0 ? paper : second, d: pen.circle(at, size) }];
    }),
    ...limb(stage, pen, foot.top),
  ];
  return {
    plain: night,
    around: groundUnder(ink, hex(roles.dark)),
    shapes: [artShape(pen, 'orbits', 'Orbits', paths, 1)],
    textBoxes: [...foot.boxes, box],
  };
}

/** The edge of a world, dark so that the name reads on it. */
function limb({ board, roles }: LayoutStage, pen: ReturnType<typeof artPen>, top: number): ArtPath[] {
  // On a low front the name is one wide line, so the world is larger and carries its ends too.
  const radius = board.width * (board.width > board.height ? 4 : 1.5);
  const y = top - board.height * 0.035 + radius;
  const x = board.width * 0.55;
  const dark = groundUnder(hex(roles.paper), mixColours(hex(roles.darkest), hex(roles.dark), 0.6));
  return [
    { colour: hex(roles.accent), d: pen.circle({ x, y: y - board.width * 0.006 }, radius) },
    { colour: dark, d: pen.circle({ x, y }, radius) },
  ];
}

function ticks(pen: ReturnType<typeof artPen>, middle: { x: number; y: number }, from: number, to: number): string {
  return Array.from({ length: TICKS }, (_, tick) => {
    const angle = (tick / TICKS) * Math.PI * 2;
    const end = tick % 6 === 0 ? to + (to - from) * 0.7 : to;
    const at = (radius: number) => ({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
    return pen.through([at(from), at(end)]);
  }).join('');
}
