import type { RoleColours } from '../../design/artwork.ts';
import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { defineGenerator } from '../art-generator.ts';
import { oneOf } from '../drawing/chance.ts';
import { clipped, filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar } from '../drawing/outlines.ts';
import { stippled } from '../drawing/stippled.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { modeled, modeledHero } from '../heroes/modeled-hero.ts';
import { groundFor, paintHero } from '../heroes/paint-hero.ts';
import { leaf } from '../things/plants.ts';

/** Distance of two grains on a tile, and how far its shade reaches, as shares of its side. */
const GRAIN = 0.022;
const DEPTH = 0.2;
/** The share of a tile that a wall of whole ones may lack. */
const ROUNDING = 0.02;

/** Square tiles of plain shapes, some of which show what the book is about. */
export const motifTiles = defineGenerator({
  group: 'geometry',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 0, most: 1500, standard: 0, isPlace: true }, // Tiles from.
    columns: { label: 'columns', least: 2, most: 7, standard: 4, step: 1 },
    pictures: { label: 'onePictureIn', least: 2, most: 9, standard: 4, step: 1 },
    hasPictures: { label: 'pictures', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, height, colours, random, parameters, motif, chanceOf }) => {
    const { top, hasPictures } = parameters;
    const columns = Math.round(parameters.columns);
    const side = 1000 / columns;
    const every = Math.round(parameters.pictures);
    const inks = [colours.dark, colours.accent, colours.second, colours.main, colours.light, colours.paper] as const;
    const id = isHero(motif) ? motif : 'leaf';
    const [fromColumn, toColumn] = [Math.floor(area.x / side), Math.ceil((area.x + area.width) / side)];
    const rows = Math.max(1, Math.ceil((area.y + area.height - top) / side));
    const whole = Math.floor((height - top) / side + ROUNDING);
    const phase = Math.floor(random() * every);
    const grains = chanceOf('grains');
    const light = { light: colours.paper, shade: colours.darkest };
    const stipple = { ...light, grain: side * GRAIN, depth: side * DEPTH };
    const tiles = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: toColumn - fromColumn }, (_none, column): SceneNode => {
        const corner = { x: (fromColumn + column) * side, y: top + row * side };
        const ground = inks[(Math.abs(fromColumn + column) * 2 + row * 3 + Math.floor(random() * 2)) % inks.length] ?? colours.paper;
        const others = inks.filter((ink) => ink !== ground);
        const ink = oneOf(random, [others[0] ?? colours.paper, ...others.slice(1)]);
        const place = Math.abs(fromColumn + column) + row * 3 + phase;
        const isPicture = hasPictures > 0 && place % every === 0;
        const square = rectanglePath({ ...corner, width: side + 0.5, height: side + 0.5 });
        const picture = isPicture
          ? modeledHero(
              id,
              { middle: { x: corner.x + side / 2, y: corner.y + side / 2 }, reach: side * 0.4 },
              pictureInks(id, row % 2 === 0, colours),
              light,
              grains,
            )
          : figure(Math.floor(random() * 8), corner, side, ink, ground, oneOf(random, [others[1] ?? ink, ...others.slice(2)]));
        const own = isPicture ? (row % 2 === 0 ? colours.darkest : colours.paper) : ground;
        const drawn = isPicture ? picture : picture.flatMap((part) => stippled(part, stipple, grains));
        return clipped(square, [filled(own, square), ...drawn]);
      }),
    ).flat();
    return [filled(colours.paper, rectanglePath(area)), ...tiles, ...(hasPictures > 0 && whole > 1 ? largeTile() : [])];

    /** One tile four times as large, so that the thing leads the wall. */
    function largeTile(): readonly SceneNode[] {
      const corner = { x: Math.max(0, columns - 3) * side, y: top + Math.min(1, whole - 2) * side };
      const middle = { x: corner.x + side, y: corner.y + side };
      const square = rectanglePath({ ...corner, width: side * 2, height: side * 2 });
      const around = colours.second;
      const inks = paintHero(id, colours, { plain: heroColours(colours.darkest, colours.accent, colours.paper), grounds: [around] });
      const disc = groundFor(id, inks, [colours.paper, colours.light, colours.accent, colours.main], around);
      const back = disc ? stippled(filled(disc, ellipse(middle, side * 0.86)), { ...stipple, depth: side * 0.4 }, grains) : [];
      const thing = hero(id, middle, side * 0.8, inks);
      const shadow = shadowOf(thing, withAlpha(colours.darkest, 0.35), { x: side * 0.02, y: side * 0.04 }, side * 0.03);
      return [clipped(square, [filled(around, square), ...back, shadow, ...modeled(thing, side * 0.8, light, grains)])];
    }
  },
});

function pictureInks(id: HeroId, isDark: boolean, colours: RoleColours) {
  const { darkest, paper, accent, main } = colours;
  return isDark
    ? paintHero(id, colours, { plain: heroColours(paper, accent, darkest), grounds: [darkest] })
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
