import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { fallingLight } from '../things/light-behind-words.ts';

/** The share of a place in a row that a thing takes. */
const FILLED = 0.8;
/** The one that differs is so much larger. */
const LIFTED = 1.2;
/** Half of a block's lid is so high, as a share of half of its width. */
const LID = 0.56;

/** Rows of the same thing in tones of the ground, and among them a single one in color. Without a motif they are balls or blocks. */
export const oneOfMany = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 0, most: 1700, standard: 640, isPlace: true }, // Top of the first row.
    size: { label: 'size', least: 120, most: 340, standard: 210, step: 5 },
    across: { label: 'middleAcross', least: 100, most: 900, standard: 620 },
    blocks: { label: 'blocksInsteadOfBalls', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, height, colours, parameters, motif, chanceOf }) => {
    const { top, size, blocks } = parameters;
    const ground = colours.main;
    const id = isHero(motif) ? motif : null;
    const bounds = id ? heroBounds(id) : { x: -1, y: -1, width: 2, height: 2 };
    const reach = (size * FILLED) / Math.max(bounds.width, bounds.height);
    // Slender things stand closer in their rows, and rows of low things closer to each other.
    const pitch = id ? Math.max(size * 0.5, bounds.width * reach + size * 0.22) : size;
    const step = id ? Math.max(size * 0.62, bounds.height * reach + size * 0.2) : blocks > 0 ? size * (0.5 + LID * 0.5) : size;
    const rows = Math.ceil((area.y + area.height - top) / step) + 1;
    const seen = Math.max(1, Math.floor((height - top) / step));
    // A block that is drawn out rises over the row behind it.
    const oddRow = Math.max(id === null && blocks > 0 ? 1 : 0, Math.floor((seen - 1) / 2));
    const columns = Math.ceil(area.width / pitch / 2) + 1;
    const middleOf = (row: number, column: number): Point => ({
      x: 500 + (column + (row % 2 === 0 ? 0 : 0.5)) * pitch,
      y: top + step * (row + 0.5),
    });
    const oddColumn = Math.round((parameters.across - middleOf(oddRow, 0).x) / pitch);
    const places = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns * 2 + 1 }, (_, index) => ({
        middle: middleOf(row, index - columns),
        isOdd: row === oddRow && index - columns === oddColumn,
      })),
    ).flat();
    const others = places.filter(({ isOdd }) => !isOdd).map(({ middle }) => middle);
    const odd = middleOf(oddRow, oddColumn);
    const shade = withAlpha(mixColours(colours.darkest, BLACK, 0.4), 0.42);
    const tones = chanceOf('tones');
    return [
      downwards(area, [mixColours(ground, WHITE, 0.05), ground, mixColours(ground, BLACK, 0.12)]),
      ...fallingLight({ area, end: area.y + area.height, side: 1 }, withAlpha(mixColours(ground, WHITE, 0.5), 0.2)),
      ...(id ? things(id) : blocks > 0 ? wall() : balls()),
    ];

    function things(shown: HeroId): readonly SceneNode[] {
      const quiet = {
        ink: colours.light,
        shade: mixColours(colours.light, ground, 0.35),
        mark: mixColours(colours.light, ground, 0.7),
        cut: ground,
      };
      const at = (middle: Point, scale: number) => ({
        middle: {
          x: middle.x - (bounds.x + bounds.width / 2) * reach * scale,
          y: middle.y - (bounds.y + bounds.height / 2) * reach * scale,
        },
        reach: reach * scale,
      });
      const many = others.flatMap((each) => {
        const placed = at(each, 1);
        return hero(shown, placed.middle, placed.reach, { ...quiet, line: quiet.mark });
      });
      const plain = { ink: colours.accent, shade: mixColours(colours.accent, colours.darkest, 0.3), mark: colours.paper, cut: ground };
      const placed = at(odd, LIFTED);
      const one = hero(
        shown,
        placed.middle,
        placed.reach,
        paintHero(shown, { ...colours, main: colours.dark }, { plain, grounds: [ground] }),
      );
      const light = { light: mixColours(colours.paper, WHITE, 0.4), shade: colours.darkest };
      return [
        shadowOf(many, withAlpha(shade, 0.3), { x: size * 0.02, y: size * 0.035 }, size * 0.03),
        ...many,
        glow(odd, size * 0.95, withAlpha(mixColours(ground, colours.paper, 0.4), 0.6)),
        shadowOf(one, shade, { x: size * 0.05, y: size * 0.09 }, size * 0.06),
        ...litParts(one, light),
      ];
    }

    function balls(): readonly SceneNode[] {
      const radius = (size * FILLED) / 2;
      const quiet = mixColours(ground, colours.dark, 0.45);
      return [
        ...others.map((middle) => castOf(middle, radius, 0.8)),
        ...others.flatMap((middle) => ball(middle, radius, varied(quiet))),
        castOf(odd, radius * LIFTED, 1.1),
        ...ball(odd, radius * LIFTED, colours.accent),
      ];
    }

    /** No two of the many are of quite the same tone. */
    function varied(tone: Rgba): Rgba {
      return mixColours(tone, tones() < 0.5 ? WHITE : colours.darkest, between(tones, 0, 0.09));
    }

    /** The soft shadow of a ball on the ground, away from a light at the upper left. */
    function castOf({ x, y }: Point, radius: number, strength: number): SceneNode {
      return glow({ x: x + radius * 0.42, y: y + radius * 0.5 }, radius * 1.25, withAlpha(shade, shade.a * strength));
    }

    function ball(middle: Point, radius: number, tone: Rgba): readonly SceneNode[] {
      const lit = { x: middle.x - radius * 0.36, y: middle.y - radius * 0.42 };
      return [
        painted(
          {
            kind: 'radial',
            centre: lit,
            radius: radius * 1.5,
            stops: [
              { offset: 0, colour: mixColours(tone, WHITE, 0.42) },
              { offset: 0.3, colour: mixColours(tone, WHITE, 0.1) },
              { offset: 0.62, colour: tone },
              { offset: 1, colour: mixColours(tone, colours.darkest, 0.55) },
            ],
          },
          ellipse(middle, radius),
        ),
      ];
    }

    /** Blocks in rows, seen from above at an angle; a single one is drawn out of the wall. */
    function wall(): readonly SceneNode[] {
      const ordered = places.toSorted((first, second) => first.middle.y - second.middle.y || first.middle.x - second.middle.x);
      return ordered.flatMap(({ middle, isOdd }) => {
        const tone = isOdd ? colours.accent : varied(mixColours(ground, colours.dark, 0.3));
        return block({ x: middle.x, y: middle.y - (isOdd ? step * 0.55 : 0) }, tone, isOdd ? step * 2 : step);
      });
    }

    function block({ x, y }: Point, tone: Rgba, tall: number): readonly SceneNode[] {
      const half = size / 2;
      const lid = half * LID;
      const end = y + lid + tall;
      const face = (side: -1 | 1) =>
        polygon([
          { x: x + side * half, y },
          { x, y: y + lid },
          { x, y: end },
          { x: x + side * half, y: end - lid },
        ]);
      const downTo = (from: number, to: number) =>
        linearPaint({ x: 0, y }, { x: 0, y: end }, [mixColours(tone, colours.darkest, from), mixColours(tone, colours.darkest, to)]);
      return [
        painted(downTo(0.12, 0.34), face(-1)),
        painted(downTo(0.4, 0.62), face(1)),
        filled(
          mixColours(tone, WHITE, 0.22),
          polygon([
            { x: x - half, y },
            { x, y: y - lid },
            { x: x + half, y },
            { x, y: y + lid },
          ]),
        ),
      ];
    }
  },
});
