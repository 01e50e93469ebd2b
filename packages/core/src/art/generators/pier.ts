import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glowBelow, painted, skyDown } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { couple, figure } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const PLANKS = 22;

/** Draws a wooden pier that leads to a low sun over the sea, and up to two people at its end. */
export const pier = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    horizon: { least: 300, most: 1500, standard: 920, isPlace: true },
    sun: { label: 'sizeOfTheSun', least: 60, most: 320, standard: 190, step: 10 },
    across: { label: 'sunAcross', least: 200, most: 800, standard: 500 },
    people: { label: 'people', least: 0, most: 2, standard: 1, step: 1 },
    coat: { label: 'figureInACoat', least: 0, most: 1, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    pier: { label: 'withPier', least: 0, most: 1, standard: 1, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { calm, horizon, sun: size, across: sunX, people, coat, pier: hasPier, night, group } = parameters;
    const isNight = night > 0;
    const bottom = area.y + area.height;
    const light = mixColours(colours.paper, colours.accent, 0.2);
    const sky = isNight ? [colours.darkest, colours.dark, colours.main] : [colours.paper, colours.light, colours.accent];
    const [top, low, burning] = sky as [Rgba, Rgba, Rgba];
    const span = Math.max(1, horizon - area.y);
    const quiet = Math.min(0.9, Math.max(0.1, (calm - area.y) / span));
    const sunAt = { x: sunX, y: horizon - size * 0.3 };
    const deep = isNight ? mixColours(colours.darkest, BLACK, 0.3) : mixColours(colours.dark, colours.main, 0.25);
    const wood = mixColours(colours.darkest, BLACK, 0.35);
    const seaTop = mixColours(burning, isNight ? colours.dark : colours.main, 0.55);
    const feet = { x: 500, y: horizon + 92 };
    const coast = ridgeOf(chanceOf('coast'), { base: horizon - 14, reach: 44, shape: 'round', spacing: 300 });
    const far = ridgeOf(chanceOf('far coast'), { base: horizon - 22, reach: 70, shape: 'round', spacing: 420 });
    return [
      skyDown(area, span, horizon, [
        { offset: 0, colour: top },
        { offset: quiet, colour: low },
        { offset: quiet + (1 - quiet) * 0.55, colour: mixColours(low, burning, 0.6) },
        { offset: 1, colour: isNight ? mixColours(burning, light, 0.35) : burning },
      ]),
      ...(isNight ? [filled(withAlpha(colours.paper, 0.8), stars(chanceOf('stars'), { ...area, height: span * 0.8 }, 150))] : []),
      ...clouds(),
      glowBelow(calm, sunAt, size * 3, withAlpha(light, 0.75)),
      glowBelow(calm, sunAt, size * 1.5, withAlpha(light, 0.8)),
      clipped(rectanglePath({ ...area, height: span }), [filled(mixColours(light, colours.paper, 0.6), ellipse(sunAt, size))]),
      ...(isNight ? [] : [birds()]),
      filled(
        mixColours(burning, deep, 0.35),
        areaUnder(
          across(area, 8, (x) => Math.min(horizon, far(x) + Math.abs(x - sunX) * -0.02)),
          horizon,
        ),
      ),
      filled(
        mixColours(burning, deep, 0.62),
        areaUnder(
          across(area, 8, (x) => Math.min(horizon, coast(x) + 60 - Math.abs(x - sunX) * 0.16)),
          horizon,
        ),
      ),
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: horizon },
          to: { x: 0, y: bottom },
          stops: [
            { offset: 0, colour: seaTop },
            { offset: 0.35, colour: mixColours(seaTop, deep, 0.7) },
            { offset: 1, colour: deep },
          ],
        },
        rectanglePath({ x: area.x, y: horizon, width: area.width, height: bottom - horizon }),
      ),
      ...waves(),
      ...(hasPier > 0 ? boards() : []),
      ...someone(),
    ];

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      const bank = (): Path => {
        const [x, y] = [between(random, area.x, area.x + area.width), between(random, calm + (horizon - calm) * 0.1, horizon - 40)];
        const [wide, thick] = [between(random, 90, 330), between(random, 4, 13)];
        return ellipse({ x, y }, wide, thick);
      };
      const tone = isNight ? mixColours(burning, colours.darkest, 0.35) : mixColours(burning, colours.main, 0.4);
      return [
        filled(withAlpha(tone, 0.28), ...Array.from({ length: 9 }, bank)),
        filled(withAlpha(light, 0.3), ...Array.from({ length: 5 }, bank)),
      ];
    }

    function birds(): SceneNode {
      const random = chanceOf('birds');
      return filled(
        mixColours(colours.darkest, burning, 0.25),
        ...Array.from({ length: 5 }, () =>
          flyingBird(
            random,
            { x: sunX + between(random, -220, 220), y: horizon - between(random, size * 0.5, size * 1.7) },
            between(random, 16, 32),
          ),
        ),
      );
    }

    /** Lines of swell, and the sun's path over them: closer and wider towards the front. */
    function waves(): readonly SceneNode[] {
      const random = chanceOf('waves');
      const swell: Path[] = [];
      const glitter: Path[] = [];
      for (let step = 0; step < 74; step += 1) {
        const depth = (step / 74) ** 1.7;
        const y = horizon + 6 + (bottom - horizon) * depth;
        const thick = 1.4 + 7 * depth;
        swell.push(ellipse({ x: between(random, area.x, area.x + area.width), y }, between(random, 40, 190) * (0.4 + depth), thick * 0.55));
        const reach = size * (0.75 + 0.9 * depth);
        for (let spark = 0; spark < 3; spark += 1) {
          glitter.push(
            ellipse(
              { x: sunX + between(random, -reach, reach) * random(), y: y + between(random, -5, 5) },
              between(random, 10, 70) * (0.5 + depth),
              thick * 0.5,
            ),
          );
        }
      }
      return [filled(withAlpha(mixColours(deep, BLACK, 0.3), 0.3), ...swell), filled(withAlpha(light, 0.62), ...glitter)];
    }

    function boards(): readonly SceneNode[] {
      const end = horizon + 74;
      const reach = Math.max(1, height - end);
      const half = (y: number) => 46 + ((y - end) / reach) * 330;
      const at = (y: number, side: -1 | 1) => ({ x: 500 + side * half(y), y });
      const deck = polygon([at(end, -1), at(end, 1), at(bottom, 1), at(bottom, -1)]);
      const gaps = Array.from({ length: PLANKS }, (_, index): Path => {
        const y = end + (bottom - end) * ((index + 1) / PLANKS) ** 1.9;
        const thick = 1 + 5 * ((index + 1) / PLANKS) ** 1.6;
        return polygon([at(y, -1), at(y, 1), at(y + thick, 1), at(y + thick, -1)]);
      });
      const posts = [0.02, 0.12, 0.3, 0.6].flatMap((share) =>
        ([-1, 1] as const).map((side): Path => {
          const y = end + reach * share;
          const foot = at(y, side);
          const [wide, tall] = [7 + 26 * share, 34 + 110 * share];
          return rectanglePath({ x: foot.x - wide / 2, y: y - tall, width: wide, height: tall + 40 + 120 * share });
        }),
      );
      return [
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: end },
            to: { x: 0, y: bottom },
            stops: [
              { offset: 0, colour: mixColours(wood, light, 0.42) },
              { offset: 0.3, colour: mixColours(wood, burning, 0.2) },
              { offset: 1, colour: wood },
            ],
          },
          deck,
        ),
        filled(withAlpha(wood, 0.75), ...gaps),
        filled(wood, ...posts),
      ];
    }

    function someone(): readonly SceneNode[] {
      if (people === 0 && group === 0) return [];
      const path = groupOf(group, feet, 184) ?? (people > 1 ? couple(feet, 176) : figure(feet, 176, coat > 0 ? 'coat' : 'dress'));
      const shade: Path = polygon([
        { x: 478, y: feet.y },
        { x: 522, y: feet.y },
        { x: 548, y: feet.y + 190 },
        { x: 452, y: feet.y + 190 },
      ]);
      return [...(hasPier > 0 ? [filled(withAlpha(BLACK, 0.28), shade)] : []), filled(wood, path)];
    }
  },
});
