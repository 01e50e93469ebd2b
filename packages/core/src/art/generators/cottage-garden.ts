import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import type { RibbonPoint } from '../drawing/ribbon.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { smoke } from '../things/camp-fire.ts';
import { flowerBeds, type GardenBed, gardenPath } from '../things/garden-beds.ts';
import { CLUES, clueAt, leaningBicycle } from '../things/garden-clues.ts';
import { fruitTree } from '../things/fruit-trees.ts';
import { gardenWall, picketGate } from '../things/garden-wall.ts';
import { hazyHills } from '../things/hazy-hills.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { oldTown } from '../things/towns/old-town.ts';
import { sittingCat } from '../things/sitting-cat.ts';
import { foxglove, hollyhock } from '../things/tall-flowers.ts';
import { COTTAGE_HEIGHT, thatchedCottage } from '../things/thatched-cottage.ts';

const GLARE: Rgba = { r: 255, g: 220, b: 150, a: 1 };
const LEAF: Rgba = { r: 88, g: 130, b: 66, a: 1 };
const LAWN: Rgba = { r: 142, g: 164, b: 78, a: 1 };
const STONE: Rgba = { r: 176, g: 160, b: 138, a: 1 };
const STRAW: Rgba = { r: 190, g: 146, b: 84, a: 1 };
const PLASTER: Rgba = { r: 250, g: 240, b: 220, a: 1 };

