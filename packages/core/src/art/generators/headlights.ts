import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothShape } from '../drawing/outlines.ts';
import { conifer } from '../things/conifers.ts';
import { figure } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { DUSK_RAYS, raysFrom } from '../things/light-behind-words.ts';

/** Half the width of the road at the near edge of the front, units. */
const HALF = 430;
/** The distance of the car, in multiples of that of the near edge. */
const CAR = 3.1;

/** A road through a wood at night: a car with its headlights on, and somebody before it on the wet asphalt. */
export const headlights = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 100, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    horizon: { least: 300, most: 1500, standard: 1020, isPlace: true },
    floor: { least: 500, most: 1900, standard: 1400, isPlace: true }, // Foot of the front.
    across: { label: 'middleAcross', least: 300, most: 700, standard: 500 },
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 }, // Nobody, a man, a woman.
    group: GROUP_PARAMETER,
    rain: { label: 'rain', least: 0, most: 1, standard: 0, step: 1 },
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, across: middle, person, group, rain, snow } = parameters;
    const horizon = Math.max(top + 80, parameters.horizon);
    const floor = Math.max(horizon + 120, parameters.floor);
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const black = mixColours(colours.darkest, BLACK, 0.45);
    const eye = floor - horizon;
    const air = horizon - top;
    const lamp = mixColours(mixColours(colours.accent, colours.paper, 0.35), WHITE, 0.2);
    const fog = mixColours(colours.dark, colours.accent, 0.42);
    const mist = mixColours(fog, lamp, 0.35);
    /** Turns a place beside the middle of the road, a height over it and a distance into a point of the front. */
    const at = (x: number, high: number, far: number): Point => ({ x: middle + x / far, y: horizon + (eye - high) / far });
    const wide = (HALF * 0.78) / CAR;
    const base = at(0, 0, CAR);
    const car = { x: middle, y: base.y };
    const lights = [-1, 1].map((side) => ({ x: car.x + side * wide * 0.74, y: car.y - wide * 0.56 }));
    const feet = at(0, 0, 1.75);
    const tall = Math.min(eye * 0.66, air * 0.92 + eye * 0.2);
    const body =
      groupOf(group, feet, tall) ?? (person > 0 ? figure(feet, tall * (person > 1 ? 0.95 : 1), person > 1 ? 'dress' : 'coat') : null);
    return [
      {
        kind: 'fill',
        path: rectanglePath({ ...area, height: horizon - area.y + 20 }),
        paint: {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: horizon + 10 },
          stops: [
            { offset: 0, colour: black },
            { offset: Math.min(0.8, (top - area.y) / (horizon - area.y)), colour: mixColours(colours.darkest, colours.dark, 0.4) },
            { offset: 1, colour: fog },
          ],
        },
      },
      glow({ x: middle, y: car.y - wide * 0.5 }, air * 1.5, withAlpha(mist, 0.75)),
      ...raysFrom({ x: middle, y: horizon }, horizon - area.y, withAlpha(mist, DUSK_RAYS)),
      // The verge, which the light does not reach.
      painted(
        linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [mixColours(fog, black, 0.25), mixColours(black, colours.dark, 0.3), black]),
        rectanglePath({ x: left, y: horizon, width: area.width, height: bottom - horizon }),
      ),
      ...wood(),
      ...road(),
      ...beams(),
      ...carBody(),
      ...glare(),
      ...nearWood(),
      ...(rain > 0 ? drops() : []),
      ...(snow > 0 ? flakes() : []),
      ...(body
        ? [
            ...[-0.42, 0.3].map((lean) =>
              shadowOf([filled(black, castShadow(body, feet, { across: lean, down: 0.9 }))], withAlpha(black, 0.55), { x: 0, y: 0 }, 4),
            ),
            shadowOf([filled(lamp, body)], withAlpha(lamp, 0.5), { x: 0, y: -2 }, 9),
            filled(black, body),
          ]
        : []),
      painted(
        linearPaint({ x: 0, y: floor - eye * 0.26 }, { x: 0, y: floor }, [withAlpha(black, 0), withAlpha(black, 0.82)]),
        rectanglePath({ x: left, y: floor - eye * 0.26, width: area.width, height: bottom - floor + eye * 0.26 }),
      ),
    ];

    /** Rows of firs on both sides, paler the farther they stand. */
    function wood(): readonly SceneNode[] {
      return [9, 6.4, 4.6, 3.4].flatMap((far, index) => {
        const random = chanceOf(`wood ${index}`);
        const tone = mixColours(fog, black, 0.28 + index * 0.16);
        const trees = Array.from({ length: 26 }, () => {
          const side = random() < 0.5 ? -1 : 1;
          const foot = at(side * between(random, HALF * 1.12, HALF * 1.2 + 620 * far * 0.55), 0, far);
          return conifer(random, foot, Math.min(air * between(random, 0.75, 1.12), (eye * between(random, 4.6, 7)) / far), 0.34);
        });
        const mistY = at(0, 0, far).y;
        return [
          filled(tone, ...trees),
          painted(
            linearPaint({ x: 0, y: mistY - air * 0.3 }, { x: 0, y: mistY + 6 }, [withAlpha(mist, 0), withAlpha(mist, 0.34)]),
            rectanglePath({ x: left, y: mistY - air * 0.3, width: area.width, height: air * 0.3 + 6 }),
          ),
        ];
      });
    }

    /** Great dark firs at the edges, which frame the light. */
    function nearWood(): readonly SceneNode[] {
      const random = chanceOf('near wood');
      const trees = [-1, 1].flatMap((side) =>
        [0, 1, 2].map((index) => {
          const x = side < 0 ? left + index * 66 - 40 : right - index * 66 + 40;
          return conifer(
            random,
            { x, y: horizon + eye * (0.62 - index * 0.2) },
            (air + eye * 0.6) * between(random, 0.84, 1) * (1 - index * 0.16),
            0.36,
          );
        }),
      );
      return [filled(black, ...trees)];
    }

    function road(): readonly SceneNode[] {
      const random = chanceOf('asphalt');
      const asphalt = snow > 0 ? mixColours(mist, WHITE, 0.35) : mixColours(black, colours.dark, 0.55);
      const dashes = Array.from({ length: 9 }, (_, index) => {
        const near = 0.66 * 1.36 ** index;
        return polygon([at(-7, 0, near), at(7, 0, near), at(7, 0, near * 1.16), at(-7, 0, near * 1.16)]);
      });
      const grains = Array.from({ length: 160 }, () => {
        const far = between(random, 0.8, 3.4);
        const where = at(between(random, -HALF, HALF), 0, far);
        return ellipse(where, between(random, 1, 5) / far, between(random, 0.6, 1.8) / far);
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor }, [mist, mixColours(asphalt, mist, 0.35), asphalt]),
          polygon([at(-HALF, 0, 40), at(HALF, 0, 40), at(HALF, 0, 0.6), at(-HALF, 0, 0.6)]),
        ),
        filled(withAlpha(lamp, 0.2), ...grains),
        filled(withAlpha(lamp, 0.42), ...dashes),
      ];
    }

    /** Two fans of light on the road, and streaks of the lamps on the wet asphalt. */
    function beams(): readonly SceneNode[] {
      return lights.flatMap((light, index) => {
        const side = index === 0 ? -1 : 1;
        const end = floor + 30;
        const fan = polygon([
          { x: light.x - wide * 0.1, y: light.y + wide * 0.2 },
          { x: light.x + wide * 0.1, y: light.y + wide * 0.2 },
          { x: light.x + side * 150 + 210, y: end },
          { x: light.x + side * 150 - 210, y: end },
        ]);
        const streak = polygon([
          { x: light.x - wide * 0.12, y: light.y + wide * 0.3 },
          { x: light.x + wide * 0.12, y: light.y + wide * 0.3 },
          { x: light.x + wide * 0.3, y: floor - eye * 0.12 },
          { x: light.x - wide * 0.3, y: floor - eye * 0.12 },
        ]);
        return [
          painted(
            linearPaint({ x: 0, y: light.y }, { x: 0, y: end }, [withAlpha(lamp, 0.5), withAlpha(lamp, 0.14), withAlpha(lamp, 0)]),
            fan,
          ),
          shadowOf(
            [painted(linearPaint({ x: 0, y: light.y }, { x: 0, y: floor }, [lamp, withAlpha(lamp, 0)]), streak)],
            withAlpha(lamp, 0.4),
            { x: 0, y: 0 },
            8,
          ),
          painted(linearPaint({ x: 0, y: light.y }, { x: 0, y: floor - eye * 0.12 }, [withAlpha(lamp, 0.6), withAlpha(lamp, 0)]), streak),
        ];
      });
    }

    function carBody(): readonly SceneNode[] {
      const on = (x: number, y: number): Point => ({ x: car.x + x * wide, y: car.y + y * wide });
      const cabin = smoothShape([
        on(-0.62, -0.74),
        on(-0.5, -1.2),
        on(-0.34, -1.3),
        on(0, -1.33),
        on(0.34, -1.3),
        on(0.5, -1.2),
        on(0.62, -0.74),
      ]);
      const hull = smoothShape([
        on(-0.98, -0.12),
        on(-1, -0.56),
        on(-0.88, -0.78),
        on(0, -0.84),
        on(0.88, -0.78),
        on(1, -0.56),
        on(0.98, -0.12),
        on(0.6, -0.06),
        on(-0.6, -0.06),
      ]);
      const wheels = [-0.74, 0.74].map((x) =>
        rectanglePath({ x: car.x + (x - 0.14) * wide, y: car.y - wide * 0.2, width: wide * 0.28, height: wide * 0.24 }),
      );
      const screen = polygon([on(-0.5, -0.82), on(-0.42, -1.16), on(0.42, -1.16), on(0.5, -0.82)]);
      return [
        shadowOf([filled(black, ellipse({ x: car.x, y: car.y }, wide * 1.06, wide * 0.1))], withAlpha(black, 0.7), { x: 0, y: 0 }, 6),
        filled(black, ...wheels, cabin, hull),
        filled(mixColours(black, mist, 0.3), screen),
        filled(mixColours(black, mist, 0.16), polygon([on(-0.36, -0.34), on(0.36, -0.34), on(0.3, -0.2), on(-0.3, -0.2)])),
      ];
    }

    function glare(): readonly SceneNode[] {
      return lights.flatMap((light) => [
        glow(light, wide * 2.1, withAlpha(lamp, 0.55)),
        glow(light, wide * 0.85, withAlpha(mixColours(lamp, WHITE, 0.5), 0.95)),
        filled(withAlpha(mixColours(lamp, WHITE, 0.6), 0.5), ellipse(light, wide * 1.25, wide * 0.018)),
        filled(mixColours(lamp, WHITE, 0.85), ellipse(light, wide * 0.17, wide * 0.145)),
      ]);
    }

    function drops(): readonly SceneNode[] {
      const random = chanceOf('rain');
      const lines = Array.from({ length: 120 }, () => {
        const [x, y, long] = [between(random, left, right), between(random, top, floor), between(random, 16, 46)];
        return polygon([
          { x, y },
          { x: x + 1.4, y },
          { x: x - long * 0.16 + 1.4, y: y + long },
          { x: x - long * 0.16, y: y + long },
        ]);
      });
      return [filled(withAlpha(lamp, 0.26), ...lines)];
    }

    function flakes(): readonly SceneNode[] {
      const random = chanceOf('flakes');
      const fall = Array.from({ length: 150 }, () =>
        ellipse({ x: between(random, left, right), y: between(random, top, floor) }, between(random, 1.2, 4.6)),
      );
      return [filled(withAlpha(mixColours(lamp, WHITE, 0.6), 0.75), ...fall)];
    }
  },
});
