import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Matrix, Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { outlinesOf, softlyLit } from '../drawing/softly-lit.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';

/** The light comes from above and from behind the thing. */
const ABOVE: Point = { x: 0, y: -1 };

const CONES = 7;

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** An object in a cone of light from above, with dust in the air and its shadow on the floor. */
export const spotlight = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 0, most: 1400, standard: 640, isPlace: true }, // Words end.
    floor: { least: 300, most: 1700, standard: 1230, isPlace: true },
    tall: { least: 120, most: 640, standard: 460, isPlace: true }, // Height of the thing.
    across: { label: 'thingAcross', least: 300, most: 700, standard: 500 },
    dust: { label: 'dust', least: 0, most: 160, standard: 80, step: 5 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { top, floor, tall, across: x, dust } = parameters;
    const bottom = area.y + area.height;
    const night = mixColours(colours.darkest, BLACK, 0.4);
    const wall = mixColours(colours.darkest, colours.dark, 0.55);
    const light = mixColours(colours.accent, colours.paper, 0.45);
    const bright = mixColours(light, colours.paper, 0.5);
    const id = isHero(motif) ? motif : 'key';
    const pool = { x, y: floor + 8 };
    const reach = Math.min(430, tall * 0.86);
    const cone = (half: number, lamp: number, alpha: number): SceneNode =>
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: floor + 40 },
          stops: [
            { offset: 0, colour: withAlpha(light, alpha * 0.16) },
            { offset: Math.min(0.9, Math.max(0.1, (top - area.y) / (floor - area.y))), colour: withAlpha(light, alpha * 0.4) },
            { offset: 1, colour: withAlpha(light, alpha) },
          ],
        },
        polygon([
          { x: x - lamp, y: area.y },
          { x: x + lamp, y: area.y },
          { x: x + half, y: floor + 10 },
          { x: x - half, y: floor + 10 },
        ]),
      );
    const random = chanceOf('dust');
    const motes = Array.from({ length: dust }, (): Path => {
      const y = between(random, top, floor);
      const half = reach * (0.25 + 0.75 * ((y - area.y) / (floor - area.y)));
      return ellipse({ x: x + between(random, -half, half), y }, between(random, 0.8, 2.8));
    });
    // Against the light a thing is dark, whatever its color: in its own colors it would be a toy.
    const ink = mixColours(night, colours.dark, 0.18);
    const shade = mixColours(ink, light, 0.1);
    const dark = { ink, shade, mark: mixColours(ink, light, 0.24), cut: mixColours(ink, light, 0.55), gloss: mixColours(ink, light, 0.4) };
    const bounds = heroBounds(id);
    const drawn = hero(id, { x, y: floor + 8 - (bounds.y + bounds.height) * (tall / 2) }, tall / 2, dark);
    const cast = outlinesOf(drawn).map((path) => transformPath(path, castForward({ x, y: floor + 4 })));
    return [
      downwards({ ...area, height: floor - area.y }, [night, wall, mixColours(wall, colours.dark, 0.6)]),
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: floor },
          to: { x: 0, y: bottom },
          stops: [
            { offset: 0, colour: mixColours(colours.dark, night, 0.25) },
            { offset: 0.5, colour: mixColours(wall, night, 0.6) },
            { offset: 1, colour: night },
          ],
        },
        rectanglePath({ x: area.x, y: floor, width: area.width, height: bottom - floor }),
      ),
      glow({ x, y: floor - tall * 0.45 }, Math.min(tall * 1.15, floor - tall * 0.45 - top + 40), withAlpha(light, 0.95)),
      // Many thin cones have no hard edge.
      ...Array.from({ length: CONES }, (_, index) => cone(reach * (0.62 + 0.09 * index), 34 + 13 * index, 0.075)),
      shadowOf([filled(light, ellipse(pool, reach * 1.02, reach * 0.2))], withAlpha(light, 0.5), { x: 0, y: 0 }, reach * 0.06),
      shadowOf([filled(light, ellipse(pool, reach * 0.7, reach * 0.12))], withAlpha(bright, 0.7), { x: 0, y: 0 }, reach * 0.07),
      shadowOf([filled(night, ...cast)], withAlpha(night, 0.85), { x: 0, y: 0 }, tall * 0.02),
      ...softlyLit(drawn, { light: bright, shade: night, from: ABOVE, strength: 0.7 }),
      filled(withAlpha(bright, 0.6), ...motes),
    ];
  },
});

/** Lays what stands on a place down towards the viewer, longer and wider than it is. */
function castForward({ x, y }: Point): Matrix {
  const [wide, long] = [1.22, -0.62];
  return [wide, 0, 0, long, x * (1 - wide), y * (1 - long)];
}
