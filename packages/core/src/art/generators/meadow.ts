import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { downwards, filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';
import { type BloomId, bloom, grassBlade, leaf } from '../things/plants.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const GREEN: Rgba = { r: 47, g: 110, b: 85, a: 1 };

/** A summer meadow at dusk: flowers on long stems grow up to the title. */
export const meadow = defineGenerator({
  group: 'plants',
  parameters: {
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true },
    reach: { least: 200, most: 1500, standard: 900, isPlace: true }, // Tops of the flowers.
    flowers: { label: 'flowers', least: 4, most: 40, standard: 17, step: 1 },
  },
  draw: (stage) => {
    const { part } = stage.parameters;
    return [...(part === 2 ? [] : behind(stage)), ...(part === 1 ? [] : before(stage))];
  },
});

type Stage = ArtStage<'part' | 'reach' | 'flowers'>;

function behind(stage: Stage): readonly SceneNode[] {
  const { area, colours, chanceOf, parameters } = stage;
  const bottom = area.y + area.height;
  const random = chanceOf('light');
  const orbs = Array.from({ length: 16 }, () =>
    ellipse({ x: between(random, area.x, area.x + area.width), y: between(random, 150, bottom) }, between(random, 20, 90)),
  );
  const far = chanceOf('far');
  const tone = mixColours(colours.dark, colours.main, 0.55);
  const blades = Array.from({ length: Math.round(area.width / 14) }, () => {
    const x = between(far, area.x, area.x + area.width);
    return grassBlade(far, { x, y: bottom }, (bottom - parameters.reach) * between(far, 0.3, 0.85));
  });
  return [
    downwards(area, [colours.darkest, colours.dark, colours.main, colours.light]),
    filled(withAlpha(colours.paper, 0.8), stars(chanceOf('stars'), { ...area, height: parameters.reach - area.y }, 200)),
    filled(withAlpha(colours.light, 0.1), ...orbs),
    filled(tone, ...blades),
  ];
}

function before(stage: Stage): readonly SceneNode[] {
  const { area, colours, chanceOf, parameters } = stage;
  const { reach, flowers } = parameters;
  const bottom = area.y + area.height;
  const random = chanceOf('flowers');
  const stem = mixColours(mixColours(colours.dark, GREEN, 0.45), colours.darkest, 0.35);
  const count = Math.round((flowers * area.width) / 1000);
  const nodes = Array.from({ length: count }, (_, index) => {
    const x = area.x + ((index + 0.2 + 0.6 * random()) / count) * area.width;
    const edge = Math.min(1, Math.abs(x - 500) / 500);
    const top = reach + (bottom - reach) * between(random, 0.02, 0.55) * (1.05 - 0.55 * edge);
    return stemmedFlower(random, { x, bottom, top, reach }, stem, colours);
  }).flat();
  const front = chanceOf('grass');
  const blades = Array.from({ length: Math.round(area.width / 16) }, () => {
    const x = between(front, area.x, area.x + area.width);
    return grassBlade(front, { x, y: bottom }, (bottom - reach) * between(front, 0.2, 0.5));
  });
  return [shadowOf(nodes, withAlpha(colours.darkest, 0.45), { x: 0, y: 5 }, 6), ...nodes, filled(mixColours(stem, BLACK, 0.3), ...blades)];
}

const BLOOMS = ['daisy', 'poppy', 'five', 'peony', 'tulip'] as const satisfies readonly BloomId[];

function stemmedFlower(
  random: Random,
  { x, bottom, top: wished, reach }: Record<'x' | 'bottom' | 'top' | 'reach', number>,
  stem: Rgba,
  colours: Stage['colours'],
): readonly SceneNode[] {
  const lean = between(random, -60, 60);
  const radius = between(random, 34, 80);
  // Petals end where the words above the meadow do.
  const top = Math.max(wished, reach + radius);
  const head = { x: x + lean, y: top };
  const petal = oneOf(random, [
    colours.accent,
    colours.paper,
    colours.second,
    mixColours(colours.accent, colours.paper, 0.45),
    mixColours(colours.second, colours.paper, 0.4),
  ]);
  const heart = oneOf(random, [colours.second, colours.darkest, colours.accent]);
  const middle = { x: x + lean * 0.4, y: (top + bottom) / 2 };
  const layers = bloom(random, head, radius, oneOf(random, BLOOMS));
  const leaves = [0.35, 0.5, 0.66].map((share) => {
    const side = random() < 0.5 ? -1 : 1;
    return leaf(
      { x: x + lean * share * share, y: bottom - (bottom - top) * share },
      between(random, 50, 110),
      -Math.PI / 2 + side * between(random, 0.5, 0.9),
      0.26,
    );
  });
  return [
    stroked(stem, 6, smoothLine([{ x, y: bottom }, middle, head])),
    filled(stem, ...leaves),
    ...layers.map((path, index) =>
      filled(
        index === layers.length - 1
          ? heart
          : mixColours(petal, index % 2 === 0 ? colours.darkest : colours.paper, index === 0 ? 0.12 : 0.16),
        path,
      ),
    ),
  ];
}
