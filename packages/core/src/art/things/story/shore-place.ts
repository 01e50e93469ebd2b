import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../../drawing/nodes.ts';
import { across, ellipse, polygon, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import { flyingBird } from '../birds.ts';
import { palm } from '../palm.ts';
import { capeLight } from './cape-light.ts';
import type { PaintedPlace } from './hero-places.ts';
import { type Land, storyRise, storySky } from './story-land.ts';

const SAND: Rgba = { r: 244, g: 214, b: 150, a: 1 };
const SEA: Rgba = { r: 46, g: 150, b: 178, a: 1 };
const TIMBER: Rgba = { r: 132, g: 78, b: 46, a: 1 };
const GOLD: Rgba = { r: 250, g: 200, b: 84, a: 1 };

/** A shore with a palm and a chest, and a ship under sail before an island. */
export function shorePlace(land: Land): PaintedPlace {
  return paintedShore(land, false);
}

/** A bare beach, and a lighthouse on a rock in the sea. */
export function capePlace(land: Land): PaintedPlace {
  return paintedShore(land, true);
}

function paintedShore(land: Land, isCape: boolean): PaintedPlace {
  const { area, room, side, out, colours, chanceOf, tones, floor, rise, isNight, calm } = land;
  const line = land.horizon + room * 0.06;
  const sea = mixColours(mixColours(SEA, colours.main, 0.3), tones.deep, isNight ? 0.34 : 0);
  const sand = mixColours(SAND, tones.deep, isNight ? 0.34 : 0.02);
  const ship = { x: side(760), y: line + room * 0.1 };
  const size = room * 0.34;
  const at = (x: number, up: number) => ({ x: ship.x - out * x * size, y: ship.y - up * size });
  const shape = (...spots: readonly (readonly [number, number])[]): Path => smoothShape(spots.map(([x, up]) => at(x, up)));
  const random = chanceOf('waves');
  const foot = { x: side(80), y: rise(side(80)) + 30 };
  return {
    behind: [
      ...storySky(land),
      stroked(
        withAlpha(tones.deep, 0.5),
        3,
        ...[0, 1, 2].map((index) =>
          flyingBird(random, { x: side(430 + index * 70), y: calm + room * (0.16 + 0.06 * (index % 2)) }, between(random, 30, 44)),
        ),
      ),
      ...(isCape ? [] : island()),
      painted(
        linearPaint({ x: 0, y: line }, { x: 0, y: floor + 30 }, [mixColours(sea, tones.glow, 0.5), sea, mixColours(sea, WHITE, 0.24)]),
        rectanglePath({ x: area.x, y: line, width: area.width, height: floor + 60 - line }),
      ),
      glow({ x: side(690), y: line }, room * 0.6, withAlpha(tones.glow, 0.4)),
      ...glitter(),
      ...(isCape ? capeLight(land, line) : boat()),
      ...surf(),
      ...storyRise(land, sand),
      ...grains(),
      ...(isCape ? [] : trunk()),
    ],
    before: [...(land.isShared || isCape ? [] : chest()), ...shells()],
    ground: sand,
  };

  function island(): readonly SceneNode[] {
    const middle = side(330);
    const tone = mixColours(mixColours({ r: 84, g: 150, b: 96, a: 1 }, colours.dark, 0.2), mixColours(tones.air, tones.glow, 0.5), 0.46);
    const hill = smoothShape(
      [-210, -130, -60, 10, 80, 150, 210].map((x, index) => ({
        x: middle + x,
        y: line + 6 - room * ([0, 0.05, 0.13, 0.17, 0.1, 0.06, 0][index] ?? 0),
      })),
    );
    return [
      painted(
        linearPaint({ x: middle - 200, y: line - 100 }, { x: middle + 200, y: line }, [mixColours(tone, tones.glow, 0.3), tone]),
        hill,
      ),
      filled(
        mixColours(tone, tones.deep, 0.2),
        ...[-60, 20, 50].map((x) =>
          palm(chanceOf(`far palm ${x}`), { x: middle + x, y: line - room * 0.12 }, room * 0.12, x > 0 ? 0.2 : -0.2),
        ),
      ),
    ];
  }

  /** Lights on the waves, longer toward the viewer. */
  function glitter(): readonly SceneNode[] {
    const strokes = (count: number) =>
      Array.from({ length: Math.round((count * area.width) / 1100) }, () => {
        const share = random() ** 1.4;
        const y = line + 6 + share * (floor - line);
        const long = 14 + share * between(random, 30, 90);
        const x = between(random, area.x, area.x + area.width);
        return smoothLine([
          { x: x - long, y },
          { x: x - long * 0.4, y: y - 2 - share * 4 },
          { x: x + long * 0.3, y: y + 1 },
          { x: x + long, y: y - 1 },
        ]);
      });
    return [
      stroked(withAlpha(mixColours(sea, tones.deep, 0.5), 0.34), 3, ...strokes(70)),
      stroked(withAlpha(mixColours(tones.glow, WHITE, 0.4), 0.6), 2.6, ...strokes(80)),
    ];
  }

  /** A broad ship with full sails. */
  function boat(): readonly SceneNode[] {
    const hull = shape(
      [-0.86, 0.3],
      [-0.6, 0.14],
      [0, 0.1],
      [0.5, 0.16],
      [0.92, 0.42],
      [0.76, 0],
      [0.4, -0.14],
      [-0.5, -0.14],
      [-0.76, 0.02],
    );
    const sails = [
      shape([-0.62, 1.02], [-0.12, 1.04], [0.04, 0.66], [-0.08, 0.3], [-0.62, 0.3], [-0.5, 0.66]),
      shape([0.1, 1.28], [0.52, 1.26], [0.7, 0.8], [0.56, 0.32], [0.06, 0.32], [0.2, 0.8]),
      shape([0.14, 1.68], [0.46, 1.66], [0.52, 1.5], [0.48, 1.36], [0.12, 1.36]),
    ];
    const cloth = mixColours(colours.paper, WHITE, 0.3);
    const wood = mixColours(TIMBER, tones.deep, 0.14);
    return [
      filled(withAlpha(tones.deep, 0.3), ellipse(at(0, -0.16), size * 0.95, size * 0.07)),
      stroked(
        wood,
        7,
        smoothLine([at(-0.34, 0), at(-0.34, 1.16)]),
        smoothLine([at(0.3, 0), at(0.3, 1.9)]),
        smoothLine([at(0.7, 0.3), at(1.24, 0.66)]),
      ),
      filled(colours.accent, shape([0.3, 1.92], [0.06, 1.96], [-0.22, 1.88], [-0.16, 1.78], [0.06, 1.82], [0.3, 1.78])),
      ...sails.flatMap((sail, index) => [
        painted(linearPaint(at(0.7, 1.3), at(-0.6, 0.3), [WHITE, cloth, mixColours(cloth, colours.dark, 0.3)]), sail),
        clipped(sail, [
          filled(
            withAlpha(colours.accent, 0.75),
            rectanglePath({
              x: ship.x - size,
              y: ship.y - size * ([0.74, 0.9, 1.56][index] ?? 1),
              width: 2 * size,
              height: size * (index === 2 ? 0.08 : 0.16),
            }),
          ),
        ]),
      ]),
      painted(
        linearPaint(at(0.8, 0.4), at(-0.8, -0.1), [mixColours(wood, tones.light, 0.34), wood, mixColours(wood, tones.deep, 0.4)]),
        hull,
      ),
      clipped(hull, [
        stroked(mixColours(GOLD, wood, 0.2), 5, smoothLine([at(-0.9, 0.2), at(-0.5, 0.06), at(0.1, 0.03), at(0.6, 0.1), at(1, 0.34)])),
      ]),
      filled({ r: 255, g: 220, b: 140, a: 1 }, ...[-0.46, -0.2, 0.06, 0.32].map((x) => ellipse(at(x, -0.02), size * 0.045))),
      stroked(withAlpha(WHITE, 0.8), 5, smoothLine([at(-0.9, -0.14), at(-0.4, -0.18), at(0.2, -0.15), at(0.86, -0.1)])),
    ];
  }

  function surf(): readonly SceneNode[] {
    return [0, 1].map((index) =>
      stroked(
        withAlpha(WHITE, 0.75 - index * 0.3),
        9 - index * 3,
        smoothLine(across(area, 36, (x) => rise(x) - 8 - index * 22 + 5 * Math.sin(x / 41 + index * 2))),
      ),
    );
  }

  function grains(): readonly SceneNode[] {
    const dust = chanceOf('sand');
    const spots = Array.from({ length: Math.round(area.width / 6) }, () => {
      const x = between(dust, area.x, area.x + area.width);
      return ellipse({ x, y: rise(x) + between(dust, 10, 110) }, between(dust, 1, 2.6));
    });
    return [filled(withAlpha(mixColours(sand, tones.deep, 0.5), 0.5), ...spots)];
  }

  function trunk(): readonly SceneNode[] {
    const tree = palm(chanceOf('palm'), foot, room * 0.74, out * 0.24);
    const leaf = mixColours(mixColours({ r: 58, g: 132, b: 84, a: 1 }, colours.main, 0.12), tones.deep, isNight ? 0.4 : 0.08);
    return [
      shadowOf([filled(tones.deep, ellipse({ x: foot.x + 60, y: foot.y + 4 }, 110, 9))], withAlpha(tones.deep, 0.4), { x: 0, y: 0 }, 7),
      painted(
        linearPaint({ x: foot.x - 60, y: foot.y - room * 0.7 }, { x: foot.x + 130, y: foot.y }, [
          mixColours(leaf, tones.light, 0.34),
          leaf,
          mixColours(TIMBER, leaf, 0.3),
        ]),
        tree,
      ),
    ];
  }

  /** A chest half full of gold. */
  function chest(): readonly SceneNode[] {
    const place = { x: side(800), y: rise(side(800)) + 44 };
    const half = Math.min(76, room * 0.12);
    const to = (x: number, up: number) => ({ x: place.x + out * x * half, y: place.y - up * half });
    const part = (...spots: readonly (readonly [number, number])[]): Path => polygon(spots.map(([x, up]) => to(x, up)));
    const wood = mixColours(TIMBER, tones.deep, isNight ? 0.3 : 0.06);
    const coins = Array.from({ length: 16 }, () =>
      ellipse(to(between(random, -0.82, 0.82), between(random, 0.74, 1.0)), half * 0.13, half * 0.1),
    );
    return [
      shadowOf([filled(tones.deep, ellipse(to(0.1, 0), half * 1.3, half * 0.18))], withAlpha(tones.deep, 0.6), { x: 0, y: 0 }, 7),
      painted(
        linearPaint(to(-1, 1.8), to(1, 0.8), [mixColours(wood, tones.light, 0.24), mixColours(wood, tones.deep, 0.5)]),
        smoothShape([to(-1, 0.86), to(-1.08, 1.3), to(-0.8, 1.66), to(0.8, 1.66), to(1.08, 1.3), to(1, 0.86)]),
      ),
      glow(to(0, 0.95), half * 1.2, withAlpha(GOLD, 0.7)),
      filled(GOLD, ellipse(to(0, 0.84), half * 0.86, half * 0.2), ...coins.slice(0, 8)),
      filled(mixColours(GOLD, WHITE, 0.4), ...coins.slice(8)),
      painted(
        linearPaint(to(-1, 0.8), to(1, 0), [mixColours(wood, tones.light, 0.3), wood, mixColours(wood, tones.deep, 0.4)]),
        part([-1, 0.8], [1, 0.8], [0.94, 0], [-0.94, 0]),
      ),
      stroked(mixColours(GOLD, wood, 0.25), half * 0.1, part([-1, 0.8], [1, 0.8], [0.94, 0.02], [-0.94, 0.02])),
      stroked(
        mixColours(GOLD, wood, 0.25),
        half * 0.09,
        smoothLine([to(-0.5, 0.78), to(-0.48, 0.03)]),
        smoothLine([to(0.5, 0.78), to(0.48, 0.03)]),
      ),
      filled(GOLD, ellipse(to(0, 0.6), half * 0.15, half * 0.18)),
    ];
  }

  function shells(): readonly SceneNode[] {
    const sown = chanceOf('shells');
    return Array.from({ length: Math.round(area.width / 110) }, (_, index) => {
      const x = between(sown, area.x, area.x + area.width);
      const size = between(sown, 7, 13);
      return filled(
        mixColours([colours.paper, colours.accent, colours.second][index % 3] ?? colours.paper, sand, 0.3),
        ellipse({ x, y: rise(x) + between(sown, 46, 92) }, size, size * 0.7),
      );
    });
  }
}
