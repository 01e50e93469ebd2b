import { WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, painted, radialPaint } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { hero } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { bloom } from '../things/plants.ts';
import { coniferWood } from '../things/conifers.ts';
import { isFace } from '../things/face-styles.ts';
import { ridgeOf } from '../things/ridge.ts';
import { sittingAnimal, sittingHeight } from '../things/sitting-animal.ts';
import { stars } from '../things/stars.ts';

/** A friendly creature on a hill, a great moon or sun behind it: picture books. */
export const nightCompanion = defineGenerator({
  group: 'creatures',
  motifs: HERO_IDS,
  parameters: {
    ground: { least: 400, most: 1700, standard: 1290, isPlace: true }, // Where it sits.
    tall: { least: 200, most: 900, standard: 560, isPlace: true }, // Height.
    night: { label: 'night', least: 0, most: 1, standard: 1, step: 1 },
    trees: { label: 'trees', least: 0, most: 60, standard: 26, step: 1 },
    flowers: { label: 'flowers', least: 0, most: 60, standard: 22, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { ground, tall, trees, flowers } = parameters;
    const isNight = parameters.night > 0;
    const reach = tall / 2;
    const bottom = area.y + area.height;
    const sky = isNight
      ? [colours.darkest, colours.dark, mixColours(colours.dark, colours.main, 0.7), colours.main]
      : [mixColours(colours.main, colours.light, 0.55), mixColours(colours.light, colours.main, 0.2), colours.paper];
    const moon = { x: 500, y: ground - reach * 1.08 };
    const disc = Math.min(400, reach * 0.98);
    const face = isNight ? mixColours(colours.paper, colours.light, 0.35) : mixColours(colours.light, colours.paper, 0.5);
    const green = mixColours(colours.second, colours.darkest, isNight ? 0.5 : 0.1);
    const hill = (part: string, base: number, height: number) => {
      const ridge = ridgeOf(chanceOf(part), { base, reach: height, shape: 'round', spacing: 420 });
      return ridge;
    };
    const farHill = hill('far', ground - reach * 0.55, 120);
    const mound = (x: number) => ground - 16 + ((x - 500) / 500) ** 2 * 60;
    const random = chanceOf('flowers');
    const own = isHero(motif) ? motif : 'fox';
    const friend = (): readonly SceneNode[] => {
      if (isFace(own)) {
        const rim = isNight ? face : mixColours(face, WHITE, 0.5);
        return sittingAnimal(own, { x: 500, y: ground + 14 }, (tall * 0.96) / sittingHeight(own), 1, colours.darkest, rim);
      }
      const plain = {
        ink: colours.accent,
        shade: mixColours(colours.accent, colours.darkest, 0.32),
        mark: mixColours(colours.darkest, colours.dark, 0.3),
        cut: colours.paper,
        line: colours.darkest,
      };
      const paint = paintHero(own, colours, { plain, grounds: [mixColours(colours.paper, colours.light, 0.5), green] });
      return hero(own, { x: 500, y: ground - reach * 0.92 }, reach, paint);
    };
    return [
      downwards({ ...area, height: Math.max(1, ground - area.y) }, sky),
      ...(isNight
        ? [
            filled(
              withAlpha(colours.paper, 0.9),
              stars(chanceOf('stars'), { ...area, height: Math.max(1, ground - area.y) }, Math.round(area.width / 9), 3),
            ),
          ]
        : []),
      glow(moon, disc * 1.7, withAlpha(face, 0.42)),
      painted(
        radialPaint({ x: moon.x - disc * 0.3, y: moon.y - disc * 0.3 }, disc * 1.5, [face, face, mixColours(face, colours.accent, 0.3)]),
        ellipse(moon, disc),
      ),
      ...(isNight
        ? [
            filled(
              withAlpha(mixColours(face, colours.main, 0.5), 0.4),
              ellipse({ x: moon.x - disc * 0.62, y: moon.y - disc * 0.4 }, disc * 0.13),
              ellipse({ x: moon.x + disc * 0.6, y: moon.y - disc * 0.5 }, disc * 0.1),
              ellipse({ x: moon.x + disc * 0.74, y: moon.y + disc * 0.05 }, disc * 0.07),
              ellipse({ x: moon.x - disc * 0.78, y: moon.y + disc * 0.14 }, disc * 0.08),
            ),
          ]
        : []),
      filled(mixColours(green, isNight ? colours.main : colours.light, 0.5), areaUnder(across(area, 20, farHill), bottom)),
      filled(
        mixColours(green, isNight ? colours.dark : colours.second, 0.4),
        coniferWood(chanceOf('wood'), (x) => farHill(x) + 6, {
          count: Math.round((trees * area.width) / 1000),
          least: 60,
          most: 170,
          from: area.x,
          to: area.x + area.width,
          groves: 240,
        }),
      ),
      filled(green, areaUnder(across(area, 20, mound), bottom)),
      ...friend(),
      ...Array.from({ length: Math.round((flowers * area.width) / 1000) }, () => {
        const x = between(random, area.x, area.x + area.width);
        const at = { x, y: between(random, mound(x) + 26, Math.max(mound(x) + 40, Math.min(bottom, mound(x) + 210))) };
        const layers = bloom(random, at, between(random, 9, 20), random() < 0.5 ? 'daisy' : 'five');
        const petal = mixColours(random() < 0.5 ? colours.paper : colours.light, colours.accent, random() * 0.3);
        return layers.map((path, index) => filled(index === layers.length - 1 ? colours.accent : petal, path));
      }).flat(),
    ];
  },
});
