import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { skyline } from '../things/buildings.ts';
import { mugOnTable, readingGlasses } from '../things/lamplit-things.ts';
import { jointedLamp, lampCone } from '../things/jointed-lamp.ts';
import { handwriting } from '../things/letter-paper.ts';
import { lyingBook } from '../things/lying-books.ts';
import { openNotebook } from '../things/table-keepsakes.ts';
import { placeIn, sheet } from '../things/tilted-sheet.ts';
import { DUSK_RAYS, raysFrom } from '../things/light-behind-words.ts';

const LAMP: Rgba = { r: 255, g: 206, b: 126, a: 1 };
const OAK: Rgba = { r: 122, g: 76, b: 44, a: 1 };

/** A table at night from the viewer's seat: a lamp's warm light on papers, books and a cup before a window over a city. */
export const lamplight = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky in the window.
    floor: { least: 400, most: 1900, standard: 1340, isPlace: true }, // Where the author's words begin.
    litWindows: { label: 'litWindows', least: 0, most: 1, standard: 0.6 },
    things: { label: 'things', least: 1, most: 4, standard: 3, step: 1 },
    steam: { label: 'steam', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const rear = calm + room * 0.5;
    const unit = Math.min(1, room / 660);
    const black = mixColours(colours.darkest, BLACK, 0.4);
    const night = colours.dark;
    const light = mixColours(LAMP, colours.accent, 0.1);
    const glowing = mixColours(light, WHITE, 0.4);
    const wood = mixColours(OAK, colours.dark, 0.24);
    const pool: Point = { x: place(400), y: rear + room * 0.3 };
    const lamp = {
      foot: { x: place(832), y: rear + room * 0.12 },
      elbow: { x: place(888), y: calm + room * 0.3 },
      head: { x: place(640), y: calm + room * 0.13 },
      pool,
      across: 350,
      down: room * 0.17,
      size: 84 * unit,
    };
    const table = { shade: black, out: side };
    return [
      ...window(),
      ...sill(),
      ...tableTop(),
      ...books(),
      ...papers(),
      ...lampCone(lamp, light, 0.5),
      ...lampCone({ ...lamp, across: lamp.across * 0.72, size: lamp.size * 0.82 }, light, 0.5),
      ...lampNodes(),
      ...mugOnTable(
        { x: place(850), y: rear + room * 0.375 },
        132 * unit,
        side,
        mixColours(colours.paper, colours.second, 0.4),
        { black, glowing },
        parameters.steam > 0,
      ),
    ];

    /** The night over the city, behind the panes. */
    function window(): readonly SceneNode[] {
      const random = chanceOf('city');
      const haze = mixColours(mixColours(colours.main, night, 0.45), light, 0.2);
      const rows = [
        { base: rear, least: room * 0.1, most: room * 0.4, narrow: 44, broad: 96, tone: mixColours(night, haze, 0.62), share: 0.5 },
        { base: rear, least: room * 0.07, most: room * 0.28, narrow: 62, broad: 140, tone: mixColours(night, black, 0.25), share: 0.9 },
      ];
      return [
        filled(night, rectanglePath(area)),
        painted(
          linearPaint({ x: 0, y: calm - room * 0.1 }, { x: 0, y: rear }, [withAlpha(haze, 0), withAlpha(haze, 0.55), haze]),
          rectanglePath({ ...area, y: calm - room * 0.1, height: rear - calm + room * 0.1 }),
        ),
        ...raysFrom({ x: place(230), y: rear }, rear - area.y, withAlpha(mixColours(light, colours.main, 0.3), DUSK_RAYS)),
        glow({ x: place(230), y: rear }, room * 0.6, withAlpha(mixColours(light, colours.accent, 0.3), 0.4)),
        ...rows.flatMap(({ tone, share, ...row }): readonly SceneNode[] => {
          const { houses, windows } = skyline(random, { from: area.x - 40, to: area.x + area.width + 40, bottom: rear + 20, ...row });
          const panes = Array.from({ length: windows.length / 5 }, (_, index) => windows.slice(index * 5, index * 5 + 5)).filter(
            () => random() < 0.3 + parameters.litWindows,
          );
          return [
            painted(linearPaint({ x: 0, y: rear - room * 0.36 }, { x: 0, y: rear }, [tone, mixColours(tone, haze, 0.5)]), houses),
            filled(withAlpha(glowing, share * 0.85), ...panes.filter((_, index) => index % 4 > 0)),
            filled(withAlpha(mixColours(colours.accent, light, 0.4), share), ...panes.filter((_, index) => index % 4 === 0)),
          ];
        }),
        ...bokeh(),
        ...frame(),
      ];
    }

    /** Lights of the streets, out of focus. */
    function bokeh(): readonly SceneNode[] {
      const random = chanceOf('lights');
      const discs = Array.from({ length: Math.round((area.width / 1000) * 26 * parameters.litWindows) + 4 }, () =>
        ellipse(
          { x: between(random, area.x, area.x + area.width), y: rear - room * between(random, 0.01, 0.13) },
          between(random, 5, 15) * unit,
        ),
      );
      return [
        filled(withAlpha(glowing, 0.24), ...discs.filter((_, index) => index % 3 === 0)),
        filled(withAlpha(mixColours(colours.accent, light, 0.4), 0.3), ...discs.filter((_, index) => index % 3 === 1)),
        filled(withAlpha(mixColours(colours.second, WHITE, 0.4), 0.22), ...discs.filter((_, index) => index % 3 === 2)),
      ];
    }

    /** The bars of the window, with the lamp's light on their edges. */
    function frame(): readonly SceneNode[] {
      const tone = mixColours(black, night, 0.35);
      const bars = [-1400, -960, -520, -80, 1000 + 80, 1520, 1960].map((x) =>
        rectanglePath({ x: place(x) - 20, y: area.y, width: 40, height: rear - area.y }),
      );
      return [
        filled(tone, ...bars),
        filled(
          withAlpha(light, 0.3),
          ...[-80, 1080].map((x) => rectanglePath({ x: place(x) + (x < 0 ? 16 : -20) * 1, y: calm, width: 4, height: rear - calm })),
        ),
      ];
    }

    function sill(): readonly SceneNode[] {
      const tone = mixColours(black, wood, 0.35);
      return [
        filled(tone, rectanglePath({ ...area, y: rear - 18 * unit, height: 26 * unit })),
        filled(withAlpha(mixColours(light, wood, 0.3), 0.55), rectanglePath({ ...area, y: rear - 18 * unit, height: 3 })),
      ];
    }

    function tableTop(): readonly SceneNode[] {
      const random = chanceOf('table');
      const grain = Array.from({ length: Math.round(area.width / 14) }, () => {
        const y = rear + (bottom - rear) * random() ** 1.4;
        const x = between(random, area.x - 200, area.x + area.width);
        const long = between(random, 160, 520);
        return smoothLine([0, 0.4, 0.7, 1].map((share) => ({ x: x + share * long, y: y + between(random, -2, 2) })));
      });
      const top = rectanglePath({ ...area, y: rear, height: bottom - rear });
      return [
        painted(
          linearPaint({ x: 0, y: rear }, { x: 0, y: floor }, [
            mixColours(wood, black, 0.5),
            mixColours(wood, black, 0.3),
            mixColours(wood, black, 0.62),
          ]),
          top,
        ),
        stroked(withAlpha(black, 0.3), 1.8, ...grain),
        clipped(top, [
          shadowOf(
            [filled(light, ellipse(pool, lamp.across * 1.04, lamp.down * 1.06))],
            withAlpha(mixColours(wood, light, 0.6), 0.95),
            { x: 0, y: 0 },
            34 * unit,
          ),
          stroked(withAlpha(mixColours(wood, black, 0.4), 0.28), 1.8, ...grain.filter((_, index) => index % 2 === 0)),
          glow({ x: pool.x, y: pool.y }, lamp.across * 0.9, withAlpha(glowing, 0.35)),
        ]),
        shadowOf([filled(black, rectanglePath({ ...area, y: rear - 6, height: 8 }))], withAlpha(black, 0.7), { x: 0, y: 6 }, 9),
      ];
    }

    /** Books at the edge of the light, with their shadows away from the lamp. */
    function books(): readonly SceneNode[] {
      const random = chanceOf('books');
      const cloths = [
        colours.accent,
        mixColours(colours.second, black, 0.2),
        mixColours(colours.main, black, 0.3),
        mixColours(colours.paper, wood, 0.35),
      ];
      const foil = mixColours(light, colours.paper, 0.3);
      const base = rear + room * 0.15;
      const high = 44 * unit;
      const stack = Array.from({ length: Math.round(parameters.things) + 1 }, (_, index): Rect => {
        const width = (250 - index * 16) * unit;
        const x = place(150) - width / 2 + between(random, -12, 12);
        return { x, y: base - high * (index + 1), width, height: high };
      });
      const box = stack[0]!;
      return [
        shadowOf(
          [filled(black, rectanglePath({ ...box, y: box.y + high * 0.5 }))],
          withAlpha(black, 0.7),
          { x: -side * 26 * unit, y: 12 * unit },
          12 * unit,
        ),
        ...stack.flatMap((each, index) => lyingBook(random, each, { cloth: cloths[index % cloths.length]!, foil })),
        // The side that faces the lamp is lit; the far one is in the dark.
        painted(
          linearPaint({ x: place(276), y: 0 }, { x: place(14), y: 0 }, [
            withAlpha(light, 0.3),
            withAlpha(black, 0.1),
            withAlpha(black, 0.66),
          ]),
          ...stack.map(rectanglePath),
        ),
      ];
    }

    /** Sheets with writing in the light, an open notebook on them, and a pen. */
    function papers(): readonly SceneNode[] {
      const random = chanceOf('papers');
      const paper = mixColours(mixColours(colours.paper, WHITE, 0.35), light, 0.22);
      const [wide, deep] = [330 * unit, room * 0.17];
      const sheets = [
        [-250, -0.03, -0.16],
        [190, -0.07, 0.14],
        [262, 0.06, -0.07],
      ].map(([x = 0, down = 0, turn = 0]) => {
        const middle = { x: pool.x + side * x * unit, y: pool.y + room * down };
        const corner = (across: number, along: number): Point => ({
          x: middle.x + across * wide * 0.4 * (1 + along * 0.16) - along * turn * wide * 0.8,
          y: middle.y + along * deep * 0.56 + across * turn * deep * 0.9,
        });
        return placeIn([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
      });
      return [
        ...sheets.flatMap((at): readonly SceneNode[] => {
          const outline = sheet(at, 0);
          const lines = Array.from({ length: 7 }, (_, row) =>
            polyline([at(0.12, 0.14 + row * 0.115), at(between(random, 0.6, 0.9), 0.14 + row * 0.115)]),
          );
          return [
            shadowOf([filled(black, outline)], withAlpha(black, 0.5), { x: -side * 5, y: 5 }, 5),
            painted(linearPaint(at(0, 0), at(1, 1), [paper, mixColours(paper, wood, 0.2)]), outline),
            stroked(withAlpha(mixColours(colours.darkest, paper, 0.35), 0.6), 2.2 * unit, ...lines),
          ];
        }),
        ...openNotebook(
          chanceOf('notebook'),
          { x: pool.x - side * 14, y: pool.y + room * 0.155 },
          360 * unit,
          room * 0.2,
          mixColours(colours.accent, black, 0.25),
          { paper, pale: paper, middle: mixColours(paper, wood, 0.5), deep: mixColours(wood, black, 0.5) },
          table,
        ),
        ...readingGlasses({ x: pool.x - side * 226 * unit, y: pool.y + room * 0.115 }, unit, side, { black, glowing }),
        stroked(
          withAlpha(colours.darkest, 0.5),
          1.4,
          ...handwriting(random, { x: pool.x + side * 200 * unit - 40, y: pool.y - room * 0.1 }, 90 * unit, 7 * unit),
        ),
      ];
    }

    function lampNodes(): readonly SceneNode[] {
      return jointedLamp(lamp, { metal: mixColours(colours.accent, { r: 40, g: 44, b: 48, a: 1 }, 0.35), shade: black, light });
    }
  },
});
