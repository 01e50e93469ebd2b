import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { toOklab } from '../../palette/oklab.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothShape } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { figure } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { type Ridge, ridgeOf } from '../things/ridge.ts';

const MEADOW: Rgba = { r: 132, g: 170, b: 84, a: 1 };
const WOODS: Rgba = { r: 38, g: 84, b: 62, a: 1 };

/** The share of green that land of a color needs, so that it does not look like water: most for blue and violet. */
function bluenessOf(colour: Rgba): number {
  const { b } = toOklab(colour);
  return b < 0 ? 0.62 : 0.12;
}

/** Layers of bright hills before a rising sun, and a pale path that winds up over them to the light. */
export const brightPath = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    foot: { least: 500, most: 1800, standard: 1340, isPlace: true }, // The lowest line that is seen.
    sun: { label: 'sunAcross', least: 250, most: 750, standard: 560 },
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a woman, a man.
    group: GROUP_PARAMETER,
    trees: { label: 'trees', least: 0, most: 30, standard: 16, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, sun: sunX, person, group, trees } = parameters;
    const foot = Math.max(calm + 200, parameters.foot);
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const room = foot - calm;
    const horizon = calm + room * 0.4;
    const size = Math.min(210, room * 0.26);
    const sun = { x: sunX, y: horizon - size * 0.25 };
    const gold = mixColours(colours.second, colours.paper, 0.1);
    const pale = mixColours(colours.paper, WHITE, 0.5);
    // The hills go from the haze of the sun's own color to the deepest tone before the viewer.
    // Blue and violet hills would look like water, so the land leans to the green of meadows.
    const land = mixColours(colours.main, MEADOW, bluenessOf(colours.main));
    const deep = mixColours(colours.dark, WOODS, bluenessOf(colours.dark) * 0.8);
    const haze = mixColours(colours.light, land, 0.4);
    const layers = [0, 1, 2, 3].map((index) => {
      const share = index / 3;
      const tone = index < 2 ? mixColours(haze, land, 0.35 + index * 0.55) : index < 3 ? mixColours(land, deep, 0.42) : deep;
      const base = horizon + room * (0.04 + 0.43 * share ** 1.15);
      const ridge = ridgeOf(chanceOf(`hill ${index}`), {
        base,
        reach: room * (0.1 + 0.05 * share),
        shape: 'round',
        spacing: 620 - index * 40,
      });
      return { tone, base, ridge };
    });
    const swing = sunX > 500 ? 1 : -1;
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: horizon + 40 },
          stops: [
            { offset: 0, colour: colours.paper },
            { offset: Math.min(0.88, (calm - area.y) / (horizon + 40 - area.y)), colour: colours.light },
            { offset: 1, colour: mixColours(colours.light, gold, 0.6) },
          ],
        },
        rectanglePath({ ...area, height: horizon + room * 0.3 - area.y }),
      ),
      ...clouds(),
      glow(sun, Math.max(size, Math.min(size * 2.4, sun.y - calm + size * 0.6)), withAlpha(pale, 0.8)),
      painted(
        linearPaint({ x: 0, y: sun.y - size }, { x: 0, y: sun.y + size }, [mixColours(gold, pale, 0.3), gold, colours.accent]),
        ellipse(sun, size),
      ),
      ...birds(),
      ...layers.flatMap(({ tone, base, ridge }, index) => hill(tone, base, ridge, index)),
    ];

    function hill(tone: Rgba, base: number, ridge: Ridge, index: number): readonly SceneNode[] {
      const next = layers[index + 1];
      const end = next ? next.base + room * 0.14 : bottom;
      const outline = areaUnder(across(area, 9, ridge), Math.max(end, base + 40));
      const shine = mixColours(tone, index === 0 ? pale : gold, index === 0 ? 0.4 : 0.34);
      const lane = way(ridge, index);
      const walking = { x: lane.middle(0.3), y: lane.y(0.3) };
      const tall = room * 0.125;
      const own = person > 0 ? figure(walking, tall, person > 1 ? 'coat' : 'dress') : null;
      const someone = index === 2 ? (groupOf(group, walking, tall) ?? own) : null;
      const ink = mixColours(colours.darkest, BLACK, 0.1);
      return [
        shadowOf([filled(tone, outline)], withAlpha(colours.darkest, 0.22), { x: 0, y: -5 }, 9),
        painted(
          linearPaint({ x: 0, y: base - room * 0.12 }, { x: 0, y: next ? base + room * 0.24 : foot - 10 }, [
            shine,
            tone,
            // The nearest hill ends in the color that the foot of the cover has.
            next ? mixColours(tone, colours.darkest, 0.16) : colours.dark,
          ]),
          outline,
        ),
        clipped(outline, [
          ...rows(ridge, index, tone),
          painted(
            linearPaint({ x: 0, y: base - room * 0.1 }, { x: 0, y: next ? end : foot - 24 }, [
              mixColours(gold, pale, 0.75),
              // It fades before the author's name.
              mixColours(pale, tone, next ? 0.12 + 0.06 * index : 1),
            ]),
            lane.path,
          ),
        ]),
        ...wood(ridge, index, tone),
        ...(someone
          ? [filled(withAlpha(ink, 0.34), castShadow(someone, walking, { across: swing * -0.3, down: 0.9 })), filled(ink, someone)]
          : []),
      ];
    }

    /** The path over one hill: it goes over the ridge towards the sun, and is wider the nearer it comes. */
    function way(
      ridge: Ridge,
      index: number,
    ): { readonly path: Path; readonly middle: (share: number) => number; readonly y: (share: number) => number } {
      const top = sunX + swing * [0, -70, 60, -150][index]!;
      const low = sunX + swing * [-70, 60, -150, 40][index]!;
      const next = layers[index + 1];
      const from = ridge(top);
      // It ends where the next hill hides it, so that the two pieces meet.
      const to = next ? next.ridge(low) + 14 : foot;
      const middle = (share: number) =>
        top + (low - top) * share + Math.sin(share * Math.PI) * swing * (index % 2 === 0 ? 26 : -34) * (1 + index * 0.7);
      const y = (share: number) => from - 6 + (to - from + 6) * share;
      const half = (share: number) => (5 + 13 * index) * (1 + share * (next ? 1.3 : 3.2)) * 0.62;
      const steps = Array.from({ length: 9 }, (_, step) => step / 8);
      const edge = (side: 1 | -1): readonly Point[] => steps.map((share) => ({ x: middle(share) + side * half(share), y: y(share) }));
      return { path: smoothShape([...edge(1), ...edge(-1).toReversed()]), middle, y };
    }

    /** Furrows that run over the hill to where it meets the next one, as in ploughed fields: lines along it would look like waves. */
    function rows(ridge: Ridge, index: number, tone: Rgba): readonly SceneNode[] {
      if (index === 0 || index === 3) return [];
      const end = layers[index]!.base + room * 0.34;
      const lines = Array.from({ length: 26 }, (_, row) => {
        const x = left - 120 + ((right - left + 240) * row) / 25;
        const low = sunX + (x - sunX) * (1.9 + index * 0.2);
        const wide = 2.2 + index * 1.5;
        return polygon([
          { x: x - 0.6, y: ridge(x) },
          { x: x + 0.6, y: ridge(x) },
          { x: low + wide, y: end },
          { x: low - wide, y: end },
        ]);
      });
      return [filled(withAlpha(mixColours(tone, pale, 0.55), 0.2), ...lines)];
    }

    /** Groves with a lit side, and the shade that they throw away from the sun. */
    function wood(ridge: Ridge, index: number, tone: Rgba): readonly SceneNode[] {
      const random = chanceOf(`trees ${index}`);
      const grove = Array.from({ length: index === 0 ? 0 : Math.round(trees / 2.4) }, () => {
        const aside = between(random, 0.2, 0.62) * 1000;
        const x = sunX + (random() < 0.5 ? -aside : aside);
        const tall = room * between(random, 0.05, 0.085) * (0.66 + index * 0.4);
        return { x, y: ridge(x) + 8, tall, slim: random() < 0.4 ? 0.2 : 0.34 };
      }).filter(({ x }) => x > left - 40 && x < right + 40);
      const crown = ({ x, y, tall, slim }: (typeof grove)[number], moved = 0, size = 1) =>
        ellipse({ x: x + moved * tall, y: y - tall * 0.6 }, tall * slim * size, tall * 0.46 * size);
      const trunk = ({ x, y, tall }: (typeof grove)[number]) =>
        rectanglePath({ x: x - tall * 0.03, y: y - tall * 0.3, width: tall * 0.06, height: tall * 0.34 });
      const shade = ({ x, y, tall, slim }: (typeof grove)[number]) =>
        ellipse({ x: x + (x > sunX ? 0.34 : -0.34) * tall, y: y + tall * 0.05 }, tall * (slim + 0.2), tall * 0.07);
      const leaf = mixColours(mixColours(tone, WOODS, 0.4), colours.darkest, 0.3);
      return [
        filled(withAlpha(colours.darkest, 0.24), ...grove.map(shade)),
        filled(leaf, ...grove.map(trunk), ...grove.map((tree) => crown(tree))),
        filled(
          withAlpha(mixColours(leaf, mixColours(tone, gold, 0.4), 0.5), 0.6),
          ...grove.map((tree) => crown(tree, tree.x > sunX ? -0.08 : 0.08, 0.74)),
        ),
      ];
    }

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      const banks = Array.from({ length: 9 }, () =>
        ellipse(
          { x: between(random, left, right), y: calm + (horizon - calm) * between(random, 0.1, 0.9) },
          between(random, 80, 240),
          between(random, 4, 11),
        ),
      );
      return [filled(withAlpha(pale, 0.5), ...banks)];
    }

    function birds(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const x = sunX > 500 ? 240 : 760;
      const flock = Array.from({ length: 5 }, () =>
        flyingBird(random, { x: x + between(random, -90, 90), y: calm + room * between(random, 0.1, 0.2) }, between(random, 16, 30)),
      );
      return [filled(withAlpha(colours.darkest, 0.7), ...flock)];
    }
  },
});
