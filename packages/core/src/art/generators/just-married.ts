import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glowBelow, linearPaint, painted, skyDown } from '../drawing/nodes.ts';
import { across as alongWidth, areaUnder, ellipse, smoothShape } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { bouquet, raisedArm, windyVeil } from '../things/bridal-pair.ts';
import { countryRoad, roadAt, treesAlong } from '../things/country-road.ts';
import { blossoms } from '../things/doorstep-plants.ts';
import { DAY_RAYS, DUSK_RAYS, raysFrom } from '../things/light-behind-words.ts';
import { dogFromBehind } from '../things/park-seat.ts';
import { seatedFriend } from '../things/seated-friends.ts';
import { draggedCans, SEAT_BACK, weddingCar } from '../things/wedding-car.ts';
import { PAIRS, looksOf, pairOf } from '../things/two-people.ts';

const COAT: Rgba = { r: 208, g: 150, b: 92, a: 1 };
const EAR: Rgba = { r: 90, g: 48, b: 30, a: 1 };
const GREEN: Rgba = { r: 96, g: 150, b: 92, a: 1 };
const GOLD: Rgba = { r: 255, g: 214, b: 140, a: 1 };

/** A wedding car from behind on a country road: two in it, a veil in the wind, cans on strings, and petals in the air. */
export const justMarried = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1240, isPlace: true }, // Where the cans end.
    people: { label: 'people', least: 0, most: PAIRS.length - 1, standard: 0, step: 1 },
    skins: { label: 'color', least: 0, most: 15, standard: 0, step: 1 },
    dog: { label: 'dog', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, bottom } = sceneRoom(area, parameters, 240);
    const isDusk = parameters.night > 0;
    const facing: 1 | -1 = parameters.mirrored > 0 ? -1 : 1;
    const across = (x: number) => (facing > 0 ? x : 1000 - x);
    const horizon = calm + room * 0.36;
    const width = Math.min(470, room * 0.76);
    const foot: Point = { x: 500, y: floor - width * 0.28 };
    const sky = isDusk ? colours.dark : colours.light;
    const glowing = mixColours(mixColours(GOLD, colours.accent, isDusk ? 0.3 : 0.08), colours.paper, isDusk ? 0.1 : 0.35);
    const shade = mixColours(colours.darkest, BLACK, 0.12);
    const dim = (tone: Rgba) => (isDusk ? mixColours(tone, colours.dark, 0.34) : tone);
    const grass = dim(mixColours(mixColours(GREEN, colours.second, 0.25), colours.light, 0.12));
    const petals: readonly [Rgba, Rgba] = [mixColours(colours.accent, WHITE, 0.16), mixColours(colours.paper, WHITE, 0.4)];
    const sun = { x: across(330), y: horizon - room * 0.02 };
    const [first, second] = pairOf(parameters.people);
    const pair = [first === 'woman', second === 'woman'] as const;
    const place = { area, horizon, room, facing } as const;
    const tones = {
      grass,
      road: dim(mixColours(mixColours(colours.paper, colours.dark, isDusk ? 0.5 : 0.16), colours.second, 0.12)),
      line: mixColours(colours.paper, WHITE, 0.45),
      air: mixColours(sky, glowing, 0.7),
      light: glowing,
      shade,
    };
    return [
      skyDown(area, horizon + 40 - area.y, horizon, [
        { offset: 0, colour: mixColours(sky, isDusk ? colours.darkest : colours.main, isDusk ? 0.16 : 0.38) },
        { offset: Math.max(0.1, (calm - area.y) / (horizon - area.y) - 0.12), colour: sky },
        { offset: 1, colour: mixColours(sky, glowing, 0.85) },
      ]),
      ...raysFrom(sun, sun.y - area.y, withAlpha(mixColours(GOLD, colours.accent, 0.16), isDusk ? DUSK_RAYS : DAY_RAYS)),
      glowBelow(calm, sun, 300, withAlpha(glowing, 0.9)),
      filled(mixColours(glowing, WHITE, 0.5), ellipse(sun, Math.min(74, room * 0.11))),
      ...hills(),
      ...countryRoad(place, tones, bottom),
      ...treesAlong(chanceOf('trees'), place, tones),
      ...verges(),
      ...veils(),
      ...car(),
      ...confetti(),
    ];

    function hills(): readonly SceneNode[] {
      const random = chanceOf('hills');
      return [0, 1, 2].map((index) => {
        const phase = between(random, 0, 6.28);
        const tone = mixColours(mixColours(grass, colours.second, 0.45 - index * 0.18), mixColours(sky, glowing, 0.7), 0.62 - index * 0.26);
        const line = alongWidth(
          area,
          24,
          (x) => horizon - room * (0.085 - index * 0.036) - Math.sin(x / (170 + index * 46) + phase) * room * 0.032,
        );
        return painted(
          linearPaint({ x: 0, y: horizon - room * 0.1 }, { x: 0, y: horizon + room * 0.1 }, [tone, mixColours(tone, glowing, 0.3)]),
          areaUnder(line, horizon + room * 0.1),
        );
      });
    }

    /** Flowers along the road, large at the reader's feet. */
    function verges(): readonly SceneNode[] {
      const random = chanceOf('verge');
      return [-1, 1].flatMap((sign) =>
        [0, 1, 2].flatMap((row) => {
          const share = 0.3 + row * 0.16;
          const count = 11 - row * 2;
          const places = Array.from({ length: count }, () => {
            const part = share + between(random, 0, 0.15);
            const { middle, y, half } = roadAt(place, bottom, part);
            return { x: middle + sign * (half + between(random, 14, 60 + row * 60)), y };
          });
          return blossoms(random, places, 6 + row * 4, [dim(petals[row % 2] ?? petals[0]), dim(mixColours(colours.second, WHITE, 0.4))]);
        }),
      );
    }

    function seatOf(index: 0 | 1): Point {
      return {
        x: foot.x + (index === 0 ? -1 : 1) * facing * width * (parameters.dog > 0 ? 0.215 : 0.16),
        y: foot.y - width * (SEAT_BACK - 0.19),
      };
    }

    /** Veils in the wind, up to the words. */
    function veils(): readonly SceneNode[] {
      return ([0, 1] as const).flatMap((index) => {
        if (!pair[index]) return [];
        const { x, y } = seatOf(index);
        const out = (index === 0 ? -1 : 1) * facing;
        const top = Math.max(calm + 26, y - width * 0.98);
        const head = { x: x + out * width * 0.02, y: y - width * 0.38 };
        const rise = head.y - top;
        return windyVeil(
          [
            head,
            { x: head.x + out * width * 0.16, y: head.y - rise * 0.16 },
            { x: head.x + out * width * 0.3, y: head.y - rise * 0.52 },
            { x: head.x + out * width * 0.5, y: head.y - rise * 0.66 },
            { x: head.x + out * width * 0.68, y: top + rise * 0.1 },
          ],
          width * 0.3,
          mixColours(colours.paper, WHITE, 0.7),
          shade,
        );
      });
    }

    function car(): readonly SceneNode[] {
      const { behind, before } = weddingCar(chanceOf('car'), foot, width, {
        paint: dim(colours.accent),
        seats: dim(mixColours(colours.paper, colours.second, 0.2)),
        hood: dim(mixColours(colours.second, colours.darkest, 0.25)),
        ribbon: dim(colours.accent),
        petals: [dim(mixColours(colours.accent, WHITE, 0.5)), dim(petals[1])],
        shade,
        sky: mixColours(sky, glowing, 0.5),
      });
      const tins = [colours.second, colours.paper, mixColours(colours.accent, WHITE, 0.2)].map(dim);
      return [
        ...behind,
        ...couple(),
        ...(parameters.dog > 0 ? dog() : []),
        ...before,
        ...draggedCans(chanceOf('cans'), { x: foot.x, y: foot.y - width * 0.12 }, width * 0.36, tins, shade),
      ];
    }

    function couple(): readonly SceneNode[] {
      const tall = width * 0.46;
      return ([0, 1] as const).flatMap((index) => {
        const isBride = pair[index];
        const looks = looksOf(parameters.skins, index);
        const out = (index === 0 ? -1 : 1) * facing;
        const seat = seatOf(index);
        const skin = dim(looks.skin);
        const top = dim(isBride ? mixColours(colours.paper, WHITE, 0.6) : mixColours(colours.darkest, colours.second, 0.35));
        const at = (x: number, y: number): Point => ({ x: seat.x + out * x * tall, y: seat.y - y * tall });
        const { nodes } = seatedFriend(
          { seat, height: tall, hair: isBride ? 'tied' : 'cropped', lean: -out * 0.07, arms: [], hood: false },
          {
            top,
            hair: dim(looks.hair),
            skin,
            jeans: top,
            shade: mixColours(shade, colours.accent, 0.2),
          },
          { from: { x: -0.5 * facing, y: -0.86 }, rim: mixColours(GOLD, WHITE, 0.5), breadth: tall * 0.016 },
        );
        const hand = isBride ? at(0.5, 1.02) : at(0.46, 1);
        return [
          ...raisedArm([at(0.19, 0.6), at(0.4, 0.7), hand], tall, skin, isBride ? null : top, shade),
          ...nodes,
          ...(isBride
            ? bouquet(chanceOf(`bouquet ${index}`), { x: hand.x, y: hand.y - tall * 0.04 }, tall * 0.24, petals, dim(colours.accent))
            : []),
        ];
      });
    }

    /** The dog between the two, which looks at one of them. */
    function dog(): readonly SceneNode[] {
      const seat: Point = { x: foot.x, y: foot.y - width * (SEAT_BACK - 0.16) };
      return dogFromBehind(
        seat,
        width * 0.37,
        facing,
        { coat: dim(COAT), ear: dim(mixColours(COAT, EAR, 0.62)), collar: dim(colours.accent), shade },
        { from: { x: -0.5 * facing, y: -0.86 }, rim: mixColours(GOLD, WHITE, 0.5), breadth: width * 0.007 },
      );
    }

    /** Petals and paper hearts in the air behind the car. */
    function confetti(): readonly SceneNode[] {
      const random = chanceOf('confetti');
      const tones = [
        colours.accent,
        mixColours(colours.paper, WHITE, 0.6),
        mixColours(GOLD, colours.accent, 0.12),
        mixColours(colours.second, WHITE, 0.35),
      ];
      const bits = Array.from({ length: Math.round(area.width / 11) }, (_, index) => {
        const x = area.x + random() * area.width;
        const y = between(random, calm + 30, floor + 30);
        const [size, turn] = [between(random, 4, 9), random() * 6.28];
        const p = (a: number, r: number): Point => ({ x: x + Math.cos(turn + a) * size * r, y: y + Math.sin(turn + a) * size * r * 0.8 });
        return { tone: index % tones.length, path: smoothShape([p(0, 1.2), p(1.3, 0.6), p(3.14, 1), p(4.9, 0.6)]) };
      });
      return tones.map((tone, index) => filled(dim(tone), ...bits.filter((bit) => bit.tone === index).map(({ path }) => path)));
    }
  },
});
