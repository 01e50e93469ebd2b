import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import type { RimLight } from '../drawing/rim-lit.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { smoke } from '../things/camp-fire.ts';
import { conifer } from '../things/conifers.ts';
import { cumulus } from '../things/cumulus.ts';
import { figure, walker } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { logCabin, windPump } from '../things/log-cabin.ts';
import { railFence } from '../things/rail-fence.ts';
import { ridgeOf } from '../things/ridge.ts';
import { saddledHorse } from '../things/saddled-horse.ts';
import { type Blade, grassRow, seedHead, windBlade } from '../things/wind-grass.ts';

const SUN: Rgba = { r: 255, g: 222, b: 150, a: 1 };
const GRASS: Rgba = { r: 206, g: 158, b: 74, a: 1 };
const MEADOW: Rgba = { r: 142, g: 138, b: 74, a: 1 };
const ROCK: Rgba = { r: 112, g: 122, b: 158, a: 1 };
const LOG: Rgba = { r: 134, g: 88, b: 56, a: 1 };
const SHINGLE: Rgba = { r: 128, g: 104, b: 88, a: 1 };
const STONE: Rgba = { r: 158, g: 148, b: 138, a: 1 };
const BAY: Rgba = { r: 132, g: 74, b: 42, a: 1 };
const LAMP: Rgba = { r: 255, g: 190, b: 92, a: 1 };

