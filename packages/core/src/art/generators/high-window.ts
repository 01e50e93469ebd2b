import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, glowBelow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { firstLightSky, lightStreaks } from '../things/first-light-sky.ts';
import { glassWall, litFloor } from '../things/glass-wall.ts';
import { towerRow } from '../things/city-towers.ts';
import { backlitCup, closedNotebook, laptop } from '../things/office-things.ts';
import { membersOf, GROUP_PARAMETER } from '../things/groups.ts';
import { pottedPlant } from '../things/potted-plant.ts';
import { officePerson } from '../things/office-person.ts';

const GLARE: Rgba = { r: 255, g: 214, b: 142, a: 1 };
const LAMP: Rgba = { r: 255, g: 206, b: 120, a: 1 };
const LEAF: Rgba = { r: 62, g: 104, b: 74, a: 1 };
const SUIT: Rgba = { r: 36, g: 44, b: 62, a: 1 };
const WALNUT: Rgba = { r: 96, g: 60, b: 42, a: 1 };
const SKINS: readonly Rgba[] = [
  { r: 222, g: 158, b: 120, a: 1 },
  { r: 128, g: 82, b: 58, a: 1 },
  { r: 232, g: 178, b: 144, a: 1 },
];
const HAIRS: readonly Rgba[] = [
  { r: 74, g: 44, b: 32, a: 1 },
  { r: 30, g: 24, b: 28, a: 1 },
  { r: 138, g: 92, b: 54, a: 1 },
];