/** A village garden in warm evening light: a thatched cottage with lit windows at the end of a path, a gate in a stone wall, a cat, a bicycle, tall flowers, and a quiet clue. */
export const cottageGarden = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 300, most: 1900, standard: 1330, isPlace: true }, // The ground before the wall.
    clue: { label: 'clue', least: 0, most: CLUES.length - 1, standard: 0, step: 1 },
    cat: { label: 'cat', least: 0, most: 1, standard: 1, step: 1 },
    bicycle: { label: 'bicycle', least: 0, most: 1, standard: 1, step: 1 },
    flowers: { label: 'flowers', least: 0, most: 1, standard: 0.8 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, { ...parameters, floor: parameters.floor - 22 }, 240);
    const { flowers } = parameters;
    const isDusk = parameters.night > 0;
    const horizon = calm + room * 0.42;
    const lawn = calm + room * 0.56;
    const wall = floor - room * 0.15;
    const width = Math.min(600, (lawn + room * 0.02 - calm - 12) / COTTAGE_HEIGHT);
    const home: Point = { x: place(Math.max(560, 960 - width / 2)), y: lawn + room * 0.02 };
    const sun: Point = { x: place(190), y: horizon - room * 0.13 };
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.34 : 0.12);
    const rim = mixColours(glare, WHITE, 0.35);
    const low = isDusk ? mixColours(colours.main, glare, 0.6) : mixColours(colours.paper, glare, 0.6);
    const black = mixColours(colours.darkest, BLACK, 0.25);
    const dim = (tone: Rgba) => (isDusk ? mixColours(tone, colours.dark, 0.36) : tone);
    const leaf = dim(mixColours(LEAF, colours.main, 0.2));
    const grass = dim(mixColours(LAWN, colours.main, 0.2));
    const shade = mixColours(black, leaf, 0.15);
    const stone = dim(mixColours(STONE, colours.main, 0.14));
    const lamp = { r: 255, g: 200, b: 104, a: 1 };
    const petals = [
      mixColours(colours.accent, { r: 226, g: 74, b: 110, a: 1 }, 0.35),
      mixColours(colours.paper, WHITE, 0.4),
      mixColours(colours.second, { r: 150, g: 96, b: 190, a: 1 }, 0.4),
      mixColours(colours.accent, { r: 252, g: 178, b: 164, a: 1 }, 0.6),
    ].map(dim);
    const hazed = (tone: Rgba, share: number) => mixColours(tone, low, share);
    const bed: GardenBed = { onPath, size: Math.min(1.1, room / 600), side };
    const clue = CLUES[Math.round(parameters.clue)] ?? 'none';
    const gate = { left: place(310), right: place(478) };
    const gap = [Math.min(gate.left, gate.right), Math.max(gate.left, gate.right)] as const;
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1.1 }, { colours, glare, low, rim }),
      ...hazyHills(chanceOf, area, { horizon, room: room * 1.1, mouth: sun.x }, [isDusk ? colours.dark : colours.main, leaf, low]),
      ...village(),
      ...trees(),
      ...green(),
      ...(parameters.night > 0 || room > 380 ? chimneySmoke() : []),
      ...thatchedCottage(
        chanceOf('cottage'),
        { foot: home, width, sun: side > 0 ? -1 : 1, evening: isDusk ? 1 : 0.85 },
        {
          wall: dim(mixColours(PLASTER, colours.paper, 0.4)),
          thatch: dim(mixColours(STRAW, colours.main, 0.1)),
          door: mixColours(colours.second, shade, 0.12),
          brick: dim(mixColours({ r: 168, g: 88, b: 66, a: 1 }, colours.accent, 0.2)),
          lamp,
          light: rim,
          shade,
          petals: [petals[0]!, petals[3]!],
        },
      ),
      ...gardenPath(chanceOf('path'), bed, { stone, light: rim, glare, shade }, [home.y, wall + 40]),
      ...(clue === 'footprints' ? clues() : []),
      ...flowerBeds(chanceOf('beds'), bed, flowers, { leaf, petals, light: rim, shade, hazed }),
      ...picketGate(
        { x: gate.right, y: wall + room * 0.1 },
        gap[1] - gap[0],
        room * 0.21,
        side > 0 ? -1 : 1,
        dim(mixColours(colours.paper, WHITE, 0.3)),
        { light: rim, shade },
      ),
      ...gardenWall(
        chanceOf('wall'),
        { box: { x: area.x, y: wall, width: area.width, height: area.y + area.height - wall }, gap, row: Math.max(16, room * 0.04) },
        { stone, moss: mixColours(leaf, stone, 0.3), light: rim, shade },
      ),
      ...threshold(),
      ...(parameters.bicycle > 0
        ? leaningBicycle(chanceOf('basket'), { x: place(838), y: floor + room * 0.025 }, room * 0.27, side, {
            paint: mixColours(colours.accent, shade, 0.1),
            black,
            light: rim,
            shade,
            basket: dim({ r: 186, g: 132, b: 78, a: 1 }),
            petals: [petals[1]!, petals[0]!],
          })
        : []),
      ...(parameters.cat > 0 ? animal() : []),
      ...(clue === 'footprints' ? [] : clues()),
      ...foreground(),
    ];

    function clues(): readonly SceneNode[] {
      const steps = Array.from({ length: 12 }, (_, index) => onPath(0.02 + index * 0.075));
      const leather = dim(mixColours({ r: 96, g: 58, b: 44, a: 1 }, colours.second, 0.3));
      return clueAt(
        chanceOf('clue'),
        clue,
        { wall: { x: place(246), y: wall - room * 0.012 }, steps, size: room, side },
        { light: rim, shade, leather, colours },
      );
    }

    /** The church and the roofs of the village, far away towards the sun. */
    function village(): readonly SceneNode[] {
      const from = Math.min(place(20), place(300));
      const { roofs } = oldTown(chanceOf('village'), {
        from,
        to: from + 280,
        base: horizon + room * 0.03,
        houses: room * 0.04,
        towers: room * 0.14,
        wide: room * 0.05,
      });
      return [
        filled(hazed(mixColours(shade, stone, 0.4), 0.58), roofs),
        glow({ x: sun.x, y: horizon }, room * 0.4, withAlpha(glare, isDusk ? 0.4 : 0.5)),
      ];
    }

    function trees(): readonly SceneNode[] {
      const random = chanceOf('trees');
      const stands = [
        [-40, 0.5, 0.4, 0.34],
        [1030, 0.58, 0.5, 0.2],
        [470, 0.5, 0.36, 0.3],
        [340, 0.52, 0.26, 0.36],
        [-260, 0.54, 0.42, 0.26],
        [1240, 0.54, 0.46, 0.26],
        [110, 0.53, 0.24, 0.38],
      ] as const;
      return stands.flatMap(([x, down, tall, haze]): readonly SceneNode[] => {
        const foot = { x: place(x), y: calm + room * down };
        const reach = Math.hypot(sun.x - foot.x, 240);
        const tree = fruitTree(random, {
          foot,
          tall: Math.min(room * tall, foot.y - calm - 8),
          from: { x: (sun.x - foot.x) / reach, y: -240 / reach },
          fruit: 0,
        });
        return [
          filled(hazed(mixColours(shade, leaf, 0.3), haze), tree.trunk, tree.mass),
          filled(hazed(mixColours(leaf, shade, 0.15), haze), tree.middle),
          filled(hazed(mixColours(leaf, glare, 0.42), haze * 0.7), tree.lit),
        ];
      });
    }

    function green(): readonly SceneNode[] {
      const random = chanceOf('lawn');
      const top = (x: number) => lawn - room * 0.06 + room * 0.012 * Math.sin(x / 120);
      const dapples = Array.from({ length: Math.round(area.width / 9) }, () => {
        const down = random();
        return ellipse(
          { x: between(random, area.x, area.x + area.width), y: lawn + (wall - lawn) * down },
          between(random, 14, 44) * (0.5 + down),
          between(random, 2, 6) * (0.5 + down),
        );
      });
      return [
        painted(
          linearPaint({ x: 0, y: lawn - room * 0.06 }, { x: 0, y: wall }, [hazed(grass, 0.4), grass, mixColours(grass, shade, 0.3)]),
          areaUnder(across(area, 12, top), area.y + area.height),
        ),
        filled(withAlpha(shade, 0.16), ...dapples.filter((_, index) => index % 2 === 0)),
        filled(withAlpha(mixColours(glare, rim, 0.4), isDusk ? 0.22 : 0.36), ...dapples.filter((_, index) => index % 2 === 1)),
        // The cottage throws its shadow away from the sun.
        shadowOf(
          [
            filled(
              shade,
              polygon([
                { x: home.x - width * 0.46, y: home.y - 4 },
                { x: home.x + width * 0.46, y: home.y - 4 },
                { x: home.x + width * 0.46 + side * 90, y: home.y + room * 0.05 },
                { x: home.x - width * 0.4 + side * 90, y: home.y + room * 0.05 },
              ]),
            ),
          ],
          withAlpha(shade, 0.4),
          { x: 0, y: 0 },
          7,
        ),
      ];
    }

    function chimneySmoke(): readonly SceneNode[] {
      const mouth = { x: home.x - side * -0.155 * width, y: home.y - COTTAGE_HEIGHT * width };
      return mouth.y - calm > 30 ? smoke(chanceOf('smoke'), mouth, calm + 6, withAlpha(mixColours(rim, WHITE, 0.4), 0.5)) : [];
    }

    /** A point of the path. @param share of the way from the gate to the door. */
    function onPath(share: number): RibbonPoint {
      const [from, to] = [(gap[0] + gap[1]) / 2, home.x];
      const eased = share * share * (3 - 2 * share);
      return {
        x: from + (to - from) * eased,
        y: wall + room * 0.1 + (home.y - wall - room * 0.1) * share ** 0.86,
        width: (76 - 54 * share) * Math.min(1.1, room / 600),
      };
    }

    /** The worn ground in the gate. */
    function threshold(): readonly SceneNode[] {
      const top = floor + room * 0.035;
      return [
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: area.y + area.height }, [mixColours(grass, shade, 0.3), mixColours(shade, black, 0.4)]),
          rectanglePath({ ...area, y: top, height: area.y + area.height - top }),
        ),
        painted(
          linearPaint({ x: 0, y: wall + room * 0.08 }, { x: 0, y: top + 30 }, [
            mixColours(stone, glare, 0.3),
            mixColours(stone, shade, 0.4),
          ]),
          polygon([
            { x: gap[0] + 20, y: wall + room * 0.1 },
            { x: gap[1] - 20, y: wall + room * 0.1 },
            { x: gap[1] + 60, y: top + 60 },
            { x: gap[0] - 60, y: top + 60 },
          ]),
        ),
      ];
    }

    /** A cat that sits on the wall and watches the house. */
    function animal(): readonly SceneNode[] {
      const seat = { x: place(580), y: wall - room * 0.012 };
      const tall = room * 0.19;
      const { body, tail, collar, rim: edge } = sittingCat(seat, tall, side > 0 ? -1 : 1);
      const fur = mixColours(black, { r: 72, g: 46, b: 36, a: 1 }, 0.3);
      return [
        shadowOf([filled(black, body)], withAlpha(black, 0.4), { x: side * 7, y: 3 }, 5),
        painted(
          linearPaint({ x: seat.x - side * tall * 0.2, y: 0 }, { x: seat.x + side * tall * 0.2, y: 0 }, [
            mixColours(fur, glare, 0.3),
            fur,
            mixColours(fur, BLACK, 0.3),
          ]),
          body,
        ),
        filled(colours.accent, collar),
        filled(fur, tail),
        stroked(withAlpha(rim, 0.75), 2.2, ...edge),
      ];
    }

    /** Hollyhocks and foxgloves before the wall, nearest to the viewer. */
    function foreground(): readonly SceneNode[] {
      const random = chanceOf('tall flowers');
      const stems = [
        [22, 0.66, 0, 0],
        [92, 0.48, 1, 2],
        [958, 0.6, 0, 3],
        [-70, 0.5, 1, 0],
        [1060, 0.56, 0, 1],
        [168, 0.34, 1, 3],
        [904, 0.4, 1, 2],
      ] as const;
      return stems.slice(0, Math.round(2 + flowers * 5)).flatMap(([x, tall, kind, tone]) => {
        const stand = { foot: { x: place(x), y: floor + room * 0.1 }, tall: room * tall, lean: side * between(random, -10, 18) };
        const tones = { petal: petals[tone]!, green: mixColours(leaf, shade, 0.15), shade, light: rim };
        return kind === 0 ? hollyhock(random, stand, tones) : foxglove(random, stand, side, tones);
      });
    }
  },
});
