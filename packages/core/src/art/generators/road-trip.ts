import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { grassyRise } from '../things/grassy-rise.ts';
import { farmhouse } from '../things/harvest-things.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { type LandView, onLand } from '../things/meander.ts';
import { BARE_LANDS, farLand, GROUND_OF, landTree, ROAD_LANDS, type RoadLand } from '../things/road-lands.ts';
import { isRidden, ROAD_VEHICLES, roadVehicle } from '../things/road-traffic.ts';
import { roadsidePoles } from '../things/roadside-poles.ts';
import { openRoad, roadMiddle } from '../things/open-road.ts';
import { fieldHedges, sageBrush } from '../things/roadside-plants.ts';
import { wildPlant } from '../things/wild-plants.ts';

const GLARE: Rgba = { r: 255, g: 222, b: 150, a: 1 };
const GOLD: Rgba = { r: 214, g: 170, b: 88, a: 1 };
const LEAF: Rgba = { r: 92, g: 124, b: 62, a: 1 };
const ASPHALT: Rgba = { r: 104, g: 98, b: 100, a: 1 };
const OAK: Rgba = { r: 186, g: 130, b: 78, a: 1 };
const WALL: Rgba = { r: 240, g: 226, b: 200, a: 1 };

/** Lands where nobody farms. */
const WITHOUT_FARMS: ReadonlySet<RoadLand> = new Set(['dunes', 'savanna', 'redRock', 'cone']);

/** Number of trees in a land beside farmland, their size, and how near the nearest of them is. */
const STANDS: Readonly<Partial<Record<RoadLand, { readonly share: number; readonly size: number; readonly nearest: number }>>> = {
  dunes: { share: 0.14, size: 1.3, nearest: 2.6 },
  savanna: { share: 0.42, size: 1.75, nearest: 1.9 },
  tropics: { share: 1.1, size: 1.5, nearest: 1.8 },
  cypresses: { share: 1, size: 1.6, nearest: 1.9 },
  cone: { share: 0.9, size: 1.15, nearest: 2 },
};