/** An office high above a city at first light: somebody in a suit before a wall of glass, towers in the haze around a low sun, and a desk before the viewer. */
export const highWindow = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    person: { label: 'person', least: 1, most: 2, standard: 1, step: 1 },
    group: GROUP_PARAMETER,
    haze: { label: 'haze', least: 0, most: 1, standard: 0.6 },
    windows: { label: 'litWindows', least: 0, most: 1, standard: 0.5 },
    night: { label: 'dusk', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const { haze, windows } = parameters;
    const isDeep = parameters.night > 0;
    const turn = side as 1 | -1;
    const horizon = calm + room * 0.4;
    const sill = calm + room * 0.725;
    const edge = floor - room * 0.085;
    const sun: Point = { x: place(610), y: horizon - room * 0.055 };
    const glare = mixColours(mixColours(GLARE, colours.light, 0.3), colours.accent, 0.08);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDeep ? mixColours(colours.light, glare, 0.4) : mixColours(colours.paper, glare, 0.5);
    const air = isDeep ? mixColours(colours.main, low, 0.35) : mixColours(colours.main, low, 0.6);
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const wall = isDeep ? mixColours(colours.dark, black, 0.25) : mixColours(colours.dark, colours.main, 0.35);
    const glass = { area, calm, room, sill, side: turn, isDeep };
    return [
      ...sky(),
      ...city(),
      ...glassWall(glass, { bar: mixColours(black, wall, 0.3), rim }),
      ...litFloor(glass, floor, sun.x, { bar: mixColours(black, wall, 0.15), floor: mixColours(black, wall, 0.25), air, glare, rim }),
      ...plant(),
      ...people(),
      ...workTable(),
    ];

    function sky(): readonly SceneNode[] {
      return [
        firstLightSky(area, { calm, horizon, end: bottom, isDeep }, colours, low),
        glowBelow(calm - Math.min(90, room * 0.14), sun, room * 0.66, withAlpha(glare, isDeep ? 0.75 : 0.85)),
        lightStreaks(chanceOf('clouds'), area, { calm, room, isDeep }, colours, glare),
      ];
    }

    /** Rows of towers, each nearer one lower at its foot and darker, which leave the sun free. */
    function city(): readonly SceneNode[] {
      const free = (x: number, wide: number) => 1 - Math.exp(-(((x - sun.x) / wide) ** 4));
      const rows = [
        { base: 0.03, least: 0.02, most: 0.2, wide: 60, narrow: 20, broad: 46, far: 0.74, lit: 0 },
        { base: 0.11, least: 0.06, most: 0.42, wide: 96, narrow: 34, broad: 70, far: 0.5, lit: windows * 0.1 },
        { base: 0.22, least: 0.13, most: 0.52, wide: 150, narrow: 48, broad: 92, far: 0.28, lit: windows * 0.3 },
        { base: 0.36, least: 0.1, most: 0.34, wide: 170, narrow: 62, broad: 118, far: 0.06, lit: windows * 0.42 },
      ];
      return [
        glow(sun, room * 0.26, rim),
        filled(mixColours(rim, WHITE, 0.8), ellipse(sun, Math.min(34, room * 0.05))),
        ...rows.flatMap(({ base, least, most, wide, narrow, broad, far, lit }, index): readonly SceneNode[] => {
          const tone = mixColours(wall, air, Math.min(0.9, far + (haze - 0.6) * 0.3));
          return [
            ...towerRow(
              chanceOf(`towers ${index}`),
              area,
              {
                base: horizon + room * base,
                heightAt: (x) => [room * (least * (0.4 + 0.6 * free(x, wide))), room * (least + (most - least) * free(x, wide))],
                narrow,
                broad,
                lit,
              },
              sun.x,
              {
                wall: tone,
                sunny: mixColours(tone, glare, 0.4 + far * 0.2),
                haze: mixColours(mixColours(air, low, 0.5), wall, [0, 0.12, 0.42, 0.72][index] ?? 0),
                lamp: LAMP,
              },
            ),
            ...(index === 1 ? [...streets(), glow({ x: sun.x, y: horizon + room * 0.03 }, room * 0.36, withAlpha(glare, 0.5))] : []),
          ];
        }),
      ];
    }

    /** The lower town in the haze of the morning, with the lights of its streets. */
    function streets(): readonly SceneNode[] {
      const random = chanceOf('streets');
      const top = horizon + room * 0.11;
      const lamps = Array.from({ length: Math.round(area.width * 0.24 * (0.3 + windows)) }, () => {
        const down = random();
        return ellipse(
          { x: between(random, area.x, area.x + area.width), y: top + down * (sill - top) },
          0.9 + 1.5 * down,
          0.7 + 1.1 * down,
        );
      });
      return [
        painted(
          linearPaint({ x: 0, y: top - 2 }, { x: 0, y: sill }, [
            mixColours(air, low, 0.45),
            mixColours(air, wall, 0.5),
            mixColours(wall, air, 0.16),
          ]),
          rectanglePath({ ...area, y: top - 2, height: sill - top + 2 }),
        ),
        filled(withAlpha(LAMP, 0.75), ...lamps),
      ];
    }

    /** A plant in a pot on the floor by the window. */
    function plant(): readonly SceneNode[] {
      return pottedPlant(
        chanceOf('plant'),
        { x: place(918), y: sill + room * 0.085 },
        Math.min(300, room * 0.42),
        { leaf: mixColours(LEAF, wall, 0.45), pot: mixColours(mixColours(colours.accent, WALNUT, 0.5), wall, 0.3), shade: black },
        { from: { x: -turn * 0.93, y: -0.36 }, rim, breadth: 1.6 },
      );
    }

    function people(): readonly SceneNode[] {
      const members = membersOf(parameters.group);
      const women = members.length > 0 ? members.map((id) => id === 'dress' || id === 'girl') : [parameters.person < 1.5];
      const tall = Math.min(430, room * (women.length > 2 ? 0.5 : 0.56));
      const random = chanceOf('people');
      const pick = Math.floor(random() * 3);
      return women.flatMap((isWoman, index) => {
        const gap = index - (women.length - 1) / 2;
        const feet = { x: place(women.length > 1 ? 420 : 372) + gap * tall * 0.47, y: sill + room * 0.075 + (index % 2) * 6 };
        const height = tall * (isWoman ? 0.95 : 1) * (1 - (index % 2) * 0.02);
        const reach = Math.hypot(sun.x - feet.x, tall * 0.3) || 1;
        const { nodes, outline } = officePerson(
          feet,
          height,
          isWoman,
          {
            suit: mixColours(mixColours(colours.second, SUIT, 0.9), black, index % 2 === 0 ? 0.15 : 0.4),
            shirt: colours.paper,
            hair: mixColours(HAIRS[(index + pick) % 3] ?? black, black, 0.3),
            skin: mixColours(SKINS[(index * 2 + pick) % 3] ?? glare, wall, 0.25),
            shade: black,
          },
          { from: { x: (sun.x - feet.x) / reach, y: (-tall * 0.3) / reach }, rim, breadth: Math.max(1.6, height * 0.011) },
        );
        const lean = (feet.x - sun.x) * 0.42;
        const shadow = transformPath(outline, [1, 0, -lean / (tall * 0.5), -0.52, (lean / (tall * 0.5)) * feet.y, feet.y * 1.52]);
        return [
          clipped(rectanglePath({ ...area, y: sill, height: bottom - sill }), [
            shadowOf([filled(black, shadow)], withAlpha(black, 0.62), { x: 0, y: 0 }, 4),
          ]),
          ...nodes,
        ];
      });
    }

    /** The table that the viewer sits at, with a laptop, a notebook and a cup. */
    function workTable(): readonly SceneNode[] {
      const wood = mixColours(WALNUT, wall, 0.4);
      const metal = mixColours(mixColours(colours.paper, wall, 0.5), black, 0.1);
      const size = Math.min(66, room * 0.1);
      return [
        shadowOf([filled(black, rectanglePath({ ...area, y: edge, height: bottom - edge }))], withAlpha(black, 0.6), { x: 0, y: -4 }, 8),
        painted(
          linearPaint({ x: 0, y: edge }, { x: 0, y: floor + room * 0.16 }, [
            mixColours(wood, glare, 0.34),
            mixColours(wood, black, 0.3),
            mixColours(wood, black, 0.72),
          ]),
          rectanglePath({ ...area, y: edge, height: bottom - edge }),
        ),
        {
          kind: 'group',
          transform: [1, 0, 0, 0.2, 0, edge * 0.8],
          children: [glow({ x: sun.x, y: edge + 30 }, room * 0.7, withAlpha(glare, 0.4))],
        },
        stroked(
          withAlpha(rim, 0.85),
          2.4,
          polyline([
            { x: area.x, y: edge },
            { x: area.x + area.width, y: edge },
          ]),
        ),
        ...closedNotebook({ x: place(232), y: edge + room * 0.075 }, Math.min(190, room * 0.28), turn, {
          cover: mixColours(colours.accent, wall, 0.2),
          shade: black,
          rim,
        }),
        ...backlitCup({ x: place(112), y: edge + room * 0.07 }, size, turn, {
          body: mixColours(colours.paper, wall, 0.3),
          shade: black,
          rim,
        }),
        ...laptop({ x: place(770), y: edge + room * 0.03 }, Math.min(236, room * 0.34), turn, {
          metal,
          shade: black,
          screen: mixColours(colours.dark, { r: 70, g: 116, b: 150, a: 1 }, 0.28),
          mark: mixColours(colours.accent, glare, 0.3),
          rim,
        }),
      ];
    }
  },
});
