import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { flattenPath } from '../../scene/flatten-path.ts';
import { insideTest } from '../../scene/inside-test.ts';
import { type Path, pathBounds, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { engraved } from '../drawing/engraved.ts';
import { clipped, filled, glow, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { AGE, agedSheet, clothBoard, plateRules } from '../things/old-plate.ts';
import { companionOf } from '../things/plate-companion.ts';
import { plateWriting, widthOfWriting } from '../things/plate-writing.ts';

const SEPIA: Rgba = { r: 58, g: 40, b: 28, a: 1 };

/** Units from the front's edges to the sheet, and from there to its double rule. */
const [BOARD, RULE] = [42, 30];
const PLATES = ['I', 'II', 'III', 'IV', 'VI', 'IX', 'XI', 'XII', 'XV', 'XX'] as const;

/** A plate of an old natural history on its board: the thing that the title names, engraved and washed with color, with numbered details. */
export const specimens = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    end: { least: 60, most: 1500, standard: 560, isPlace: true }, // The end of the title on the sheet.
    foot: { least: 320, most: 1900, standard: 1340, isPlace: true }, // The lower edge of the sheet.
    second: { least: 0, most: HERO_IDS.length, standard: 0, isPlace: true }, // Another thing of the title, as its place in the list; 0: none.
    age: { label: 'age', least: 0, most: 1, standard: 0.6 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { end, age } = parameters;
    const foot = Math.max(end + 220, parameters.foot);
    const side = parameters.mirrored > 0 ? -1 : 1;
    const id = isHero(motif) ? motif : 'feather';
    const ink = mixColours(SEPIA, colours.darkest, 0.45);
    const paper = colours.paper;
    const shade = mixColours(colours.darkest, BLACK, 0.5);
    const sheet: Rect = { x: BOARD, y: BOARD, width: 1000 - 2 * BOARD, height: foot - BOARD };
    const rule: Rect = { x: sheet.x + RULE, y: sheet.y + RULE, width: sheet.width - 2 * RULE, height: sheet.height - 2 * RULE };
    const fine = (strokes: readonly Path[], width = 1.8) => stroked(withAlpha(ink, 0.9), width, ...strokes);
    const washed = (which: HeroId) =>
      paintHero(which, colours, {
        plain: heroColours(mixColours(colours.main, colours.dark, 0.35), colours.accent, paper),
        grounds: [paper],
      });
    const tones = washed(id);
    const room: Rect = { x: rule.x + 46, y: end + 34, width: rule.width - 92, height: foot - RULE - 46 - end - 34 };
    const bounds = heroBounds(id);
    const isTall = bounds.height / bounds.width > (0.94 * room.height) / room.width;
    const places = isTall ? tallPlaces() : widePlaces();
    return [
      ...clothBoard(chanceOf('cloth'), area, colours.dark, shade),
      ...agedSheet(chanceOf('sheet'), sheet, { paper, shade, age }),
      ...plateRules(rule, ink),
      ...figure(),
      ...lens(),
      ...measured(),
      ...beside(),
      ...caption(),
    ];

    /** Places for a tall thing: it stands beside a column of details. */
    function tallPlaces() {
      const wide = room.width * 0.6;
      const column = room.width - wide;
      const radius = Math.min(column * 0.4, room.height * 0.2);
      const x = side > 0 ? room.x + wide + column * 0.56 : room.x + column * 0.44;
      return {
        box: { x: side > 0 ? room.x : room.x + column, y: room.y, width: wide, height: room.height - 34 },
        lens: { middle: { x, y: room.y + radius + 8 }, radius },
        small: { x: x - column * 0.36, y: room.y + room.height * 0.56, width: column * 0.72, height: room.height * 0.3 },
        scale: { x: x - radius, y: room.y + room.height - 6, width: radius * 2 },
      };
    }

    /** Places for a broad thing: it lies over a row of details. */
    function widePlaces() {
      const high = room.height * 0.6;
      const radius = Math.min(room.height * 0.17, room.width * 0.15);
      const y = room.y + room.height - radius - 22;
      const place = (share: number) => (side > 0 ? room.x + room.width * share : room.x + room.width * (1 - share));
      return {
        box: { x: room.x, y: room.y, width: room.width, height: high },
        lens: { middle: { x: place(0.8), y }, radius },
        small: { x: place(0.22) - room.width * 0.17, y: y - radius * 0.86, width: room.width * 0.34, height: radius * 1.6 },
        scale: { x: place(0.52) - 70, y: room.y + room.height - 24, width: 140 },
      };
    }

    /** The middle and the size of a thing that fills a box. */
    function fitted(which: HeroId, box: Rect) {
      const { x, y, width, height } = heroBounds(which);
      const reach = Math.min(box.width / width, box.height / height);
      return {
        middle: { x: box.x + box.width / 2 - (x + width / 2) * reach, y: box.y + box.height / 2 - (y + height / 2) * reach },
        reach,
      };
    }

    function figure(): readonly SceneNode[] {
      const { middle, reach } = fitted(id, places.box);
      const size = Math.max(bounds.width, bounds.height) * reach;
      const parts = hero(id, middle, reach, tones);
      const ground = { x: middle.x + (bounds.x + bounds.width / 2) * reach, y: middle.y + (bounds.y + bounds.height) * reach };
      return [
        glow({ x: ground.x, y: ground.y - bounds.height * reach * 0.5 }, size * 0.72, withAlpha(mixColours(paper, WHITE, 0.7), 0.7)),
        shadowOf(parts, withAlpha(AGE, 0.42), { x: size * 0.022, y: size * 0.026 }, size * 0.014),
        ...engraved(parts, { ink, paper, pitch: Math.max(3.4, size * 0.0085), depth: size * 0.2 }),
      ];
    }

    /** The place of a drawing where most of its small parts lie within a circle. */
    function richest(parts: readonly SceneNode[], radius: number): Point {
      const { middle, reach } = fitted(id, places.box);
      const spots = parts.flatMap((part): Point[] => {
        const box = part.kind === 'fill' || part.kind === 'stroke' ? pathBounds(part.path) : null;
        return box && Math.max(box.width, box.height) < radius * 3 ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
      });
      const within = (spot: Point) => spots.filter((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < radius * 0.9).length;
      const usual = { x: middle.x + (bounds.x + bounds.width * 0.5) * reach, y: middle.y + (bounds.y + bounds.height * 0.36) * reach };
      return spots.reduce((best, spot) => (within(spot) > within(best) ? spot : best), usual);
    }

    /** A round detail under the glass, with lines from the place that it shows. */
    function lens(): readonly SceneNode[] {
      const { middle, reach } = fitted(id, places.box);
      const { middle: at, radius } = places.lens;
      const more = 2.1;
      const small = radius / more;
      const shown = richest(hero(id, middle, reach, tones), small);
      const disc = ellipse(at, radius);
      const turn = Math.atan2(at.y - shown.y, at.x - shown.x);
      const edge = (spot: Point, far: number, off: number): Point => ({
        x: spot.x + Math.cos(turn + off) * far,
        y: spot.y + Math.sin(turn + off) * far,
      });
      const enlarged = hero(id, { x: at.x + (middle.x - shown.x) * more, y: at.y + (middle.y - shown.y) * more }, reach * more, tones);
      const away = Math.hypot(at.x - shown.x, at.y - shown.y) > radius + small;
      return [
        fine([ellipse(shown, small)], 1.5),
        ...(away
          ? [stroked(withAlpha(ink, 0.5), 1, ...[1.45, -1.45].map((off) => polyline([edge(shown, small, off), edge(at, radius, off)])))]
          : []),
        shadowOf([filled(shade, disc)], withAlpha(AGE, 0.5), { x: 3, y: 5 }, 5),
        filled(mixColours(paper, WHITE, 0.45), disc),
        clipped(disc, engraved(enlarged, { ink, paper, pitch: Math.max(4, radius * 0.05), depth: radius * 0.7 })),
        fine([disc], 3),
        fine([ellipse(at, radius - 7)], 1),
      ];
    }

    /** The thing in outline with its measures, or another thing of the title. */
    function measured(): readonly SceneNode[] {
      const other = HERO_IDS[Math.round(parameters.second) - 1];
      const { small } = places;
      if (other && other !== id) {
        const { middle, reach } = fitted(other, small);
        const own = washed(other);
        return engraved(hero(other, middle, reach, own), { ink, paper, pitch: 3.4, depth: small.height * 0.3 });
      }
      const { middle, reach } = fitted(id, { x: small.x + 26, y: small.y, width: small.width - 26, height: small.height - 24 });
      const lines = hero(id, middle, reach, { ink: paper, mark: paper, shade: paper, cut: paper }).flatMap((node) =>
        node.kind === 'fill' ? [filled(mixColours(paper, WHITE, 0.2), node.path), fine([node.path], 1.1)] : [],
      );
      const box = {
        x: middle.x + bounds.x * reach,
        y: middle.y + bounds.y * reach,
        width: bounds.width * reach,
        height: bounds.height * reach,
      };
      const [left, under] = [box.x - 18, box.y + box.height + 18];
      return [
        ...lines,
        fine(
          [
            polyline([
              { x: left, y: box.y },
              { x: left, y: box.y + box.height },
            ]),
            ...[box.y, box.y + box.height].map((y) =>
              polyline([
                { x: left - 6, y },
                { x: left + 6, y },
              ]),
            ),
            polyline([
              { x: box.x, y: under },
              { x: box.x + box.width, y: under },
            ]),
            ...[box.x, box.x + box.width].map((x) =>
              polyline([
                { x, y: under - 6 },
                { x, y: under + 6 },
              ]),
            ),
          ],
          1.3,
        ),
      ];
    }

    /** Things that belong to the thing in nature, over the scale of a row of details. */
    function beside(): readonly SceneNode[] {
      const other = companionOf(id);
      if (isTall || !other) return [];
      const { radius } = places.lens;
      const box = {
        x: places.scale.x + places.scale.width / 2 - radius * 0.8,
        y: places.lens.middle.y - radius,
        width: radius * 1.6,
        height: radius * 1.5,
      };
      const { middle, reach } = fitted(other, box);
      const own = washed(other);
      return engraved(hero(other, middle, reach, own), { ink, paper, pitch: 3.4, depth: radius * 0.5 });
    }

    /** The numbers of the figures and of the plate, thin lines with letters, and a scale. */
    function caption(): readonly SceneNode[] {
      const size = 21;
      const written = (words: string, middle: Point, tall = size) =>
        plateWriting(words, { x: middle.x - widthOfWriting(words, tall) / 2, y: middle.y }, tall);
      const { middle: at, radius } = places.lens;
      const { scale, small, box } = places;
      const random = chanceOf('plate');
      const plate = PLATES[Math.floor(random() * PLATES.length)] ?? 'I';
      const { middle, reach } = fitted(id, box);
      const drawn = {
        x: middle.x + bounds.x * reach,
        y: middle.y + bounds.y * reach,
        width: bounds.width * reach,
        height: bounds.height * reach,
      };
      const isInside = hero(id, middle, reach, tones).flatMap((node) =>
        node.kind === 'fill'
          ? [
              insideTest(
                flattenPath(node.path, 1).map(({ points }) => points),
                6,
              ),
            ]
          : [],
      );
      const outer = side > 0 ? drawn.x : drawn.x + drawn.width;
      // Each line ends a little within the first part that it meets.
      const notes = [0.2, 0.5, 0.8].flatMap((down, index) => {
        const y = drawn.y + drawn.height * down;
        const first = Array.from({ length: 60 }, (_, step) => outer + (side * drawn.width * step) / 80).find((x) =>
          isInside.some((test) => test({ x, y })),
        );
        if (first === undefined) return [];
        const to = { x: first + side * 14, y };
        const start =
          side > 0
            ? Math.max(room.x - 6, Math.min(outer - 16, to.x - 60))
            : Math.min(room.x + room.width + 6, Math.max(outer + 16, to.x + 60));
        return [{ from: { x: start, y: y - 10 }, to, letter: 'abc'[index]!, at: { x: start - side * 14, y: y - 3 } }];
      });
      const bar = Array.from({ length: 5 }, (_, index) =>
        rectanglePath({ x: scale.x + (index * scale.width) / 5, y: scale.y - 7, width: scale.width / 5, height: 7 }),
      );
      return [
        fine(
          notes.map(({ from, to }) => polyline([from, to])),
          1.2,
        ),
        filled(ink, ...notes.map(({ to }) => ellipse(to, 2.6))),
        fine(
          [
            ...notes.flatMap(({ letter, at: spot }) => written(letter, spot, 24)),
            ...written('Fig. 1.', { x: drawn.x + drawn.width / 2, y: isTall ? drawn.y + drawn.height + 30 : drawn.y + drawn.height + 26 }),
            ...written('Fig. 2.', { x: at.x, y: at.y + radius + 28 }),
            ...(isTall
              ? written('Fig. 3.', { x: small.x + small.width / 2 + 10, y: small.y + small.height + 24 })
              : written('Fig. 3.', { x: small.x + small.width / 2 + 10, y: small.y + small.height + 20 })),
            ...plateWriting(`Pl. ${plate}.`, { x: rule.x + rule.width - 26 - widthOfWriting(`Pl. ${plate}.`, 15), y: rule.y + 33 }, 15),
          ],
          1.9,
        ),
        filled(ink, ...bar.filter((_, index) => index % 2 === 0)),
        fine(bar, 1),
      ];
    }
  },
});
