import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import type { HeroId } from '../heroes/hero-ids.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { ballTree, blossoms, flowerPot } from '../things/doorstep-plants.ts';
import { drainPipes } from '../things/drain-pipes.ts';
import { DOOR_BREADTH, doorMat, doorSteps, frontDoor, heartWreath } from '../things/front-door.ts';
import { shutteredWindow } from '../things/shuttered-window.ts';
import { snowTones } from '../things/snow-cover.ts';
import { snowfall } from '../things/snow-signs.ts';
import { doorGarland, pottedFir, snowAtDoors } from '../things/winter-doorstep.ts';
import { wallLantern } from '../things/wall-lantern.ts';
import { CALLERS, isTallCaller, shareOfDoor } from '../things/door-callers.ts';

const GREEN: Rgba = { r: 62, g: 122, b: 84, a: 1 };
const BRASS: Rgba = { r: 226, g: 176, b: 84, a: 1 };

/** The width of a house. */
const HOUSE = 1000;

/** Two front doors side by side in a painted terrace in the sun, with steps, pots and a wreath, and somebody's animal or a parcel. */
export const frontDoors = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 100, most: 1500, standard: 700, isPlace: true }, // End of the words.
    floor: { least: 300, most: 1800, standard: 1290, isPlace: true }, // Where the pavement begins.
    caller: { label: 'animal', least: 0, most: CALLERS.length - 1, standard: 1, step: 1 },
    bicycle: { label: 'things', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, mirrored, bicycle } = parameters;
    const floor = Math.max(top + 200, parameters.floor);
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const room = floor - top;
    const isSnowy = parameters.snow > 0;
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const rise = Math.min(26, room * 0.045);
    const high = Math.min(room - rise * 2 - 14, 640);
    const sill = floor - rise * 2;
    const shade = mixColours(colours.darkest, BLACK, 0.2);
    const stone = mixColours(colours.paper, WHITE, 0.55);
    const walls = [colours.light, colours.paper] as const;
    const brass = mixColours(BRASS, colours.second, 0.12);
    const tones = { stone, glass: mixColours(mixColours(colours.main, colours.dark, 0.3), WHITE, 0.1), brass, shade };
    const doors = [
      { x: side(262), head: 'arched', number: 7, door: colours.accent, stripe: colours.accent },
      { x: side(738), head: 'hooded', number: 9, door: mixColours(colours.dark, colours.main, 0.12), stripe: colours.second },
    ] as const;
    const white = snowTones(colours.main, shade);
    const needles = mixColours({ r: 38, g: 88, b: 66, a: 1 }, colours.darkest, 0.15);
    const berry = mixColours({ r: 204, g: 44, b: 52, a: 1 }, colours.accent, 0.25);
    const winter = { ...white, needles, dark: shade };
    const pots = {
      pot: mixColours({ r: 206, g: 112, b: 78, a: 1 }, colours.accent, 0.2),
      petals: [isSnowy ? berry : colours.accent, isSnowy ? white.lit : mixColours(colours.second, WHITE, 0.2)],
      shade,
    } as const;
    const half = (high * DOOR_BREADTH) / 2;
    const visitor = CALLERS[Math.round(parameters.caller)] ?? null;
    const isTall = visitor !== null && isTallCaller(visitor);
    return [
      ...terrace(),
      ...windows(),
      ...drainPipes(area, { from: top + 8, floor, room }, { pipe: mixColours(walls[1], colours.dark, 0.36), shade }),
      ...doors.flatMap(({ x, head, number, door }) => frontDoor({ foot: { x, y: sill }, high, head, number, tones: { ...tones, door } })),
      ...wreath(),
      ...(isSnowy ? doorGarland(chanceOf('garland'), { x: doors[1].x, foot: floor, half, high, top }, winter) : climber()),
      ...pavement(),
      ...doors.flatMap(({ x, stripe }) => [
        ...doorSteps({ x, y: sill }, half, rise, stone, shade),
        ...doorMat({ x, y: sill }, half, rise, stripe, shade),
      ]),
      ...lantern(),
      ...planted(),
      ...(bicycle > 0 && !isTall ? standing('bicycle', { x: side(500), y: floor + 18 }, Math.min(room * 0.4, 230)) : []),
      ...caller(),
      ...(isSnowy
        ? [
            ...snowAtDoors(
              chanceOf('lying snow'),
              { from: left - 20, to: right + 20, ground: floor + 64, sill, half, doors: doors.map(({ x }) => x) },
              white,
            ),
            ...snowfall(chanceOf('snow'), { ...area, y: top - 20, height: floor + 60 - top }, white.lit),
          ]
        : []),
    ];

    /** Painted houses, of which two meet in the middle of the front, with courses of brick, a band of stone below and a shadow of the roof. */
    function terrace(): readonly SceneNode[] {
      const random = chanceOf('bricks');
      const first = Math.floor((left - 500) / HOUSE);
      const houses = Array.from({ length: Math.ceil(area.width / HOUSE) + 2 }, (_, index) => 500 + (first + index) * HOUSE);
      const parityOf = (x: number) => Math.abs(((x - 500) / HOUSE) % 2);
      const bricks = (parity: number) =>
        houses
          .filter((x) => parityOf(x) === parity)
          .flatMap((x) =>
            Array.from({ length: 116 }, (): Path => {
              const row = Math.floor(between(random, area.y, sill) / 24);
              const column = Math.floor(between(random, 0, HOUSE / 52));
              return rectanglePath({ x: x + column * 52 + (row % 2 === 0 ? 4 : 30) - 2, y: row * 24, width: 44, height: 17 });
            }),
          );
      const wallOf = (x: number) => walls[parityOf(x)] ?? walls[0];
      return [
        ...houses.map((x) =>
          painted(
            linearPaint({ x, y: area.y }, { x: x + HOUSE, y: sill }, [mixColours(wallOf(x), WHITE, 0.22), wallOf(x), wallOf(x)]),
            rectanglePath({ x, y: area.y, width: HOUSE + 1, height: floor - area.y }),
          ),
        ),
        filled(withAlpha(mixColours(walls[0], colours.main, 0.6), 0.2), ...bricks(0)),
        filled(withAlpha(mixColours(walls[1], colours.main, 0.6), 0.2), ...bricks(1)),
        glow({ x: side(200), y: top + room * 0.4 }, room * 1.1, withAlpha(WHITE, 0.35)),
        ...houses.map((x) =>
          filled(
            mixColours(wallOf(x), colours.dark, 0.2),
            rectanglePath({ x, y: floor - room * 0.09, width: HOUSE + 1, height: room * 0.09 }),
          ),
        ),
        filled(mixColours(stone, shade, 0.06), rectanglePath({ x: left, y: floor - room * 0.1, width: area.width, height: 11 })),
      ];
    }

    /** Windows with shutters and boxes of flowers that are cut by the edges of the front, and more of them around the book. */
    function windows(): readonly SceneNode[] {
      const [wide, tall] = [170, Math.min(room * 0.46, 290)];
      const spots = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((index) => index * 1000).filter((x) => x + 200 > left && x - 200 < right);
      return spots.flatMap((x, index) =>
        shutteredWindow(
          chanceOf(`box ${index}`),
          { x: x - wide / 2, y: sill - high * 0.74, width: wide, height: tall },
          {
            stone,
            glass: tones.glass,
            shutter: mixColours(colours.second, shade, 0.08),
            trough: mixColours(colours.dark, colours.main, 0.2),
            petals: pots.petals,
            shade,
          },
        ),
      );
    }

    function wreath(): readonly SceneNode[] {
      const at = { x: doors[0].x, y: sill - high * 0.452 };
      const bow = isSnowy ? berry : mixColours(colours.second, WHITE, 0.1);
      return [
        ...heartWreath(
          chanceOf('wreath'),
          at,
          high * 0.1,
          [mixColours(GREEN, BLACK, 0.2), mixColours(GREEN, WHITE, 0.24)],
          [isSnowy ? berry : colours.paper, isSnowy ? berry : bow],
        ),
        filled(
          bow,
          ellipse({ x: at.x - 9, y: at.y - high * 0.058 }, 10, 6),
          ellipse({ x: at.x + 9, y: at.y - high * 0.058 }, 10, 6),
          ellipse({ x: at.x, y: at.y - high * 0.058 }, 5),
        ),
      ];
    }

    /** Roses that climb beside the second door and over its hood. */
    function climber(): readonly SceneNode[] {
      const random = chanceOf('roses');
      const out = mirrored > 0 ? -1 : 1;
      const x = doors[1].x;
      const along = (share: number): Point =>
        share < 0.62
          ? { x: x + out * (half + 22), y: floor - (share / 0.62) * (high * 0.96) }
          : {
              x: x + out * (half + 22 - ((share - 0.62) / 0.38) * half * 1.5),
              y: floor - high * (0.96 + 0.1 * Math.sin(((share - 0.62) / 0.38) * Math.PI * 0.8)),
            };
      const places = Array.from({ length: 46 }, (_, index) => {
        const at = along((index + random()) / 46);
        return { x: at.x + between(random, -24, 24), y: at.y + between(random, -20, 20) };
      }).filter(({ y }) => y > top - 6);
      const stem = smoothLine(Array.from({ length: 15 }, (_, index) => along(index / 14)));
      return [
        shadowOf([filled(shade, ...places.map((at) => ellipse(at, 17)))], withAlpha(shade, 0.3), { x: 12, y: 14 }, 5),
        stroked(mixColours({ r: 104, g: 78, b: 52, a: 1 }, shade, 0.2), 6, stem),
        ...blossoms(random, places, 15, [mixColours(colours.accent, WHITE, 0.24), mixColours(colours.accent, WHITE, 0.7)]),
      ];
    }

    function pavement(): readonly SceneNode[] {
      const slab = isSnowy
        ? mixColours(white.snow, white.shade, 0.3)
        : mixColours(mixColours(colours.main, colours.paper, 0.55), shade, 0.12);
      const deep = 62;
      const joints = Array.from({ length: Math.ceil(area.width / 128) + 2 }, (_, index) => (Math.floor(left / 128) + index) * 128);
      return [
        painted(
          linearPaint({ x: 0, y: floor }, { x: 0, y: floor + deep }, [mixColours(slab, shade, 0.22), slab, mixColours(slab, WHITE, 0.2)]),
          rectanglePath({ x: left, y: floor, width: area.width, height: deep }),
        ),
        stroked(
          withAlpha(shade, 0.22),
          2.4,
          ...joints.map((x) =>
            smoothLine([
              { x, y: floor + 2 },
              { x: x + (x - 500) * 0.08, y: floor + deep },
            ]),
          ),
        ),
        filled(mixColours(stone, slab, 0.3), rectanglePath({ x: left, y: floor + deep, width: area.width, height: 12 })),
        painted(
          linearPaint({ x: 0, y: floor + deep }, { x: 0, y: bottom }, [
            mixColours(colours.darkest, BLACK, 0.25),
            colours.darkest,
            colours.darkest,
          ]),
          rectanglePath({ x: left, y: floor + deep + 12, width: area.width, height: bottom - floor - deep - 12 }),
        ),
      ];
    }

    /** A lamp on the wall beside each door. */
    function lantern(): readonly SceneNode[] {
      const size = Math.min(42, high * 0.075);
      return doors.flatMap(({ x }, index) => {
        const at = { x: x + (index === 0 ? 1 : -1) * (mirrored > 0 ? -1 : 1) * Math.min(half + 46, 204), y: sill - high * 0.66 };
        return wallLantern(at, size, { lamp: BRASS, shade });
      });
    }

    function planted(): readonly SceneNode[] {
      const tree = Math.min(high * 0.46, 260);
      const [first, second] = doors;
      const out = mirrored > 0 ? -1 : 1;
      const tub = { ...pots, pot: mixColours(colours.dark, colours.main, 0.35) };
      if (isSnowy) {
        return [
          ...pottedFir(chanceOf('left fir'), { x: first.x - out * (half + 66), y: floor + 14 }, tree * 1.1, { ...winter, pot: tub.pot }),
          ...(bicycle > 0 || isTall
            ? []
            : pottedFir(chanceOf('right fir'), { x: first.x + out * (half + 66), y: floor + 14 }, tree * 0.94, {
                ...winter,
                pot: tub.pot,
              })),
          ...pottedFir(chanceOf('small fir'), { x: second.x + out * (half + 84), y: floor + 24 }, tree * 0.72, {
            ...winter,
            pot: pots.pot,
          }),
        ];
      }
      return [
        ...ballTree(chanceOf('left tree'), { x: first.x - out * (half + 62), y: floor + 14 }, tree, tub),
        ...(bicycle > 0 || isTall ? [] : ballTree(chanceOf('right tree'), { x: first.x + out * (half + 62), y: floor + 14 }, tree, tub)),
        ...flowerPot(chanceOf('pot'), { x: second.x - out * (half + 40), y: floor + 26 }, Math.min(62, high * 0.12), pots),
        ...flowerPot(chanceOf('small pot'), { x: second.x + out * (half + 74), y: floor + 30 }, Math.min(74, high * 0.14), {
          ...pots,
          pot: colours.second,
        }),
      ];
    }

    /** A drawing that stands on the ground. */
    function standing(id: HeroId, foot: Point, tall: number): readonly SceneNode[] {
      const box = heroBounds(id);
      const reach = tall / box.height;
      const middle = middleOver(id, foot, reach);
      const painting = paintHero(id, colours, { plain: heroColours(shade, colours.accent, walls[0]), grounds: [walls[0], stone] });
      const parts = litHero(id, { middle, reach }, painting, { light: WHITE, shade });
      return [shadowOf(parts, withAlpha(shade, 0.36), { x: 12, y: 8 }, 4), ...parts];
    }

    function caller(): readonly SceneNode[] {
      if (!visitor) return [];
      const out = mirrored > 0 ? -1 : 1;
      const foot = isTall ? { x: side(500), y: floor + 20 } : { x: doors[1].x - out * half * 0.62, y: floor + 8 };
      return standing(visitor, foot, Math.min(high * shareOfDoor(visitor), isTall ? 320 : 170));
    }
  },
});
