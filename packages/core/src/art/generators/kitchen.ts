import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { type HangingId, hangingThing, herbPot, pot } from '../things/kitchen-things.ts';
import { ridgeOf } from '../things/ridge.ts';
import { fallingLight } from '../things/light-behind-words.ts';

const HANGING: readonly HangingId[] = ['pan', 'ladle', 'herbs', 'whisk', 'garlic'];
const LEMON: Rgba = { r: 248, g: 204, b: 66, a: 1 };
const WOOD: Rgba = { r: 190, g: 132, b: 82, a: 1 };

/** A kitchen in the sun: a pot that steams on a wooden counter, herbs in a window on green hills, and pans and garlic on a rail. */
export const kitchen = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 100, most: 1300, standard: 640, isPlace: true }, // End of the words.
    counter: { least: 400, most: 1700, standard: 1240, isPlace: true },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    steam: { label: 'steam', least: 0, most: 1, standard: 1, step: 0.1 },
    things: { label: 'things', least: 0, most: 4, standard: 0, step: 1 }, // Which thing hangs first.
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, mirrored, steam, things } = parameters;
    const counter = Math.max(top + 240, parameters.counter);
    const [left, bottom] = [area.x, area.y + area.height];
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const room = counter - top;
    const wall = colours.light;
    const shade = mixColours(colours.darkest, BLACK, 0.3);
    const pale = mixColours(colours.paper, WHITE, 0.5);
    const tiled = counter - room * 0.5;
    const unit = Math.min(1.35, room / 560);
    const pane: Rect = { x: side(735) - 190, y: top + room * 0.12, width: 380, height: room * 0.62 };
    const metal = mixColours(mixColours(colours.accent, { r: 214, g: 140, b: 96, a: 1 }, 0.6), WHITE, 0.08);
    const potFoot = { x: side(280), y: counter + 4 };
    const [potHalf, potHigh] = [170 * unit, 190 * unit];
    return [
      painted(
        linearPaint({ x: left, y: area.y }, { x: left + area.width, y: counter }, [
          mixColours(wall, WHITE, 0.12),
          wall,
          mixColours(wall, BLACK, 0.06),
        ]),
        rectanglePath(area),
      ),
      ...fallingLight({ area, end: tiled, side: mirrored > 0 ? 1 : -1 }, withAlpha(pale, 0.6)),
      glow({ x: pane.x + 190, y: pane.y + pane.height / 2 }, room * 0.8, withAlpha(pale, 0.5)),
      ...tiles(),
      ...window(),
      ...rail(),
      ...(steam > 0 ? vapor() : []),
      ...board(),
      shadowOf([filled(shade, ellipse({ x: potFoot.x, y: counter + 6 }, potHalf * 1.05, 12))], withAlpha(shade, 0.5), { x: 14, y: 6 }, 8),
      ...pot(potFoot, potHalf, potHigh, colours.accent, pale),
      ...bowl(),
      ...bottle(),
    ];

    function tiles(): readonly SceneNode[] {
      const random = chanceOf('tiles');
      const size = 64;
      const own = mixColours(wall, pale, 0.5);
      const faces: Record<'plain' | 'bright' | 'dim', Path[]> = { plain: [], bright: [], dim: [] };
      for (let y = tiled; y < counter; y += size / 2) {
        const offset = Math.round((y - tiled) / (size / 2)) % 2 === 0 ? 0 : size / 2;
        for (let x = left - offset; x < left + area.width; x += size) {
          const kind = random() < 0.16 ? 'bright' : random() < 0.22 ? 'dim' : 'plain';
          faces[kind].push(rectanglePath({ x: x + 1.5, y: y + 1.5, width: size - 3, height: size / 2 - 3 }));
        }
      }
      return [
        filled(mixColours(wall, colours.main, 0.24), rectanglePath({ x: left, y: tiled, width: area.width, height: counter - tiled })),
        filled(own, ...faces.plain),
        filled(mixColours(own, WHITE, 0.4), ...faces.bright),
        filled(mixColours(own, colours.main, 0.12), ...faces.dim),
        filled(mixColours(colours.second, pale, 0.1), rectanglePath({ x: left, y: tiled - 14, width: area.width, height: 14 })),
      ];
    }

    function window(): readonly SceneNode[] {
      const clip = rectanglePath(pane);
      const horizon = pane.y + pane.height * 0.62;
      const far = ridgeOf(chanceOf('far hills'), { base: horizon, reach: pane.height * 0.16, shape: 'round', spacing: 260 });
      const near = ridgeOf(chanceOf('hills'), {
        base: horizon + pane.height * 0.16,
        reach: pane.height * 0.12,
        shape: 'round',
        spacing: 300,
      });
      const field = { r: 120, g: 176, b: 92, a: 1 };
      const frame = (grow: number) =>
        rectanglePath({ x: pane.x - grow, y: pane.y - grow, width: pane.width + 2 * grow, height: pane.height + 2 * grow });
      const sill = { x: pane.x - 44, y: pane.y + pane.height + 12, width: pane.width + 88, height: 26 };
      const sun = { x: pane.x + pane.width * 0.3, y: pane.y + pane.height * 0.34 };
      return [
        shadowOf([filled(shade, frame(18))], withAlpha(shade, 0.34), { x: 6, y: 10 }, 12),
        filled(pale, frame(18)),
        clipped(clip, [
          painted(
            linearPaint({ x: 0, y: pane.y }, { x: 0, y: horizon }, [{ r: 126, g: 196, b: 232, a: 1 }, mixColours(pale, LEMON, 0.2)]),
            clip,
          ),
          glow(sun, pane.height * 0.5, withAlpha(WHITE, 0.9)),
          filled(mixColours(LEMON, WHITE, 0.55), ellipse(sun, pane.height * 0.1)),
          filled(mixColours(field, { r: 126, g: 196, b: 232, a: 1 }, 0.42), areaUnder(across(pane, 8, far), pane.y + pane.height)),
          filled(field, areaUnder(across(pane, 8, near), pane.y + pane.height)),
          filled(
            mixColours(field, BLACK, 0.34),
            ...[0.16, 0.24, 0.7, 0.78, 0.86].map((share, index) =>
              ellipse({ x: pane.x + pane.width * share, y: near(pane.x + pane.width * share) - 18 }, 9, 30 + (index % 2) * 12),
            ),
          ),
        ]),
        filled(
          pale,
          rectanglePath({ x: pane.x + pane.width / 2 - 6, y: pane.y, width: 12, height: pane.height }),
          rectanglePath({ x: pane.x, y: pane.y + pane.height * 0.4 - 5, width: pane.width, height: 10 }),
        ),
        shadowOf([filled(pale, rectanglePath(sill))], withAlpha(shade, 0.34), { x: 4, y: 9 }, 7),
        filled(mixColours(pale, wall, 0.3), rectanglePath({ ...sill, y: sill.y + 16, height: 10 })),
        ...[0.14, 0.42, 0.72].flatMap((share, index) =>
          herbPot(
            chanceOf(`herbs ${index}`),
            { x: sill.x + 40 + (sill.width - 60) * share, y: sill.y + 3 },
            (50 + (index % 2) * 10) * Math.min(1, unit),
          ),
        ),
      ];
    }

    /** A rail on the wall; what hangs from it ends over the pot. */
    function rail(): readonly SceneNode[] {
      const y = top + room * 0.1;
      const [from, to] = mirrored > 0 ? [515, left + area.width] : [left, 485];
      const hooks = [0, 1, 2, 3].map((index) => side(95 + index * 115));
      return [
        shadowOf([filled(metal, rectanglePath({ x: from, y, width: to - from, height: 9 }))], withAlpha(shade, 0.35), { x: 3, y: 8 }, 5),
        filled(mixColours(metal, BLACK, 0.25), rectanglePath({ x: from, y, width: to - from, height: 9 })),
        filled(mixColours(metal, WHITE, 0.4), rectanglePath({ x: from, y: y + 1, width: to - from, height: 2.4 })),
        ...hooks.flatMap((x, index) => {
          const id = HANGING[(Math.round(things) + index) % HANGING.length] ?? 'pan';
          return hangingThing(
            chanceOf(`hook ${index}`),
            id,
            { x, y: y + 6 },
            room * (id === 'pan' ? 0.4 : 0.35),
            id === 'pan' ? metal : mixColours(pale, shade, 0.3),
            shade,
          );
        }),
      ];
    }

    /** Steam that curls up from the pot to the foot of the title. */
    function vapor(): readonly SceneNode[] {
      const start: Point = { x: potFoot.x, y: counter - potHigh };
      const reach = Math.max(60, start.y - top - 20);
      const curl = (offset: number, width: number, phase: number): Path => {
        const spine = Array.from({ length: 12 }, (_, step) => {
          const share = step / 11;
          return {
            x: start.x + offset * (1 + share * 0.5) + Math.sin(share * 6 + phase) * 34 * (0.3 + share),
            y: start.y - reach * share,
            half: width * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1)),
          };
        });
        return smoothShape([
          ...spine.map(({ x, y, half }) => ({ x: x + half, y })),
          ...spine.toReversed().map(({ x, y, half }) => ({ x: x - half, y })),
        ]);
      };
      const wisps = [curl(-70, 17, 0.4), curl(0, 26, 2.2), curl(76, 18, 4.1), curl(36, 11, 1.2)];
      return [
        shadowOf([filled(pale, ...wisps)], withAlpha(pale, 0.62 * steam), { x: 0, y: 0 }, 12),
        filled(withAlpha(pale, 0.3 * steam), ...wisps),
      ];
    }

    function board(): readonly SceneNode[] {
      const wood = mixColours(WOOD, colours.accent, 0.08);
      const grain = chanceOf('grain');
      const lines = Array.from({ length: 16 }, () => {
        const y = between(grain, counter + 12, counter + 70);
        const x = between(grain, left, left + area.width);
        return smoothLine([
          { x, y },
          { x: x + 80, y: y + between(grain, -3, 3) },
          { x: x + between(grain, 130, 300), y },
        ]);
      });
      return [
        painted(
          linearPaint({ x: 0, y: counter }, { x: 0, y: counter + 110 }, [
            mixColours(wood, WHITE, 0.34),
            wood,
            mixColours(wood, BLACK, 0.3),
          ]),
          rectanglePath({ x: left, y: counter, width: area.width, height: bottom - counter }),
        ),
        filled(withAlpha(WHITE, 0.4), rectanglePath({ x: left, y: counter, width: area.width, height: 4 })),
        stroked(withAlpha(mixColours(wood, BLACK, 0.5), 0.3), 1.6, ...lines),
      ];
    }

    /** A bowl of lemons on the counter. */
    function bowl(): readonly SceneNode[] {
      const [x, half] = [side(640), 120 * unit];
      const at = (across_: number, up: number): Point => ({ x: x + across_ * half, y: counter + 16 - up * half });
      const glaze = mixColours(colours.second, WHITE, 0.1);
      const fruits = [
        [-0.5, 0.74],
        [0.46, 0.74],
        [0, 0.8],
        [-0.22, 1.06],
        [0.28, 1.04],
      ].map(([dx = 0, up = 0]) => at(dx, up));
      return [
        shadowOf([filled(shade, ellipse({ x, y: counter + 18 }, half * 0.9, 10))], withAlpha(shade, 0.45), { x: 14, y: 5 }, 7),
        ...fruits.flatMap((middle) => [
          painted(
            linearPaint({ x: middle.x - half * 0.3, y: middle.y - half * 0.3 }, { x: middle.x + half * 0.3, y: middle.y + half * 0.3 }, [
              mixColours(LEMON, WHITE, 0.4),
              LEMON,
              mixColours(LEMON, { r: 200, g: 120, b: 20, a: 1 }, 0.45),
            ]),
            ellipse(middle, half * 0.34, half * 0.28),
          ),
          filled(withAlpha(WHITE, 0.55), ellipse({ x: middle.x - half * 0.12, y: middle.y - half * 0.12 }, half * 0.06, half * 0.04)),
        ]),
        painted(
          linearPaint({ x: x - half, y: 0 }, { x: x + half, y: 0 }, [mixColours(glaze, WHITE, 0.3), glaze, mixColours(glaze, BLACK, 0.28)]),
          smoothShape([at(-1, 0.66), at(-0.9, 0.34), at(-0.5, 0.04), at(-0.3, 0), at(0.3, 0), at(0.5, 0.04), at(0.9, 0.34), at(1, 0.66)]),
        ),
        filled(mixColours(glaze, WHITE, 0.45), polygon([at(-1, 0.68), at(1, 0.68), at(0.98, 0.6), at(-0.98, 0.6)])),
      ];
    }

    /** A bottle of oil. */
    function bottle(): readonly SceneNode[] {
      const [x, high] = [side(880), 250 * unit];
      const at = (across_: number, up: number): Point => ({ x: x + across_ * high * 0.14, y: counter + 12 - up * high });
      const oil = mixColours({ r: 190, g: 178, b: 60, a: 1 }, colours.second, 0.25);
      return [
        shadowOf([filled(shade, ellipse({ x, y: counter + 12 }, high * 0.15, 8))], withAlpha(shade, 0.45), { x: 12, y: 5 }, 7),
        painted(
          linearPaint({ x: x - high * 0.15, y: 0 }, { x: x + high * 0.15, y: 0 }, [
            mixColours(oil, WHITE, 0.4),
            oil,
            mixColours(oil, BLACK, 0.38),
          ]),
          smoothShape([
            at(-1, 0),
            at(-1, 0.5),
            at(-0.84, 0.62),
            at(-0.34, 0.72),
            at(-0.3, 0.92),
            at(0.3, 0.92),
            at(0.34, 0.72),
            at(0.84, 0.62),
            at(1, 0.5),
            at(1, 0),
          ]),
        ),
        filled(
          mixColours(WOOD, BLACK, 0.1),
          rectanglePath({ x: x - high * 0.045, y: counter + 12 - high, width: high * 0.09, height: high * 0.1 }),
        ),
        filled(
          mixColours(pale, LEMON, 0.08),
          rectanglePath({ x: x - high * 0.14, y: counter + 12 - high * 0.42, width: high * 0.28, height: high * 0.24 }),
        ),
        filled(
          withAlpha(WHITE, 0.5),
          rectanglePath({ x: x - high * 0.1, y: counter + 12 - high * 0.56, width: high * 0.022, height: high * 0.5 }),
        ),
      ];
    }
  },
});
