import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type PathCommand, rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { clipped, filled, glow, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { figure } from '../things/figures.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** A person, or the thing that the motif names, seen through a keyhole. */
export const keyhole = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 100, most: 1000, standard: 420, isPlace: true },
    bottom: { least: 500, most: 1700, standard: 1060, isPlace: true },
    coat: { label: 'figureInACoat', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, random, parameters, motif }) => {
    const { top, coat } = parameters;
    const bottom = Math.max(top + 240, parameters.bottom);
    const scale = Math.min(1.15, (bottom - top) / 720);
    const middle = { x: 500, y: top + 196 * scale };
    const at = (x: number, y: number): [number, number] => [middle.x + x * scale, middle.y + y * scale];
    const hole: readonly PathCommand[] = [
      ['M', ...at(-190, 0)],
      ['C', ...at(-190, -105), ...at(-105, -190), ...at(0, -190)],
      ['C', ...at(105, -190), ...at(190, -105), ...at(190, 0)],
      ['C', ...at(190, 90), ...at(140, 150), ...at(96, 176)],
      ['L', ...at(196, 520)],
      ['L', ...at(-196, 520)],
      ['L', ...at(-96, 176)],
      ['C', ...at(-140, 150), ...at(-190, 90), ...at(-190, 0)],
      ['Z'],
    ];
    const rim: readonly PathCommand[] = [...rectanglePath({ x: 100, y: top - 200, width: 800, height: bottom - top + 400 }), ...hole];
    const black = mixColours(colours.darkest, BLACK, 0.6);
    const floor = middle.y + 440 * scale;
    const inside = radialPaint({ x: 500, y: middle.y + 40 * scale }, 540 * scale, [
      mixColours(colours.accent, colours.paper, 0.65),
      mixColours(colours.accent, colours.paper, 0.15),
      mixColours(colours.accent, black, 0.62),
      black,
    ]);
    const lit = mixColours(colours.accent, colours.paper, 0.5);
    const seen = isHero(motif)
      ? hero(motif, { x: 500, y: floor + 10 * scale - 150 * scale }, 150 * scale, heroColours(black, lit, lit))
      : [filled(black, figure({ x: 504, y: floor + 36 * scale }, 470 * scale, coat > 0 ? 'coat' : 'dress'))];
    return [
      painted(
        radialPaint({ x: 500, y: middle.y + 120 }, 1050, [mixColours(colours.main, colours.dark, 0.35), colours.dark, colours.darkest]),
        rectanglePath(area),
      ),
      shadowOf([filled(black, hole)], withAlpha(black, 0.9), { x: 0, y: 0 }, 26),
      clipped(hole, [
        painted(inside, rectanglePath({ x: 200, y: top - 40, width: 600, height: bottom - top + 80 })),
        glow({ x: 500, y: middle.y - 20 * scale }, 190 * scale, withAlpha(colours.paper, 0.55)),
        // Dust floats in the light.
        filled(withAlpha(colours.paper, 0.55), stars(random, { x: 310, y: top, width: 380, height: bottom - top }, 60)),
        filled(mixColours(black, colours.accent, 0.08), rectanglePath({ x: 200, y: floor, width: 600, height: 300 })),
        ...seen,
        // The thickness of the door throws its shadow inward.
        shadowOf(
          [{ kind: 'fill', path: rim, rule: 'evenodd', paint: { kind: 'solid', colour: black } }],
          withAlpha(BLACK, 0.95),
          { x: 0, y: 14 },
          16,
        ),
      ]),
      stroked(mixColours(colours.accent, colours.dark, 0.35), 4, hole),
    ];
  },
});