/** A log cabin on the plains at the golden hour: great clouds, mountains in planes, a wind pump, a fence, a horse, and grass in the wind. */
export const homestead = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1300, isPlace: true }, // Where the tall grass stands.
    people: { label: 'person', least: 0, most: 1, standard: 0, step: 1 },
    group: GROUP_PARAMETER,
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const isDusk = parameters.night > 0;
    const horizon = floor - room * 0.4;
    const black = mixColours(colours.darkest, BLACK, 0.2);
    const glare = mixColours(SUN, colours.accent, isDusk ? 0.34 : 0.12);
    const low = isDusk ? mixColours(glare, colours.main, 0.25) : mixColours(colours.paper, glare, 0.7);
    const sun: Point = { x: place(800), y: horizon - room * 0.1 };
    const light: RimLight = { from: { x: side * 0.92, y: -0.39 }, rim: mixColours(glare, WHITE, 0.4), breadth: 4 };
    const dim = (tone: Rgba, share = 1) => (isDusk ? mixColours(tone, colours.darkest, 0.34 * share) : tone);
    const shade = mixColours(black, { r: 52, g: 40, b: 74, a: 1 }, 0.4);
    return [...sky(), ...clouds(), ...mountains(), ...plain(), ...cabin(), ...fence(), ...horse(), ...person(), ...grass()];

    function sky(): readonly SceneNode[] {
      const share = Math.max(0.1, (calm - area.y) / (horizon - area.y));
      return [
        {
          kind: 'fill',
          path: rectanglePath({ ...area, height: horizon - area.y + 40 }),
          paint: {
            kind: 'linear',
            from: { x: 0, y: area.y },
            to: { x: 0, y: horizon },
            stops: [
              { offset: 0, colour: isDusk ? mixColours(colours.darkest, colours.dark, 0.5) : colours.light },
              { offset: share, colour: isDusk ? colours.dark : mixColours(colours.light, colours.paper, 0.6) },
              { offset: 1, colour: low },
            ],
          },
        },
        glow(sun, room * 1.1, withAlpha(glare, 0.75)),
      ];
    }

    /** Clouds that tower behind the words, quiet there, and a bank along the horizon. */
    function clouds(): readonly SceneNode[] {
      const from = { x: side * 0.78, y: -0.3 };
      const tones = isDusk
        ? {
            lit: mixColours(glare, colours.accent, 0.25),
            middle: mixColours(colours.main, colours.dark, 0.5),
            shade: mixColours(colours.dark, colours.darkest, 0.2),
          }
        : { lit: mixColours(colours.paper, WHITE, 0.6), middle: mixColours(colours.light, WHITE, 0.25), shade: colours.second };
      const veil = isDusk ? colours.dark : mixColours(colours.light, colours.paper, 0.5);
      const great = [
        { x: 300, y: 0.46, width: 760, height: 0.78 },
        { x: -560, y: 0.44, width: 820, height: 0.7 },
        { x: 1420, y: 0.46, width: 760, height: 0.66 },
        { x: 830, y: 0.5, width: 480, height: 0.44 },
      ].flatMap(({ x, y, width, height }, index) =>
        cumulus(chanceOf(`cloud ${index}`), { base: { x: place(x), y: calm + room * y }, width, height: room * height, from }, tones),
      );
      return [
        ...great,
        // Behind the letters the clouds lose themselves in the sky.
        painted(
          linearPaint({ x: 0, y: calm - 130 }, { x: 0, y: calm + 50 }, [withAlpha(veil, isDusk ? 0.86 : 0.7), withAlpha(veil, 0)]),
          rectanglePath({ ...area, height: calm + 50 - area.y }),
        ),
        painted(
          linearPaint({ x: 0, y: calm + room * 0.3 }, { x: 0, y: horizon }, [withAlpha(low, 0), withAlpha(low, 0.9)]),
          rectanglePath({ ...area, y: calm + room * 0.3, height: horizon - calm - room * 0.3 + 10 }),
        ),
        glow(sun, room * 0.5, withAlpha(mixColours(glare, WHITE, 0.3), 0.85)),
        filled(mixColours(glare, WHITE, 0.75), ellipse(sun, Math.min(44, room * 0.075))),
      ];
    }

    function mountains(): readonly SceneNode[] {
      const random = chanceOf('firs');
      return [0, 1, 2].flatMap((index): readonly SceneNode[] => {
        const base = horizon - room * [0.06, 0.02, -0.015][index]!;
        const ridge = ridgeOf(chanceOf(`range ${index}`), {
          base,
          reach: room * [0.15, 0.09, 0.028][index]!,
          shape: index < 2 ? 'sharp' : 'round',
          spacing: [380, 300, 260][index]!,
        });
        const tone = mixColours(dim(mixColours(index < 2 ? ROCK : MEADOW, colours.main, 0.16)), low, [0.62, 0.36, 0.2][index]!);
        const firs =
          index === 2
            ? Array.from({ length: Math.round(area.width / 17) }, () => {
                const x = between(random, area.x, area.x + area.width);
                return conifer(random, { x, y: ridge(x) + 8 }, room * between(random, 0.03, 0.075), 0.42);
              })
            : [];
        return [
          filled(mixColours(dim({ r: 66, g: 84, b: 70, a: 1 }), low, 0.28), ...firs),
          painted(
            linearPaint({ x: place(0), y: base - room * 0.1 }, { x: place(1000), y: base + room * 0.04 }, [
              tone,
              mixColours(tone, glare, 0.4),
            ]),
            areaUnder(across(area, 8, ridge), horizon + 60),
          ),
        ];
      });
    }

    /** The plain with a path to the cabin, in bands of light and the shadows of clouds. */
    function plain(): readonly SceneNode[] {
      const random = chanceOf('plain');
      const level = (x: number) => horizon + room * 0.03 + 6 * Math.sin(x / 120);
      const land = areaUnder(across(area, 12, level), bottom);
      const near = dim(mixColours(GRASS, colours.main, 0.08));
      const bands = Array.from({ length: 16 }, () => {
        const y = horizon + room * between(random, 0.05, 0.42);
        return ellipse(
          { x: between(random, area.x, area.x + area.width), y },
          between(random, 90, 330),
          between(random, 3, 9) * (0.4 + ((y - horizon) / room) * 2),
        );
      });
      const middle = (t: number) => place(430) + side * (260 * t ** 1.5 - 30 * Math.sin(t * 3));
      const edge = (sign: number) =>
        Array.from(
          { length: 17 },
          (_, index): Point => ({
            x: middle(index / 16) + sign * (7 + 62 * (index / 16) ** 1.4),
            y: horizon + room * (0.11 + 0.4 * (index / 16)),
          }),
        );
      const tufts = Array.from({ length: Math.round(area.width / 4) }, () => {
        const y = horizon + room * (0.05 + 0.36 * random());
        const root = { x: between(random, area.x, area.x + area.width), y };
        return windBlade({ root, height: 8 + ((y - horizon) / room) * 56, lean: between(random, 0.2, 0.8) }, side);
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor + 40 }, [mixColours(near, low, 0.45), near, mixColours(near, LOG, 0.5)]),
          land,
        ),
        clipped(land, [
          shadowOf([filled(shade, ...bands.slice(0, 9))], withAlpha(mixColours(MEADOW, shade, 0.5), 0.42), { x: 0, y: 0 }, 6),
          shadowOf([filled(glare, ...bands.slice(9))], withAlpha(glare, 0.6), { x: 0, y: 0 }, 6),
          filled(mixColours(near, colours.paper, isDusk ? 0.12 : 0.42), polygon([...edge(-1), ...edge(1).toReversed()])),
        ]),
        filled(withAlpha(mixColours(near, LOG, 0.65), 0.7), ...tufts.filter((_, index) => index % 3 > 0)),
        filled(withAlpha(mixColours(near, glare, 0.75), 0.85), ...tufts.filter((_, index) => index % 3 === 0)),
      ];
    }

    function thrown(outline: Path, feet: Point, long = 1.5): SceneNode {
      return shadowOf(
        [filled(shade, castShadow(outline, feet, { across: -side * long, down: 0.16 }))],
        withAlpha(mixColours(shade, LOG, 0.3), 0.5),
        { x: 0, y: 0 },
        3,
      );
    }

    function cabin(): readonly SceneNode[] {
      const width = Math.min(420, room * 0.66);
      const foot = { x: place(300), y: horizon + room * 0.125 };
      const { nodes, outline, chimney } = logCabin(chanceOf('cabin'), foot, width, side, {
        log: dim(LOG),
        roof: dim(mixColours(SHINGLE, colours.main, 0.12)),
        stone: dim(STONE),
        shade,
        sun: mixColours(glare, LAMP, 0.3),
        lamp: LAMP,
      });
      return [
        ...windPump({ x: place(620), y: horizon + room * 0.075 }, room * 0.44, 0.12, mixColours(dim(LOG), shade, 0.45), light.rim),
        ...smoke(chanceOf('smoke'), chimney, calm + room * 0.04, mixColours(low, isDusk ? glare : WHITE, 0.5)),
        thrown(outline, foot, 1.1),
        ...nodes,
      ];
    }

    /** A fence from the cabin to the viewer. */
    function fence(): readonly SceneNode[] {
      const { posts, nodes } = railFence(
        {
          spot: (t) => ({ x: place(560) + side * (40 * t + 560 * t ** 1.9), y: horizon + room * (0.1 + 0.36 * t ** 1.5) }),
          tall: (t) => room * (0.055 + 0.19 * t ** 1.4),
          side,
        },
        mixColours(dim(LOG), shade, 0.42),
        mixColours(glare, LOG, 0.2),
      );
      return [...posts.map(({ outline, foot }) => thrown(outline, foot, 1.7)), ...nodes];
    }

    function horse(): readonly SceneNode[] {
      const height = Math.min(210, room * 0.34);
      const foot = { x: place(842), y: horizon + room * 0.18 };
      const { nodes, outline } = saddledHorse(
        foot,
        height,
        -side as 1 | -1,
        {
          coat: dim(BAY),
          mane: mixColours(shade, BAY, 0.25),
          saddle: dim(LOG),
          blanket: dim(mixColours(colours.accent, LOG, 0.2)),
          shade: mixColours(shade, BAY, 0.3),
        },
        { ...light, from: { x: side * 0.75, y: -0.66 }, breadth: height * 0.016 },
      );
      return [thrown(outline, foot), ...nodes];
    }

    /** The people on the path, from behind, who look to the cabin and the clouds. */
    function person(): readonly SceneNode[] {
      const foot = { x: place(585), y: floor - 34 };
      const height = Math.min(255, room * 0.41);
      const path =
        groupOf(parameters.group, foot, height, 'hat') ??
        (parameters.people > 0 ? walker(foot, height) : figure(foot, height * 0.95, 'dress'));
      const tone = mixColours(shade, BLACK, 0.35);
      return [
        thrown(path, foot, 1.5),
        filled(light.rim, path),
        clipped(path, [shadowOf([filled(tone, path)], tone, { x: -side * height * 0.016, y: height * 0.01 }, 1)]),
      ];
    }

    /** Tall grass before the viewer, dark at its roots, with seeds in the light. */
    function grass(): readonly SceneNode[] {
      const random = chanceOf('grass');
      const back = grassRow(random, area, { count: 150, y: floor + 6, least: 30, most: 76 });
      const front = grassRow(random, area, { count: 230, y: floor + 54, least: 46, most: 122 });
      const gold = dim(mixColours(GRASS, LOG, 0.35));
      const blades = (row: readonly Blade[]) => row.map((each) => windBlade(each, side));
      return [
        filled(gold, ...blades(back)),
        painted(
          linearPaint({ x: 0, y: floor - 10 }, { x: 0, y: floor + 90 }, [withAlpha(black, 0), withAlpha(black, 0.92)]),
          rectanglePath({ ...area, y: floor - 10, height: bottom - floor + 10 }),
        ),
        filled(mixColours(gold, black, 0.55), ...blades(front.filter((_, index) => index % 2 === 0))),
        filled(mixColours(black, gold, 0.14), ...blades(front.filter((_, index) => index % 2 === 1))),
        filled(
          mixColours(glare, gold, 0.2),
          ...[...back, ...front].filter((_, index) => index % 5 === 0).map((each) => seedHead(each, side)),
        ),
      ];
    }
  },
});
