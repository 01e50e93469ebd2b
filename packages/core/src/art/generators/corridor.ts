import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, type PathCommand, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { figure, walker } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { DOOR, hallDoor, wallLamp } from '../things/hall-doors.ts';
import { alongHall, type HallView, metreAt, seenAt } from '../things/hall-view.ts';

const LAMP_LIGHT: Rgba = { r: 255, g: 204, b: 130, a: 1 };
/** Half the width of the corridor and its height, meters; the distances of its end and of the viewer. */
const [HALF, HIGH, FAR, NEAR] = [1.5, 3, 3.1, 0.13];
const RAIL = 0.95;
/** The door ajar: its near and far edge. */
const OPEN = [0.6, 0.82] as const;
const DOORS = [0.34, 0.98, 1.38, 1.85, 2.4] as const;
const DOORS_OPPOSITE = [0.4, 0.98, 1.38, 1.85, 2.4] as const;

/** A long corridor of a hotel or of a ward: a door stands ajar, and the light that falls out of it throws somebody's shadow on the wall. */
export const corridor = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the words under the ceiling.
    floor: { least: 400, most: 1800, standard: 1330, isPlace: true }, // The foot of the scene over the author.
    person: { label: 'person', least: 0, most: 3, standard: 1, step: 1 }, // Nobody, a dress, a coat, a coat and hat.
    group: GROUP_PARAMETER,
    ward: { least: 0, most: 1, standard: 0, isPlace: true, step: 1 }, // Tiles and plain walls, as hospitals have them.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 240);
    const { person, group, mirrored } = parameters;
    const isWard = parameters.ward > 0;
    const side = mirrored > 0 ? -1 : 1;
    const eye = Math.min(230, room * 0.33);
    const view: HallView = { vanishing: { x: 500 + side * 34, y: calm + room * 0.43 }, eye, side };
    const at = (x: number, up: number, distance: number) => seenAt(view, x, up, distance);
    const black = mixColours(colours.darkest, BLACK, 0.6);
    const light = isWard ? mixColours(colours.paper, colours.second, 0.3) : mixColours(LAMP_LIGHT, colours.light, 0.12);
    const glare = mixColours(colours.accent, WHITE, 0.06);
    const paper = isWard ? mixColours(colours.dark, colours.second, 0.4) : mixColours(colours.dark, colours.main, 0.35);
    const wood = isWard ? mixColours(colours.dark, colours.main, 0.4) : mixColours(mixColours(colours.dark, black, 0.3), LAMP_LIGHT, 0.16);
    const runner = mixColours(colours.accent, colours.dark, 0.42);
    const end = at(0, 0, FAR).y;
    // Surfaces are brightest at the far end and sink into the dark on the way to the viewer.
    const inDepth = (tone: Rgba, x: number, up: number) =>
      linearPaint(at(x, up, FAR), at(x, up, 0.3), [
        mixColours(tone, light, 0.2),
        tone,
        mixColours(tone, black, 0.3),
        mixColours(tone, black, 0.62),
        mixColours(tone, black, 0.8),
      ]);
    return [
      filled(black, rectanglePath(area)),
      ...ceiling(),
      ...[-HALF, HALF].flatMap(wall),
      ...ground(),
      ...farEnd(),
      ...DOORS_OPPOSITE.toReversed().flatMap((near) => doorAt(-HALF, near)),
      ...DOORS.toReversed().flatMap((near) => doorAt(HALF, near)),
      ...[2.75, 2.15, 1.64, 1.2].flatMap((distance) => [-HALF, HALF].flatMap((x) => wallLamp(view, x, distance, { light, black }, 1))),
      ...openDoor(),
      ...wallLamp(view, -HALF, 0.92, { light, black }, 0),
      glow(at(0, 1.5, FAR), room * 0.3, withAlpha(light, 0.4)),
      ...farFigure(),
      ...dark(),
    ];

    function ceiling(): readonly SceneNode[] {
      const tone = mixColours(paper, black, 0.5);
      const beams = [2.4, 1.85, 1.4, 1.05, 0.78, 0.57, 0.42].map((d) =>
        polygon([at(-HALF, HIGH, d), at(HALF, HIGH, d), at(HALF, HIGH, d * 1.06), at(-HALF, HIGH, d * 1.06)]),
      );
      const sheet = polygon([at(-HALF, HIGH, NEAR), at(HALF, HIGH, NEAR), at(HALF, HIGH, FAR), at(-HALF, HIGH, FAR)]);
      return [painted(inDepth(tone, 0, HIGH), sheet), filled(withAlpha(black, 0.45), ...beams)];
    }

    /** A wall: paper with stripes over a dado of panels, or two bands of paint in a ward. */
    function wall(x: number): readonly SceneNode[] {
      const spans = Array.from({ length: 46 }, (_, index) => [0.2 * 1.062 ** index, 0.2 * 1.062 ** (index + 0.5)] as const);
      const panels = Array.from({ length: 20 }, (_, index) => [0.2 * 1.15 ** index, 0.2 * 1.15 ** (index + 0.8)] as const);
      const sprigs = spans.flatMap(([near, to], index) =>
        [1.25, 1.7, 2.15, 2.6].map((up) => {
          const metre = metreAt(view, near);
          return ellipse(at(x, up + (index % 2) * 0.22, (near + to) / 2), near * metre * 0.045, metre * 0.075);
        }),
      );
      const moulding = (up: number, thick: number) => alongHall(view, x, [up, up + thick], [NEAR, FAR]);
      return [
        painted(inDepth(paper, x, 1.5), alongHall(view, x, [0, HIGH], [NEAR, FAR])),
        ...(isWard
          ? []
          : [
              filled(
                withAlpha(mixColours(colours.accent, black, 0.2), 0.2),
                ...spans.map((span) => alongHall(view, x, [RAIL, HIGH - 0.2], span)),
              ),
              filled(withAlpha(light, 0.13), ...sprigs),
            ]),
        painted(
          inDepth(isWard ? mixColours(colours.second, colours.dark, 0.55) : wood, x, 0.5),
          alongHall(view, x, [0, RAIL], [NEAR, FAR]),
        ),
        ...(isWard ? [] : [stroked(withAlpha(black, 0.5), 1.6, ...panels.map((span) => alongHall(view, x, [0.24, 0.8], span)))]),
        filled(withAlpha(light, 0.2), moulding(RAIL, 0.05), moulding(HIGH - 0.2, 0.05)),
        filled(withAlpha(black, 0.55), moulding(0, 0.13)),
      ];
    }

    /** The floor with its runner in a pattern, or with wet tiles; the lamps gleam on it. */
    function ground(): readonly SceneNode[] {
      const sheet = (half: number) => polygon([at(-half, 0, NEAR), at(half, 0, NEAR), at(half, 0, FAR), at(-half, 0, FAR)]);
      const rows = Array.from({ length: 34 }, (_, index) => 0.16 + index * 0.09);
      const tile = (x: number, wide: number, near: number, long: number) =>
        polygon([at(x, 0, near), at(x + wide, 0, near), at(x + wide, 0, near + long), at(x, 0, near + long)]);
      const lozenge = (x: number, wide: number, middle: number, long: number) =>
        polygon([at(x - wide, 0, middle), at(x, 0, middle + long), at(x + wide, 0, middle), at(x, 0, middle - long)]);
      const fade = (tone: Rgba, most: number) =>
        linearPaint({ x: 0, y: end }, { x: 0, y: floor + 60 }, [
          withAlpha(tone, most),
          withAlpha(tone, most * 0.8),
          withAlpha(tone, most * 0.25),
        ]);
      if (isWard) {
        const dark = rows.flatMap((near, row) => [-1.5, -0.9, -0.3, 0.3, 0.9].flatMap((x) => [tile(x + (row % 2) * 0.3, 0.3, near, 0.09)]));
        return [
          painted(inDepth(mixColours(colours.paper, colours.dark, 0.35), 0, 0), sheet(HALF)),
          painted(fade(mixColours(colours.dark, black, 0.3), 0.9), ...dark),
          ...gleams(),
        ];
      }
      const spots = rows.filter((_, row) => row % 2 === 0);
      const gold = mixColours(light, colours.accent, 0.2);
      const edging = [-0.98, 0.88].map((x) => polygon([at(x, 0, NEAR), at(x + 0.1, 0, NEAR), at(x + 0.1, 0, FAR), at(x, 0, FAR)]));
      return [
        painted(inDepth(mixColours(wood, black, 0.2), 0, 0), sheet(HALF)),
        painted(inDepth(runner, 0, 0), sheet(1.06)),
        painted(fade(gold, 0.75), ...edging),
        painted(fade(gold, 0.6), ...spots.flatMap((d) => [-0.42, 0.42].map((x) => lozenge(x, 0.36, d, 0.082)))),
        painted(fade(mixColours(runner, black, 0.45), 0.95), ...spots.flatMap((d) => [-0.42, 0.42].map((x) => lozenge(x, 0.25, d, 0.056)))),
        painted(fade(gold, 0.65), ...spots.flatMap((d) => [-0.42, 0.42].map((x) => lozenge(x, 0.1, d, 0.022)))),
        painted(fade(gold, 0.5), ...spots.flatMap((d) => [lozenge(0, 0.13, d + 0.09, 0.03)])),
      ];
    }

    function gleams(): readonly SceneNode[] {
      const random = chanceOf('gleams');
      const spots = Array.from({ length: 40 }, (_, index) => {
        const depth = (index / 40) ** 1.4;
        return ellipse(
          { x: view.vanishing.x + between(random, -1, 1) * (40 + depth * 190), y: end + (floor - end) * depth },
          10 + 50 * depth,
          1 + 3 * depth,
        );
      });
      return [filled(withAlpha(light, 0.22), ...spots)];
    }

    /** The end of the corridor: a window with a blind light. */
    function farEnd(): readonly SceneNode[] {
      const box = (half: number, low: number, high: number) =>
        polygon([at(-half, low, FAR), at(half, low, FAR), at(half, high, FAR), at(-half, high, FAR)]);
      const bars = [polyline([at(0, 0.5, FAR), at(0, 2.5, FAR)]), polyline([at(-0.6, 1.6, FAR), at(0.6, 1.6, FAR)])];
      return [
        filled(mixColours(paper, light, 0.25), box(HALF, 0, HIGH)),
        filled(mixColours(wood, light, 0.12), box(0.75, 0.36, 2.64)),
        filled(mixColours(light, WHITE, 0.45), box(0.6, 0.5, 2.5)),
        stroked(mixColours(wood, black, 0.2), 2.4, ...bars),
      ];
    }

    function doorAt(x: number, near: number): readonly SceneNode[] {
      return hallDoor(
        view,
        { x, near, far: near + 0.17 },
        { wood: mixColours(wood, colours.main, 0.18), light, black },
        Math.min(0.75, Math.max(0, 0.85 - near * 0.42)),
      );
    }

    /** The open door: its light lies over the floor and climbs the wall across, where somebody's shadow stands. */
    function openDoor(): readonly SceneNode[] {
      const [near, far] = OPEN;
      const pool = polygon([at(HALF, 0, far), at(HALF, 0, near), at(-HALF, 0, near - 0.13), at(-HALF, 0, far + 0.16)]);
      const across = alongHall(view, -HALF, [0, 2.5], [near - 0.13, far + 0.16]);
      const bright = mixColours(glare, WHITE, 0.55);
      const high = between(chanceOf('cast'), 1.95, 2.15);
      const onWall = (x: number, up: number): Point => at(-HALF, up * high, (near + far) / 2 - 0.01 + x * 0.5);
      const cast = mapped(figure({ x: 0, y: 0 }, 1000, 'coat'), ({ x, y }) => onWall(x / 1000, -y / 1000));
      const feet = polygon([at(HALF, 0, 0.735), at(HALF, 0, 0.685), at(-HALF, 0, 0.672), at(-HALF, 0, 0.752)]);
      const leafEdge = (up: number) => at(HALF - 0.52, up, far + 0.05);
      const leaf = polygon([at(HALF, 0, far), leafEdge(0), leafEdge(DOOR), at(HALF, DOOR, far)]);
      return [
        shadowOf([filled(glare, pool, across)], withAlpha(glare, 0.5), { x: 0, y: 0 }, 22),
        painted(
          linearPaint(at(HALF, 0, 0.7), at(-HALF, 0, 0.7), [withAlpha(bright, 0.95), withAlpha(glare, 0.82), withAlpha(glare, 0.55)]),
          pool,
        ),
        painted(
          linearPaint(at(-HALF, 0, 0.7), at(-HALF, 2.5, 0.7), [withAlpha(glare, 0.86), withAlpha(glare, 0.8), withAlpha(glare, 0.34)]),
          across,
        ),
        shadowOf([filled(black, feet)], withAlpha(black, 0.72), { x: 0, y: 0 }, 2.5),
        shadowOf([filled(black, cast)], withAlpha(black, 0.88), { x: 0, y: 0 }, 2.2),
        filled(mixColours(wood, black, 0.3), alongHall(view, HALF, [0, DOOR + 0.14], [near - 0.022, far + 0.022])),
        painted(
          linearPaint(at(HALF, DOOR, near), at(HALF, 0, near), [glare, mixColours(bright, WHITE, 0.3), bright]),
          alongHall(view, HALF, [0, DOOR], [near, far]),
        ),
        painted(linearPaint(at(HALF, 1, far), leafEdge(1), [mixColours(wood, glare, 0.55), mixColours(wood, glare, 0.28)]), leaf),
        stroked(withAlpha(bright, 0.8), 2, polyline([leafEdge(0), leafEdge(DOOR)])),
        glow(at(HALF, 1.1, 0.7), room * 0.34, withAlpha(glare, 0.42)),
      ];
    }

    /** Somebody before the window of the far end, whose shadow comes along the floor. */
    function farFigure(): readonly SceneNode[] {
      if (person <= 0.5) return [];
      const distance = 1.85;
      const feet = at(between(chanceOf('figure'), -0.4, 0.16), 0, distance);
      const tall = eye / distance;
      const body = groupOf(group, feet, tall) ?? (person > 2.5 ? walker(feet, tall) : figure(feet, tall, person > 1.5 ? 'coat' : 'dress'));
      const shadow = polygon([
        { x: feet.x - tall * 0.1, y: feet.y },
        { x: feet.x + tall * 0.1, y: feet.y },
        { x: feet.x + tall * 0.24, y: feet.y + tall * 1.1 },
        { x: feet.x - tall * 0.3, y: feet.y + tall * 1.1 },
      ]);
      return [
        painted(linearPaint(feet, { x: feet.x, y: feet.y + tall * 1.1 }, [withAlpha(black, 0.85), withAlpha(black, 0)]), shadow),
        filled(black, body),
      ];
    }

    /** The dark of the ceiling, in which the words stand, and of the nearest floor. */
    function dark(): readonly SceneNode[] {
      const low = calm + room * 0.2;
      const tone = colours.darkest;
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: low }, [tone, withAlpha(tone, 0.9), withAlpha(tone, 0.72), withAlpha(tone, 0)]),
          rectanglePath({ ...area, height: low - area.y }),
        ),
      ];
    }
  },
});

/** An outline whose points lie elsewhere. */
function mapped(path: Path, place: (point: Point) => Point): Path {
  return path.map((command): PathCommand => {
    if (command[0] === 'Z') return command;
    const points: number[] = [];
    for (let index = 1; index < command.length; index += 2) {
      const { x, y } = place({ x: Number(command[index]), y: Number(command[index + 1]) });
      points.push(Math.round(x * 10) / 10, Math.round(y * 10) / 10);
    }
    return [command[0], ...points] as unknown as PathCommand;
  });
}
