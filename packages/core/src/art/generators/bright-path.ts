import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
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
    const haze = mixColours(colours.light, colours.main, 0.4);
    const layers = [0, 1, 2, 3].map((index) => {
      const share = index / 3;
      const tone =
        index < 2 ? mixColours(haze, colours.main, 0.35 + index * 0.55) : mixColours(colours.main, colours.dark, index < 3 ? 0.42 : 1);
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
          linearPaint({ x: 0, y: base - room * 0.12 }, { x: 0, y: base + room * 0.24 }, [
            shine,
            tone,
            next ? mixColours(tone, colours.darkest, 0.16) : tone,
          ]),
          outline,
        ),
        clipped(outline, [
          painted(
            linearPaint({ x: 0, y: base - room * 0.1 }, { x: 0, y: next ? end : foot - 24 }, [
              mixColours(gold, pale, 0.75),
              // It fades before the author's name.
              mixColours(pale, tone, next ? 0.12 + 0.06 * index : 1),
            ]),
            lane.path,
          ),
          ...rows(ridge, index, tone),
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

    /** Faint furrows that follow the hill. */
    function rows(ridge: Ridge, index: number, tone: Rgba): readonly SceneNode[] {
      if (index === 0) return [];
      const lines = Array.from({ length: 5 }, (_, row) => {
        const down = room * (0.03 + 0.035 * row * (1 + index * 0.3));
        const upper = across(area, 24, (x) => ridge(x) + down + Math.sin(x / 130 + row) * 5);
        return polygon([...upper, ...upper.toReversed().map(({ x, y }) => ({ x, y: y + 2 + index * 1.6 }))]);
      });
      return [filled(withAlpha(mixColours(tone, pale, 0.5), 0.2), ...lines)];
    }

    function wood(ridge: Ridge, index: number, tone: Rgba): readonly SceneNode[] {
      const random = chanceOf(`trees ${index}`);
      const crowns = Array.from({ length: index === 0 ? 0 : Math.round(trees / 3) }, () => {
        const aside = between(random, 0.22, 0.62) * 1000;
        const x = sunX + (random() < 0.5 ? -aside : aside);
        const tall = room * between(random, 0.04, 0.07) * (0.7 + index * 0.42);
        const y = ridge(x) + 8;
        return x < left - 40 || x > right + 40
          ? []
          : [
              ...ellipse({ x, y: y - tall * 0.62 }, tall * 0.24, tall * 0.46),
              ...rectanglePath({ x: x - tall * 0.03, y: y - tall * 0.3, width: tall * 0.06, height: tall * 0.34 }),
            ];
      });
      return [filled(mixColours(tone, colours.darkest, 0.42), ...crowns)];
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
