import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';

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
    const ink = mixColours(night, colours.darkest, 0.3);
    const plain = {
      ink,
      shade: mixColours(ink, colours.accent, 0.26),
      mark: mixColours(colours.second, ink, 0.12),
      cut: mixColours(light, colours.paper, 0.35),
    };
    const drawn = hero(
      id,
      { x, y: floor + 8 - (heroBounds(id).y + heroBounds(id).height) * (tall / 2) },
      tall / 2,
      paintHero(id, colours, { plain, grounds: [mixColours(light, wall, 0.2)] }),
    );
    const bounds = heroBounds(id);
    // Half of the thing's own width, as a share of its height.
    const foot = Math.max(0.12, Math.min(0.4, bounds.width * 0.22));
    const lit = { light: mixColours(light, colours.paper, 0.5), shade: colours.darkest };
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
      cone(reach * 1.12, 84, 0.1),
      cone(reach, 60, 0.14),
      cone(reach * 0.84, 40, 0.16),
      painted(
        {
          kind: 'radial',
          centre: pool,
          radius: reach * 1.1,
          stops: [
            { offset: 0, colour: withAlpha(mixColours(light, colours.paper, 0.3), 0.85) },
            { offset: 0.6, colour: withAlpha(light, 0.5) },
            { offset: 0.92, colour: withAlpha(light, 0.22) },
            { offset: 1, colour: withAlpha(light, 0) },
          ],
        },
        ellipse(pool, reach * 1.1, reach * 0.24),
      ),
      // The light falls from above: the shadow lies under the thing, sharp where it stands and soft around it.
      shadowOf(
        [filled(night, ellipse({ x, y: floor + 6 }, tall * foot, tall * 0.03))],
        withAlpha(night, 0.8),
        { x: 0, y: 0 },
        tall * 0.014,
      ),
      shadowOf(
        [filled(night, ellipse({ x, y: floor + 10 }, tall * foot * 1.35, tall * 0.07))],
        withAlpha(night, 0.55),
        { x: 0, y: 0 },
        tall * 0.035,
      ),
      shadowOf(drawn, withAlpha(BLACK, 0.4), { x: 10, y: 8 }, 14),
      ...litParts(drawn, lit),
      filled(withAlpha(mixColours(light, colours.paper, 0.5), 0.6), ...motes),
    ];
  },
});
