import { withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { downwards, filled, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { between } from '../drawing/chance.ts';
import { ellipse } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { damask } from '../things/damask.ts';
import { type LabelShape, acrossDiagonal, labelOutline, mirrored, scroll, shell, upsideDown } from '../things/scrollwork.ts';

const SIDE = 134;
const CORNER = 74;
/** Half the width of the outermost line. */
const RIM = 7;

/** A label between scrolls, leaves and shells, as engravers drew them for maps and bottles, with a medallion at its head. */
export const cartouche = defineGenerator({
  group: 'ornament',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 150, most: 900, standard: 400, isPlace: true }, // Top of the label.
    bottom: { least: 300, most: 1600, standard: 1150, isPlace: true }, // Its bottom.
    lines: { label: 'lines', least: 0, most: 4, standard: 2, step: 1 },
    medallion: { label: 'sizeOfWhatItShows', least: 0.6, most: 1.3, standard: 1, step: 0.05 },
    contrast: { label: 'contrast', least: 0.1, most: 1, standard: 0.5, step: 0.05 },
  },
  draw: ({ area, chanceOf, colours, height, parameters, motif }) => {
    const { top, bottom, lines, medallion, contrast } = parameters;
    const label: LabelShape = { left: SIDE, right: 1000 - SIDE, top, bottom: Math.max(top + 150, bottom), corner: CORNER, bow: 62 };
    const gold = mixColours(colours.second, colours.paper, 0.32);
    const paper = colours.paper;
    const ink = colours.darkest;
    // The medallion stays on a low front.
    const radius = Math.max(20, Math.min(124 * medallion, (top - label.bow - 60) / 1.62));
    const round = { x: 500, y: top - label.bow - radius * 0.62 };
    const ribs = 5 + 2 * Math.floor(between(chanceOf('shell'), 0, 3));
    const ornaments = ornamentsOf(label, ribs, { x: round.x, y: round.y + radius });
    const id = isHero(motif) ? motif : 'rose';
    return [
      downwards(area, [colours.dark, colours.darkest]),
      ...damask(area, mixColours(mixColours(colours.dark, colours.darkest, 0.4), colours.main, 0.5 * contrast)),
      shadowOf([filled(ink, labelOutline(label, 0))], withAlpha(colours.darkest, 0.6), { x: 0, y: 14 }, 18),
      stroked(ink, 9, ...ornaments),
      filled(gold, ...ornaments),
      filled(paper, labelOutline(label, 0)),
      filled(mixColours(paper, colours.second, 0.22), ...spots(chanceOf('spots'), label)),
      stroked(ink, 2 * RIM + 8, labelOutline(label, 0)),
      stroked(gold, 2 * RIM, labelOutline(label, 0)),
      ...Array.from({ length: lines }, (_, line) =>
        stroked(mixColours(ink, paper, 0.12), line === 0 ? 3.4 : 1.8, labelOutline(label, 22 + line * 11)),
      ),
      filled(ink, ellipse(round, radius + 15)),
      filled(gold, ellipse(round, radius + 9)),
      filled(ink, ellipse(round, radius - 3)),
      painted(
        radialPaint({ x: round.x, y: round.y - radius * 0.3 }, radius * 1.3, [mixColours(colours.main, paper, 0.14), colours.dark]),
        ellipse(round, radius - 8),
      ),
      ...litHero(
        id,
        { middle: round, reach: (radius - 8) * 0.76 },
        paintHero(id, colours, { plain: heroColours(gold, colours.accent, ink), grounds: [colours.dark, gold], isInOneInk: false }),
        { light: paper, shade: ink },
      ),
      stroked(gold, 2.5, rectanglePath({ x: 44, y: 44, width: 912, height: height - 88 })),
    ];
  },
});

/** Scrolls along all sides, leaves beside the medallion, and a shell under the label. @param crest the lowest point of the medallion. */
function ornamentsOf(label: LabelShape, ribs: number, crest: { readonly x: number; readonly y: number }): readonly Path[] {
  const { right, top, bottom } = label;
  const along = scroll({ from: { x: 712, y: top - 10 }, turn: { x: right - 86, y: top - 12 }, radius: 44 }, 10);
  const corner = { x: right, y: top };
  const beside = scroll({ from: { x: right - 330, y: top - 8 }, turn: { x: right - 104, y: top - 10 }, radius: 33 }, 8).map((path) =>
    acrossDiagonal(path, corner),
  );
  const upper = [...along, ...beside];
  const half = [...upper, ...upper.map((path) => upsideDown(path, (top + bottom) / 2))];
  const wing = scroll({ from: { x: crest.x + 20, y: crest.y - 4 }, turn: { x: crest.x + 196, y: crest.y - 40 }, radius: 40 }, 11);
  const foot = shell({ x: 500, y: bottom + label.bow + 2 }, 86, ribs).map((path) => upsideDown(path, bottom + label.bow + 2));
  return [...half, ...wing].flatMap((path) => [path, mirrored(path, 500)]).concat(foot);
}

/** The brown spots of old paper, near the sides of the label, where it was held. */
function spots(random: Random, { left, right, top, bottom }: LabelShape): readonly Path[] {
  return Array.from({ length: 46 }, () => {
    const inwards = 40 + 90 * between(random, 0, 1) ** 2;
    const x = between(random, 0, 1) < 0.5 ? left + inwards : right - inwards;
    return ellipse({ x, y: between(random, top + CORNER + 20, bottom - CORNER - 20) }, between(random, 0.8, 3.4));
  });
}
