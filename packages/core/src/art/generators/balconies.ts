import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { balconySlab, frenchDoor, hangingVines, ironRailing } from '../things/balcony.ts';
import { balconyNeighbor } from '../things/balcony-neighbor.ts';
import { ballTree, blossoms, flowerPot } from '../things/doorstep-plants.ts';
import { bulbs, laundry } from '../things/lines-over-street.ts';
import { PAIRS, pairOf } from '../things/two-people.ts';
import { fallingLight } from '../things/light-behind-words.ts';

const SKINS: readonly Rgba[] = [
  { r: 246, g: 200, b: 168, a: 1 },
  { r: 176, g: 112, b: 76, a: 1 },
  { r: 224, g: 166, b: 122, a: 1 },
  { r: 122, g: 76, b: 54, a: 1 },
];
const HAIRS: readonly Rgba[] = [
  { r: 110, g: 54, b: 34, a: 1 },
  { r: 46, g: 34, b: 40, a: 1 },
  { r: 200, g: 136, b: 64, a: 1 },
  { r: 38, g: 28, b: 30, a: 1 },
];
const LAMP: Rgba = { r: 255, g: 206, b: 124, a: 1 };
const CLAY: Rgba = { r: 206, g: 112, b: 78, a: 1 };
const HOUSE = 1000;

