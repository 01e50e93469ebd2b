import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { flyingBird } from '../things/birds.ts';
import { bust } from '../things/busts.ts';
import { VIEWS, viewThrough } from '../things/views.ts';

/** A head in profile, cut out of a sheet of paper, and a landscape that is seen through it. */
export const doubleExposure = defineGenerator({
  group: 'scene',
  parameters: {
    crown: { least: 100, most: 1500, standard: 620, isPlace: true }, // Top of the head.
    across: { label: 'figureAcross', least: 150, most: 850, standard: 500 },
    tall: { least: 500, most: 2400, standard: 1400, isPlace: true }, // From the crown to the elbows.
    woman: { label: 'figureWithLooseHair', least: 0, most: 1, standard: 1, step: 1 },
    view: { label: 'viewInside', least: 0, most: VIEWS.length - 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: (stage) => {
    const { area, height, colours, chanceOf, parameters } = stage;
    const { crown: top, across: x, tall, woman, view, night, mirrored } = parameters;
    const crown = { x, y: top };
    const facing = mirrored > 0 ? -1 : 1;
    const bottom = Math.max(height, area.y + area.height) + 40;
    return [
      filled(colours.light, rectanglePath(area)),
      viewThrough(VIEWS[Math.round(view)] ?? 'wood', stage, {
        outline: bust(crown, { id: woman > 0 ? 'loose' : 'short', height: tall, facing }),
        box: { x: x - tall * 0.5, y: top - 20, width: tall, height: bottom - top + 40 },
        horizon: top + tall * 0.36,
        light: { x: x - facing * tall * 0.015, y: top + tall * 0.2 },
        radius: tall * 0.075,
        isNight: night > 0,
      }),
      filled(night > 0 ? colours.darkest : colours.paper, ...flock(chanceOf('flock'), crown, tall, facing)),
    ];
  },
});

/** Birds that leave at the back of the head. */
function flock(random: Random, crown: Point, tall: number, facing: 1 | -1): readonly Path[] {
  return Array.from({ length: 7 }, (_, index) => {
    const away = (index + 0.6) / 7;
    const middle = {
      x: crown.x - facing * tall * (0.16 + 0.2 * away + between(random, -0.02, 0.02)),
      y: crown.y + tall * (0.2 - 0.16 * away + between(random, -0.035, 0.035)),
    };
    return flyingBird(random, middle, tall * between(random, 0.026, 0.05), between(random, -0.35, 0.2));
  });
}
