import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { anvil, stoneBlock } from '../things/bench-blocks.ts';
import { handTool } from '../things/hand-tools.ts';
import { benchScraps } from '../things/bench-scraps.ts';
import { oldSewingMachine } from '../things/old-sewing-machine.ts';
import { wallShelf } from '../things/wall-shelf.ts';
import { tableTop } from '../things/table-top.ts';
import { TRADE_IDS, TRADES, type Trade } from '../things/trades.ts';
import { beamsFromWindow, lightOnBench } from '../things/bench-light.ts';
import { shopWindowPanes } from '../things/shop-window-panes.ts';

const GOLD: Rgba = { r: 255, g: 208, b: 130, a: 1 };
const WOOD: Rgba = { r: 150, g: 96, b: 56, a: 1 };
const STEEL: Rgba = { r: 150, g: 154, b: 160, a: 1 };
const STONE: Rgba = { r: 206, g: 196, b: 180, a: 1 };

/** Tools of a trade and what is taller than a bench: they do not stand on it as the work. */
const NO_WORK: ReadonlySet<HeroId> = new Set([
  'hammer',
  'spool',
  'scissors',
  'clock',
  'horseshoe',
  'paintbrush',
  'gear',
  'boot',
  'inkwell',
]);

/** The workshop of a trade: low light from a window of small panes on a bench, the work on it, tools on the wall and a shelf of what was made. */
export const workshop = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 100, most: 1500, standard: 660, isPlace: true }, // End of the words.
    edge: { least: 320, most: 1800, standard: 1310, isPlace: true }, // The bench's front edge.
    trade: { label: 'trade', least: 0, most: TRADE_IDS.length - 1, standard: 0, step: 1 },
    night: { label: 'evening', least: 0, most: 1, standard: 1, step: 1 }, // A dark wall.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { top, night, mirrored } = parameters;
    const edge = Math.max(top + 240, parameters.edge);
    const room = edge - top;
    const deep = Math.min(170, room * 0.25);
    const rear = edge - deep;
    const id = TRADE_IDS[Math.round(parameters.trade)] ?? 'wood';
    const trade: Trade = TRADES[id];
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const out = mirrored > 0 ? -1 : 1;
    const isDark = night > 0;
    const wall = isDark ? colours.dark : colours.light;
    const shade = mixColours(colours.darkest, BLACK, 0.45);
    const light = mixColours(GOLD, colours.paper, 0.25);
    const wood = mixColours(WOOD, colours.darkest, 0.16);
    const tools = {
      wood: mixColours(mixColours(WOOD, GOLD, 0.2), colours.accent, 0.12),
      steel: mixColours(STEEL, shade, 0.12),
      shade,
      light,
    };
    const stone = { stone: mixColours(STONE, colours.paper, 0.3), shade, light: WHITE };
    const work = isHero(motif) && !NO_WORK.has(motif) ? motif : trade.work;
    // Before something tall the shelf is shorter.
    const within = trade.behind ? 300 : 440;
    const pane = { left: side(64), right: side(430), top: top + room * 0.05, foot: rear - room * 0.07 };
    const shelfAt = top + room * 0.34;
    return [
      ...background(),
      ...shopWindowPanes(chanceOf('view'), pane, {
        frame: mixColours(wood, shade, isDark ? 0.5 : 0.25),
        light,
        sky: colours.accent,
        far: mixColours(colours.second, shade, 0.3),
        isDark,
        shade,
      }),
      ...beamsFromWindow(side, { ...pane, rear, deep, room }, withAlpha(light, isDark ? 0.15 : 0.26)),
      ...shelf(),
      ...hanging(),
      ...(trade.behind ? behindBench(trade.behind) : []),
      ...tableTop(chanceOf('grain'), area, {
        rear,
        edge,
        pool: { x: side(540), y: rear + deep * 0.5 },
        wood,
        shade,
        light,
        front: colours.darkest,
      }),
      ...lightOnBench(side, { rear, edge }, light),
      ...benchScraps(
        chanceOf('scraps'),
        trade.scraps,
        { from: 60, to: 940, rear: rear + deep * 0.3, edge: edge - deep * 0.12 },
        {
          wood: mixColours(WOOD, GOLD, 0.5),
          stone: stone.stone,
          cloth: [colours.accent, colours.second],
          brass: mixColours(GOLD, wood, 0.35),
          paper: mixColours(colours.paper, WHITE, 0.4),
          shade,
        },
      ),
      ...lying(),
      ...onBench(),
      ...dust(),
    ];

    function background(): readonly SceneNode[] {
      const planks = Array.from({ length: Math.ceil(area.width / 118) + 1 }, (_, index) =>
        rectanglePath({
          x: Math.floor(area.x / 118) * 118 + index * 118,
          y: top - room * 0.02,
          width: 2.4,
          height: rear - top + room * 0.02,
        }),
      );
      const boards = painted(
        linearPaint({ x: 0, y: top - room * 0.1 }, { x: 0, y: top + room * 0.4 }, [
          withAlpha(shade, 0),
          withAlpha(shade, isDark ? 0.34 : 0.16),
        ]),
        rectanglePath({ ...area, y: top - room * 0.1, height: rear - top + room * 0.1 }),
      );
      return [
        painted(
          linearPaint(
            { x: 0, y: area.y },
            { x: 0, y: rear },
            isDark
              ? [mixColours(wall, BLACK, 0.3), wall, mixColours(wall, GOLD, 0.12)]
              : [mixColours(wall, WHITE, 0.12), wall, mixColours(wall, GOLD, 0.22)],
          ),
          rectanglePath(area),
        ),
        boards,
        filled(withAlpha(shade, isDark ? 0.22 : 0.1), ...planks),
        glow({ x: side(250), y: top + room * 0.4 }, room * 0.95, withAlpha(light, isDark ? 0.4 : 0.5)),
        glow({ x: side(1080), y: rear }, room * 0.9, withAlpha(shade, isDark ? 0.5 : 0.2)),
      ];
    }

    /** Draws a thing that stands on its foot, in the light of the window, with its shadow behind it. */
    function standing(thing: HeroId, foot: Point, tall: number, wide: number): readonly SceneNode[] {
      const box = heroBounds(thing);
      const reach = Math.min(tall / box.height, wide / box.width);
      const tones = paintHero(thing, colours, {
        plain: heroColours(isDark ? colours.paper : shade, colours.accent, wall),
        grounds: [wall, wood],
      });
      const flat = hero(thing, middleOver(thing, foot, reach), reach, tones);
      return [
        shadowOf(
          [filled(shade, ellipse({ x: foot.x + out * 6, y: foot.y - 1 }, (box.width * reach) / 2, Math.max(3, tall * 0.03)))],
          withAlpha(shade, 0.7),
          { x: out * 6, y: 2 },
          Math.max(3, tall * 0.03),
        ),
        shadowOf(flat, withAlpha(shade, 0.42), { x: out * tall * 0.09, y: tall * 0.02 }, tall * 0.04),
        ...litParts(flat, { light: mixColours(light, WHITE, 0.35), shade }),
      ];
    }

    /** A board on brackets with things that were made here. */
    function shelf(): readonly SceneNode[] {
      const [from, to] = [480, trade.behind ? 800 : 1040];
      const step = within / trade.shelf.length;
      const height = Math.min(room * 0.235, 172);
      return [
        ...wallShelf({ from: side(from), to: side(to), y: shelfAt, room, out }, { wood, shade }),
        ...trade.shelf.flatMap((thing, index) =>
          standing(
            thing,
            { x: side(498 + step * (index + 0.5) * 1.06), y: shelfAt + 1 },
            height * (index % 2 === 0 ? 1 : 0.84),
            step * 0.92,
          ),
        ),
      ];
    }

    /** A tall clock on the floor behind the bench, or a dress on a hook of the rail. */
    function behindBench(thing: HeroId): readonly SceneNode[] {
      if (thing !== 'dress') return standing(thing, { x: side(890), y: rear + deep * 0.5 }, Math.min(room * 0.94, 690), 260);
      const tall = Math.min(room * 0.58, 400);
      return standing(thing, { x: side(880), y: shelfAt + room * 0.07 + tall * 0.96 }, tall, 300);
    }

    /** Tools on nails under the shelf. */
    function hanging(): readonly SceneNode[] {
      const y = shelfAt + room * 0.085;
      const long = Math.min(room * 0.3, (rear - y) * 0.86, 205);
      // A dress hangs from the same rail.
      const railTo = trade.behind === 'dress' ? 470 : within;
      const hung = trade.behind ? trade.tools.slice(0, 4) : trade.tools;
      const step = within / hung.length;
      const rail = rectanglePath({ x: Math.min(side(490), side(530 + railTo)), y: y - 12, width: railTo + 40, height: 10 });
      return [
        shadowOf([filled(shade, rail)], withAlpha(shade, 0.4), { x: out * 5, y: 6 }, 3),
        filled(mixColours(wood, shade, 0.2), rail),
        ...hung.flatMap((tool, index) =>
          handTool(
            tool,
            {
              at: { x: side(500 + step * (index + 0.5)), y },
              long: long * ([1, 0.86, 0.94, 0.78] as const)[index % 4]!,
              turn: ((index % 3) - 1) * 0.03,
            },
            tools,
          ),
        ),
      ];
    }

    /** Tools that were put down on the bench. */
    function lying(): readonly SceneNode[] {
      const long = Math.min(room * 0.3, 190);
      const [first, second] = trade.tools;
      return [
        ...handTool(second ?? 'hammer', { at: { x: side(150), y: edge - deep * 0.42 }, long, turn: -out * 1.38, flat: 0.42 }, tools),
        ...handTool(
          first ?? 'hammer',
          { at: { x: side(880), y: edge - deep * 0.3 }, long: long * 0.9, turn: out * 1.1, flat: 0.42 },
          tools,
        ),
      ];
    }

    /** The work in the middle of the bench, on what it is made on. */
    function onBench(): readonly SceneNode[] {
      const foot = { x: side(470), y: rear + deep * 0.56 };
      const tall = Math.min(room * 0.56, 400) * (work === 'watch' ? 0.5 : 1);
      if (id === 'stone') {
        const block = { wide: tall * 0.62, tall: tall * 0.42 };
        return [
          ...stoneBlock(foot, block.wide, block.tall, stone),
          ...standing(work, { x: foot.x - out * block.wide * 0.04, y: foot.y - block.tall * 0.95 }, tall * 0.66, block.wide * 0.8),
        ];
      }
      if (id === 'iron') {
        const wide = tall * 0.9;
        return [...anvil(foot, wide, tools), ...(work === 'horseshoe' ? [] : standing(work, { x: side(720), y: foot.y }, tall * 0.6, 200))];
      }
      if (work === 'sewing') {
        const cloth = { cloth: colours.second, thread: colours.accent };
        return oldSewingMachine({ x: foot.x + out * 20, y: foot.y + deep * 0.1 }, Math.min(tall * 0.98, 380), out, {
          ...cloth,
          wood,
          light,
          shade,
        });
      }
      return standing(work, foot, tall, 400);
    }

    /** Motes in the light. */
    function dust(): readonly SceneNode[] {
      const random = chanceOf('dust');
      const motes = Array.from(
        { length: 60 },
        (): Path =>
          ellipse(
            { x: side(between(random, 120, 900)), y: between(random, top + room * 0.1, edge - deep * 0.3) },
            between(random, 0.9, 2.6),
          ),
      );
      return [clipped(rectanglePath(area), [filled(withAlpha(light, 0.5), ...motes)])];
    }
  },
});
