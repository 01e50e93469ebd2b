import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, wholeBetween } from '../drawing/chance.ts';
import { clipped, downwards, filled, glow, glowBelow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';
import { alongCurve } from '../drawing/ribbon.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { type Domino, dominoNodes, dominoShadow, type TableView } from '../things/domino.ts';
import { fallingLight } from '../things/light-behind-words.ts';

const SUN: Rgba = { r: 255, g: 216, b: 150, a: 1 };
const IVORY: Rgba = { r: 240, g: 226, b: 198, a: 1 };
const WALNUT: Rgba = { r: 112, g: 68, b: 42, a: 1 };

/** The bends of the row from the far end to the viewer: to the right, and away. */
const ROW = [
  [-1.2, 33],
  [3.4, 29],
  [6.2, 24],
  [5.6, 19.6],
  [2, 16.4],
  [-1.7, 13.6],
  [-2.7, 10.6],
  [-1.6, 8],
  [0.1, 6.2],
  [0.98, 4.5],
] as const;
/** Distance of two dominoes, the height of the viewer's eye, and the far edge of the table. */
const [GAP, EYE, FAR] = [1.16, 3.6, 40];
/** Fallen dominoes lie on the next at this angle; those that fall are on their way to it. */
const LYING = 1.06;
const FALLING = [1, 0.82, 0.6, 0.38, 0.2, 0.07];

/** A long row of dominoes that winds over a table toward the viewer in raking light, the far ones falling and a large one in front. */
export const dominoes = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 600, isPlace: true }, // End of the quiet wall.
    floor: { least: 400, most: 1900, standard: 1360, isPlace: true }, // Where the author's words begin.
    fallen: { label: 'fallenOnes', least: 0, most: 1, standard: 0.62 },
    other: { label: 'firstColor', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const black = mixColours(colours.darkest, BLACK, 0.5);
    const wall = colours.main;
    const sun = mixColours(SUN, colours.paper, 0.2);
    const wood = mixColours(WALNUT, colours.dark, 0.2);
    const horizon = calm - room * 0.035;
    const near = ROW.at(-1)?.[1] ?? 4.5;
    const lens = ((floor - room * 0.105 - horizon) * near) / EYE;
    const long = Math.hypot(0.62, 0.42, 0.66);
    const view: TableView = {
      project: ([x, up, away]) => ({ x: 500 + (side * lens * x) / away, y: horizon + (lens * (EYE - up)) / away }),
      eye: [0, EYE, 0],
      light: [0.62 / long, 0.42 / long, -0.66 / long],
    };
    const edge = view.project([0, 0, FAR]).y;
    const row = standing();
    return [...backWall(), ...table(), ...shadows(), ...row.flatMap(piece), ...dim()];

    /** The dominoes from the far end to the viewer. */
    function standing(): readonly Domino[] {
      const random = chanceOf('row');
      const line = alongCurve(
        ROW.map(([x, y]) => ({ x, y, width: 1 })),
        40,
      ).toReversed();
      const spots: { x: number; away: number; heading: number }[] = [];
      let left = 0;
      for (const [index, from] of line.entries()) {
        const to = line[index + 1];
        if (!to) break;
        // The line runs from the viewer to the far end; the faces look toward the viewer.
        if (left <= 0) {
          spots.push({ x: from.x, away: from.y, heading: Math.atan2(from.y - to.y, from.x - to.x) });
          left += GAP;
        }
        left -= Math.hypot(to.x - from.x, to.y - from.y);
      }
      const ordered = spots.toReversed();
      const falling = Math.round(parameters.fallen * ordered.length);
      return ordered.map((spot, index) => ({
        ...spot,
        tilt: index < falling - FALLING.length ? LYING : index < falling ? LYING * (FALLING[index - falling + FALLING.length] ?? 0) : 0,
        eyes: [wholeBetween(random, 1, 6), wholeBetween(random, 1, 6)],
      }));
    }

    function piece(domino: Domino, index: number): readonly SceneNode[] {
      const isFront = index === row.length - 1 && parameters.other > 0;
      return dominoNodes(domino, view, {
        body: isFront ? colours.accent : mixColours(IVORY, colours.paper, 0.35),
        eyes: isFront ? colours.paper : black,
        light: mixColours(sun, WHITE, 0.25),
        shade: isFront ? mixColours(colours.accent, black, 0.7) : mixColours(mixColours(WALNUT, colours.dark, 0.4), black, 0.35),
        haze: Math.min(0.6, Math.max(0, (domino.away - 9) / 42)),
        air: mixColours(wall, sun, 0.35),
      });
    }

    function backWall(): readonly SceneNode[] {
      return [
        downwards({ ...area, height: edge - area.y + 2 }, [mixColours(wall, black, 0.1), wall, wall]),
        ...fallingLight({ area, end: edge, side }, withAlpha(mixColours(wall, sun, 0.6), 0.3)),
        glowBelow(calm - room * 0.12, { x: place(700), y: edge }, room * 0.75, withAlpha(mixColours(wall, sun, 0.75), 0.6)),
      ];
    }

    function table(): readonly SceneNode[] {
      const random = chanceOf('table');
      const top = rectanglePath({ ...area, y: edge, height: bottom - edge });
      const boards = Array.from({ length: 60 }, (_, index) => (index - 34) * 2.3);
      const joints = boards.map((x) => polyline([view.project([x, 0, 2.2]), view.project([x, 0, FAR])]));
      const grain = Array.from({ length: Math.round(area.width * 0.42) }, () => {
        const away = 2.4 + (FAR - 4) * random() ** 2.2;
        const x = (between(random, area.x, area.x + area.width) - 500) * (away / lens);
        return polyline([
          view.project([x, 0, away]),
          view.project([x + between(random, -0.03, 0.03), 0, away * between(random, 1.05, 1.5)]),
        ]);
      });
      // The light of a window with bars: it runs the way that the shadows do.
      const panes = [-4.6, -2.2, 0.2, 2.6, 5].map((off) => {
        const corner = (along: number, aside: number) =>
          view.project([5.6 - along * 0.68 + (off + aside) * 0.5, 0, 2.9 + along * 0.73 + (off + aside) * 0.86 + 4]);
        return polygon([corner(-1, 0), corner(-1, 1.9), corner(16, 1.9), corner(16, 0)]);
      });
      const pool = view.project([side * 0.6, 0, 8.6]);
      return [
        painted(
          linearPaint({ x: 0, y: edge }, { x: 0, y: floor + 60 }, [
            mixColours(mixColours(wood, sun, 0.5), wall, 0.3),
            mixColours(wood, sun, 0.22),
            wood,
            mixColours(wood, black, 0.5),
          ]),
          top,
        ),
        clipped(top, [
          stroked(withAlpha(black, 0.17), 1.6, ...grain.filter((_, index) => index % 2 > 0)),
          stroked(withAlpha(sun, 0.13), 1.5, ...grain.filter((_, index) => index % 2 === 0)),
          stroked(withAlpha(black, 0.42), 2.2, ...joints),
          {
            kind: 'group',
            transform: [1, 0, 0, 0.42, 0, pool.y * 0.58],
            children: [glow(pool, room * 0.8, withAlpha(mixColours(sun, WHITE, 0.15), 0.62))],
          },
          shadowOf([filled(sun, ...panes)], withAlpha(mixColours(sun, WHITE, 0.2), 0.2), { x: 0, y: 0 }, 5),
          ...[-220, 1220].map((x) => glow({ x, y: floor }, room * 0.9, withAlpha(black, 0.5))),
        ]),
        stroked(
          withAlpha(mixColours(sun, WHITE, 0.3), 0.45),
          2,
          polyline([
            { x: area.x, y: edge },
            { x: area.x + area.width, y: edge },
          ]),
        ),
      ];
    }

    /** Long shadows in one tone, soft at their edges, and a dark seam under each foot. */
    function shadows(): readonly SceneNode[] {
      const all = row.map((domino) => dominoShadow(domino, view));
      return [
        clipped(rectanglePath({ ...area, y: edge, height: bottom - edge }), [
          shadowOf([filled(black, ...all)], withAlpha(mixColours(wood, black, 0.86), 0.62), { x: 0, y: 0 }, 3.4),
        ]),
      ];
    }

    function dim(): readonly SceneNode[] {
      return [
        painted(
          linearPaint({ x: 0, y: floor - room * 0.06 }, { x: 0, y: floor + 120 }, [withAlpha(black, 0), withAlpha(black, 0.6)]),
          rectanglePath({ ...area, y: floor - room * 0.06, height: bottom - floor + room * 0.06 }),
        ),
      ];
    }
  },
});
