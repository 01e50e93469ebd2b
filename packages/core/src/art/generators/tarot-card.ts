import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { moonPhases } from '../things/moon-phases.ts';
import { moth } from '../things/moth.ts';
import { sprig } from '../things/plants.ts';
import { stars } from '../things/stars.ts';

export const CARD_EMBLEMS = ['moth', 'eye', 'hand', 'sword'] as const;

/** A tarot card: moon phases, a sun with wavy rays, an emblem, herbs, and a panel for the title. */
export const tarotCard = defineGenerator({
  label: 'Tarot card',
  group: 'ornament',
  motifs: CARD_EMBLEMS,
  parameters: {
    panel: { label: 'Title panel', least: 400, most: 1700, standard: 930, isPlace: true },
    bottom: { label: 'End of the card', least: 600, most: 1800, standard: 1418, isPlace: true },
    rays: { label: 'Rays', least: 8, most: 60, standard: 36, step: 2 },
  },
  draw: (stage) => {
    const { area, colours, chanceOf, parameters, height } = stage;
    const { panel, bottom, rays } = parameters;
    const ink = colours.darkest;
    const cream = colours.paper;
    const line = mixColours(colours.light, colours.paper, 0.35);
    const top = 46 * Math.min(1, height / 1500) + 8;
    const middle = { x: 500, y: top + 64 + (panel - top - 64) * 0.5 };
    const reach = Math.min(410, (panel - top - 110) * 0.5);
    const disc = reach * 0.46;
    const herbs = chanceOf('herbs');
    const herbage = Array.from({ length: 14 }, (_, index): SceneNode => {
      const root = { x: 90 + (820 * (index + 0.5)) / 14 + between(herbs, -16, 16), y: panel };
      const edge = Math.abs(root.x - 500) / 410;
      const { stem, leaves } = sprig(
        herbs,
        root,
        reach * between(herbs, 0.3, 0.5) * (0.35 + 0.75 * edge),
        -Math.PI / 2 + between(herbs, -0.3, 0.3),
        index % 3 === 0 ? 'fern' : index % 3 === 1 ? 'laurel' : 'olive',
      );
      return { kind: 'group', children: [filled(index % 4 === 1 ? colours.accent : line, leaves), stroked(line, 3, stem)] };
    });
    return [
      filled(cream, rectanglePath(area)),
      filled(ink, rectanglePath({ x: 46, y: top, width: 908, height: bottom - top })),
      stroked(line, 3, rectanglePath({ x: 64, y: top + 18, width: 872, height: bottom - top - 36 })),
      stroked(line, 1.6, rectanglePath({ x: 74, y: top + 28, width: 852, height: bottom - top - 56 })),
      filled(withAlpha(line, 0.9), stars(chanceOf('stars'), { x: 80, y: top + 40, width: 840, height: panel - top - 40 }, 110, 3.2)),
      ...moonPhases({ x: 500, y: top + 66 }, 560, 17, line, ink),
      filled(colours.second, wavyRays(middle, disc * 1.07, reach, rays)),
      filled(cream, ellipse(middle, disc)),
      stroked(ink, 3, ellipse(middle, disc * 0.93)),
      ...emblem(stage, middle, disc),
      ...herbage,
      filled(cream, rectanglePath({ x: 64, y: panel, width: 872, height: bottom - panel - 18 })),
      stroked(ink, 3, rectanglePath({ x: 80, y: panel + 16, width: 840, height: bottom - panel - 50 })),
    ];
  },
});

/** Straight and waving rays in turns. */
function wavyRays(middle: Point, inner: number, outer: number, count: number): Path {
  const half = (Math.PI / count) * 0.7;
  return Array.from({ length: count }, (_, index): Path => {
    const angle = (index / count) * 2 * Math.PI;
    const at = (radius: number, turn: number) => polar(middle, radius, angle + turn);
    if (index % 2 === 1) return polygon([at(inner, -half), at(outer * 0.9, 0), at(inner, half)]);
    const span = outer - inner;
    return smoothShape([
      at(inner, -half * 0.9),
      at(inner + span * 0.35, -half * 1.3),
      at(inner + span * 0.68, half * 0.5),
      at(outer, 0),
      at(inner + span * 0.7, half * 1.35),
      at(inner + span * 0.38, -half * 0.05),
      at(inner, half * 0.9),
    ]);
  }).flat();
}

