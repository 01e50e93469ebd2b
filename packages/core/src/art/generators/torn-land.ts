import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';

/** A sky of more luminance is a pale one. */
const PALE = 0.26;
/** Units between two points of a torn edge. */
const STEP = 7;
/** The breadth of the strip of the first sheet that lies before the words, units. */
const STRIP = 30;
/** Units by which sheets go on beyond what can be seen. */
const BEYOND = 40;

/** A land of torn paper: sheets in colors whose white core shows where they were torn, before a torn sun; the first lies over the feet of the words. */
export const tornLand = defineGenerator({
  group: 'landscape',
  parameters: {
    edge: { least: 200, most: 1600, standard: 700, isPlace: true }, // The feet of the words.
    floor: { least: 400, most: 1900, standard: 1300, isPlace: true }, // Where the author's words begin, on the last sheet.
    cover: { least: 0, most: 60, standard: 12, isPlace: true }, // How far the first sheet lies over the feet of the words.
    sunX: { least: 0, most: 1000, standard: 700, isPlace: true },
    sunY: { least: -100, most: 1600, standard: 560, isPlace: true },
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // 1 lies behind the words, 2 before them.
    sheets: { label: 'sheets', least: 3, most: 7, standard: 5, step: 1 },
    swing: { label: 'swing', least: 0, most: 160, standard: 110, step: 5 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { edge, cover, sunX, sunY, swing } = parameters;
    const floor = Math.max(edge + 160, parameters.floor);
    const count = Math.round(parameters.sheets);
    const bottom = area.y + area.height + BEYOND;
    const core = mixColours(colours.paper, WHITE, 0.8);
    const shade = colours.darkest;
    const tones = [
      colours.second,
      colours.accent,
      mixColours(colours.second, WHITE, 0.42),
      colours.light,
      mixColours(colours.accent, WHITE, 0.3),
    ];
    const part = Math.round(parameters.part);
    if (part === 2) return beforeWords();
    return [...sky(), ...Array.from({ length: count }, (_, index) => sheet(index)).flat(), ...(part === 0 ? beforeWords() : [])];

    /** The edges of a sheet: of its color, and of the core above it. */
    function linesOf(index: number): { readonly face: readonly Point[]; readonly torn: readonly Point[] } {
      const random = chanceOf(`sheet ${index}`);
      const noise = smoothNoise(random);
      const share = index / Math.max(1, count - 1);
      // The last sheet ends above the author's words.
      const base = index === 0 ? edge : edge + (floor - 74 - edge) * share ** 0.92;
      const reach = index === 0 ? 0 : Math.min(swing, ((floor - edge) / count) * 0.8) * (1 - share * 0.35);
      const tilt = (random() < 0.5 ? -1 : 1) * between(random, 0.05, index === 0 ? 0.09 : 0.15) * (1 - share * 0.7);
      const steps = Math.ceil((area.width + 2 * BEYOND) / STEP);
      const points = Array.from({ length: steps + 1 }, (_, step) => {
        const x = area.x - BEYOND + step * STEP;
        const wave =
          index === 0
            ? -cover * (0.5 + 0.5 * Math.sin(x / 118 + 1)) + 3 * fractal(noise, x / 90, 5, 2) + Math.max(0, (x - 470) * tilt)
            : reach * fractal(noise, x / 330, index * 3.1, 2) + (x - 500) * tilt;
        const rag = 5 * fractal(noise, x / 26, 40 + index, 3);
        return { x, y: base + wave + rag };
      });
      const width = (x: number) => 9 + 8 * fractal(noise, x / 60, 80 + index, 2) + 4 * noise(x / 11, 120 + index);
      // Before the words the core lies above the edge as well, so the first one is narrow.
      return { face: points.map(({ x, y }) => ({ x, y: y + Math.max(2, width(x)) })), torn: points };
    }

    function toneOf(index: number): Rgba {
      return index === count - 1 ? colours.dark : (tones[index % tones.length] ?? colours.main);
    }

    function under(line: readonly Point[], end: number): Path {
      const [first, last] = [line[0], line.at(-1)];
      return first && last ? polygon([...line, { x: last.x, y: end }, { x: first.x, y: end }]) : [];
    }

    function sheet(index: number): readonly SceneNode[] {
      const lines = linesOf(index);
      // Under the words the first sheet begins below their feet.
      const [face, torn] = [lines.face, lines.torn].map((line) =>
        index === 0 ? line.map(({ x, y }) => ({ x, y: Math.max(y, edge + 4) })) : line,
      );
      if (!face || !torn) return [];
      const random = chanceOf(`fibers ${index}`);
      const whole = under(torn, bottom);
      const tone = toneOf(index);
      const top = Math.min(...torn.map(({ y }) => y));
      const fibers = Array.from({ length: Math.round(area.width / 5) }, () =>
        ellipse(
          { x: area.x + random() * area.width, y: between(random, top + 46, top + 420) },
          between(random, 0.6, 2.4),
          between(random, 0.5, 1.1),
        ),
      );
      return [
        shadowOf(
          [filled(shade, whole)],
          withAlpha(shade, index === 0 ? 0.2 : 0.5),
          { x: 0, y: index === 0 ? -4 : -9 },
          index === 0 ? 7 : 11,
        ),
        filled(core, whole),
        facing(tone, face, under(face, bottom)),
        filled(withAlpha(mixColours(tone, WHITE, 0.5), 0.35), ...fibers.filter((_, at) => at % 2 === 0)),
        filled(withAlpha(mixColours(tone, shade, 0.5), 0.25), ...fibers.filter((_, at) => at % 2 === 1)),
      ];
    }

    function facing(tone: Rgba, line: readonly Point[], path: Path): SceneNode {
      const top = Math.min(...line.map(({ y }) => y));
      return painted(
        linearPaint({ x: 0, y: top }, { x: 0, y: top + 420 }, [mixColours(tone, WHITE, 0.07), tone, mixColours(tone, shade, 0.14)]),
        path,
      );
    }

    /** The strip of the first sheet that lies over the feet of the words: opaque, so that they stay sharp. */
    function beforeWords(): readonly SceneNode[] {
      const { face, torn } = linesOf(0);
      const lower = torn.map(({ x, y }) => ({ x, y: y + STRIP })).toReversed();
      return [
        filled(core, polygon([...torn, ...face.map(({ x, y }) => ({ x, y: y + 4 })).toReversed()])),
        facing(toneOf(0), face, polygon([...face, ...lower])),
      ];
    }

    function sky(): readonly SceneNode[] {
      const random = chanceOf('sun');
      const noise = smoothNoise(random);
      const radius = 190;
      const round = (reach: number, key: number) =>
        polygon(
          Array.from({ length: 150 }, (_, index) => {
            const angle = (index / 150) * 2 * Math.PI;
            const [x, y] = [Math.cos(angle), Math.sin(angle)];
            return polar(
              { x: sunX, y: sunY },
              reach + 5 * fractal(noise, x * 9 + key, y * 9, 3) + 4 * noise(x * 2.4 + key, y * 2.4),
              angle,
            );
          }),
        );
      const disc = round(radius, 3);
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: edge + 60 }, [
            mixColours(colours.main, shade, 0.05),
            colours.main,
            mixColours(colours.main, WHITE, 0.05),
          ]),
          rectanglePath(area),
        ),
        shadowOf([filled(shade, disc)], withAlpha(shade, 0.3), { x: 0, y: 6 }, 9),
        // A white edge behind pale words would take their outline.
        filled(
          relativeLuminance(colours.main) > PALE ? mixColours(core, colours.main, 0.12) : mixColours(colours.main, colours.paper, 0.5),
          disc,
        ),
        painted(
          linearPaint({ x: sunX, y: sunY - radius }, { x: sunX, y: sunY + radius }, [
            mixColours(colours.paper, colours.main, 0.5),
            colours.paper,
          ]),
          round(radius - 11, 31),
        ),
      ];
    }
  },
});
