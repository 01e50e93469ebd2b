import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { type ColonyTones, colonyDome, colonyMast, colonyTower, colonyTunnel } from '../things/colony-domes.ts';
import { spacesuit } from '../things/spacesuit.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const LAMP: Rgba = { r: 255, g: 206, b: 128, a: 1 };

/** A settlement of lit domes on the plain of another world, under a great planet; somebody comes back to it on foot. */
export const colony = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1290, isPlace: true }, // Where the person stands.
    group: GROUP_PARAMETER,
    day: { label: 'evening', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const isDay = parameters.day > 0;
    const horizon = calm + room * 0.52;
    const deep = mixColours(colours.darkest, BLACK, 0.35);
    const sunTone = mixColours(mixColours(colours.accent, LAMP, 0.35), colours.light, 0.2);
    const haze = isDay ? mixColours(colours.light, sunTone, 0.45) : mixColours(mixColours(colours.main, sunTone, 0.55), colours.dark, 0.1);
    const high = isDay ? colours.paper : colours.dark;
    const sand = mixColours(mixColours(colours.accent, colours.main, 0.4), isDay ? colours.light : colours.darkest, 0.2);
    const sun: Point = { x: place(860), y: horizon - room * 0.015 };
    const planet: Point = { x: place(330), y: calm + room * 0.36 };
    const reach = Math.min(400, room * 0.48);
    const tones: ColonyTones = {
      shell: mixColours(mixColours(haze, deep, 0.55), WHITE, 0.06),
      lamp: mixColours(LAMP, WHITE, 0.1),
      shade: mixColours(deep, haze, 0.14),
      beacon: colours.second,
      rim: mixColours(sunTone, WHITE, 0.3),
      side,
    };
    return [...sky(), ...world(), ...ranges(), ...plain(), ...settlement(), ...track(), ...rocks(), ...person()];

    function sky(): readonly SceneNode[] {
      const share = Math.max(0.05, (calm - area.y) / (horizon - area.y));
      const lights = stars(chanceOf('stars'), { ...area, height: horizon - area.y - room * 0.1 }, Math.round(area.width / 5), 2.4);
      return [
        {
          kind: 'fill',
          path: rectanglePath(area),
          paint: {
            kind: 'linear',
            from: { x: 0, y: area.y },
            to: { x: 0, y: horizon },
            stops: [
              { offset: 0, colour: isDay ? high : mixColours(high, colours.darkest, 0.6) },
              { offset: share, colour: isDay ? mixColours(high, haze, 0.25) : high },
              { offset: 1, colour: haze },
            ],
          },
        },
        ...(isDay ? [] : [filled(withAlpha(mixColours(colours.paper, WHITE, 0.4), 0.62), lights)]),
        glow(sun, room * 0.95, withAlpha(sunTone, isDay ? 0.8 : 0.7)),
      ];
    }

    /** The planet with bands of cloud and a ring, lit on the side of the sun, and pale where the air lies before it. */
    function world(): readonly SceneNode[] {
      const disc = ellipse(planet, reach);
      const random = chanceOf('planet');
      const body = isDay ? mixColours(colours.main, haze, 0.45) : mixColours(colours.main, colours.second, 0.25);
      const bands = Array.from({ length: 9 }, (_, index) => {
        const y = planet.y - reach + ((index + 0.5) / 9) * reach * 2 + between(random, -8, 8);
        const tall = reach * between(random, 0.03, 0.1);
        return ellipse({ x: planet.x + between(random, -0.3, 0.3) * reach, y }, reach * 1.3, tall);
      });
      const ring = (from: number, to: number, half: 1 | -1): Path => polygon([...arc(from, half), ...arc(to, half).toReversed()]);
      const arc = (share: number, half: 1 | -1) =>
        Array.from({ length: 33 }, (_, index): Point => {
          const angle = (index / 32) * Math.PI * half;
          const [x, y] = [Math.cos(angle) * reach * share, Math.sin(angle) * reach * share * 0.2];
          const tilt = -side * 0.3;
          return { x: planet.x + x * Math.cos(tilt) - y * Math.sin(tilt), y: planet.y + x * Math.sin(tilt) + y * Math.cos(tilt) };
        });
      const ice = withAlpha(mixColours(colours.paper, haze, 0.25), isDay ? 0.75 : 0.62);
      const rings = (half: 1 | -1) => [filled(ice, ring(1.28, 1.46, half)), filled(withAlpha(ice, 0.45), ring(1.5, 1.72, half))];
      return [
        ...rings(-1),
        filled(body, disc),
        clipped(disc, [
          filled(withAlpha(mixColours(body, colours.paper, 0.5), 0.34), ...bands.filter((_, index) => index % 2 === 0)),
          filled(withAlpha(mixColours(body, deep, 0.5), 0.3), ...bands.filter((_, index) => index % 2 === 1)),
          painted(
            linearPaint(
              { x: planet.x + side * reach * 0.8, y: planet.y + reach * 0.5 },
              { x: planet.x - side * reach * 0.75, y: planet.y - reach * 0.55 },
              [
                withAlpha(mixColours(sunTone, WHITE, 0.4), 0.55),
                withAlpha(body, 0),
                withAlpha(isDay ? mixColours(high, haze, 0.2) : colours.darkest, 0.88),
              ],
            ),
            disc,
          ),
        ]),
        ...rings(1),
        painted(
          linearPaint({ x: 0, y: horizon - room * 0.42 }, { x: 0, y: horizon }, [withAlpha(haze, 0), withAlpha(haze, 0.94)]),
          rectanglePath({ ...area, y: horizon - room * 0.42, height: room * 0.42 + 6 }),
        ),
        filled(mixColours(sunTone, WHITE, 0.75), ellipse(sun, Math.min(40, room * 0.055))),
        glow(sun, room * 0.3, withAlpha(mixColours(sunTone, WHITE, 0.4), 0.8)),
      ];
    }

    /** Table mountains in two planes of haze. */
    function ranges(): readonly SceneNode[] {
      return [0, 1].map((index) => {
        const base = horizon + room * [0, 0.02][index]!;
        const ridge = ridgeOf(chanceOf(`range ${index}`), {
          base,
          reach: room * [0.13, 0.085][index]!,
          shape: 'sharp',
          spacing: [330, 230][index]!,
        });
        // Flat tops, as wind and dust leave them.
        const table = (x: number) => Math.max(base - room * [0.1, 0.06][index]!, Math.min(base + 4, ridge(x)));
        const tone = mixColours(mixColours(sand, deep, 0.5), haze, [0.62, 0.4][index]!);
        return painted(
          linearPaint({ x: place(0), y: 0 }, { x: place(1000), y: 0 }, [tone, mixColours(tone, sunTone, 0.4)]),
          areaUnder(across(area, 7, table), horizon + 80),
        );
      });
    }

    function plain(): readonly SceneNode[] {
      const random = chanceOf('plain');
      const land = areaUnder(
        across(area, 14, (x) => horizon + room * 0.045 + 5 * Math.sin(x / 140)),
        bottom,
      );
      const dunes = Array.from({ length: 26 }, () => {
        const y = horizon + room * (0.07 + 0.55 * random() ** 1.4);
        const near = (y - horizon) / room;
        return ellipse(
          { x: between(random, area.x, area.x + area.width), y },
          between(random, 90, 300) * (0.5 + near * 1.6),
          2.5 + near * 17,
        );
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor + 60 }, [
            mixColours(sand, haze, 0.55),
            mixColours(sand, deep, 0.32),
            mixColours(sand, deep, 0.78),
          ]),
          land,
        ),
        clipped(land, [
          glow({ x: sun.x, y: horizon + room * 0.05 }, room * 0.7, withAlpha(sunTone, 0.5)),
          filled(withAlpha(mixColours(sand, deep, 0.72), 0.34), ...dunes.filter((_, index) => index % 2 === 0)),
          filled(withAlpha(mixColours(sand, sunTone, 0.7), 0.3), ...dunes.filter((_, index) => index % 2 === 1)),
        ]),
      ];
    }

    function settlement(): readonly SceneNode[] {
      const ground = horizon + room * 0.13;
      const unit = Math.min(1, room / 640);
      const domes = [
        { x: 250, y: -20, radius: 56 },
        { x: 690, y: -16, radius: 66 },
        { x: -340, y: -12, radius: 74 },
        { x: 1330, y: -10, radius: 80 },
        { x: 560, y: 12, radius: 92 },
        { x: 390, y: 16, radius: 122 },
      ].map(({ x, y, radius }) => ({ foot: { x: place(x), y: ground + y * unit }, radius: radius * unit }));
      const [, , , , right, great] = domes;
      const pad = { x: place(800), y: ground + 22 * unit };
      return [
        ...colonyMast({ x: place(480), y: ground - 14 * unit }, 210 * unit, tones),
        ...colonyMast({ x: place(150), y: ground - 4 * unit }, 130 * unit, tones),
        ...domes.slice(0, 4).flatMap(({ foot, radius }, index) => colonyDome(chanceOf(`dome ${index}`), foot, radius, tones)),
        ...(right && great ? colonyTunnel(great.foot, { x: pad.x, y: great.foot.y }, 26 * unit, tones) : []),
        ...domes.slice(4).flatMap(({ foot, radius }, index) => colonyDome(chanceOf(`dome ${index + 4}`), foot, radius, tones)),
        filled(withAlpha(deep, 0.5), ellipse({ x: pad.x - side * 26, y: pad.y }, 80 * unit, 8 * unit)),
        ...colonyTower(pad, 270 * unit, tones),
      ];
    }

    /** Two ruts from the viewer to the air lock, and the shadows of the settlement. */
    function track(): readonly SceneNode[] {
      const middle = (t: number) => place(430 + 330 * t ** 2 - 40 * Math.sin(t * 3.2));
      const rut = (sign: number) =>
        smoothLine(
          Array.from({ length: 13 }, (_, index): Point => {
            const t = index / 12;
            return { x: middle(t) + sign * (6 + 74 * t ** 1.6), y: horizon + room * (0.17 + 0.52 * t ** 1.25) };
          }),
        );
      return [-1, 1].flatMap((sign) =>
        [0, 1].map((pass) =>
          stroked(withAlpha(pass ? mixColours(sand, sunTone, 0.55) : deep, pass ? 0.3 : 0.42), pass ? 4 : 9, rut(sign + pass * 0.04)),
        ),
      );
    }

    function rocks(): readonly SceneNode[] {
      const random = chanceOf('rocks');
      return Array.from({ length: 34 }, () => {
        const y = horizon + room * (0.2 + 0.5 * random());
        const size = (6 + 46 * ((y - horizon) / room) ** 1.5) * between(random, 0.5, 1.2);
        return { x: between(random, area.x, area.x + area.width), y, size };
      })
        .filter(({ x, size }) => Math.abs(x - place(500)) > 150 + size)
        .toSorted((first, second) => first.y - second.y)
        .flatMap(({ x, y, size }) => {
          const rock = polygon([
            { x: x - size, y },
            { x: x - size * 0.7, y: y - size * 0.55 },
            { x: x - size * 0.1, y: y - size * 0.8 },
            { x: x + size * 0.6, y: y - size * 0.5 },
            { x: x + size, y },
          ]);
          return [
            filled(withAlpha(deep, 0.4), ellipse({ x: x - side * size * 0.9, y: y + 1 }, size * 1.5, size * 0.2)),
            painted(
              linearPaint({ x: x + side * size, y: 0 }, { x: x - side * size * 0.6, y: 0 }, [
                mixColours(sand, sunTone, 0.5),
                mixColours(sand, deep, 0.75),
              ]),
              rock,
            ),
          ];
        });
    }

    /** Somebody on the way home, dark against the light of the domes, with a long shadow. */
    function person(): readonly SceneNode[] {
      const foot = { x: place(560), y: floor + 6 };
      const height = Math.min(290, room * 0.4);
      const group = groupOf(parameters.group, foot, height);
      const path = group ?? spacesuit(foot, height).outline;
      const tone = mixColours(deep, mixColours(sand, haze, 0.4), 0.14);
      const edge = mixColours(sunTone, WHITE, 0.3);
      return [
        painted(
          linearPaint({ x: 0, y: floor - 60 }, { x: 0, y: floor + 90 }, [withAlpha(deep, 0), withAlpha(deep, 0.9)]),
          rectanglePath({ ...area, y: floor - 60, height: bottom - floor + 60 }),
        ),
        shadowOf([filled(tone, castShadow(path, foot, { across: -side * 0.9, down: 0.3 }))], withAlpha(BLACK, 0.5), { x: 0, y: 0 }, 3),
        filled(edge, path),
        clipped(path, [shadowOf([filled(tone, path)], tone, { x: -side * height * 0.016, y: height * 0.008 }, 1.2)]),
        ...(group ? [] : onSuit(foot, height, tone, edge)),
      ];
    }

    /** The pack, its lamp, and the sky in the helmet. */
    function onSuit(foot: Point, height: number, tone: Rgba, edge: Rgba): readonly SceneNode[] {
      const { pack, seams, helmet, lamp } = spacesuit(foot, height);
      return [
        painted(
          linearPaint({ x: foot.x + side * height * 0.12, y: 0 }, { x: foot.x - side * height * 0.12, y: 0 }, [
            mixColours(tone, edge, 0.5),
            mixColours(tone, edge, 0.14),
          ]),
          pack,
        ),
        stroked(withAlpha(deep, 0.7), height * 0.008, seams),
        clipped(helmet, [
          painted(
            linearPaint(
              { x: foot.x + side * height * 0.09, y: foot.y - height },
              { x: foot.x - side * height * 0.04, y: foot.y - height * 0.86 },
              [withAlpha(edge, 0.85), withAlpha(edge, 0)],
            ),
            helmet,
          ),
        ]),
        glow(lamp, height * 0.06, withAlpha(colours.second, 0.9)),
        filled(mixColours(colours.second, WHITE, 0.5), ellipse(lamp, height * 0.008)),
      ];
    }
  },
});