/** Two balconies side by side on a painted house, with flowers, shutters and a bicycle below, and two neighbors who look across. */
export const balconies = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet wall.
    floor: { least: 400, most: 1900, standard: 1300, isPlace: true }, // The pavement's edge.
    people: { label: 'people', least: 0, most: PAIRS.length - 1, standard: 0, step: 1 },
    size: { label: 'size', least: 0.7, most: 1, standard: 1, step: 0.05 },
    skins: { label: 'color', least: 0, most: 15, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, bottom } = sceneRoom(area, parameters, 240);
    const isNight = parameters.night > 0;
    const shade = isNight ? mixColours(colours.darkest, BLACK, 0.3) : mixColours(colours.darkest, BLACK, 0.1);
    const wall = isNight ? colours.dark : colours.light;
    const dim = (tone: Rgba) => (isNight ? mixColours(tone, colours.darkest, 0.42) : tone);
    const stone = dim(mixColours(colours.paper, WHITE, 0.5));
    const slab = { y: calm + room * 0.67, height: Math.min(26, room * 0.045) };
    const rail = Math.min(112, room * 0.19);
    const door = { width: 150, top: calm + room * 0.085 };
    const tones = {
      stone,
      iron: mixColours(shade, colours.dark, 0.3),
      shutter: dim(colours.accent),
      glass: mixColours(mixColours(colours.main, { r: 150, g: 200, b: 230, a: 1 }, 0.55), shade, 0.08),
      curtain: mixColours(colours.paper, WHITE, 0.6),
      shade,
      lamp: isNight ? LAMP : null,
    };
    const other = { ...tones, shutter: dim(mixColours(colours.second, colours.dark, 0.2)) };
    const bright = (tone: Rgba) => (isNight ? mixColours(tone, colours.darkest, 0.2) : tone);
    const petals = [bright(colours.accent), bright(mixColours(colours.second, WHITE, 0.3))] as const;
    const first = Math.floor((area.x - 300) / HOUSE);
    const houses = Array.from({ length: Math.ceil((area.width + 600) / HOUSE) + 1 }, (_, index) => (first + index) * HOUSE);
    const line = { from: { x: -20, y: calm + room * 0.025 }, to: { x: 1020, y: calm + room * 0.025 }, sag: room * 0.075 };
    return [
      ...plaster(),
      ...houses.flatMap(groundFloor),
      ...houses.flatMap((x) => [...doorOf(x + 232, -1, tones), ...doorOf(x + 768, 1, other)]),
      ...(isNight
        ? bulbs({ ...line, sag: room * 0.06 }, 17, LAMP, mixColours(shade, BLACK, 0.2))
        : laundry(
            line,
            [0.425, 0.477, 0.528, 0.58],
            Math.min(88, room * 0.145),
            [colours.paper, colours.accent, colours.second, mixColours(colours.main, WHITE, 0.3)],
            shade,
          )),
      ...houses.flatMap((x) => [...balcony(x + 232, -1, tones, x === 0 ? 0 : null), ...balcony(x + 768, 1, other, x === 0 ? 1 : null)]),
      ...pavement(),
    ];

    /** The wall in hard light, with bricks where the plaster is worn. */
    function plaster(): readonly SceneNode[] {
      const random = chanceOf('wall');
      const patches = Array.from({ length: Math.round(area.width / 26) }, (): Path => {
        const x = between(random, area.x, area.x + area.width);
        const y = between(random, calm, floor);
        return rectanglePath({
          x: Math.round(x / 34) * 34 + (Math.round(y / 18) % 2) * 17,
          y: Math.round(y / 18) * 18,
          width: 29,
          height: 13,
        });
      });
      const pale = mixColours(wall, WHITE, isNight ? 0.04 : 0.3);
      return [
        painted(
          linearPaint({ x: area.x, y: area.y }, { x: area.x + area.width * 0.4, y: floor }, [
            pale,
            wall,
            mixColours(wall, colours.main, isNight ? 0.1 : 0.12),
          ]),
          rectanglePath(area),
        ),
        ...fallingLight(
          { area, end: floor, side: 1 },
          withAlpha(isNight ? mixColours(colours.main, LAMP, 0.4) : WHITE, isNight ? 0.14 : 0.34),
        ),
        filled(withAlpha(mixColours(wall, shade, 0.25), 0.26), ...patches),
      ];
    }

    function doorOf(x: number, outer: 1 | -1, own: typeof tones): readonly SceneNode[] {
      return frenchDoor({ x: x + outer * 26 - door.width / 2, y: door.top, width: door.width, height: slab.y - door.top }, own);
    }

    function balcony(x: number, outer: 1 | -1, own: typeof tones, index: 0 | 1 | null): readonly SceneNode[] {
      const half = 176;
      const inner = -outer;
      const random = chanceOf(`balcony ${x}`);
      const box = { x: outer < 0 ? x - half + 8 : x + 30, y: slab.y - rail + 10, width: half - 38, height: 30 };
      const places = Array.from({ length: 16 }, () => ({ x: box.x + random() * box.width, y: box.y + between(random, -26, 4) }));
      const neighbor = index === null ? null : person(index, x + inner * 92, inner as 1 | -1);
      return [
        ...(neighbor
          ? [
              clipped(rectanglePath({ ...area, height: slab.y - area.y }), [
                shadowOf([filled(shade, neighbor.outline)], withAlpha(shade, isNight ? 0.4 : 0.3), { x: 26, y: 16 }, 5),
                ...neighbor.nodes,
              ]),
            ]
          : []),
        ...balconySlab({ x: x - half, y: slab.y, width: half * 2, height: slab.height }, own),
        ...ironRailing({ x: x - half + 6, y: slab.y - rail, width: half * 2 - 12, height: rail }, own),
        ...hangingVines(chanceOf(`vines ${x}`), { x: box.x, y: box.y + 24 }, box.width, Math.min(118, room * 0.19)),
        shadowOf([filled(shade, rectanglePath(box))], withAlpha(shade, 0.32), { x: 10, y: 10 }, 4),
        painted(
          linearPaint({ x: 0, y: box.y }, { x: 0, y: box.y + box.height }, [
            mixColours(dim(CLAY), WHITE, 0.2),
            dim(CLAY),
            mixColours(dim(CLAY), shade, 0.3),
          ]),
          rectanglePath(box),
        ),
        ...blossoms(chanceOf(`flowers ${x}`), places, 15, petals),
        ...(neighbor ? neighbor.arm : []),
      ];
    }

    function person(index: 0 | 1, x: number, side: 1 | -1) {
      const who = pairOf(parameters.people);
      const isTurned = parameters.mirrored > 0;
      const own = who[isTurned ? 1 - index : index] ?? 'woman';
      const skin = Math.round(parameters.skins);
      const tone = (index === 0) !== isTurned ? skin % 4 : Math.floor(skin / 4) % 4;
      const height = Math.min(room * 0.385, 275) * parameters.size * (own === 'woman' ? 0.95 : 1);
      return balconyNeighbor(
        { at: { x, y: slab.y - rail }, height, side, who: own, does: (index === 0) === isTurned ? 'waves' : 'drinks' },
        {
          skin: SKINS[tone] ?? SKINS[0]!,
          hair: HAIRS[(tone + index) % HAIRS.length] ?? HAIRS[0]!,
          top: index === 0 ? mixColours(colours.accent, WHITE, 0.08) : mixColours(colours.second, colours.main, 0.2),
          shade: mixColours(shade, colours.accent, 0.2),
          cup: mixColours(colours.paper, WHITE, 0.6),
        },
      );
    }

    /** The stone foot of the house, its drainpipe, and roses that climb up beside it. */
    function groundFloor(x: number): readonly SceneNode[] {
      const high = room * 0.15;
      const random = chanceOf(`roses ${x}`);
      const courses = [0.34, 0.67].map(
        (share): Path => [
          ['M', x, floor - high * share],
          ['L', x + HOUSE, floor - high * share],
        ],
      );
      const joints = Array.from({ length: 24 }, (_, index): Path => {
        const row = index % 3;
        const at = x + (Math.floor(index / 3) + (row % 2 === 0 ? 0.2 : 0.7)) * (HOUSE / 8);
        return [
          ['M', at, floor - (high * row) / 3],
          ['L', at, floor - (high * (row + 1)) / 3],
        ];
      });
      const climbing = Array.from({ length: 46 }, (_, index) => {
        const share = (index / 45) ** 1.25;
        return {
          x: x + 500 + Math.sin(share * 9) * 16 + between(random, -38, 38) * (1.15 - share),
          y: floor - room * (0.02 + 0.44 * share),
        };
      });
      return [
        painted(
          linearPaint({ x: 0, y: floor - high }, { x: 0, y: floor }, [mixColours(stone, wall, 0.25), mixColours(stone, shade, 0.16)]),
          rectanglePath({ x, y: floor - high, width: HOUSE + 1, height: high }),
        ),
        stroked(withAlpha(shade, 0.16), 2, ...courses, ...joints),
        filled(mixColours(stone, WHITE, 0.4), rectanglePath({ x, y: floor - high - 7, width: HOUSE + 1, height: 9 })),
        stroked(mixColours(wall, shade, 0.42), 11, [
          ['M', x + 500, calm + room * 0.2],
          ['L', x + 500, floor],
        ]),
        stroked(mixColours(wall, WHITE, isNight ? 0.12 : 0.4), 3, [
          ['M', x + 497, calm + room * 0.2],
          ['L', x + 497, floor],
        ]),
        shadowOf([filled(shade, ...climbing.map((at) => ellipse(at, 18)))], withAlpha(shade, 0.24), { x: 14, y: 10 }, 5),
        ...blossoms(random, climbing, 12, petals),
      ];
    }

    function pavement(): readonly SceneNode[] {
      const ground = dim(mixColours(colours.paper, colours.main, 0.3));
      const depth = 54;
      const joints = Array.from({ length: Math.round(area.width / 70) + 1 }, (_, index): Path => {
        const x = area.x + index * 70;
        return [
          ['M', 500 + (x - 500) * 0.96, floor],
          ['L', 500 + (x - 500) * 1.05, floor + depth],
        ];
      });
      const pots = { pot: dim(CLAY), petals, shade } as const;
      return [
        painted(
          linearPaint({ x: 0, y: floor }, { x: 0, y: floor + depth }, [mixColours(ground, shade, 0.14), ground]),
          rectanglePath({ ...area, y: floor, height: depth }),
        ),
        stroked(withAlpha(shade, 0.2), 2, ...joints),
        filled(shade, rectanglePath({ ...area, y: floor + depth, height: bottom - floor - depth })),
        filled(mixColours(ground, WHITE, 0.35), rectanglePath({ ...area, y: floor + depth - 6, height: 8 })),
        ...ballTree(chanceOf('tree'), { x: 92, y: floor + 22 }, Math.min(190, room * 0.3), { ...pots, pot: dim(colours.second) }),
        ...flowerPot(chanceOf('pot'), { x: 640, y: floor + 26 }, Math.min(52, room * 0.08), pots),
        ...flowerPot(chanceOf('pots'), { x: 872, y: floor + 30 }, Math.min(64, room * 0.1), pots),
        ...bicycle(),
      ];
    }

    function bicycle(): readonly SceneNode[] {
      const box = heroBounds('bicycle');
      const reach = Math.min(190, room * 0.29) / box.height;
      const middle = middleOver('bicycle', { x: 450, y: floor + 36 }, reach);
      const painting = paintHero('bicycle', colours, { plain: heroColours(shade, colours.accent, wall), grounds: [wall, stone] });
      const parts = litHero('bicycle', { middle, reach }, painting, { light: WHITE, shade });
      return [shadowOf(parts, withAlpha(shade, 0.36), { x: 12, y: 6 }, 4), ...parts];
    }
  },
});
