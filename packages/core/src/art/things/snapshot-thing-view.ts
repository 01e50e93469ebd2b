import type { RoleColours } from '../../design/artwork.ts';
import { WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import type { HeroId } from '../heroes/hero-ids.ts';
import { fitsOnTable, floatsInSky, isOfTheSea } from '../heroes/hero-sizes.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import type { FilmTones, Picture } from './film-stock.ts';
import { paleSky, viewTrees } from './snapshot-ground.ts';

/** The foot of a thing, and its largest height and width, as shares of the picture. */
interface Place {
  readonly foot: readonly [number, number];
  readonly high: number;
  readonly wide: number;
  readonly stands: boolean;
}

/** The thing that a title names on an old photograph: on a table by a window, on a meadow, in the sky or by the sea. */
export function thingOnPhotograph(
  id: HeroId,
  picture: Picture,
  tones: FilmTones,
  colours: RoleColours,
  random: Random,
): readonly SceneNode[] {
  const { at, shape, round, line, size, box } = picture;
  const { low, sky, hills, grass, water, wood, wall, light, deep, leaf } = tones;
  const [ground, place] = surroundings();
  const bounds = heroBounds(id);
  const reach = Math.min((box.height * place.high) / bounds.height, (box.width * place.wide) / bounds.width);
  const foot = at(...place.foot);
  const middle = middleOver(id, foot, reach);
  const painting = paintHero(id, colours, {
    plain: heroColours(mixColours(deep, colours.dark, 0.3), tones.cloth, light),
    grounds: [low, grass],
  });
  const flat = hero(id, middle, reach, painting);
  const half = (bounds.width * reach) / 2;
  return [
    ...ground,
    ...(place.stands
      ? [
          filled(withAlpha(deep, 0.42), ellipse({ x: foot.x - half * 0.12, y: foot.y }, half * 1.04, size * 0.022)),
          shadowOf(flat, withAlpha(deep, 0.34), { x: -size * 0.05, y: size * 0.014 }, size * 0.016),
        ]
      : []),
    ...litParts(flat, { light: mixColours(light, WHITE, 0.2), shade: mixColours(deep, colours.darkest, 0.3) }),
    ...(place.stands && !fitsOnTable(id) ? blades() : []),
  ];

  function blades(): readonly SceneNode[] {
    const each = Array.from({ length: 46 }, (_, index) => {
      const [x, y] = [between(random, 0.02, 0.98), place.foot[1] + 0.015 + 0.1 * (index / 46)];
      return line([x, y], [x + 0.004, y - 0.026], [x + 0.014, y - 0.044]);
    });
    return [
      stroked(withAlpha(mixColours(grass, deep, 0.4), 0.9), size * 0.006, ...each.filter((_, index) => index % 2 > 0)),
      stroked(withAlpha(mixColours(grass, light, 0.5), 0.9), size * 0.006, ...each.filter((_, index) => index % 2 === 0)),
    ];
  }

  function surroundings(): readonly [readonly SceneNode[], Place] {
    if (floatsInSky(id)) {
      return [
        [
          paleSky(picture, tones, 0.86),
          filled(
            withAlpha(light, 0.6),
            ...[
              [0.14, 0.5, 0.14],
              [0.27, 0.47, 0.1],
              [0.86, 0.66, 0.13],
            ].map(([x = 0, y = 0, wide = 0]) => ellipse(at(x, y), size * wide, size * wide * 0.34)),
          ),
          filled(
            mixColours(hills, low, 0.2),
            round([-0.1, 0.88], [0.2, 0.78], [0.5, 0.83], [0.8, 0.76], [1.1, 0.82], [1.1, 1.1], [-0.1, 1.1]),
          ),
          filled(mixColours(leaf, deep, 0.15), round([-0.1, 0.94], [0.3, 0.9], [0.7, 0.92], [1.1, 0.88], [1.1, 1.1], [-0.1, 1.1])),
        ],
        { foot: [0.52, 0.74], high: 0.6, wide: 0.66, stands: false },
      ];
    }
    if (isOfTheSea(id) && !fitsOnTable(id)) {
      return [
        [
          paleSky(picture, tones, 0.5),
          glow(at(0.72, 0.38), size * 0.4, withAlpha(light, 0.7)),
          painted(
            linearPaint(at(0, 0.5), at(0, 1), [mixColours(water, low, 0.45), water, mixColours(water, deep, 0.35)]),
            shape([0, 0.5], [1, 0.5], [1, 1], [0, 1]),
          ),
          stroked(
            withAlpha(light, 0.6),
            size * 0.006,
            ...Array.from({ length: 30 }, (_, index) => {
              const [x, y] = [between(random, 0, 0.9), 0.53 + 0.44 * (index / 30)];
              return line([x, y], [x + 0.04, y + 0.005], [x + 0.05 + y * 0.1, y]);
            }),
          ),
        ],
        { foot: [0.5, 0.82], high: 0.62, wide: 0.78, stands: false },
      ];
    }
    if (fitsOnTable(id)) {
      const pane = (x: number, y: number) => shape([x, y], [x + 0.155, y], [x + 0.155, y + 0.3], [x, y + 0.3]);
      return [
        [
          painted(
            linearPaint(at(0, 0), at(1, 0.6), [mixColours(wall, hills, 0.34), mixColours(wall, hills, 0.16)]),
            shape([0, 0], [1, 0], [1, 0.76], [0, 0.76]),
          ),
          filled(mixColours(wall, light, 0.6), shape([0.53, 0], [0.93, 0], [0.93, 0.64], [0.53, 0.64])),
          painted(
            linearPaint(at(0, 0), at(0, 0.6), [sky, low]),
            pane(0.56, -0.02),
            pane(0.745, -0.02),
            pane(0.56, 0.31),
            pane(0.745, 0.31),
          ),
          filled(
            withAlpha(leaf, 0.5),
            round([0.56, 0.61], [0.6, 0.5], [0.68, 0.53], [0.715, 0.61]),
            round([0.745, 0.61], [0.8, 0.46], [0.88, 0.5], [0.9, 0.61]),
          ),
          filled(
            withAlpha(light, 0.55),
            round([0.48, -0.1], [0.62, -0.1], [0.58, 0.2], [0.63, 0.44], [0.54, 0.7], [0.47, 0.7]),
            round([0.86, -0.1], [1, -0.1], [0.99, 0.7], [0.9, 0.7], [0.85, 0.4]),
          ),
          painted(
            linearPaint(at(0.9, 0.7), at(0, 1), [mixColours(wood, light, 0.5), wood, mixColours(wood, deep, 0.3)]),
            shape([0, 0.74], [1, 0.74], [1, 1], [0, 1]),
          ),
          stroked(withAlpha(deep, 0.28), size * 0.004, ...[0.79, 0.86, 0.94].map((y) => line([0, y], [0.4, y + 0.005], [1, y - 0.004]))),
          filled(withAlpha(light, 0.3), shape([0.6, 0.74], [0.93, 0.74], [0.66, 1], [0.22, 1])),
        ],
        { foot: [0.46, 0.88], high: 0.7, wide: 0.72, stands: true },
      ];
    }
    return [
      [
        paleSky(picture, tones, 0.6),
        filled(
          withAlpha(light, 0.65),
          ...[
            [0.18, 0.2, 0.16],
            [0.32, 0.17, 0.11],
            [0.84, 0.3, 0.13],
          ].map(([x = 0, y = 0, wide = 0]) => ellipse(at(x, y), size * wide, size * wide * 0.36)),
        ),
        filled(
          mixColours(hills, low, 0.4),
          round([-0.1, 0.62], [0.16, 0.46], [0.44, 0.54], [0.78, 0.44], [1.1, 0.52], [1.1, 0.7], [-0.1, 0.7]),
        ),
        ...viewTrees(picture, tones, random, [
          [0.08, 0.66, 0.3, 0.34],
          [0.92, 0.65, 0.26, 0.38],
          [0.82, 0.64, 0.18, 0.42],
        ]),
        painted(
          linearPaint(at(0, 0.6), at(0, 1), [mixColours(grass, low, 0.35), grass, mixColours(grass, deep, 0.4)]),
          round([-0.2, 0.66], [0.3, 0.63], [0.7, 0.64], [1.2, 0.62], [1.2, 1.2], [-0.2, 1.2]),
        ),
      ],
      { foot: [0.5, 0.9], high: 0.76, wide: 0.82, stands: true },
    ];
  }
}
