import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polyline } from '../drawing/outlines.ts';
import { gear, screw, smallDial } from '../things/gears.ts';

const BRASS: Rgba = { r: 222, g: 176, b: 84, a: 1 };
const COPPER: Rgba = { r: 214, g: 122, b: 78, a: 1 };
const STEEL: Rgba = { r: 178, g: 192, b: 206, a: 1 };
const RUBY: Rgba = { r: 204, g: 30, b: 66, a: 1 };
const BLUED: Rgba = { r: 38, g: 74, b: 168, a: 1 };

/** The movement of a clock in three planes under a polished plate for the title. */
export const clockwork = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 60, most: 1300, standard: 460, isPlace: true }, // The plate's upper edge.
    end: { least: 300, most: 1700, standard: 950, isPlace: true }, // Its lower edge.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the words at the foot begin.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, mirrored } = parameters;
    const end = Math.max(top + 80, parameters.end);
    const floor = Math.max(end + 60, parameters.floor);
    const bottom = area.y + area.height;
    const place = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const depth = mixColours(colours.darkest, BLACK, 0.25);
    const brass = mixColours(BRASS, colours.accent, 0.1);
    const copper = mixColours(COPPER, colours.second, 0.22);
    const steel = mixColours(STEEL, colours.main, 0.2);
    const metals = [brass, steel, copper];
    const [above, below] = [Math.max(120, top - area.y * 0.5), Math.max(150, floor - end)];
    return [...ground(), ...backWheels(), ...middleWheels(), ...frontWheels(), ...plate()];

    function ground(): readonly SceneNode[] {
      const lines = Array.from({ length: Math.ceil((area.width + area.height) / 34) }, (_, index) =>
        polyline([
          { x: area.x + index * 34, y: area.y },
          { x: area.x + index * 34 - area.height, y: bottom },
        ]),
      );
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: bottom }, [mixColours(colours.dark, steel, 0.12), depth, depth]),
          rectanglePath(area),
        ),
        stroked(withAlpha(mixColours(steel, colours.dark, 0.4), 0.16), 9, ...lines),
        glow({ x: place(220), y: top * 0.4 }, 760, withAlpha(brass, 0.24)),
      ];
    }

    function wheel(at: Point, radius: number, metal: Rgba, spokes: number, lift: number, turn: number): readonly SceneNode[] {
      return gear({ middle: at, radius, metal, spokes, lift, turn, jewel: RUBY });
    }

    /** Wheels in the dark of the movement, over the whole width. */
    function backWheels(): readonly SceneNode[] {
      const random = chanceOf('back');
      const columns = Math.ceil(area.width / 300);
      const spots = Array.from({ length: columns }, (_, column) =>
        [top * 0.24, top * 0.86, (top + end) / 2, end + below * 0.35, floor + 60].map((y, row) => ({
          x: area.x + 300 * (column + 0.5) + (row % 2 ? 110 : -40) + between(random, -40, 40),
          y: y + between(random, -30, 30),
        })),
      ).flat();
      return spots.flatMap((at, index) => {
        const metal = mixColours(metals[index % 3] ?? brass, depth, 0.58);
        return gear({
          middle: at,
          radius: between(random, 120, 190),
          metal,
          spokes: 4 + (index % 3),
          lift: 7,
          turn: random() * 3,
          jewel: mixColours(RUBY, depth, 0.5),
        });
      });
    }

    function middleWheels(): readonly SceneNode[] {
      const tone = (metal: Rgba) => mixColours(metal, depth, 0.2);
      return [
        ...wheel({ x: place(640), y: top - above * 0.3 }, Math.min(215, above * 0.5), tone(copper), 5, 13, 0.2),
        ...wheel({ x: place(30), y: top - above * 0.72 }, Math.min(190, above * 0.45), tone(steel), 6, 13, 0.5),
        ...wheel({ x: place(470), y: end + below * 0.5 }, Math.min(185, below * 0.56), tone(steel), 5, 13, 0.1),
        ...wheel({ x: place(975), y: end + below * 0.3 }, Math.min(210, below * 0.62), tone(copper), 6, 13, 0.7),
        ...wheel({ x: place(40), y: end + below * 0.35 }, Math.min(175, below * 0.5), tone(brass), 5, 13, 0.3),
      ];
    }

    function frontWheels(): readonly SceneNode[] {
      const dialAt = { x: place(262), y: end + below * 0.5 };
      const reach = Math.min(165, below * 0.44);
      return [
        ...wheel({ x: place(285), y: top - above * 0.36 }, Math.min(285, above * 0.62), brass, 6, 22, 0.12),
        ...wheel({ x: place(880), y: top - above * 0.58 }, Math.min(250, above * 0.56), mixColours(steel, WHITE, 0.1), 7, 20, 0.3),
        ...wheel({ x: place(735), y: end + below * 0.42 }, Math.min(250, below * 0.66), brass, 6, 22, 0.24),
        ...wheel({ x: place(560), y: top - above * 0.82 }, Math.min(96, above * 0.23), copper, 4, 18, 0.4),
        ...smallDial(dialAt, reach, { metal: steel, face: mixColours(colours.paper, WHITE, 0.5), blue: BLUED }),
      ];
    }

    /** The bridge over the wheels, polished and brushed, with a bevel and screws at its corners. */
    function plate(): readonly SceneNode[] {
      const box: Rect = { x: 38, y: top, width: 924, height: end - top };
      const outline = rounded(box, 46);
      const face = rounded({ x: box.x + 9, y: box.y + 9, width: box.width - 18, height: box.height - 18 }, 39);
      const tone = colours.light;
      const random = chanceOf('brush');
      const brush = Array.from({ length: 170 }, () => {
        const y = between(random, box.y, end);
        const x = between(random, box.x - 200, 900);
        return polyline([
          { x, y },
          { x: x + between(random, 160, 520), y },
        ]);
      });
      const corners = [box.x + 38, box.x + box.width - 38].flatMap((x) => [box.y + 38, end - 38].map((y) => ({ x, y })));
      return [
        shadowOf([filled(BLACK, outline)], withAlpha(BLACK, 0.72), { x: 18, y: 26 }, 13),
        painted(
          linearPaint({ x: 0, y: box.y }, { x: 500, y: end }, [
            mixColours(tone, WHITE, 0.75),
            mixColours(brass, tone, 0.3),
            mixColours(brass, BLACK, 0.35),
          ]),
          outline,
        ),
        painted(
          linearPaint({ x: box.x, y: box.y }, { x: box.x + box.width, y: end }, [
            mixColours(tone, WHITE, 0.3),
            mixColours(tone, BLACK, 0.08),
            mixColours(tone, WHITE, 0.2),
            mixColours(tone, BLACK, 0.1),
          ]),
          face,
        ),
        clipped(face, [
          stroked(withAlpha(WHITE, 0.1), 1.2, ...brush.slice(0, 90)),
          stroked(withAlpha(BLACK, 0.045), 1.2, ...brush.slice(90)),
        ]),
        stroked(
          withAlpha(mixColours(brass, BLACK, 0.2), 0.8),
          2,
          rounded({ x: box.x + 20, y: box.y + 20, width: box.width - 40, height: box.height - 40 }, 30),
        ),
        ...corners.flatMap((at, index) => screw(at, 13, 0.5 + index * 0.9, BLUED)),
      ];
    }
  },
});

function rounded({ x, y, width, height }: Rect, radius: number) {
  const corner = (cx: number, cy: number, from: number): readonly Point[] =>
    Array.from({ length: 7 }, (_, index) => {
      const angle = from + (index / 6) * (Math.PI / 2);
      return { x: cx + Math.cos(angle) * radius, y: cy + Math.sin(angle) * radius };
    });
  const [right, low] = [x + width - radius, y + height - radius];
  return polyline(
    [
      ...corner(x + radius, y + radius, Math.PI),
      ...corner(right, y + radius, -Math.PI / 2),
      ...corner(right, low, 0),
      ...corner(x + radius, low, Math.PI / 2),
    ],
    true,
  );
}
