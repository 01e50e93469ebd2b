import type { RoleColours } from '../../design/artwork.ts';
import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { defineGenerator } from '../art-generator.ts';
import { oneOf } from '../drawing/chance.ts';
import { filled, glow, layered, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { groundFor, paintHero } from '../heroes/paint-hero.ts';
import { brushed, garland, glazedTile, plaque } from '../things/glazed-tile.ts';
import { leaf } from '../things/plants.ts';

/** One tile of so many lost a corner. */
const CHIPPED = 0.12;
/** The border of the large tile, as a share of a small one's side. */
const BORDER = 0.2;
const WARM_SHADE: Rgba = { r: 92, g: 52, b: 40, a: 1 };
const WARM_LIGHT: Rgba = { r: 255, g: 238, b: 200, a: 1 };
/** Units from the front's edges to the plaques of words. */
const AROUND_PLAQUE = 36;

/** A wall of glazed tiles, the same on both sides of a large one that shows what the book is about. */
export const motifTiles = defineGenerator({
  group: 'geometry',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 0, most: 1500, standard: 0, isPlace: true }, // The large tile's upper edge.
    end: { least: 0, most: 1500, standard: 0, isPlace: true }, // The title's plaque to; 0: none.
    foot: { least: 0, most: 1800, standard: 0, isPlace: true }, // The author's plaque from; 0: none.
    columns: { label: 'columns', least: 2, most: 7, standard: 4, step: 0.1 },
    pictures: { label: 'onePictureIn', least: 2, most: 9, standard: 4, step: 1 },
    hasPictures: { label: 'pictures', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, height, colours, parameters, motif, chanceOf }) => {
    const { top, end, foot, hasPictures } = parameters;
    const side = 1000 / parameters.columns;
    const every = Math.round(parameters.pictures);
    const inks = [colours.dark, colours.accent, colours.second, colours.main, colours.light, colours.paper] as const;
    const id = isHero(motif) ? motif : 'leaf';
    const shade = mixColours(colours.darkest, { r: 0, g: 0, b: 0, a: 1 }, 0.4);
    const light = { light: colours.paper, shade: colours.darkest };
    const [first, last] = [Math.floor((area.x - 500) / side), Math.ceil((area.x + area.width - 500) / side)];
    const above = Math.ceil((top - area.y) / side);
    const rows = above + Math.ceil((area.y + area.height - top) / side);
    const tiles = Array.from({ length: rows }, (_, index) => index - above).flatMap((row) =>
      Array.from({ length: last - first }, (_none, index) => index + first).flatMap((column) => {
        const isUnderLarge = row >= 0 && row < 2 && column >= -1 && column < 1;
        return isUnderLarge ? [] : tileAt(row, column);
      }),
    );
    const middleOfLarge = { x: 500, y: top + side };
    const words = { ground: colours.paper, line: colours.dark, berry: colours.accent, shade };
    const plaqueBox = (from: number, to: number): Rect => ({
      x: AROUND_PLAQUE,
      y: from,
      width: 1000 - 2 * AROUND_PLAQUE,
      height: to - from,
    });
    return [
      filled(mixColours(colours.paper, colours.darkest, 0.42), rectanglePath(area)),
      ...tiles,
      ...largeTile(),
      // The wall lies in the light of a window to its left.
      layered(
        [
          painted(
            linearPaint({ x: 250, y: 0 }, { x: 1000, y: height }, [withAlpha(WARM_SHADE, 0), withAlpha(WARM_SHADE, 0.26)]),
            rectanglePath(area),
          ),
        ],
        {
          blend: 'multiply',
        },
      ),
      layered([glow({ x: 180, y: middleOfLarge.y - side }, 900, withAlpha(WARM_LIGHT, 0.7))], { blend: 'soft-light' }),
      ...(end > 0 ? plaque(plaqueBox(AROUND_PLAQUE, end), words, true) : []),
      ...(foot > 0 ? plaque(plaqueBox(foot, height - AROUND_PLAQUE), words) : []),
    ];

    function tileAt(row: number, column: number): readonly SceneNode[] {
      const isRight = column >= 0;
      const ring = isRight ? column : -1 - column;
      const paintChance = chanceOf(`tile ${row} ${ring}`);
      const box = { x: 500 + column * side, y: top + row * side, width: side, height: side };
      const isPicture = hasPictures > 0 && (((ring + row * 2 + 1) % every) + every) % every === 0;
      const ground = inks[(ring * 2 + Math.abs(row) * 3 + Math.floor(paintChance() * 2)) % inks.length] ?? colours.paper;
      const others = inks.filter((ink) => ink !== ground);
      const ink = oneOf(paintChance, [others[0] ?? colours.paper, ...others.slice(1)]);
      const third = oneOf(paintChance, [others[1] ?? ink, ...others.slice(2)]);
      const kind = Math.floor(paintChance() * 8);
      const fired = chanceOf(`fired ${row} ${column}`);
      const isDark = row % 2 === 0;
      const middle = { x: box.x + side / 2, y: box.y + side / 2 };
      const painting = isPicture
        ? litHero(id, { middle, reach: side * 0.37 }, pictureInks(id, isDark, colours), light)
        : [mirrored(brushed(figure(kind, box, side, ink, ground, third), side * 0.016, shade), isRight ? middle.x : null)];
      const isChipped = fired() < CHIPPED;
      return glazedTile({
        box,
        ground: isPicture ? (isDark ? colours.dark : colours.paper) : ground,
        painting,
        shade,
        random: fired,
        isChipped,
      });
    }

    /** One tile four times as large, so that the thing leads the wall. */
    function largeTile(): readonly SceneNode[] {
      const middle = middleOfLarge;
      const box = { x: middle.x - side, y: middle.y - side, width: side * 2, height: side * 2 };
      const band = side * BORDER;
      const around = colours.second;
      const frame = [
        filled(colours.paper, rectanglePath(box)),
        filled(around, rectanglePath({ x: box.x + band, y: box.y + band, width: box.width - 2 * band, height: box.height - 2 * band })),
        ...garland({ x: box.x + 6, y: box.y + 6, width: box.width - 12, height: box.height - 12 }, band - 6, colours.dark, colours.accent),
      ];
      const random = chanceOf('large tile');
      const room = side - band;
      if (hasPictures === 0) {
        const rosette = figure(4, { x: middle.x - room, y: middle.y - room }, room * 2, colours.paper, around, colours.accent);
        return glazedTile({ box, ground: around, painting: [...frame, ...brushed(rosette, side * 0.016, shade)], shade, random });
      }
      const inks = paintHero(id, colours, { plain: heroColours(colours.darkest, colours.accent, colours.paper), grounds: [around] });
      const disc = groundFor(id, inks, [colours.paper, colours.light, colours.accent, colours.main], around);
      const back = disc ? brushed([filled(disc, ellipse(middle, room * 0.94))], side * 0.02, shade) : [];
      const thing = litHero(id, { middle, reach: room * 0.84 }, inks, light);
      const relief = shadowOf(thing, withAlpha(shade, 0.5), { x: side * 0.025, y: side * 0.045 }, side * 0.03);
      return glazedTile({ box, ground: around, painting: [...frame, ...back, relief, ...thing], shade, random });
    }
  },
});

