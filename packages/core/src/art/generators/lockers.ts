import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { lockerDoor, onDoor, openedDoor } from '../things/locker-door.ts';
import { lyingBook } from '../things/lying-books.ts';
import { standingThing } from '../things/standing-thing.ts';

const STEEL: Rgba = { r: 188, g: 196, b: 204, a: 1 };
const LINOLEUM: Rgba = { r: 196, g: 200, b: 196, a: 1 };
const LAMP: Rgba = { r: 255, g: 240, b: 206, a: 1 };

/** The breadth of a locker, and the nearer edge of the opened one before it is mirrored. */
const COLUMN = 292;
const OPENED = 322;
/** Stickers on a locker. */
const STICKERS = ['star', 'heart', 'moon', 'clover', 'butterfly', 'daisy'] as const;

/** A wall of school lockers, with the thing that the title names in the one that is open. */
export const lockers = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the words on the upper doors.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the floor begins.
    cut: { least: 0, most: 1300, standard: 480, isPlace: true }, // End of the letters that the gaps between the doors cut through.
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // 1 lies behind the words, 2 before them.
    hasThing: { label: 'things', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const shade = mixColours(colours.darkest, BLACK, 0.35);
    const paint = colours.dark;
    const light = mixColours(paint, WHITE, 0.7);
    const tones = { paint, shade, light, steel: mixColours(STEEL, paint, 0.12) };
    const [gap, plinth] = [7, Math.min(44, room * 0.06)];
    const split = calm + Math.min(46, room * 0.07);
    const low = floor - plinth;
    const edges = [place(OPENED), place(OPENED + COLUMN)] as const;
    const open: Rect = { x: Math.min(...edges), y: split + gap, width: COLUMN, height: low - split - gap };
    const first = Math.floor((area.x - open.x) / COLUMN) - 1;
    const columns = Array.from({ length: Math.ceil(area.width / COLUMN) + 3 }, (_, index) => open.x + (first + index) * COLUMN);
    const hinge = side > 0 ? open.x + open.width : open.x;
    const door = openedDoor({ x: hinge, top: open.y + 2, bottom: low - 2 }, hinge + side * 168);
    if (Math.round(parameters.part) === 2) return gaps();
    return [
      filled(mixColours(paint, shade, 0.86), rectanglePath({ ...area, height: floor - area.y })),
      ...columns.flatMap((x) => closed({ x: x + gap / 2, y: area.y - 20, width: COLUMN - gap, height: split - area.y + 20 }, false)),
      ...columns
        .filter((x) => Math.abs(x - open.x) > 1)
        .flatMap((x) => closed({ x: x + gap / 2, y: split + gap, width: COLUMN - gap, height: low - split - gap }, true)),
      ...stickers(),
      ...inside(),
      ...openDoor(),
      ...ground(),
      glow({ x: 500, y: area.y - 60 }, 900, withAlpha(LAMP, 0.2)),
      glow({ x: place(1040), y: floor - room * 0.1 }, room * 0.9, withAlpha(shade, 0.34)),
    ];

    function closed(box: Rect, isLow: boolean): readonly SceneNode[] {
      return lockerDoor({ box, isFitted: isLow, side: side as 1 | -1 }, tones);
    }

    /** The gaps between the upper doors, which cut through the letters that are painted on them. */
    function gaps(): readonly SceneNode[] {
      const height = Math.min(split, parameters.cut) - area.y;
      return [
        filled(mixColours(paint, shade, 0.86), ...columns.map((x) => rectanglePath({ x: x - 2.5, y: area.y, width: 5, height }))),
        filled(withAlpha(light, 0.34), ...columns.map((x) => rectanglePath({ x: x + 2.5, y: area.y, width: 1.8, height }))),
      ];
    }

    /** The dark inside, lit from above, with a shelf of books, notes on its back, and the thing. */
    function inside(): readonly SceneNode[] {
      const random = chanceOf('inside');
      const deep = mixColours(paint, shade, 0.62);
      const wall = 26;
      const back: Rect = { x: open.x + wall, y: open.y + 14, width: open.width - 2 * wall, height: open.height - 34 };
      const shelf = open.y + Math.min(open.height * 0.3, 190);
      const ledge = open.y + open.height - 12;
      const middle = open.x + open.width / 2;
      const lamp = mixColours(LAMP, colours.accent, 0.16);
      const id = isHero(motif) ? motif : 'backpack';
      return [
        filled(mixColours(deep, shade, 0.5), rectanglePath(open)),
        painted(
          linearPaint({ x: 0, y: back.y }, { x: 0, y: back.y + back.height }, [
            mixColours(deep, shade, 0.4),
            mixColours(deep, colours.second, 0.3),
          ]),
          rectanglePath(back),
        ),
        glow({ x: middle, y: ledge - open.height * 0.26 }, open.height * 0.42, withAlpha(lamp, 0.62)),
        ...notes(back, shelf, ledge),
        ...books(random, back, shelf),
        filled(mixColours(paint, WHITE, 0.12), rectanglePath({ x: open.x + 8, y: shelf, width: open.width - 16, height: 10 })),
        filled(withAlpha(shade, 0.6), rectanglePath({ x: open.x + 8, y: shelf + 10, width: open.width - 16, height: 16 })),
        filled(mixColours(paint, WHITE, 0.04), rectanglePath({ x: open.x + 4, y: ledge, width: open.width - 8, height: 12 })),
        ...(parameters.hasThing > 0
          ? standingThing(
              id,
              { x: middle, y: ledge + 2 },
              { wide: back.width * 0.92, high: ledge - shelf - 60 },
              { colours, light: lamp, shade, isHigh: false },
            )
          : []),
        stroked(withAlpha(light, 0.5), 3, rectanglePath(open)),
      ];
    }

    function books(random: () => number, back: Rect, shelf: number): readonly SceneNode[] {
      const cloths = [colours.accent, colours.second, colours.main, mixColours(colours.paper, colours.accent, 0.3)];
      const high = Math.min(34, (shelf - back.y) * 0.2);
      return [0, 1, 2, 3].flatMap((index) => {
        const width = back.width * between(random, 0.62, 0.84);
        const box = { x: back.x + back.width * 0.08 + between(random, 0, 12), y: shelf - (index + 1) * high, width, height: high - 1.5 };
        return lyingBook(random, box, { cloth: cloths[index % cloths.length] ?? colours.main, foil: colours.paper });
      });
    }

    /** Notes that are stuck to the back, over the thing. */
    function notes(back: Rect, shelf: number, ledge: number): readonly SceneNode[] {
      const random = chanceOf('notes');
      const high = (ledge - shelf) * 0.17;
      return [0.06, 0.4, 0.72].flatMap((at, index) => {
        const width = back.width * 0.26;
        const [x, y] = [back.x + back.width * at, shelf + 34 + between(random, 0, 14)];
        const lean = between(random, -5, 5);
        const sheet = polygon([
          { x, y: y + lean },
          { x: x + width, y: y - lean },
          { x: x + width + lean, y: y + high - lean },
          { x: x + lean, y: y + high + lean },
        ]);
        const tone = mixColours(
          colours.paper,
          [colours.accent, colours.second, colours.main][index] ?? colours.accent,
          index === 1 ? 0.06 : 0.4,
        );
        return [
          shadowOf([filled(shade, sheet)], withAlpha(shade, 0.5), { x: 2, y: 4 }, 3),
          filled(mixColours(tone, shade, 0.1), sheet),
          stroked(
            withAlpha(colours.darkest, 0.4),
            1.6,
            ...[0.34, 0.54, 0.74].map((down) =>
              polyline([
                { x: x + width * 0.16, y: y + high * down },
                { x: x + width * between(random, 0.6, 0.88), y: y + high * down },
              ]),
            ),
          ),
        ];
      });
    }

    /** The opened door with a mirror and pictures on its inner side. */
    function openDoor(): readonly SceneNode[] {
      const face = polygon(door);
      const back = mixColours(paint, shade, 0.34);
      const near = door[1]?.x ?? hinge;
      const cards = [
        { box: { x: 0.24, y: 0.4, width: 0.54, height: 0.12 }, tone: mixColours(colours.paper, colours.accent, 0.5) },
        { box: { x: 0.2, y: 0.56, width: 0.5, height: 0.14 }, tone: mixColours(colours.paper, colours.second, 0.45) },
        { box: { x: 0.34, y: 0.74, width: 0.5, height: 0.11 }, tone: mixColours(colours.paper, colours.main, 0.4) },
      ];
      return [
        shadowOf([filled(shade, face)], withAlpha(shade, 0.6), { x: side * 20, y: 14 }, 16),
        painted(
          linearPaint({ x: hinge, y: 0 }, { x: near, y: 0 }, [mixColours(back, shade, 0.5), back, mixColours(back, WHITE, 0.1)]),
          face,
        ),
        stroked(withAlpha(shade, 0.35), 2.4, onDoor(door, { x: 0.08, y: 0.025, width: 0.84, height: 0.95 })),
        stroked(withAlpha(light, 0.5), 3, polyline(door, true)),
        filled(mixColours(STEEL, shade, 0.3), onDoor(door, { x: 0.2, y: 0.1, width: 0.6, height: 0.24 })),
        painted(
          linearPaint({ x: hinge, y: open.y }, { x: near, y: open.y + open.height * 0.36 }, [
            mixColours(colours.second, WHITE, 0.72),
            mixColours(colours.second, WHITE, 0.4),
            mixColours(colours.second, WHITE, 0.86),
          ]),
          onDoor(door, { x: 0.25, y: 0.12, width: 0.5, height: 0.2 }),
        ),
        ...cards.flatMap(({ box, tone }) => [
          shadowOf([filled(shade, onDoor(door, box))], withAlpha(shade, 0.5), { x: 2, y: 4 }, 3),
          filled(mixColours(colours.paper, WHITE, 0.5), onDoor(door, box)),
          filled(tone, onDoor(door, { x: box.x + 0.05, y: box.y + 0.012, width: box.width - 0.1, height: box.height - 0.045 })),
        ]),
      ];
    }

    /** Stickers on the closed doors beside the opened one. */
    function stickers(): readonly SceneNode[] {
      const random = chanceOf('stickers');
      const away = open.x + open.width / 2 - side * COLUMN;
      const spots = [
        { x: away - 56, y: open.y + open.height * 0.62 },
        { x: away + 30, y: open.y + open.height * 0.74 },
        { x: away - 40, y: open.y + open.height * 0.86 },
      ];
      const inks = [colours.accent, colours.second, colours.paper] as const;
      return spots.flatMap((at, index) => {
        const reach = between(random, 26, 36);
        const id = oneOf(random, STICKERS);
        const pale = hero(id, at, reach * 1.26, heroColours(colours.paper, colours.paper, colours.paper));
        return [
          shadowOf(pale, withAlpha(shade, 0.4), { x: 2, y: 3 }, 2.4),
          ...pale,
          ...hero(id, at, reach, heroColours(inks[index % 2] ?? colours.accent, colours.darkest, colours.paper)),
        ];
      });
    }

    /** The plinth, and a floor of linoleum that mirrors the doors. */
    function ground(): readonly SceneNode[] {
      const tile = mixColours(mixColours(LINOLEUM, paint, 0.3), colours.darkest, 0.62);
      const joints = Array.from({ length: Math.ceil(area.width / 146) + 2 }, (_, index) => (Math.floor(area.x / 146) + index) * 146);
      return [
        painted(
          linearPaint({ x: 0, y: low }, { x: 0, y: floor }, [mixColours(paint, shade, 0.5), mixColours(paint, shade, 0.8)]),
          rectanglePath({ x: area.x, y: low, width: area.width, height: plinth }),
        ),
        painted(
          linearPaint({ x: 0, y: floor }, { x: 0, y: bottom }, [
            mixColours(tile, paint, 0.42),
            mixColours(tile, shade, 0.3),
            mixColours(tile, shade, 0.6),
          ]),
          rectanglePath({ x: area.x, y: floor, width: area.width, height: bottom - floor }),
        ),
        stroked(
          withAlpha(shade, 0.26),
          2,
          ...joints.map((x) =>
            polyline([
              { x, y: floor },
              { x: x + (x - 500) * 0.22, y: bottom },
            ]),
          ),
        ),
        filled(withAlpha(shade, 0.5), rectanglePath({ x: area.x, y: floor, width: area.width, height: 9 })),
      ];
    }
  },
});