/** An old estate car with luggage on its roof, or what else the title travels with, on a road that winds away into a wide country at a low sun. */
export const roadTrip = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1900, standard: 1330, isPlace: true }, // Where the tall grass begins.
    land: { label: 'backdrop', least: 0, most: ROAD_LANDS.length - 1, standard: 0, step: 1 },
    vehicle: { label: 'vehicle', least: 0, most: ROAD_VEHICLES.length - 1, standard: 0, step: 1 },
    density: { label: 'density', least: 0, most: 1, standard: 0.6 },
    size: { label: 'size', least: 0.6, most: 1.2, standard: 1, step: 0.05 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place } = sceneRoom(area, parameters, 240);
    const { density } = parameters;
    const isDusk = parameters.night > 0;
    const vehicle = ROAD_VEHICLES[Math.round(parameters.vehicle)] ?? 'car';
    const land = ROAD_LANDS[Math.round(parameters.land)] ?? 'farmland';
    const isBare = BARE_LANDS.has(land);
    const horizon = calm + room * 0.36;
    const view: LandView = { vanishing: { x: place(560), y: horizon }, depth: (floor - horizon) * 1.06, breadth: 690 };
    const sun: Point = { x: place(300), y: horizon - room * 0.1 };
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.34 : 0.12);
    const rim = mixColours(glare, WHITE, 0.4);
    const low = isDusk ? mixColours(colours.main, glare, 0.6) : mixColours(colours.paper, glare, 0.64);
    const black = mixColours(colours.darkest, BLACK, 0.25);
    const dim = (tone: Rgba) => (isDusk ? mixColours(tone, colours.dark, 0.44) : tone);
    const grass = dim(mixColours(GROUND_OF[land], colours.main, 0.14));
    const leaf = dim(mixColours(LEAF, colours.main, 0.18));
    const shade = mixColours(black, leaf, 0.2);
    const hazed = (tone: Rgba, away: number) => mixColours(tone, low, Math.min(0.82, 0.9 * (1 - 1 / (1 + (away - 1) * 0.16))));
    const road = { side, half: 0.4, bend: 0.5 } as const;
    const tones = { colours, leaf, grass, low, rim, shade, dim, hazed, isDusk };
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk, size: 1.2 }, { colours, glare, low, rim }),
      ...birds(),
      ...farLand(land, chanceOf, { area, horizon, room, sun, side, place }, tones),
      ...fields(),
      ...openRoad(view, road, {
        asphalt: dim(mixColours(ASPHALT, colours.dark, 0.16)),
        line: dim({ r: 244, g: 200, b: 96, a: 1 }),
        verge: mixColours(grass, rim, 0.34),
        low,
        rim,
        black,
      }),
      ...trees(),
      ...roadsidePoles(view, { side, from: side * 0.92 }, { wood: dim(mixColours(OAK, black, 0.6)), rim, low }),
      ...car(),
      ...foreground(),
    ];

    function birds(): readonly SceneNode[] {
      const random = chanceOf('birds');
      return [
        filled(
          mixColours(black, low, 0.3),
          ...Array.from({ length: 5 }, (_, index) =>
            flyingBird(random, { x: place(640 + index * 44), y: calm + room * (0.1 + 0.02 * Math.abs(index - 2)) }, 26 - index * 2, -0.1),
          ),
        ),
      ];
    }

    /** Fields in strips of their own colors, with a farm. */
    function fields(): readonly SceneNode[] {
      const random = chanceOf('fields');
      const strips = isBare
        ? [grass]
        : [grass, dim(mixColours(GOLD, grass, 0.3)), mixColours(leaf, grass, 0.5), dim(mixColours(GOLD, rim, 0.2))];
      const patch = (x: number, wide: number, from: number, to: number) =>
        polygon([
          onLand(view, { x, away: to }),
          onLand(view, { x: x + wide, away: to }),
          onLand(view, { x: x + wide, away: from }),
          onLand(view, { x, away: from }),
        ]);
      const rows = (
        [
          [1.9, 2.5],
          [2.5, 3.5],
          [3.5, 5.2],
          [5.2, 9],
          [9, 17],
        ] as const
      )
        .toReversed()
        .flatMap(([from, to]) =>
          Array.from({ length: 26 }, (_, index): SceneNode => {
            const x = (index - 13) * 1.5 + between(random, -0.3, 0.3);
            const tone = strips[Math.floor(random() * strips.length)] ?? grass;
            return filled(withAlpha(hazed(tone, from + 1), 0.62), patch(x, 1.55, from, to));
          }),
        );
      const furrows = Array.from({ length: 44 }, (_, index) => {
        const x = (index - 22) * 0.42;
        return smoothLine([onLand(view, { x, away: 2.5 }), onLand(view, { x, away: 9 })]);
      });
      const farm = onLand(view, { x: -side * 2.6, away: 6.2 });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [
            hazed(grass, 7),
            hazed(grass, 2.4),
            grass,
            mixColours(grass, black, 0.34),
          ]),
          rectanglePath({ ...area, y: horizon + 2, height: area.y + area.height - horizon }),
        ),
        ...rows,
        ...(isBare
          ? []
          : [
              stroked(withAlpha(mixColours(grass, black, 0.4), 0.12), 2, ...furrows),
              ...fieldHedges(chanceOf('hedges'), area, view, room, side, { plant: leaf, shade, rim, hazed }),
            ]),
        glow({ x: sun.x, y: horizon }, room * 0.5, withAlpha(glare, isDusk ? 0.4 : 0.55)),
        ...(WITHOUT_FARMS.has(land)
          ? []
          : farmhouse(
              farm,
              Math.min(84, room * 0.12),
              side > 0 ? -1 : 1,
              mixColours(dim(WALL), low, 0.3),
              mixColours(dim(mixColours(colours.accent, OAK, 0.4)), low, 0.3),
              { wood: OAK, shade: mixColours(shade, low, 0.4), light: rim },
            )),
      ];
    }

    /** Trees that pale with the distance, on both sides of the road. */
    function trees(): readonly SceneNode[] {
      if (land === 'buttes' || land === 'redRock')
        return sageBrush(chanceOf('trees'), view, road, room, density, { plant: mixColours(leaf, grass, 0.4), shade, rim, hazed });
      const random = chanceOf('trees');
      const { share, size, nearest } = STANDS[land] ?? { share: 1, size: 1, nearest: 2.3 };
      const count = Math.round((16 + density * 34) * share);
      const stands = Array.from({ length: count }, (_, index) => {
        const away = nearest + (11.3 - nearest) * (index / count) ** 1.4;
        const x = roadMiddle(road, away) + (index % 2 === 0 ? 1 : -1) * between(random, 0.9, 5.5);
        return { away, foot: onLand(view, { x, away }), tall: (size * room * between(random, 0.36, 0.6)) / away ** 0.9 };
      }).toSorted((one, other) => other.away - one.away);
      return stands.flatMap((stand) => landTree(land === 'dunes' ? 'tropics' : land, random, stand, side, tones));
    }

    function car(): readonly SceneNode[] {
      const away = 1.34;
      const foot = onLand(view, { x: roadMiddle(road, away) + 0.03 * side, away });
      const width = Math.min(330, room * 0.5) * parameters.size;
      const fall = (x: number, down: number): Point => ({ x: foot.x + x * width + ((foot.x - sun.x) * down) / room, y: foot.y + down });
      const nodes = roadVehicle(vehicle, foot, width, side > 0 ? -1 : 1, {
        paint: isDusk ? mixColours(colours.accent, colours.dark, 0.2) : mixColours(colours.accent, WHITE, 0.06),
        wood: dim(mixColours(OAK, colours.accent, 0.08)),
        shade: black,
        sky: mixColours(low, colours.light, 0.3),
        rim,
        view: [mixColours(low, rim, 0.3), mixColours(grass, low, 0.4)],
        luggage: [
          dim(mixColours(colours.second, WHITE, 0.08)),
          dim(mixColours(colours.second, colours.dark, 0.35)),
          dim(mixColours(colours.accent, colours.paper, 0.5)),
        ],
      });
      const half = isRidden(vehicle) ? 0.16 : 0.47;
      return [
        shadowOf(
          [filled(black, polygon([fall(-half, -4), fall(half, -4), fall(half * 1.06, width * 0.3), fall(-half * 1.06, width * 0.3)]))],
          withAlpha(black, 0.5),
          { x: 0, y: 0 },
          9,
        ),
        shadowOf(
          [filled(black, ellipse({ x: foot.x, y: foot.y + 2 }, width * (half + 0.03), width * 0.05))],
          withAlpha(black, 0.9),
          { x: 0, y: 3 },
          5,
        ),
        ...nodes,
      ];
    }

    /** Tall grass and flowers at the roadside. */
    function foreground(): readonly SceneNode[] {
      const random = chanceOf('flowers');
      const top = (x: number) => floor + 22 - Math.min(24, 0.00006 * (x - view.vanishing.x) ** 2) + 5 * Math.sin(x / 110);
      const petals = [
        mixColours(colours.accent, WHITE, 0.14),
        mixColours(colours.paper, WHITE, 0.4),
        mixColours(GLARE, colours.accent, 0.1),
      ];
      const plants = [18, 66, 118, 172, 852, 910, 968].map((x, index) => {
        const foot = top(x) + 20;
        const id = (['cosmos', 'oat', 'umbel', 'poppy', 'oat'] as const)[index % 5] ?? 'cosmos';
        return wildPlant(random, { x, foot, top: foot - room * between(random, 0.12, 0.24) }, Math.max(13, room * 0.03), id, {
          stem: mixColours(leaf, black, 0.35),
          petal: dim(petals[index % petals.length] ?? colours.paper),
          heart: mixColours(GLARE, shade, 0.2),
          shade,
        });
      });
      return grassyRise(
        chanceOf('rise'),
        area,
        { top, side: side > 0 ? -1 : 1 },
        { ground: grass, black, lit: mixColours(grass, glare, 0.4), rim, glare },
        plants.flat(),
      );
    }
  },
});