/** The painting of one side of the wall, mirrored about a line for the other side. */
function mirrored(children: readonly SceneNode[], line: number | null): SceneNode {
  return { kind: 'group', children, ...(line !== null && { transform: [-1, 0, 0, 1, 2 * line, 0] }) };
}

function pictureInks(id: HeroId, isDark: boolean, colours: RoleColours) {
  const { darkest, dark, paper, accent, main } = colours;
  return isDark
    ? paintHero(id, colours, { plain: heroColours(paper, accent, dark), grounds: [dark] })
    : paintHero(id, colours, { plain: heroColours(darkest, mixColours(accent, main, 0.2), paper), grounds: [paper] });
}

/** Draws one of eight plain patterns in a square. */
function figure(kind: number, { x, y }: Point, side: number, ink: Rgba, ground: Rgba, third: Rgba): readonly SceneNode[] {
  const at = (across: number, down: number): Point => ({ x: x + across * side, y: y + down * side });
  const box = (across: number, down: number, width: number, height: number): Path =>
    rectanglePath({ ...at(across, down), width: width * side, height: height * side });
  const middle = at(0.5, 0.5);
  switch (kind) {
    case 0:
      return [filled(ink, ellipse(at(0, 1), side)), filled(third, ellipse(at(0, 1), side * 0.5))];
    case 1:
      return [
        filled(ink, ellipse(at(0.5, 1), side * 0.5), ellipse(at(0.5, 0.5), side * 0.5)),
        filled(ground, ellipse(at(0.5, 1), side * 0.25)),
      ];
    case 2:
      return [filled(ink, ...[0.05, 0.25, 0.45, 0.65, 0.85].map((down) => box(0, down, 1, 0.1)))];
    case 3:
      return [stroked(ink, side * 0.13, ellipse(middle, side * 0.27)), filled(third, ellipse(middle, side * 0.1))];
    case 4:
      return [
        filled(ink, ...Array.from({ length: 10 }, (_, index) => leaf(middle, side * 0.42, (index / 10) * 2 * Math.PI, 0.42))),
        filled(third, ellipse(middle, side * 0.13)),
      ];
    case 5:
      return [
        filled(
          ink,
          ...[0, 1, 2, 3].map((index) =>
            leaf(polar(middle, side * 0.02, (index * Math.PI) / 2 + Math.PI / 4), side * 0.6, (index * Math.PI) / 2 + Math.PI / 4, 0.6),
          ),
        ),
      ];
    case 6:
      return [
        filled(ink, box(0, 0, 0.5, 0.5), box(0.5, 0.5, 0.5, 0.5)),
        filled(third, ellipse(at(0.75, 0.25), side * 0.16), ellipse(at(0.25, 0.75), side * 0.16)),
      ];
    default:
      return [
        filled(ink, ellipse(at(0, 0), side * 0.66), ellipse(at(1, 1), side * 0.66)),
        filled(ground, ellipse(at(0, 0), side * 0.3), ellipse(at(1, 1), side * 0.3)),
      ];
  }
}
