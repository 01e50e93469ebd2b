import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mergeAreas, subtractAreas } from '../../scene/path-areas.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { filled } from '../drawing/nodes.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_DRAWINGS, HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { VIEWS, viewThrough } from '../things/views.ts';

/** A silhouette cut out of a sheet of paper, and a landscape that is seen through it. */
export const silhouetteView = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    middle: { least: 200, most: 2400, standard: 900, isPlace: true },
    across: { label: 'across', least: 150, most: 850, standard: 500 },
    reach: { least: 120, most: 620, standard: 420, isPlace: true }, // Size.
    view: { label: 'viewInside', least: 0, most: VIEWS.length - 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: (stage) => {
    const { area, colours, parameters, motif } = stage;
    const { middle: y, across: x, reach, view, night } = parameters;
    const id = isHero(motif) ? motif : 'raven';
    const ink = heroBounds(id);
    const { hole, lines } = holeOf(id, { x, y }, reach, colours.light);
    return [
      filled(colours.light, rectanglePath(area)),
      viewThrough(VIEWS[Math.round(view)] ?? 'wood', stage, {
        outline: hole,
        box: {
          x: x + ink.x * reach - EDGE,
          y: y + ink.y * reach - EDGE,
          width: ink.width * reach + 2 * EDGE,
          height: ink.height * reach + 2 * EDGE,
        },
        horizon: y + reach * 0.14,
        light: { x: x + reach * 0.12, y: y - reach * 0.04 },
        radius: reach * 0.2,
        isNight: night > 0,
      }),
      ...lines,
    ];
  },
});

/** Units by which the view reaches beyond the hole. */
const EDGE = 12;

/** The body of a drawing as one hole, without what is cut out of it, such as an eye; and the lines on it, which stay paper. */
function holeOf(id: HeroId, middle: Point, reach: number, paper: Rgba) {
  const nodes = hero(id, middle, reach, { ink: paper, shade: paper, mark: paper, cut: paper });
  const isCut = (index: number) => HERO_DRAWINGS[id][index]?.startsWith('cut') ?? false;
  const areasOf = (parts: readonly SceneNode[]) => clockwise(parts.flatMap((node) => (node.kind === 'fill' ? node.path : [])));
  const cuts = nodes.filter((_, index) => isCut(index));
  const body = mergeAreas(areasOf(nodes.filter((_, index) => !isCut(index))));
  return { hole: subtractAreas(body, areasOf(cuts)), lines: cuts.filter(({ kind }) => kind !== 'fill') };
}
