import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glowBelow, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { type RibbonPoint, ribbon } from '../drawing/ribbon.ts';
import { flowerHead } from '../things/flower-head.ts';
import { leaf } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';

/** A flowering branch before a great pale disc, hills in haze below, and petals in the air. */
export const blossom = defineGenerator({
  group: 'plants',
  parameters: {
    down: { least: 200, most: 1500, standard: 930, isPlace: true }, // Disc down.
    size: { label: 'sizeOfTheDisc', least: 80, most: 420, standard: 270, step: 10 },
    across: { label: 'discAcross', least: 200, most: 800, standard: 560 },
    end: { least: 0, most: 1400, standard: 600, isPlace: true }, // Words end.
    flowers: { label: 'flowers', least: 6, most: 46, standard: 30, step: 1 },
    petals: { label: 'petalsInTheAir', least: 0, most: 40, standard: 20, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { down, size, across: discX, end, flowers, petals, night } = parameters;
    const isNight = night > 0;
    const bottom = area.y + area.height;
    const disc = { x: discX, y: down };
    const bark = isNight ? mixColours(colours.darkest, { r: 0, g: 0, b: 0, a: 1 }, 0.3) : mixColours(colours.darkest, colours.dark, 0.15);
    const ground = isNight
      ? [colours.darkest, colours.dark, colours.main]
      : [colours.paper, mixColours(colours.paper, colours.light, 0.6), colours.light];
    const low = ground.at(-1) ?? colours.light;
    const pale = isNight ? mixColours(colours.paper, colours.light, 0.25) : mixColours(colours.accent, colours.light, 0.25);
    const isFromRight = discX > 500;
    const side = isFromRight ? 1 : -1;
    const edge = isFromRight ? area.x + area.width + 30 : area.x - 30;
    /** Across from the edge that the branch comes from, and up from the disc's middle, as shares of the disc. */
    const reach = Math.abs(edge - (discX - side * size * 1.25));
    const along = (share: number, up: number): Point => ({ x: edge - side * reach * share, y: down - up * size });
    const trunk: readonly RibbonPoint[] = [
      { ...along(0, -1.3), width: 34 },
      { ...along(0.24, -0.62), width: 26 },
      { ...along(0.5, -0.3), width: 18 },
      { ...along(0.76, 0.3), width: 11 },
      { ...along(1, 0.36), width: 3 },
    ];
    const twigs: readonly (readonly RibbonPoint[])[] = [
      [
        { ...along(0.22, -0.64), width: 15 },
        { ...along(0.32, 0.1), width: 10 },
        { ...along(0.3, 0.62), width: 6 },
        { ...along(0.4, 1.02), width: 2 },
      ],
      [
        { ...along(0.5, -0.3), width: 11 },
        { ...along(0.72, -0.62), width: 7 },
        { ...along(0.96, -0.74), width: 2 },
      ],
      [
        { ...along(0.62, -0.02), width: 8 },
        { ...along(0.64, 0.48), width: 5 },
        { ...along(0.74, 0.86), width: 2 },
      ],
      [
        { ...along(0.1, -1.02), width: 12 },
        { ...along(0.32, -1.16), width: 7 },
        { ...along(0.56, -1.36), width: 2 },
      ],
    ];
    return [
      downwards(area, ground),
      glowBelow(end, disc, size * 1.7, withAlpha(pale, 0.5)),
      filled(pale, ellipse(disc, size)),
      ...hills(),
      shadowOf([filled(bark, ribbon(trunk))], withAlpha(colours.darkest, 0.25), { x: 6, y: 10 }, 8),
      filled(bark, ribbon(trunk), ...twigs.map((twig) => ribbon(twig))),
      ...bloomsOn(),
      ...inTheAir(),
    ];

    function hills(): readonly SceneNode[] {
      const tones = isNight ? [0.3, 0.55, 0.8] : [0.2, 0.38, 0.6];
      const far = isNight ? colours.main : mixColours(low, colours.main, 0.25);
      const near = isNight ? mixColours(colours.darkest, colours.dark, 0.3) : mixColours(colours.main, colours.dark, 0.55);
      return tones.map((share, index) => {
        const base = down + size * (0.78 + index * 0.3);
        const ridge = ridgeOf(chanceOf(`hill ${index}`), { base, reach: size * 0.24, shape: 'round', spacing: 460 - index * 60 });
        return filled(mixColours(far, near, share), areaUnder(across(area, 8, ridge), bottom));
      });
    }

    function bloomsOn(): readonly SceneNode[] {
      const random = chanceOf('flowers');
      const wood = [trunk, ...twigs];
      const places = Array.from({ length: flowers }, (): { readonly at: Point; readonly radius: number } => {
        const line = wood[Math.floor(random() * wood.length)] ?? trunk;
        const step = random() * (line.length - 1);
        const [from, to] = [line[Math.floor(step)], line[Math.ceil(step)]];
        const share = step % 1;
        const at = { x: mid(from?.x, to?.x, share) + between(random, -26, 26), y: mid(from?.y, to?.y, share) + between(random, -26, 26) };
        return { at, radius: between(random, 22, 46) };
      }).filter(({ at, radius }) => at.y - radius > end + 14);
      const petal = isNight ? mixColours(colours.paper, colours.accent, 0.4) : mixColours(colours.paper, colours.accent, 0.5);
      const leafTone = mixColours(colours.second, colours.dark, 0.35);
      const leaves = places.slice(0, Math.ceil(places.length / 2)).map(({ at, radius }) => leaf(at, radius * 1.6, random() * 6.3, 0.4));
      return [
        filled(leafTone, ...leaves),
        ...places
          .toSorted((first, second) => first.radius - second.radius)
          .flatMap(({ at, radius }, index) => {
            const tone = index % 3 === 0 ? mixColours(petal, colours.accent, 0.35) : petal;
            return flowerHead(
              random,
              at,
              radius,
              'five',
              { petal: tone, heart: mixColours(colours.accent, colours.darkest, 0.2), depth: 0.2 },
              colours,
            );
          }),
      ];
    }

    function inTheAir(): readonly SceneNode[] {
      const random = chanceOf('petals');
      const falling = Array.from({ length: petals }, (): Path => {
        const at = { x: between(random, area.x, area.x + area.width), y: between(random, Math.max(end + 30, down - size), bottom) };
        return leaf(at, between(random, 12, 26), random() * 6.3, 0.62);
      });
      return petals > 0 ? [filled(withAlpha(mixColours(colours.paper, colours.accent, 0.45), 0.9), ...falling)] : [];
    }
  },
});

function mid(from = 0, to = 0, share = 0): number {
  return from + (to - from) * share;
}
