import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { sprig } from '../things/plants.ts';
import { cupFromAbove, notebookPage, paperClips, pencil, stickyNotes } from '../things/writing-things.ts';

const LEAF: Rgba = { r: 58, g: 128, b: 84, a: 1 };
const SUN: Rgba = { r: 255, g: 240, b: 206, a: 1 };

/** A table in hard morning light from above, with a notebook that the words stand on, a cup, a pencil, a plant, and a thing among them. */
export const notebook = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    head: { least: 20, most: 500, standard: 70, isPlace: true }, // The notebook's upper edge.
    line: { least: 0, most: 1300, standard: 560, isPlace: true }, // The stroke under the title.
    from: { least: 0, most: 1000, standard: 296, isPlace: true }, // Its ends.
    to: { least: 0, most: 1000, standard: 744, isPlace: true },
    end: { least: 200, most: 1300, standard: 860, isPlace: true }, // Its lower edge.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the author's words begin.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { head } = parameters;
    const end = Math.max(head + 150, parameters.end);
    const floor = Math.max(end + 90, parameters.floor);
    const room = floor - end;
    const side = parameters.mirrored > 0 ? -1 : 1;
    const place = (x: number) => (side > 0 ? x : 1000 - x);
    const table = colours.dark;
    const shade = mixColours(mixColours(colours.darkest, table, 0.25), BLACK, 0.35);
    const paper = mixColours(colours.paper, WHITE, 0.4);
    const size = Math.min(1, room / 400);
    return [
      ...wood(),
      ...window(),
      ...notebookPage(
        { x: 84, y: head, width: 838, height: end - head },
        { paper, cover: colours.accent, mark: mixColours(colours.second, colours.accent, 0.15), shade },
      ),
      ...underline(),
      ...cupFromAbove({ x: place(196), y: end + room * 0.47 }, 148 * size, paper, shade, side > 0 ? 2.6 : 0.5),
      ...(isHero(motif)
        ? []
        : stickyNotes({ x: place(806), y: end + room * 0.4 }, 150 * size, side * 0.16, mixColours(colours.second, WHITE, 0.1), shade)),
      ...pencilAndClips(),
      ...(isHero(motif) ? thing(motif) : []),
      ...plant(),
      ...leafShadow(),
    ];

    /** Boards with their grain, bright towards the window. */
    function wood(): readonly SceneNode[] {
      const random = chanceOf('wood');
      const board = 214;
      const first = Math.floor(area.x / board);
      const seams = Array.from({ length: Math.ceil(area.width / board) + 2 }, (_, index) => (first + index) * board + 60);
      const grain = Array.from({ length: Math.round(area.width / 9) }, (): Path => {
        const [x, y, long] = [
          between(random, area.x, area.x + area.width),
          between(random, area.y, area.y + area.height),
          between(random, 120, 420),
        ];
        const sway = between(random, -7, 7);
        return smoothLine([
          { x, y },
          { x: x + sway, y: y + long * 0.5 },
          { x: x + sway * 0.3, y: y + long },
        ]);
      });
      const boards = seams
        .filter((_, index) => index % 2 === 0)
        .map((x) => rectanglePath({ x, y: area.y, width: board, height: area.height }));
      return [
        painted(
          linearPaint({ x: area.x, y: area.y }, { x: area.x + Math.min(area.width, 1400), y: area.y + area.height }, [
            mixColours(table, SUN, 0.2),
            table,
            mixColours(table, shade, 0.32),
          ]),
          rectanglePath(area),
        ),
        filled(withAlpha(shade, 0.08), ...boards),
        stroked(withAlpha(shade, 0.12), 2, ...grain.filter((_, index) => index % 2 === 0)),
        stroked(withAlpha(mixColours(table, WHITE, 0.5), 0.1), 1.6, ...grain.filter((_, index) => index % 2 === 1)),
        stroked(
          withAlpha(shade, 0.4),
          3,
          ...seams.map((x) =>
            smoothLine([
              { x, y: area.y },
              { x, y: area.y + area.height },
            ]),
          ),
        ),
        stroked(
          withAlpha(mixColours(table, WHITE, 0.5), 0.24),
          1.6,
          ...seams.map((x) =>
            smoothLine([
              { x: x + 3, y: area.y },
              { x: x + 3, y: area.y + area.height },
            ]),
          ),
        ),
      ];
    }

    /** A stroke of a marker under the words. */
    function underline(): readonly SceneNode[] {
      const y = Math.min(parameters.line, end - 34);
      const { from, to } = parameters;
      const at = (share: number) => from + (to - from) * share;
      const stroke = ribbon([
        { x: at(0), y: y + 9, width: 4 },
        { x: at(0.28), y: y + 1, width: 9.5 },
        { x: at(0.61), y: y + 3, width: 11 },
        { x: at(0.88), y: y - 5, width: 8 },
        { x: at(1), y: y - 4, width: 1.6 },
      ]);
      return [filled(withAlpha(colours.accent, 0.92), stroke)];
    }

    /** The panes of a window as light on the table. */
    function window(): readonly SceneNode[] {
      const lean = 300;
      const pane = (x: number, y: number, wide: number, tall: number) =>
        polygon([
          { x: place(x), y },
          { x: place(x + wide), y: y - wide * 0.16 },
          { x: place(x + wide + lean * (tall / 520)), y: y + tall - wide * 0.16 },
          { x: place(x + lean * (tall / 520)), y: y + tall },
        ]);
      const lit = [
        pane(-150, end - 260, 300, 440),
        pane(190, end - 320, 300, 440),
        pane(130, end + 210, 300, 380),
        pane(470, end + 150, 300, 380),
        pane(530, end - 380, 300, 440),
        pane(810, end + 90, 300, 380),
      ];
      return [
        shadowOf([filled(SUN, ...lit)], withAlpha(SUN, 0.26), { x: 0, y: 0 }, 7),
        glow({ x: place(80), y: area.y + 60 }, 720, withAlpha(SUN, 0.2)),
        // The author's words stand on the table in the shade.
        painted(
          linearPaint({ x: 0, y: floor - 120 }, { x: 0, y: floor + 24 }, [
            withAlpha(mixColours(table, shade, 0.45), 0),
            withAlpha(mixColours(table, shade, 0.45), 0.86),
          ]),
          rectanglePath({ ...area, y: floor - 120, height: area.y + area.height - floor + 120 }),
        ),
      ];
    }

    function pencilAndClips(): readonly SceneNode[] {
      const isThing = isHero(motif);
      const from = isThing ? { x: place(560), y: end + room * 0.86 } : { x: place(900), y: end + room * 0.94 };
      const to = isThing ? { x: place(372), y: end + room * 0.2 } : { x: place(410), y: end + room * 0.66 };
      const clips = isThing
        ? [
            { x: place(520), y: end + room * 0.26 },
            { x: place(940), y: end + room * 0.9 },
          ]
        : [
            { x: place(500), y: end + room * 0.3 },
            { x: place(590), y: end + room * 0.46 },
            { x: place(944), y: end + room * 0.62 },
          ];
      return [
        ...paperClips(
          chanceOf('clips'),
          clips,
          40 * Math.max(0.6, size),
          [colours.second, colours.accent, mixColours(colours.paper, table, 0.3)],
          shade,
        ),
        ...pencil(from, to, 14 * Math.max(0.7, size), isThing ? colours.second : colours.accent, shade),
      ];
    }

    /** The thing that the title names, as it lies among the other things. */
    function thing(id: HeroId): readonly SceneNode[] {
      const box = heroBounds(id);
      const reach = Math.min((room * 0.8) / box.height, 320 / box.width);
      const middle = { x: place(748) - (box.x + box.width / 2) * reach, y: end + room * 0.5 - (box.y + box.height / 2) * reach };
      const painting = paintHero(id, colours, { plain: heroColours(shade, colours.accent, paper), grounds: [table] });
      const parts = litHero(id, { middle, reach }, painting, { light: WHITE, shade });
      return [shadowOf(parts, withAlpha(shade, 0.5), { x: 15, y: 19 }, 6), ...parts];
    }

    /** Twigs that reach in over the notebook's corner. */
    function plant(): readonly SceneNode[] {
      const twigs = [
        { from: { x: place(1030), y: head - 70 }, long: 300, angle: 1.72 },
        { from: { x: place(1060), y: head - 50 }, long: 330, angle: 3.02 },
        { from: { x: place(1070), y: head - 70 }, long: 190, angle: 2.4 },
      ].map(({ from, long, angle }, index) =>
        sprig(chanceOf(`twig ${index}`), from, long, side > 0 ? angle : Math.PI - angle, index === 0 ? 'olive' : 'eucalyptus'),
      );
      const green = mixColours(LEAF, colours.main, 0.08);
      return [
        shadowOf(
          twigs.map(({ leaves }) => filled(shade, leaves)),
          withAlpha(shade, 0.4),
          { x: 16, y: 22 },
          7,
        ),
        ...twigs.flatMap(({ stem, leaves }, index) => [
          stroked(mixColours(green, BLACK, 0.4), 3, stem),
          painted(
            linearPaint({ x: place(780), y: head - 80 }, { x: place(1010), y: head + 170 }, [
              mixColours(green, SUN, 0.45 - index * 0.08),
              green,
              mixColours(green, BLACK, 0.35),
            ]),
            leaves,
          ),
        ]),
      ];
    }

    /** The shadow of a palm beside the window. */
    function leafShadow(): readonly SceneNode[] {
      const fronds = [
        sprig(chanceOf('frond'), { x: place(-120), y: end + room * 1.1 }, 620, side > 0 ? -0.5 : Math.PI + 0.5, 'fern'),
        sprig(chanceOf('other frond'), { x: place(1130), y: end + room * 0.7 }, 560, side > 0 ? Math.PI + 0.62 : -0.62, 'fern'),
      ];
      return [
        shadowOf(
          fronds.map(({ leaves }) => filled(shade, leaves)),
          withAlpha(shade, 0.24),
          { x: 0, y: 0 },
          6,
        ),
      ];
    }
  },
});
