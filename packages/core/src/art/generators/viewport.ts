import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, layered, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { rimLit } from '../drawing/rim-lit.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { peopleAt } from '../things/backlit-people.ts';
import { bandedPlanet, planetShine, type PlanetTones } from '../things/banded-planet.ts';
import { farStarship } from '../things/far-starship.ts';
import { GROUP_PARAMETER } from '../things/groups.ts';
import { hullWindows } from '../things/hull-windows.ts';
import { shipConsole } from '../things/ship-console.ts';
import { stars } from '../things/stars.ts';

const LAMP: Rgba = { r: 255, g: 214, b: 150, a: 1 };

/** People at the great window of a ship, before a planet whose light falls on the deck. */
export const viewport = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1330, isPlace: true }, // Where the author's words begin.
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a woman, a man.
    group: GROUP_PARAMETER,
    ring: { label: 'ring', least: 0, most: 1, standard: 1, step: 1 },
    slant: { label: 'slant', least: -30, most: 30, standard: -16 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const space = mixColours(colours.darkest, BLACK, 0.35);
    const haze = mixColours(colours.main, colours.second, 0.3);
    const from = { x: -side * 0.74, y: -0.67 };
    const tones: PlanetTones = {
      clouds: [
        mixColours(mixColours(colours.paper, colours.accent, 0.16), LAMP, 0.2),
        mixColours(mixColours(colours.accent, colours.light, 0.5), LAMP, 0.25),
        mixColours(colours.accent, colours.main, 0.3),
        mixColours(mixColours(colours.accent, colours.dark, 0.55), colours.second, 0.2),
      ],
      night: mixColours(colours.darkest, BLACK, 0.5),
      air: mixColours(mixColours(colours.light, colours.second, 0.3), WHITE, 0.15),
      ring: mixColours(mixColours(colours.light, colours.accent, 0.35), LAMP, 0.3),
    };
    const shine = planetShine(tones);
    const tall = Math.min(300, room * 0.4);
    const feet: Point = { x: place(404), y: floor - room * 0.075 };
    const eye = feet.y - tall * 0.93;
    const wallFoot = feet.y - tall * 0.17;
    const sill = wallFoot - tall * 0.17;
    const radius = Math.min(420, room * 0.6);
    const planet = { middle: { x: place(628), y: calm + radius + 6 }, radius };
    const top = area.y + 52;
    const hull = mixColours(mixColours(colours.darkest, colours.main, 0.16), BLACK, 0.3);
    const without = [...sky(), ...world()];
    return [
      ...without,
      ...hullWindows(
        { area, top, sill, foot: wallFoot },
        { hull, shine, lamp: mixColours(LAMP, colours.second, 0.25), sign: colours.second },
      ),
      ...deck(),
      ...rail(),
      glow({ x: planet.middle.x, y: sill }, room * 0.6, withAlpha(shine, 0.13)),
      ...people(),
      ...controls(),
      ...dust(),
    ];

    function sky(): readonly SceneNode[] {
      const random = chanceOf('haze');
      const noise = smoothNoise(random);
      const clouds: SceneNode[] = [];
      for (let index = 0; index < 84 && clouds.length < 32; index += 1) {
        const at = { x: between(random, area.x, area.x + area.width), y: between(random, area.y, floor) };
        const dense = fractal(noise, at.x / 420 + at.y / 700, at.y / 360 - at.x / 900, 3);
        if (dense < 0.04) continue;
        const quiet = at.y < calm ? 0.55 : 1;
        const hue = mixColours(haze, dense > 0.22 ? colours.accent : colours.main, 0.45);
        clouds.push(glow(at, between(random, 140, 350), withAlpha(hue, Math.min(0.36, dense * 0.9) * quiet)));
      }
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: floor }, [space, colours.darkest, mixColours(colours.darkest, colours.dark, 0.8)]),
          rectanglePath(area),
        ),
        ...clouds,
        filled(
          withAlpha(colours.paper, 0.62),
          stars(chanceOf('stars'), { ...area, height: floor - area.y }, Math.round(area.width * 0.34), 1.3),
        ),
        // Among the letters a bright star would be a dot or an accent.
        filled(WHITE, stars(chanceOf('bright stars'), { ...area, y: calm, height: floor - calm }, Math.round(area.width * 0.012), 2.8)),
      ];
    }

    function world(): readonly SceneNode[] {
      const ship = {
        hull: mixColours(colours.light, colours.dark, 0.45),
        shade: mixColours(colours.dark, BLACK, 0.3),
        light: mixColours(shine, WHITE, 0.2),
        lamp: LAMP,
        jet: mixColours(colours.second, colours.light, 0.2),
      };
      const moon = { x: place(196), y: calm + room * 0.12 };
      return [
        ...bandedPlanet(
          chanceOf('planet'),
          { ...planet, pole: 15, tilt: side * parameters.slant, from, hasRing: parameters.ring > 0 },
          tones,
        ),
        ...moonAt(moon, room * 0.036),
        ...farStarship({ middle: { x: place(300), y: calm + room * 0.235 }, length: Math.min(250, room * 0.34), side, rise: 4 }, ship),
        ...farStarship({ middle: { x: place(118), y: calm + room * 0.31 }, length: Math.min(64, room * 0.09), side, rise: 4 }, ship),
      ];
    }

    function moonAt(middle: Point, size: number): readonly SceneNode[] {
      const body = ellipse(middle, size);
      return [
        clipped(body, [
          filled(tones.night, body),
          glow({ x: middle.x + from.x * size * 0.7, y: middle.y + from.y * size * 0.7 }, size * 1.5, mixColours(colours.light, LAMP, 0.3)),
        ]),
      ];
    }

    /** The polished deck, in which all that shines stands on its head. */
    function deck(): readonly SceneNode[] {
      const plane = rectanglePath({ x: area.x, y: wallFoot, width: area.width, height: bottom - wallFoot });
      const middle = 500;
      const seam = (step: number) =>
        polyline([
          { x: middle + step * 96, y: wallFoot },
          { x: middle + step * 96 * ((bottom - eye) / (wallFoot - eye)), y: bottom },
        ]);
      const cross = [0.93, 0.8, 0.66, 0.52, 0.4].map((distance) => {
        const y = eye + (wallFoot - eye) / distance;
        return polyline([
          { x: area.x, y },
          { x: area.x + area.width, y },
        ]);
      });
      const count = Math.ceil(area.width / 96);
      const seams = Array.from({ length: 2 * count + 1 }, (_, index) => seam(index - count));
      const base = mixColours(hull, shine, 0.12);
      const random = chanceOf('gleam');
      const gleams = Array.from({ length: 40 }, () => {
        const down = random() ** 1.5;
        return ellipse(
          { x: planet.middle.x + between(random, -1, 1) * radius * (0.75 + down * 0.3), y: wallFoot + 8 + down * tall * 0.72 },
          between(random, 20, 80) * (0.5 + down),
          1 + 3 * down,
        );
      });
      return [
        painted(linearPaint({ x: 0, y: wallFoot }, { x: 0, y: wallFoot + tall * 0.95 }, [base, hull, mixColours(hull, BLACK, 0.6)]), plane),
        clipped(plane, [
          // What is far beyond the glass is mirrored about the horizon.
          layered([{ kind: 'group', transform: [1, 0, 0, -1, 0, 2 * eye], children: planetMirrored() }], { opacity: 0.34 }),
          painted(
            linearPaint({ x: 0, y: wallFoot }, { x: 0, y: wallFoot + tall * 0.8 }, [withAlpha(hull, 0.1), withAlpha(hull, 0.55), hull]),
            plane,
          ),
          filled(withAlpha(shine, 0.2), ...gleams),
          stroked(withAlpha(BLACK, 0.5), 2.2, ...seams, ...cross),
          painted(
            linearPaint({ x: 0, y: wallFoot }, { x: 0, y: wallFoot + 70 }, [withAlpha(LAMP, 0.42), withAlpha(LAMP, 0)]),
            rectanglePath({ x: area.x, y: wallFoot, width: area.width, height: 70 }),
          ),
        ]),
      ];
    }

    function planetMirrored(): readonly SceneNode[] {
      const path = ellipse(planet.middle, radius);
      const toward = { x: planet.middle.x + from.x * radius, y: planet.middle.y + from.y * radius };
      const away = { x: planet.middle.x - from.x * radius, y: planet.middle.y - from.y * radius };
      const mirrored = painted(linearPaint(toward, away, [tones.clouds[0], tones.clouds[1], tones.clouds[3], tones.night]), path);
      return [
        glow(planet.middle, radius * 1.6, withAlpha(shine, 0.6)),
        shadowOf([mirrored], withAlpha(shine, 0.75), { x: 0, y: 0 }, radius * 0.07),
      ];
    }

    /** A rail before the window: posts with a glowing foot, and a bar that takes the light of the planet. */
    function rail(): readonly SceneNode[] {
      const foot = wallFoot + tall * 0.055;
      const head = foot - tall * 0.47;
      const tone = mixColours(hull, BLACK, 0.35);
      const posts = Array.from({ length: Math.ceil(area.width / 170) + 1 }, (_, index) => {
        const x = 500 + (Math.floor((area.x - 500) / 170) + index + 0.5) * 170;
        return polygon([
          { x: x - 5, y: head },
          { x: x + 5, y: head },
          { x: x + 8, y: foot },
          { x: x - 8, y: foot },
        ]);
      });
      const line = (y: number, height: number) => rectanglePath({ x: area.x, y, width: area.width, height });
      return [
        filled(tone, ...posts),
        stroked(withAlpha(shine, 0.3), 1.4, ...posts),
        filled(withAlpha(mixColours(shine, WHITE, 0.4), 0.07), line(head + 12, foot - head - 24)),
        filled(tone, line(head - 5, 12), line(head + (foot - head) * 0.5, 4)),
        painted(
          {
            kind: 'linear',
            from: { x: planet.middle.x - radius * 1.6, y: 0 },
            to: { x: planet.middle.x + radius * 1.6, y: 0 },
            stops: [0.12, 0.42, 0.58, 0.9].map((offset, index) => ({
              offset,
              colour: withAlpha(mixColours(shine, WHITE, 0.45), [0.18, 0.95, 0.95, 0.18][index] ?? 0),
            })),
          },
          line(head - 6, 3.6),
        ),
      ];
    }

    /** The people, dark before the planet, with its light on their edges and their shadows on the deck. */
    function people(): readonly SceneNode[] {
      if (parameters.person < 0.5 && parameters.group < 0.5) return [];
      const body = peopleAt(feet, tall, parameters.person, parameters.group);
      const dark = mixColours(colours.darkest, BLACK, 0.55);
      const rim = mixColours(shine, WHITE, 0.35);
      const shadow = castShadow(body, feet, { across: ((feet.x - planet.middle.x) / (tall * 2.6)) * 0.9, down: 0.62 });
      const mirror = transformPath(body, [1, 0, 0, -0.55, 0, feet.y * 1.55]);
      return [
        shadowOf([filled(dark, shadow)], withAlpha(BLACK, 0.5), { x: 0, y: 0 }, 5),
        filled(withAlpha(dark, 0.5), mirror),
        shadowOf([filled(rim, body)], withAlpha(shine, 0.5), { x: 0, y: 0 }, 9),
        ...rimLit(body, mixColours(dark, shine, 0.16), dark, {
          from: { x: side * 0.62, y: -0.78 },
          rim,
          breadth: Math.max(1.8, tall * 0.011),
        }),
      ];
    }

    /** A console with screens in front, at the side that the people leave open. */
    function controls(): readonly SceneNode[] {
      return shipConsole(chanceOf('screens'), { x: place(862), y: floor + tall * 0.16 }, tall * 1.06, {
        hull,
        shine,
        screen: mixColours(colours.second, colours.main, 0.25),
        lamp: LAMP,
      });
    }

    /** Dust that floats in the light. */
    function dust(): readonly SceneNode[] {
      const random = chanceOf('dust');
      const motes = Array.from({ length: 46 }, () =>
        ellipse(
          { x: planet.middle.x + between(random, -1, 1) * radius * 1.2, y: between(random, sill - room * 0.3, floor) },
          between(random, 0.7, 1.9),
        ),
      );
      return [filled(withAlpha(mixColours(shine, WHITE, 0.5), 0.4), ...motes)];
    }
  },
});