function emblem({ colours, motif }: ArtStage, middle: Point, disc: number): readonly SceneNode[] {
  const ink = colours.darkest;
  const at = (x: number, y: number): Point => ({ x: middle.x + x * disc, y: middle.y + y * disc });
  switch (CARD_EMBLEMS.find((known) => known === motif) ?? 'moth') {
    case 'eye': {
      const lids = [
        ...smoothLine([at(-0.86, 0), at(-0.4, -0.4), at(0, -0.5), at(0.4, -0.4), at(0.86, 0)]),
        ...smoothLine([at(0.86, 0), at(0.4, 0.36), at(0, 0.44), at(-0.4, 0.36), at(-0.86, 0)]).slice(1),
      ];
      const lashes = Array.from({ length: 9 }, (_, index) => {
        const angle = -Math.PI / 2 + (index - 4) * 0.27;
        return polygon([
          polar(at(0, 0.1), disc * 0.68, angle - 0.03),
          polar(at(0, 0.1), disc * 0.92, angle),
          polar(at(0, 0.1), disc * 0.68, angle + 0.03),
        ]);
      });
      return [
        filled(ink, lids, ...lashes),
        filled(colours.paper, ellipse(middle, disc * 0.36)),
        filled(colours.accent, ellipse(middle, disc * 0.31)),
        filled(ink, ellipse(middle, disc * 0.15)),
        filled(colours.paper, ellipse(at(0.06, -0.07), disc * 0.05)),
      ];
    }
    case 'hand': {
      const finger = (x: number, length: number, lean: number) =>
        smoothShape([
          at(x - 0.07, 0.05),
          at(x - 0.075 + lean * 0.6, -length * 0.6),
          at(x + lean, -length),
          at(x + 0.075 + lean * 0.6, -length * 0.6),
          at(x + 0.07, 0.05),
        ]);
      return [
        filled(
          ink,
          finger(-0.24, 0.58, -0.06),
          finger(-0.08, 0.74, -0.015),
          finger(0.09, 0.7, 0.02),
          finger(0.24, 0.52, 0.07),
          smoothShape([at(0.28, 0.1), at(0.52, -0.12), at(0.62, -0.06), at(0.5, 0.18), at(0.3, 0.44)]),
          smoothShape([
            at(-0.33, -0.04),
            at(0.33, -0.04),
            at(0.36, 0.3),
            at(0.22, 0.6),
            at(0.2, 0.86),
            at(-0.2, 0.86),
            at(-0.22, 0.6),
            at(-0.36, 0.3),
          ]),
        ),
        filled(colours.paper, smoothShape([at(-0.22, 0.22), at(0, 0.08), at(0.22, 0.22), at(0, 0.36)])),
        filled(colours.accent, ellipse(at(0, 0.22), disc * 0.1)),
        filled(ink, ellipse(at(0, 0.22), disc * 0.045)),
      ];
    }
    case 'sword':
      return [
        filled(ink, polygon([at(-0.055, -0.6), at(0, -0.94), at(0.055, -0.6), at(0.045, 0.42), at(-0.045, 0.42)])),
        filled(
          colours.accent,
          smoothShape([
            at(-0.44, 0.38),
            at(-0.2, 0.42),
            at(0, 0.39),
            at(0.2, 0.42),
            at(0.44, 0.38),
            at(0.42, 0.48),
            at(0, 0.52),
            at(-0.42, 0.48),
          ]),
        ),
        filled(ink, polygon([at(-0.05, 0.5), at(0.05, 0.5), at(0.045, 0.78), at(-0.045, 0.78)])),
        filled(colours.accent, ellipse(at(0, 0.84), disc * 0.08)),
        stroked(colours.paper, 2, smoothLine([at(0, -0.72), at(0, 0.36)])),
      ];
    case 'moth':
      return moth(middle, disc * 0.86, { wing: ink, mark: colours.accent, pale: colours.paper });
  }
}
