import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { smoothNoise } from '../drawing/noise.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { backlitPeople } from '../things/backlit-people.ts';
import { bankPine, bankTree } from '../things/bank-trees.ts';
import { flyingBird } from '../things/birds.ts';
import { hazyHills } from '../things/hazy-hills.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { bankOf, distanceFromRiver, landAt, type LandView, meander, onLand, riverOutline, sideStreams } from '../things/meander.ts';
import { grassyRise } from '../things/grassy-rise.ts';
import { lowSunSky } from '../things/low-sun-sky.ts';
import { reed } from '../things/wind-grass.ts';
import { heronAt, skiff } from '../things/river-life.ts';

const GLARE: Rgba = { r: 255, g: 226, b: 168, a: 1 };
const MEADOW: Rgba = { r: 122, g: 134, b: 66, a: 1 };
const STRAW: Rgba = { r: 186, g: 150, b: 78, a: 1 };

/** A river that winds in great bends through a wide land to the light, seen from a rise: trees, reeds or bare banks, hills in the haze, and birds. */
export const riverBend = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 500, most: 1900, standard: 1330, isPlace: true }, // Where the grass of the rise begins.
    trees: { label: 'trees', least: 0, most: 1, standard: 0.7 },
    pines: { label: 'pines', least: 0, most: 1, standard: 0 },
    reeds: { label: 'reeds', least: 0, most: 1, standard: 0.3 },
    streams: { label: 'sideStreams', least: 0, most: 1, standard: 0, step: 1 },
    boat: { label: 'boat', least: 0, most: 1, standard: 0, step: 1 },
    heron: { label: 'heron', least: 0, most: 1, standard: 1, step: 1 },
    people: { label: 'person', least: 0, most: 2, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const { trees, reeds, pines } = parameters;
    const isDusk = parameters.night > 0;
    const horizon = calm + room * 0.27;
    const view: LandView = { vanishing: { x: place(640), y: horizon }, depth: floor + room * 0.06 - horizon, breadth: 620 };
    const sun: Point = { x: place(660), y: horizon - room * 0.075 };
    const river = meander({ from: { x: side * -0.32, away: 0.72 }, turn: 1.42, bend: 0.86, half: 0.15, side });
    const creeks = parameters.streams > 0 ? sideStreams(side) : [];
    const glare = mixColours(GLARE, colours.accent, isDusk ? 0.4 : 0.16);
    const low = isDusk ? mixColours(colours.main, glare, 0.6) : mixColours(colours.paper, glare, 0.6);
    const black = mixColours(colours.darkest, BLACK, 0.25);
    const rim = mixColours(glare, WHITE, 0.35);
    // Land in a palette of blues would be taken for the sea.
    const grass = mixColours(STRAW, MEADOW, Math.min(1, trees * 1.4));
    const ground = isDusk
      ? mixColours(mixColours(colours.dark, grass, trees > 0 ? 0.12 : 0.3), colours.darkest, 0.4)
      : mixColours(mixColours(colours.dark, colours.main, 0.45), grass, trees > 0 ? 0.32 : 0.5);
    /** Things pale towards the horizon. */
    const hazed = (tone: Rgba, away: number) => mixColours(tone, low, Math.min(0.86, 0.86 * (1 - 1 / (1 + (away - 1) * 0.26))));
    return [
      ...lowSunSky(chanceOf('sky'), area, { calm, horizon, room, sun, isDusk }, { colours, glare, low, rim }),
      ...hazyHills(chanceOf, area, { horizon, room, mouth: view.vanishing.x }, [isDusk ? colours.dark : colours.main, ground, low]),
      ...land(),
      ...water(),
      ...plants(),
      ...life(),
      ...rise(),
    ];

    /** Meadows in bands of light, with hedges far away. */
    function land(): readonly SceneNode[] {
      const random = chanceOf('land');
      const bands = Array.from({ length: 60 }, (_, index) => {
        const y = horizon + (floor - horizon) * (0.05 + 0.95 * (index / 60) ** 1.5);
        const { away } = landAt(view, { x: 0, y });
        return {
          isLit: random() < 0.55,
          shape: ellipse({ x: between(random, area.x, area.x + area.width), y }, between(random, 90, 260) * (0.7 + 1 / away), 16 / away),
        };
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [
            hazed(ground, 9),
            hazed(ground, 4.2),
            hazed(ground, 2.2),
            hazed(ground, 1.5),
            mixColours(ground, colours.darkest, 0.35),
          ]),
          rectanglePath({ ...area, y: horizon - 1, height: bottom - horizon }),
        ),
        filled(withAlpha(glare, isDusk ? 0.12 : 0.2), ...bands.filter(({ isLit }) => isLit).map(({ shape }) => shape)),
        filled(withAlpha(colours.darkest, 0.12), ...bands.filter(({ isLit }) => !isLit).map(({ shape }) => shape)),
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.035 }, { x: 0, y: horizon + room * 0.075 }, [
            withAlpha(low, 0),
            withAlpha(low, 0.85),
            withAlpha(low, 0.4),
            withAlpha(low, 0),
          ]),
          rectanglePath({ ...area, y: horizon - room * 0.035, height: room * 0.11 }),
        ),
        glow({ x: sun.x, y: horizon }, room * 0.5, withAlpha(glare, isDusk ? 0.4 : 0.5)),
      ];
    }

    /** The river: pale shoals along it, the image of its banks, the light of the sky and the sun's own path. */
    function water(): readonly SceneNode[] {
      const random = chanceOf('water');
      const bed = polygon(riverOutline(view, river));
      const surface = polygon(riverOutline(view, river, -0.012, -0.05));
      const gleams = river.flatMap((reach, index) => {
        if (index % 2 > 0 || index < 4) return [];
        const at = onLand(view, { x: reach.x + reach.half * between(random, -0.75, 0.75), away: reach.away });
        const long = (between(random, 0.06, 0.2) * view.breadth * reach.half * 3) / reach.away;
        return [ellipse(at, long, Math.max(0.5, 2.6 / reach.away))];
      });
      const near = isDusk ? mixColours(colours.dark, colours.main, 0.55) : mixColours(colours.light, colours.main, 0.35);
      const light = linearPaint({ x: 0, y: horizon }, { x: 0, y: floor + room * 0.05 }, [
        mixColours(rim, WHITE, 0.4),
        mixColours(rim, low, 0.3),
        mixColours(low, near, 0.45),
        near,
        mixColours(near, ground, 0.35),
      ]);
      const shaded = linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [
        hazed(ground, 4),
        mixColours(ground, black, 0.3),
        mixColours(ground, black, 0.5),
      ]);
      return [
        painted(shaded, ...creeks.map((creek) => polygon(riverOutline(view, creek)))),
        painted(light, ...creeks.map((creek) => polygon(riverOutline(view, creek, -0.006, -0.03)))),
        filled(
          withAlpha(hazed(mixColours(ground, colours.paper, 0.45), 1.6), isDusk ? 0.35 : 0.6),
          polygon(riverOutline(view, river, 0.03)),
        ),
        painted(shaded, bed),
        clipped(bed, [
          painted(light, surface),
          ...[40, 82, 124].map((half) =>
            painted(
              linearPaint({ x: 0, y: horizon }, { x: 0, y: floor - room * 0.06 }, [
                withAlpha(rim, 0.5),
                withAlpha(rim, 0.22),
                withAlpha(rim, 0),
              ]),
              polygon([
                { x: sun.x - half * 0.2, y: horizon - 5 },
                { x: sun.x + half * 0.2, y: horizon - 5 },
                { x: sun.x + half, y: floor },
                { x: sun.x - half, y: floor },
              ]),
            ),
          ),
        ]),
        clipped(surface, [filled(withAlpha(mixColours(rim, WHITE, 0.4), 0.8), ...gleams)]),
      ];
    }

    /** Trees and reeds, the far ones first, in the haze of their distance. */
    function plants(): readonly SceneNode[] {
      const layers = 13;
      const noise = smoothNoise(chanceOf('woods'));
      const random = chanceOf('plants');
      return Array.from({ length: layers }, (_, index) => layers - 1 - index).flatMap((layer): readonly SceneNode[] => {
        const [from, to] = [1.42 * 1.17 ** layer, 1.42 * 1.17 ** (layer + 1)];
        const away = (from + to) / 2;
        const shade = hazed(mixColours(ground, black, 0.55), away);
        const light = mixColours(shade, mixColours(hazed(mixColours(ground, glare, 0.5), away), rim, 0.25), isDusk ? 0.38 : 0.46);
        const sites = Array.from({ length: Math.round((area.width / 1000) * (30 + layer * 2.4)) }, () => {
          const spot = { away: between(random, from, to), x: 0 };
          const x = ((between(random, area.x - 40, area.x + area.width + 40) - view.vanishing.x) * spot.away) / view.breadth;
          return { ...spot, x };
        }).filter((spot) => {
          if (trees <= 0) return false;
          const free = distanceFromRiver(river, spot);
          const isNear = free < 0.5 + spot.away * 0.05;
          return free > 0.07 + spot.away * 0.012 && noise(spot.x * 0.9, spot.away * 1.1) + (isNear ? 0.24 : -0.06) > 0.62 - trees * 0.75;
        });
        const stands = sites
          .toSorted((a, b) => b.away - a.away)
          .map((spot) => {
            const foot = onLand(view, spot);
            const tall = (room * 0.27 * between(random, 0.6, 1.1)) / spot.away ** 0.86;
            const reach = Math.hypot(sun.x - foot.x, sun.y - foot.y + tall * 0.6) || 1;
            const light_ = { x: (sun.x - foot.x) / reach, y: (sun.y - foot.y + tall * 0.6) / reach - 0.35 };
            const isPine = random() < pines;
            // Among pines stand cottonwoods, which are slender as poplars are.
            const tree = isPine
              ? bankPine(random, foot, tall, light_)
              : bankTree(random, { foot, tall, from: light_, isSlender: random() < 0.3 + pines });
            return { foot, tall, tree };
          });
        const shadows = stands.map(({ foot, tall }) => {
          const lean = ((foot.x - sun.x) / (foot.y - sun.y + 30)) * tall * 0.55;
          return polygon([
            { x: foot.x - tall * 0.04, y: foot.y },
            { x: foot.x + tall * 0.04, y: foot.y },
            { x: foot.x + lean + tall * 0.2, y: foot.y + tall * 0.5 },
            { x: foot.x + lean - tall * 0.2, y: foot.y + tall * 0.5 },
          ]);
        });
        return [
          filled(withAlpha(hazed(black, away), trees > 0 ? 0.26 : 0), ...shadows),
          filled(shade, ...stands.map(({ tree }) => tree.mass)),
          filled(light, ...stands.map(({ tree }) => tree.lit)),
          ...reedBed(from, to, shade, light),
          // Mist lies between one layer and the next.
          ...(layer % 3 === 0 && layer > 0 ? [mist(onLand(view, { x: 0, away: from }).y, layer)] : []),
        ];
      });
    }

    function mist(y: number, layer: number): SceneNode {
      const high = room * 0.05;
      const pale = mixColours(low, rim, 0.3);
      const tone = withAlpha(pale, (isDusk ? 0.2 : 0.34) * (0.4 + layer / 14));
      return painted(
        linearPaint({ x: 0, y: y - high }, { x: 0, y: y + high * 0.5 }, [withAlpha(pale, 0), tone, withAlpha(pale, 0)]),
        rectanglePath({ ...area, y: y - high, height: high * 1.5 }),
      );
    }

    /** Reeds along both banks between two distances. */
    function reedBed(from: number, to: number, shade: Rgba, light: Rgba): readonly SceneNode[] {
      if (reeds <= 0) return [];
      const random = chanceOf(`reeds ${from.toFixed(2)}`);
      const blades = [river, ...creeks].flatMap((course, rank) =>
        course.flatMap((reach, index) => {
          if (index % 3 > 0 || reach.away < from || reach.away >= to) return [];
          return [-1, 1].flatMap((bank) =>
            Array.from({ length: Math.round(((rank > 0 ? 8 : 20) * reeds) / Math.sqrt(reach.away)) }, () => {
              const root = onLand(view, bankOf(course, index, bank, between(random, 0, 0.13) * reach.away ** 0.4));
              const spread = between(random, -26, 26) / reach.away;
              const height = (room * between(random, 0.05, 0.12)) / reach.away;
              return { root: { x: root.x + spread, y: root.y }, height, lean: between(random, 0.05, 0.3) };
            }),
          );
        }),
      );
      const paths = blades.map((blade) => reed(blade, side));
      return [filled(shade, ...paths.filter((_, index) => index % 3 > 0)), filled(light, ...paths.filter((_, index) => index % 3 === 0))];
    }

    function life(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const flock = Array.from({ length: 9 }, (_, index) => {
        const arm = index % 2 === 0 ? 1 : -1;
        const rank = Math.ceil(index / 2);
        return flyingBird(
          random,
          {
            x: place(300 + rank * 17 * (arm > 0 ? 1 : 0.75)),
            y: calm + room * 0.12 + rank * (arm > 0 ? 5 : -4) - rank * 2 + between(random, -2, 2),
          },
          between(random, 13, 18) - rank * 0.6,
          between(random, -0.2, 0.2),
        );
      });
      const spot = river.find(({ away }) => away > 1.5) ?? river[0]!;
      const boat = onLand(view, spot);
      return [
        filled(mixColours(black, low, 0.25), ...flock),
        ...(parameters.boat > 0
          ? skiff({ x: boat.x, y: boat.y }, room * 0.2, side, parameters.group, parameters.people, { body: black, rim, water: low })
          : []),
      ];
    }

    /** The rise that the viewer stands on, with a heron or people on it. */
    function rise(): readonly SceneNode[] {
      const across_ = (x: number) => (side > 0 ? x : 1000 - x);
      const top = (x: number) => floor - room * 0.03 - (room * 0.09) / (1 + Math.exp((720 - across_(x)) / 70)) + 5 * Math.sin(x / 90) + 20;
      const stand = place(805);
      const feet = { x: stand, y: top(stand) + 13 };
      const hasWatcher = parameters.boat <= 0 && parameters.people > 0;
      return grassyRise(
        chanceOf('rise'),
        area,
        { top, side },
        { ground, black, lit: mixColours(ground, glare, isDusk ? 0.4 : 0.55), rim, glare },
        [
          ...(hasWatcher ? backlitPeople(feet, room * 0.3, parameters.people, parameters.group, { body: black, rim, sun }) : []),
          ...(parameters.heron > 0 ? heronAt(feet, room * 0.23, side, { body: black, rim }) : []),
        ],
      );
    }
  },
});
