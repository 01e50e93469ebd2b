import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';
import { rimLit } from '../drawing/rim-lit.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { type CliffTones, cliffFace } from '../things/cliff-face.ts';
import { cloakedTraveler } from '../things/cloaked-traveler.ts';
import { cumulus } from '../things/cumulus.ts';
import { duskSky } from '../things/dusk-sky.ts';
import { GROUP_PARAMETER, membersOf } from '../things/groups.ts';
import { mistBanks } from '../things/mist-banks.ts';
import { skyGate } from '../things/sky-gate.ts';
import { stairFlight } from '../things/stair-flight.ts';
import { landing, stoneLantern, tornBanner } from '../things/stair-furniture.ts';
import { stars } from '../things/stars.ts';
import { waterfall } from '../things/waterfall.ts';

const SUN: Rgba = { r: 255, g: 214, b: 138, a: 1 };
const MOSS: Rgba = { r: 104, g: 122, b: 66, a: 1 };

/** A stair cut into cliffs that climbs from terrace to terrace to a gate among the clouds, and somebody in a cloak on it. */
export const highStair = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 600, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1800, standard: 1320, isPlace: true }, // Where the nearest flight ends.
    people: { label: 'people', least: 0, most: 1, standard: 1, step: 1 },
    group: GROUP_PARAMETER,
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    birds: { label: 'birds', least: 0, most: 14, standard: 8, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const isDusk = parameters.night > 0;
    const at = (x: number, up: number): Point => ({ x: place(x), y: floor - room * up });
    /** Points from left to right, also where the scene is mirrored. */
    const edge = (...points: readonly (readonly [number, number])[]) => {
      const line = points.map(([x, up]) => at(x, up));
      return side > 0 ? line : line.toReversed();
    };
    const gold = mixColours(mixColours(colours.accent, colours.light, 0.2), SUN, 0.62);
    const pale = mixColours(mixColours(colours.paper, gold, 0.2), WHITE, 0.4);
    const deep = mixColours(colours.darkest, BLACK, 0.2);
    const haze = isDusk
      ? mixColours(mixColours(colours.main, colours.light, 0.24), gold, 0.16)
      : mixColours(mixColours(colours.light, gold, 0.42), colours.paper, 0.3);
    const rock = isDusk
      ? mixColours(colours.dark, colours.main, 0.3)
      : mixColours(mixColours(colours.main, colours.dark, 0.45), colours.light, 0.12);
    const sun = at(330, 0.66);
    const away = (tone: Rgba, depth: number) => mixColours(tone, haze, depth);
    const cliff = (depth: number): CliffTones => ({
      rock: away(rock, depth),
      light: away(gold, depth * 0.6),
      shade: away(mixColours(rock, deep, 0.72), depth),
      haze: away(haze, 0.2),
      green: away(mixColours(mixColours(MOSS, colours.second, 0.2), rock, 0.25), depth),
    });
    const stone = { stone: mixColours(rock, colours.light, 0.34), light: gold, shade: mixColours(rock, deep, 0.7) };
    return [
      ...sky(),
      ...pillars(),
      ...mistBanks(chanceOf('far mist'), { ...area, y: floor - room * 0.42, height: room * 0.3 }, withAlpha(pale, 0.5), 16),
      ...mountain(),
      ...mistBanks(
        chanceOf('mist'),
        { x: area.x, y: floor - room * 0.26, width: area.width, height: room * 0.24 },
        withAlpha(haze, 0.62),
        14,
      ),
      ...flock(),
      ...buttress(),
      glowBelow(calm, sun, room * 0.7, withAlpha(gold, 0.2)),
      ...travelers(),
      painted(
        linearPaint({ x: 0, y: floor - room * 0.04 }, { x: 0, y: floor + 70 }, [withAlpha(deep, 0), withAlpha(deep, 0.85)]),
        rectanglePath({ ...area, y: floor - room * 0.04, height: bottom - floor + room * 0.04 }),
      ),
    ];

    function sky(): readonly SceneNode[] {
      const from = { x: -side * 0.3, y: -0.95 };
      const tones = isDusk
        ? {
            lit: mixColours(gold, colours.main, 0.3),
            middle: mixColours(colours.main, colours.dark, 0.45),
            shade: mixColours(colours.dark, colours.darkest, 0.2),
          }
        : { lit: pale, middle: mixColours(colours.light, WHITE, 0.3), shade: mixColours(colours.light, colours.main, 0.3) };
      const veil = isDusk ? colours.dark : colours.light;
      return [
        duskSky(
          area,
          { calm, horizon: floor - room * 0.28, height: bottom - area.y },
          isDusk
            ? [colours.darkest, colours.dark, mixColours(colours.dark, gold, 0.45), mixColours(gold, colours.accent, 0.3)]
            : [colours.paper, colours.light, mixColours(colours.light, gold, 0.4), mixColours(gold, pale, 0.3)],
        ),
        ...(isDusk
          ? [
              filled(
                withAlpha(colours.paper, 0.6),
                stars(chanceOf('stars'), { ...area, height: calm - area.y }, Math.round(area.width * 0.09), 1.1),
              ),
            ]
          : []),
        ...[
          { x: 60, up: 0.3, width: 620, height: 0.58 },
          { x: -640, up: 0.3, width: 760, height: 0.6 },
          { x: 900, up: 0.36, width: 560, height: 0.5 },
          { x: 1500, up: 0.3, width: 700, height: 0.6 },
        ].flatMap(({ x, up, width, height }, index) =>
          cumulus(chanceOf(`cloud ${index}`), { base: at(x, up), width, height: room * height, from }, tones),
        ),
        painted(
          linearPaint({ x: 0, y: calm - 110 }, { x: 0, y: calm + room * 0.12 }, [withAlpha(veil, 0.9), withAlpha(veil, 0)]),
          rectanglePath({ ...area, y: calm - 110, height: 110 + room * 0.12 }),
        ),
        painted(
          linearPaint({ x: 0, y: floor - room * 0.6 }, { x: 0, y: floor - room * 0.2 }, [withAlpha(haze, 0), withAlpha(haze, 0.9)]),
          rectanglePath({ ...area, y: floor - room * 0.6, height: bottom - floor + room * 0.6 }),
        ),
        glowBelow(calm - 30, sun, room * 0.62, withAlpha(gold, 0.8)),
        glowBelow(calm, sun, room * 0.26, withAlpha(pale, 0.95)),
      ];
    }

    /** Pillars of rock far off, with falls of water. */
    function pillars(): readonly SceneNode[] {
      const random = chanceOf('pillars');
      const places: readonly (readonly [number, number, number, number])[] = [
        [-820, 0.5, 150, 0.5],
        [-430, 0.62, 120, 0.56],
        [120, 0.42, 110, 0.6],
        [-80, 0.56, 130, 0.42],
        [280, 0.34, 120, 0.46],
        [-620, 0.4, 200, 0.5],
        [1280, 0.6, 170, 0.6],
        [1720, 0.5, 190, 0.6],
      ];
      return places.flatMap(([x, up, width, depth]) => {
        const crest = [-0.5, -0.38, -0.24, -0.1, 0.06, 0.2, 0.34, 0.5].map((share, index): readonly [number, number] => [
          x + share * width,
          index === 0 || index === 7 ? up - 0.3 : up - Math.abs(share) * 0.12 + between(random, -0.025, 0.025),
        ]);
        const lip = at(x + width * 0.14, up - 0.04);
        return [
          ...cliffFace(random, { top: edge(...crest), bottom: floor, grain: 18, side: (x < 330 ? side : -side) as 1 | -1 }, cliff(depth)),
          ...(width < 140 ? waterfall(random, lip, 9, room * (up - 0.16), mixColours(pale, haze, 0.3)) : []),
        ];
      });
    }

    /** The mountain with the gate on it, and the upper flights of the stair. */
    function mountain(): readonly SceneNode[] {
      const random = chanceOf('mountain');
      const crest = edge(
        [330, 0.06],
        [352, 0.3],
        [378, 0.4],
        [430, 0.455],
        [470, 0.5],
        [500, 0.565],
        [548, 0.6],
        [770, 0.6],
        [806, 0.56],
        [850, 0.54],
        [890, 0.46],
        [960, 0.42],
        [1040, 0.34],
        [1200, 0.3],
        [1500, 0.22],
        [2300, 0.1],
      );
      const gate = at(664, 0.59);
      const tones = { stone: mixColours(stone.stone, haze, 0.16), light: mixColours(gold, pale, 0.3), shade: away(stone.shade, 0.16) };
      return [
        glow({ x: gate.x, y: gate.y - room * 0.16 }, room * 0.26, withAlpha(gold, 0.45)),
        ...skyGate(gate, room * 0.4, -side as 1 | -1, {
          ...tones,
          roof: mixColours(mixColours(colours.second, rock, 0.4), haze, 0.12),
          banner: colours.accent,
        }),
        ...cliffFace(random, { top: crest, bottom: floor + 20, grain: 30, side: -side as 1 | -1 }, cliff(0.2)),
        ...waterfall(random, at(868, 0.49), 26, room * 0.36, mixColours(pale, haze, 0.2)),
        ...stairFlight(random, { from: at(430, 0.505), to: at(640, 0.598), steps: 20, inwards: { x: side * 9, y: -7 } }, tones),
        ...stairFlight(
          random,
          { from: at(742, 0.37), to: at(424, 0.5), steps: 24, inwards: { x: side * 4, y: -11 } },
          {
            ...tones,
            stone: mixColours(stone.stone, haze, 0.1),
          },
        ),
        ...stoneLantern(at(424, 0.5), room * 0.045, side, isDusk ? 0.7 : 0.45, stone),
        ...stoneLantern(at(650, 0.6), room * 0.035, side, isDusk ? 0.7 : 0.45, stone),
      ];
    }

    /** The nearest rock with the lowest flight, on which the traveler climbs. */
    function buttress(): readonly SceneNode[] {
      const random = chanceOf('buttress');
      const behind = edge(
        [330, -0.1],
        [360, 0.16],
        [450, 0.24],
        [560, 0.315],
        [640, 0.375],
        [760, 0.385],
        [860, 0.36],
        [940, 0.3],
        [1060, 0.26],
        [1300, 0.1],
        [2300, -0.1],
      );
      const before = edge(
        [-1400, -0.7],
        [-300, -0.16],
        [-200, -0.108],
        [652, 0.318],
        [776, 0.305],
        [860, 0.235],
        [960, 0.16],
        [1100, 0.1],
        [1500, -0.05],
        [2300, -0.2],
      );
      return [
        ...cliffFace(
          random,
          { top: behind, bottom: floor + 80, grain: 38, side: -side as 1 | -1 },
          { ...cliff(0.07), light: mixColours(gold, rock, 0.25) },
        ),
        ...cliffFace(
          random,
          { top: before, bottom: Math.max(bottom, floor + 120), grain: 44, side: -side as 1 | -1 },
          { ...cliff(0), light: mixColours(gold, rock, 0.5), haze: deep },
        ),
        ...landing(at, Math.max(0.8, room * 0.0022), stone),
        ...stairFlight(random, { from: at(-200, -0.075), to: at(652, 0.352), steps: 26, inwards: { x: side * 20, y: -26 } }, stone),
        ...stoneLantern(at(664, 0.35), room * 0.085, side, isDusk ? 0.7 : 0.45, stone),
        ...stoneLantern(at(770, 0.352), room * 0.078, side, isDusk ? 0.7 : 0.45, stone),
        ...tornBanner(at(120, 0.1), room * 0.25, side, colours.accent, stone),
      ];
    }

    function flock(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const birds = Array.from({ length: Math.round(parameters.birds) }, () =>
        flyingBird(random, at(between(random, 60, 430), between(random, 0.34, 0.86)), between(random, 10, 30), between(random, -0.3, 0.3)),
      );
      return birds.length > 0 ? [filled(withAlpha(mixColours(deep, haze, 0.25), 0.85), ...birds)] : [];
    }

    function travelers(): readonly SceneNode[] {
      const members = membersOf(parameters.group);
      const count = members.length > 0 ? members.length : Math.round(parameters.people);
      const high = Math.min(170, room * 0.235);
      return Array.from({ length: count }, (_, index) => {
        const x = 330 + (index - (count - 1) / 2) * 96;
        const feet = at(x, -0.075 + ((x + 200) / 852) * 0.427 + 0.022);
        const isChild = members[index] === 'girl' || members[index] === 'boy';
        const { body, staff, tip, folds } = cloakedTraveler(feet, high * (isChild ? 0.72 : 1 - (index % 2) * 0.05), side);
        const rim = mixColours(gold, WHITE, 0.3);
        return [
          shadowOf([filled(deep, castShadow(body, feet, { across: -side * 0.9, down: 0.1 }))], withAlpha(deep, 0.5), { x: 0, y: 0 }, 4),
          filled(deep, staff),
          ...(index === 0
            ? [
                glow(tip, high * 0.3, withAlpha(SUN, 0.55)),
                filled(
                  mixColours(SUN, WHITE, 0.5),
                  polygon([
                    { x: tip.x, y: tip.y - high * 0.05 },
                    { x: tip.x + high * 0.022, y: tip.y },
                    { x: tip.x, y: tip.y + high * 0.03 },
                    { x: tip.x - high * 0.022, y: tip.y },
                  ]),
                ),
              ]
            : []),
          ...rimLit(body, mixColours(mixColours(colours.second, deep, 0.34), gold, 0.1), mixColours(deep, colours.second, 0.3), {
            from: { x: -side * 0.55, y: -0.84 },
            rim,
            breadth: Math.max(1.6, high * 0.016),
          }),
          stroked(withAlpha(deep, 0.5), high * 0.012, ...folds),
        ];
      }).flat();
    }
  },
});
