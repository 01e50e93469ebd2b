import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { cat } from '../things/cat.ts';
import { figure } from '../things/figures.ts';
import { leaf } from '../things/plants.ts';
import { fallingLight } from '../things/light-behind-words.ts';

const COLUMNS = 4;

/** The front of a house full of windows: two neighbors at theirs by day, or one lit window with a person in it at night. */
export const facade = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 100, most: 1300, standard: 640, isPlace: true }, // First windows.
    end: { least: 300, most: 1700, standard: 1300, isPlace: true }, // Last windows.
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    people: { label: 'people', least: 0, most: 2, standard: 2, step: 1 },
    person: { label: 'person', least: 1, most: 2, standard: 2, step: 1 }, // Alone by night: a woman, a man.
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, end, night, people, person } = parameters;
    const isNight = night > 0;
    const wall = isNight ? mixColours(colours.darkest, colours.dark, 0.55) : colours.light;
    const lit = isNight ? mixColours(colours.accent, colours.paper, 0.3) : mixColours(colours.second, colours.paper, 0.45);
    const rows = Math.max(1, Math.min(4, Math.round((end - top) / 250)));
    const pitch = { x: 1000 / COLUMNS, y: (end - top) / rows };
    const size = { width: pitch.x * 0.56, height: pitch.y * 0.68 };
    const first = Math.floor(area.x / pitch.x);
    const last = Math.ceil((area.x + area.width) / pitch.x);
    const random = chanceOf('windows');
    /** The two neighbors stand side by side, in the row that is seen best. */
    const row = rows > 1 ? 1 : 0;
    const homes = isNight
      ? [{ column: 2, row, who: person > 1 ? ('coat' as const) : ('dress' as const) }]
      : [
          { column: 1, row, who: 'dress' as const },
          { column: 2, row: rows > 2 ? 2 : row, who: 'coat' as const },
        ];
    const windows = Array.from({ length: rows }, (_, down) =>
      Array.from({ length: last - first }, (__, index) => {
        const column = first + index;
        const box = { x: pitch.x * (column + 0.5) - size.width / 2, y: top + pitch.y * down + (pitch.y - size.height) * 0.4, ...size };
        return windowAt(box, column, down);
      }),
    );
    const bricks = Array.from({ length: 130 }, (): Path => {
      const x = between(random, area.x, area.x + area.width);
      const y = between(random, area.y, area.y + area.height);
      return rectanglePath({ x: Math.round(x / 22) * 22, y: Math.round(y / 13) * 13, width: 20, height: 9 });
    });
    return [
      painted(
        linearPaint(
          { x: 0, y: area.y },
          { x: 0, y: area.y + area.height },
          isNight ? [mixColours(wall, BLACK, 0.25), wall, mixColours(wall, BLACK, 0.4)] : [mixColours(wall, colours.paper, 0.35), wall],
        ),
        rectanglePath(area),
      ),
      filled(withAlpha(isNight ? mixColours(wall, colours.main, 0.4) : mixColours(wall, colours.main, 0.35), 0.3), ...bricks),
      ...fallingLight(
        { area, end, side: 1 },
        isNight ? withAlpha(mixColours(colours.main, colours.light, 0.4), 0.13) : withAlpha(mixColours(lit, WHITE, 0.5), 0.5),
      ),
      ...windows.flat(2),
    ];

    function windowAt(box: Rect, column: number, down: number): readonly SceneNode[] {
      const home = people > 0 ? homes.slice(0, isNight ? 1 : people).find((one) => one.column === column && one.row === down) : undefined;
      const isLit = home !== undefined || (!isNight && random() < 0.16);
      const frame = isNight ? mixColours(wall, colours.main, 0.32) : mixColours(colours.paper, { r: 255, g: 255, b: 255, a: 1 }, 0.4);
      const glass = isNight ? mixColours(BLACK, wall, 0.45) : mixColours(colours.main, colours.dark, 0.35 + 0.3 * random());
      const middle = box.x + box.width / 2;
      const outer = { x: box.x - 11, y: box.y - 11, width: box.width + 22, height: box.height + 22 };
      const sill = { x: box.x - 22, y: box.y + box.height + 9, width: box.width + 44, height: 13 };
      const shade = withAlpha(mixColours(colours.darkest, BLACK, 0.3), isNight ? 0.6 : 0.28);
      return [
        ...(home && isNight ? [glow({ x: middle, y: box.y + box.height / 2 }, box.height * 1.5, withAlpha(lit, 0.42))] : []),
        shadowOf([filled(frame, rectanglePath(outer), rectanglePath(sill))], shade, { x: 5, y: 9 }, 7),
        filled(frame, rectanglePath(outer)),
        painted(
          linearPaint(
            { x: 0, y: box.y },
            { x: 0, y: box.y + box.height },
            isLit ? [mixColours(lit, colours.paper, 0.35), lit] : [mixColours(glass, colours.paper, isNight ? 0.03 : 0.14), glass],
          ),
          rectanglePath(box),
        ),
        clipped(rectanglePath(box), inside(box, home?.who ?? null, isLit)),
        stroked(frame, 6, [
          ['M', box.x, box.y + box.height * 0.36],
          ['L', box.x + box.width, box.y + box.height * 0.36],
        ]),
        ...(home
          ? []
          : [
              stroked(frame, 6, [
                ['M', middle, box.y],
                ['L', middle, box.y + box.height],
              ]),
            ]),
        filled(frame, rectanglePath(sill)),
        ...(isNight ? [] : onSill(sill, home !== undefined)),
      ];
    }

    /** A curtain, a plant, a lamp, or a person. */
    function inside(box: Rect, who: 'dress' | 'coat' | null, isLit: boolean): readonly SceneNode[] {
      const dark = isNight ? mixColours(colours.darkest, BLACK, 0.4) : mixColours(colours.darkest, colours.dark, 0.2);
      const cloth = isLit ? mixColours(colours.paper, colours.accent, 0.25) : mixColours(colours.main, colours.paper, isNight ? 0.06 : 0.4);
      const drape = (side: -1 | 1): Path => {
        const edge = side < 0 ? box.x : box.x + box.width;
        return smoothShape([
          { x: edge, y: box.y - 10 },
          { x: edge - side * box.width * 0.34, y: box.y - 10 },
          { x: edge - side * box.width * 0.26, y: box.y + box.height * 0.5 },
          { x: edge - side * box.width * 0.12, y: box.y + box.height + 10 },
          { x: edge, y: box.y + box.height + 10 },
        ]);
      };
      const middle = box.x + box.width / 2;
      const floor = box.y + box.height;
      if (who) {
        const tall = box.height * 1.28;
        return [
          ...(isNight ? [] : [filled(withAlpha(cloth, 0.9), drape(-1), drape(1))]),
          filled(dark, figure({ x: middle, y: floor + tall * 0.36 }, tall, who)),
        ];
      }
      if (isNight) return random() < 0.5 ? [filled(withAlpha(cloth, 0.5), drape(-1), drape(1))] : [];
      const kind = random();
      if (kind < 0.2) return [filled(dark, cat({ x: middle - 8, y: floor + 2 }, box.height * 0.4))];
      if (kind < 0.6) return [filled(withAlpha(cloth, 0.92), drape(-1), drape(1))];
      if (kind < 0.78) return [filled(withAlpha(cloth, 0.95), rectanglePath({ ...box, height: box.height * between(random, 0.3, 0.6) }))];
      return lamp(middle, floor, box.height * 0.5);
    }

    function lamp(x: number, floor: number, tall: number): readonly SceneNode[] {
      return [
        glow({ x, y: floor - tall * 0.7 }, tall * 0.9, withAlpha(mixColours(colours.accent, colours.paper, 0.5), 0.7)),
        stroked(colours.darkest, 4, [
          ['M', x, floor],
          ['L', x, floor - tall * 0.6],
        ]),
        filled(
          mixColours(colours.accent, colours.paper, 0.35),
          polygon([
            { x: x - tall * 0.26, y: floor - tall * 0.52 },
            { x: x - tall * 0.14, y: floor - tall * 0.92 },
            { x: x + tall * 0.14, y: floor - tall * 0.92 },
            { x: x + tall * 0.26, y: floor - tall * 0.52 },
          ]),
        ),
      ];
    }

    /** Boxes of flowers on some of the sills. */
    function onSill(sill: Rect, isHome: boolean): readonly SceneNode[] {
      if (!isHome && random() < 0.45) return [];
      const pot = mixColours(colours.accent, colours.darkest, 0.25);
      const box = { x: sill.x + 14, y: sill.y - 20, width: sill.width - 28, height: 24 };
      const green = mixColours(colours.second, colours.darkest, 0.3);
      const leaves = Array.from({ length: 13 }, () =>
        leaf(
          { x: between(random, box.x, box.x + box.width), y: box.y + 4 },
          between(random, 22, 42),
          -Math.PI / 2 + between(random, -0.9, 0.9),
          0.4,
        ),
      );
      const bloom = oneOf(random, [colours.accent, colours.paper, colours.second]);
      const heads = Array.from({ length: 9 }, () =>
        ellipse({ x: between(random, box.x + 4, box.x + box.width - 4), y: box.y - between(random, 4, 32) }, between(random, 6, 10)),
      );
      const trail = smoothLine([
        { x: box.x + 10, y: box.y + 10 },
        { x: box.x - 4, y: box.y + 40 },
        { x: box.x + 6, y: box.y + 66 },
      ]);
      return [stroked(green, 4, trail), filled(green, ...leaves), filled(bloom, ...heads), filled(pot, rectanglePath(box))];
    }
  },
});
