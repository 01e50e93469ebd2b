import { type Rgba, withAlpha } from '../../design/colour.ts';
import { chromaOf } from '../../palette/oklab.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Self-help, poetry, memoir: a low sun in rings, the title standing in its glow. */
export const sunRings: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

const RINGS = 7;
/** Share of the livelier color's chroma that the middle of two has to keep. */
const LIVELY = 0.55;

function isGrayBetween(first: Rgba, second: Rgba): boolean {
  return chromaOf(mixColours(first, second, 0.5)) < LIVELY * Math.min(chromaOf(first), chromaOf(second));
}

/** Shares of the width by which the layers of a ring's shadow reach beyond it. */
const SHADOW = [0.03, 0.023, 0.017, 0.012, 0.007, 0.003];

/** The paper's texture and the rings' shadows take a part of the contrast. */
const UNDER_PAPER = 5.9;
const PLACES = [0.5, 0.36, 0.64, 0.5];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, start } = stage;
  const ink = hex(roles.darkest);
  const pen = artPen(stage);
  const middle = { x: board.width * (PLACES[stage.seed % PLACES.length] ?? 0.5), y: board.height * (0.62 + 0.04 * (stage.seed % 3)) };
  const ramp = [roles.paper, roles.light, roles.main, roles.accent].map(hex);
  const colours = Array.from({ length: RINGS }, (_, ring) => {
    const at = ((ring + 0.6) / RINGS) * (ramp.length - 1);
    const from = Math.floor(at);
    const [outer, inner] = [ramp[from] ?? ink, ramp[Math.min(ramp.length - 1, from + 1)] ?? ink];
    // Red and green mix to gray halfway, so such neighbors meet at a hard edge.
    return groundUnder(
      ink,
      isGrayBetween(outer, inner) ? (at - from < 0.5 ? outer : inner) : mixColours(outer, inner, at - from),
      UNDER_PAPER,
    );
  });
  // Every ring is a sheet of paper that throws a soft shadow on the ring below it.
  const paths = colours.flatMap((colour, ring) => {
    const at = { x: middle.x, y: middle.y + ring * board.width * 0.026 };
    const radius = board.width * (0.62 - 0.078 * ring);
    const fall = { x: at.x, y: at.y + board.width * 0.014 };
    const shadows = SHADOW.map((grown) => ({ colour: withAlpha(ink, 0.045), d: pen.circle(fall, radius + board.width * grown) }));
    return [...shadows, { colour, d: pen.circle(at, radius) }];
  });
  const ground = groundUnder(ink, hex(roles.paper), UNDER_PAPER);
  const foot = authorFoot(stage, { colour: ink, alignment: start });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.68 });
  const { box } = titleInZone(stage, zone, { colour: ink, alignment: start, lettering: { minorWords: 'inline', gap: 0.1, largest: 0.5 } });
  return {
    plain: ground,
    shapes: [artShape(pen, 'rings', 'Sun', paths, 1), surface(stage, 'grain'), surface(stage, 'paper', 5, 0.8)],
    textBoxes: [...foot.boxes, box],
  };
}
