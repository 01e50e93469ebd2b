import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glowBelow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { countryTrain, trainSmoke } from '../things/country-train.ts';
import { cumulus } from '../things/cumulus.ts';
import { duskSky } from '../things/dusk-sky.ts';
import { mistBanks } from '../things/mist-banks.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';
import { nearParapet, stoneViaduct } from '../things/stone-viaduct.ts';
import { flowerBank, hillOfTheLine } from '../things/valley-slopes.ts';
import { valleyRiver, valleyTrees, valleyVillage } from '../things/valley-woods.ts';
import { inValley, VALLEY, type ValleyView } from '../things/valley-view.ts';

const SUN: Rgba = { r: 255, g: 216, b: 140, a: 1 };
const LEAF: Rgba = { r: 92, g: 112, b: 58, a: 1 };
const GRASS: Rgba = { r: 176, g: 168, b: 86, a: 1 };
const STONE: Rgba = { r: 176, g: 160, b: 140, a: 1 };
const LAMP: Rgba = { r: 255, g: 206, b: 120, a: 1 };

/** A steam train on a stone viaduct over a wooded valley with a river and a village, mountains behind, in low sun or at dusk. */
export const viaduct = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 600, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1800, standard: 1320, isPlace: true }, // Where the nearest bank stands.
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    train: { label: 'train', least: 0, most: 5, standard: 4, step: 1 }, // Its carriages; none: no train.
    haze: { label: 'haze', least: 0, most: 1, standard: 0.6 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const isDusk = parameters.night > 0;
    const view: ValleyView = { vanishing: { x: place(470), y: calm + room * 0.33 }, focal: 600 * Math.min(1.2, room / 700), side };
    const horizon = view.vanishing.y;
    const carriages = Math.round(parameters.train);
    const front = -16;
    const gold = mixColours(mixColours(colours.accent, colours.light, 0.2), SUN, isDusk ? 0.5 : 0.7);
    const pale = mixColours(mixColours(colours.paper, gold, 0.18), WHITE, 0.4);
    const deep = mixColours(colours.darkest, BLACK, 0.15);
    const shade = mixColours(colours.dark, deep, 0.4);
    const air = isDusk
      ? mixColours(mixColours(colours.dark, colours.main, 0.5), gold, 0.2)
      : mixColours(mixColours(colours.light, gold, 0.36), colours.paper, 0.2);
    const dim = (tone: Rgba, share = 0.4) => (isDusk ? mixColours(tone, colours.darkest, share) : tone);
    const leaf = dim(mixColours(LEAF, colours.main, 0.26));
    const meadow = dim(mixColours(GRASS, colours.main, 0.16));
    const water = dim(mixColours(mixColours(colours.light, colours.main, 0.4), { r: 128, g: 172, b: 190, a: 1 }, 0.5), 0.3);
    const stone = { stone: dim(mixColours(mixColours(STONE, colours.main, 0.1), gold, 0.16), 0.3), shade, light: gold, air };
    const sun: Point = { x: place(185), y: horizon - room * 0.165 };
    const leaves = {
      lit: mixColours(mixColours(leaf, meadow, 0.4), gold, 0.34),
      middle: leaf,
      turning: mixColours(gold, colours.accent, 0.45),
      shade: mixColours(leaf, shade, 0.6),
      air,
    };
    const slopes = {
      leaf,
      air,
      shade,
      gold,
      deep,
      flowers: [mixColours(colours.accent, pale, 0.3), mixColours(pale, colours.second, 0.2)],
    } as const;
    return [
      ...sky(),
      ...ranges(),
      ...valley(),
      ...valleyTrees(chanceOf('far woods'), view, area, 'behind', leaves),
      ...mistBanks(
        chanceOf('mist'),
        { x: area.x, y: horizon + room * 0.1, width: area.width, height: room * 0.22 },
        withAlpha(pale, 0.5 * parameters.haze),
        12,
      ),
      ...hillOfTheLine(chanceOf('hill'), view, { area, room, floor }, slopes),
      ...stoneViaduct(view, area, stone),
      ...(carriages > 0
        ? [
            ...countryTrain(view, front, carriages, {
              engine: mixColours(mixColours(colours.darkest, { r: 40, g: 56, b: 50, a: 1 }, 0.5), colours.main, 0.1),
              livery: dim(mixColours(colours.accent, { r: 134, g: 42, b: 36, a: 1 }, 0.45), 0.2),
              roof: mixColours(shade, colours.light, 0.24),
              light: gold,
              lamp: LAMP,
              air,
            }),
            ...nearParapet(view, area, stone),
            ...trainSmoke(chanceOf('smoke'), view, front, calm + 8, {
              pale: isDusk ? mixColours(mixColours(colours.main, colours.light, 0.45), gold, 0.2) : mixColours(pale, colours.light, 0.2),
              shade: mixColours(mixColours(colours.main, colours.light, 0.4), air, isDusk ? 0.1 : 0.4),
              lit: mixColours(pale, gold, 0.3),
            }),
          ]
        : nearParapet(view, area, stone)),
      ...valleyTrees(chanceOf('near woods'), view, area, 'before', leaves),
      ...mistBanks(
        chanceOf('near mist'),
        { x: area.x, y: horizon + room * 0.42, width: area.width, height: room * 0.14 },
        withAlpha(mixColours(pale, air, 0.4), 0.4 * parameters.haze),
        9,
      ),
      glowBelow(calm - 20, sun, room * 0.6, withAlpha(gold, 0.3)),
      ...flock(),
      ...flowerBank(chanceOf('bank'), view, { area, room, floor }, slopes),
    ];

    function sky(): readonly SceneNode[] {
      const from = { x: -side * 0.7, y: -0.71 };
      const tones = isDusk
        ? {
            lit: mixColours(gold, colours.main, 0.25),
            middle: mixColours(colours.main, colours.dark, 0.45),
            shade: mixColours(colours.dark, colours.darkest, 0.2),
          }
        : { lit: pale, middle: mixColours(colours.light, WHITE, 0.35), shade: mixColours(colours.light, colours.main, 0.24) };
      const veil = isDusk ? colours.dark : colours.light;
      const clouds = [
        { x: 760, up: 0, width: 620, height: 0.3 },
        { x: 330, up: 0.02, width: 460, height: 0.2 },
        { x: -420, up: 0.02, width: 640, height: 0.28 },
        { x: -900, up: 0, width: 520, height: 0.2 },
        { x: 1460, up: 0, width: 640, height: 0.28 },
      ];
      return [
        duskSky(
          area,
          { calm, horizon: horizon + room * 0.05, height: bottom - area.y },
          isDusk
            ? [colours.darkest, colours.dark, mixColours(colours.dark, gold, 0.5), mixColours(gold, colours.accent, 0.25)]
            : [colours.paper, colours.light, mixColours(colours.light, gold, 0.45), mixColours(gold, pale, 0.35)],
        ),
        ...(isDusk
          ? [
              filled(
                withAlpha(colours.paper, 0.6),
                stars(chanceOf('stars'), { ...area, height: calm - area.y }, Math.round(area.width * 0.07), 1.1),
              ),
            ]
          : []),
        ...clouds.flatMap(({ x, up, width, height }, index) =>
          cumulus(
            chanceOf(`cloud ${index}`),
            { base: { x: place(x), y: horizon - room * (0.06 + up) }, width, height: room * height, from },
            tones,
          ),
        ),
        painted(
          linearPaint({ x: 0, y: calm - 120 }, { x: 0, y: calm + room * 0.1 }, [withAlpha(veil, 0.92), withAlpha(veil, 0)]),
          rectanglePath({ ...area, y: calm - 120, height: 120 + room * 0.1 }),
        ),
        glowBelow(calm - 20, sun, room * 0.5, withAlpha(gold, 0.85)),
        glowBelow(calm, sun, room * 0.2, withAlpha(pale, 0.95)),
        filled(mixColours(pale, WHITE, 0.5), ellipse(sun, Math.min(34, room * 0.05))),
      ];
    }

    /** Mountains and hills in planes of haze. */
    function ranges(): readonly SceneNode[] {
      const planes = [
        {
          base: -0.05,
          reach: 0.17,
          shape: 'sharp',
          spacing: 420,
          far: 0.68,
          tone: mixColours(colours.main, { r: 112, g: 122, b: 158, a: 1 }, 0.4),
        },
        { base: -0.02, reach: 0.1, shape: 'sharp', spacing: 310, far: 0.5, tone: mixColours(colours.main, colours.dark, 0.2) },
        { base: 0.02, reach: 0.07, shape: 'round', spacing: 330, far: 0.42, tone: leaf },
        { base: 0.075, reach: 0.06, shape: 'round', spacing: 260, far: 0.22, tone: leaf },
      ] as const;
      return planes.flatMap(({ base, reach, shape, spacing, far, tone }, index) => {
        const random = chanceOf(`range ${index}`);
        const middle = horizon + room * base;
        const ridge = ridgeOf(random, { base: middle, reach: room * reach, shape, spacing });
        const own = mixColours(dim(tone, 0.25), air, far);
        const woods =
          shape === 'round'
            ? Array.from({ length: Math.round(area.width / 13) }, () => {
                const x = between(random, area.x, area.x + area.width);
                const size = room * between(random, 0.006, 0.014) * (index - 1);
                return { x, y: ridge(x) - size * 0.2 + between(random, 0, 0.04) * room, size };
              })
            : [];
        return [
          painted(
            linearPaint({ x: place(-100), y: middle - room * 0.1 }, { x: place(1000), y: middle + room * 0.06 }, [
              mixColours(own, gold, isDusk ? 0.22 : 0.5),
              own,
            ]),
            areaUnder(across(area, 8, ridge), bottom),
          ),
          filled(mixColours(own, shade, 0.16), ...woods.map(({ x, y, size }) => ellipse({ x, y }, size, size * 0.9))),
          filled(
            mixColours(own, gold, 0.4),
            ...woods.map(({ x, y, size }) => ellipse({ x: x - side * size * 0.3, y: y - size * 0.34 }, size * 0.6, size * 0.5)),
          ),
        ];
      });
    }

    /** The floor of the valley: meadows with hedges, the river that holds the light, and the village. */
    function valley(): readonly SceneNode[] {
      const random = chanceOf('valley');
      const top = horizon + room * 0.13;
      const fields = Array.from({ length: 26 }, () => {
        const away = between(random, 70, 270);
        const middle = between(random, -2.2, 1.1) * away;
        const [wide, long] = [between(random, 12, 34), between(random, 8, 26)];
        const corner = (x: number, z: number) => inValley(view, middle + x, -VALLEY, away + z);
        return polygon([corner(-wide, 0), corner(wide, between(random, -3, 3)), corner(wide * 0.9, long), corner(-wide * 1.1, long)]);
      });
      const bends = [
        [-110, 172],
        [-64, 166],
        [-26, 158],
        [-50, 122],
        [6, 100],
        [-14, 80],
        [16, 64],
        [4, 50],
        [20, 36],
        [16, 22],
      ] as const;
      const gleams = Array.from({ length: 90 }, () => {
        const share = random();
        const [x, y] = bends[Math.floor(1 + share * 8)] ?? [0, 60];
        const { x: left, y: down } = inValley(view, x + between(random, -9, 9), -VALLEY, y + between(random, -7, 7));
        return ellipse({ x: left, y: down }, (view.focal / y) * between(random, 0.6, 2.6), Math.max(0.7, (view.focal / y) * 0.1));
      });
      const river = valleyRiver(view, bends, 6.5);
      return [
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: floor }, [
            mixColours(meadow, air, 0.4),
            mixColours(meadow, leaf, 0.2),
            mixColours(leaf, shade, 0.3),
          ]),
          rectanglePath({ ...area, y: top, height: bottom - top }),
        ),
        ...fields.map((field, index) =>
          filled(withAlpha([mixColours(meadow, gold, 0.5), leaf, mixColours(meadow, leaf, 0.5)][index % 3] ?? meadow, 0.42), field),
        ),
        filled(mixColours(meadow, leaf, 0.7), valleyRiver(view, bends, 8.4)),
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: floor }, [
            mixColours(meadow, air, 0.45),
            mixColours(water, pale, 0.35),
            mixColours(water, gold, 0.3),
            mixColours(water, shade, 0.3),
          ]),
          river,
        ),
        clipped(river, [filled(withAlpha(mixColours(pale, WHITE, 0.3), 0.7), ...gleams)]),
        ...valleyVillage(chanceOf('village'), view, {
          wall: dim(mixColours(colours.paper, STONE, 0.35), 0.35),
          roof: dim(mixColours({ r: 150, g: 84, b: 62, a: 1 }, colours.accent, 0.2), 0.35),
          shade,
          light: gold,
          lamp: LAMP,
          air,
        }),
      ];
    }

    function flock(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const birds = Array.from({ length: 7 }, () =>
        flyingBird(random, { x: place(between(random, 520, 900)), y: calm + room * between(random, 0.05, 0.2) }, between(random, 10, 22)),
      );
      return [filled(withAlpha(shade, 0.75), ...birds)];
    }
  },
});
