import { type ArtPath, artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { groundUnder } from '../readable-palette.ts';
import { type Random, seededRandom } from '../../random/seeded-random.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { isNightShown } from '../title-settings.ts';

/** Fantasy, historical, travel, memoir: ridge behind ridge under a large sun or moon, each paler the further it lies. */
export const ridges: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

const RIDGES = 6;
const STEPS = 26;
/** The glow's radius as a share of the disc's. */
const GLOW = 1.22;

/** The share of the last line's height that reaches into the halo. */
const IN_HALO = 0.6;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const random = seededRandom(stage.seed * 17 + 11);
  const isNight = isNightShown(stage, stage.seed % 2 === 0);
  const sky = hex(isNight ? roles.dark : roles.light);
  const ink = hex(isNight ? roles.paper : roles.darkest);
  const skyGround = groundUnder(ink, sky);
  const near = hex(roles.darkest);
  const pen = artPen(stage);
  const { area } = pen;
  const foot = authorFoot(stage, { colour: hex(roles.paper), size: 0.04 });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.5 });
  const { box, ink: set, lines } = titleInZone(stage, zone, { colour: ink });
  const horizon = Math.max(set.y + set.height + board.height * 0.15, board.height * 0.5);
  const disc = { x: board.width * (0.3 + 0.4 * random()), y: horizon - board.height * 0.02 };
  const radius = Math.min(board.width * 0.24, (disc.y - set.y - set.height - board.height * 0.012) / GLOW);
  const glow = mixColours(skyGround, hex(roles.accent), 0.25);
  // The feet of the last line stand in the disc's wide halo, whose tone keeps the letters readable.
  const last = lines.at(-1)?.ink ?? set;
  const halo = disc.y - (last.y + last.height * (1 - IN_HALO));
  const paths: ArtPath[] = [
    { colour: groundUnder(ink, mixColours(skyGround, hex(roles.accent), 0.15)), d: pen.circle(disc, halo) },
    { colour: glow, d: pen.circle(disc, radius * GLOW) },
    { colour: hex(isNight ? roles.light : roles.accent), d: pen.circle(disc, radius) },
    ...Array.from({ length: RIDGES }, (_, ridge): ArtPath => {
      const depth = ridge / (RIDGES - 1);
      const tint = mixColours(skyGround, hex(roles.main), 0.45 + 0.3 * depth);
      const colour = ridge === RIDGES - 1 ? near : mixColours(tint, near, depth * 0.85);
      const y = horizon + (foot.top - board.height * 0.05 - horizon) * depth ** 1.1;
      const line = ridgeLine(random, area, y, board.height * (0.035 + 0.05 * (1 - Math.abs(depth - 0.4))));
      return {
        colour,
        d: pen.through([...line, { x: area.x + area.width, y: area.y + area.height }, { x: area.x, y: area.y + area.height }], {
          closed: true,
        }),
      };
    }),
  ];
  return {
    plain: skyGround,
    shapes: [artShape(pen, 'ridges', 'Ridges', paths, 1)],
    textBoxes: [...foot.boxes, box],
  };
}

/** A ridge from edge to edge: broad swells with peaks on them. */
function ridgeLine(random: Random, area: { readonly x: number; readonly width: number }, y: number, height: number) {
  const waves = Array.from({ length: 5 }, (_, octave) => ({
    turns: (1.3 + random()) * 1.75 ** octave,
    phase: random() * 6.3,
    share: 0.55 ** octave,
  }));
  return Array.from({ length: STEPS * 4 + 1 }, (_, step) => {
    const t = step / (STEPS * 4);
    const lift = waves.reduce(
      (sum, { turns, phase, share }) => sum + share * (1 - 2 * Math.abs(((((t * turns + phase) % 1) + 1) % 1) - 0.5)),
      0,
    );
    return { x: area.x + area.width * t, y: y - height * (lift - 0.9) };
  });
}
