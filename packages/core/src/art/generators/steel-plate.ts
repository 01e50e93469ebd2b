import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';
import { bulletHole } from '../things/bullet-hole.ts';

const STEEL: Rgba = { r: 206, g: 208, b: 210, a: 1 };
const RIVET = 11;
/** The thickness of the sprayed ring, as a share of its radius, and the angle that a bridge of the stencil leaves free of paint. */
const [RING, BRIDGE] = [0.062, 0.075];

/** Painted steel plates in raking light, with rivets along their seams, scratches and bullet holes, and a sight sprayed on them through a stencil. */
export const steelPlate = defineGenerator({
  group: 'surface',
  parameters: {
    plates: { label: 'plates', least: 1, most: 9, standard: 3, step: 1 },
    across: { least: 0, most: 1000, standard: 500, isPlace: true }, // Sight across.
    down: { least: 100, most: 1900, standard: 720, isPlace: true }, // Sight down.
    /** The words that no hole is shot in, from and to. */
    top: { least: 0, most: 1900, standard: 520, isPlace: true },
    end: { least: 0, most: 1900, standard: 900, isPlace: true },
    size: { label: 'sizeOfTheSight', least: 0, most: 700, standard: 440, step: 10 },
  },
  draw: ({ area, height, colours, random, chanceOf, parameters }) => {
    const { plates, across, down, size, top, end } = parameters;
    const ground = colours.main;
    const wide = 1000 / Math.round(plates);
    const tall = wide * 1.34;
    const shift = between(random, -0.12, 0.12) * wide;
    const [first, last] = [Math.floor((area.x - shift) / wide), Math.ceil((area.x + area.width - shift) / wide)];
    const sheets = Array.from({ length: last - first }, (_, index) => first + index).flatMap((column) => {
      const from = area.y - tall * (0.3 + 0.45 * Math.abs(column % 2));
      return Array.from(
        { length: Math.ceil((area.y + area.height - from) / tall) },
        (_, row): Rect => ({
          x: shift + column * wide,
          y: from + row * tall,
          width: wide,
          height: tall,
        }),
      );
    });
    return [
      filled(mixColours(ground, BLACK, 0.6), rectanglePath(area)),
      ...sheets.flatMap(plate),
      ...scratches(),
      ...(size > 0 ? sight() : []),
      ...light(),
      ...holes(),
    ];

    function plate(box: Rect): readonly SceneNode[] {
      const { x, y, width, height: long } = box;
      const tone = mixColours(ground, random() < 0.5 ? WHITE : BLACK, random() * 0.1);
      const inner = rectanglePath({ x: x + 2.5, y: y + 2.5, width: width - 5, height: long - 5 });
      const along = (count: number, at: (share: number) => Point) => Array.from({ length: count }, (_, index) => at((index + 0.5) / count));
      const inset = 27;
      const spots = [
        ...along(4, (share) => ({ x: x + share * width, y: y + inset })),
        ...along(4, (share) => ({ x: x + share * width, y: y + long - inset })),
        ...along(5, (share) => ({ x: x + inset, y: y + inset + 40 + share * (long - 2 * inset - 80) })),
        ...along(5, (share) => ({ x: x + width - inset, y: y + inset + 40 + share * (long - 2 * inset - 80) })),
      ];
      const heads = spots.map((spot) => ellipse(spot, RIVET));
      const moved = (by: number, radius: number) => spots.map((spot) => ellipse({ x: spot.x + by, y: spot.y + by }, radius));
      return [
        painted(
          linearPaint({ x, y }, { x: x + width, y: y + long }, [mixColours(tone, WHITE, 0.13), tone, mixColours(tone, BLACK, 0.24)]),
          inner,
        ),
        clipped(inner, [
          filled(withAlpha(WHITE, 0.3), rectanglePath({ x, y, width, height: 6 }), rectanglePath({ x, y, width: 6, height: long })),
          filled(
            withAlpha(BLACK, 0.42),
            rectanglePath({ x, y: y + long - 7, width, height: 7 }),
            rectanglePath({ x: x + width - 7, y, width: 7, height: long }),
          ),
          shadowOf([filled(BLACK, ...heads)], withAlpha(BLACK, 0.75), { x: 9, y: 10 }, 5),
        ]),
        filled(mixColours(tone, BLACK, 0.5), ...moved(1.5, RIVET)),
        filled(mixColours(tone, WHITE, 0.04), ...moved(0, RIVET - 1)),
        filled(mixColours(tone, WHITE, 0.42), ...moved(-3, RIVET * 0.46)),
      ];
    }

    /** Scratches down to the bare metal, and their other edge in the shade. */
    function scratches(): readonly SceneNode[] {
      const chance = chanceOf('scratches');
      const count = Math.round((area.width * area.height) / 21000);
      const lines = Array.from({ length: count }, () => {
        const from = { x: between(chance, area.x, area.x + area.width), y: between(chance, area.y, area.y + area.height) };
        const [angle, long] = [between(chance, -0.9, 0.5), between(chance, 20, 190) * between(chance, 0.4, 1)];
        const to = polar(from, long, angle);
        const thick = between(chance, 0.6, 2.1);
        return polygon([
          from,
          { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + thick },
          to,
          { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - thick },
        ]);
      });
      const chips = Array.from({ length: Math.round(count * 0.5) }, () => {
        const middle = { x: between(chance, area.x, area.x + area.width), y: between(chance, area.y, area.y + area.height) };
        const radius = between(chance, 1.4, 6);
        return polygon([0, 1, 2, 3, 4, 5].map((index) => polar(middle, radius * between(chance, 0.5, 1.2), index * 1.05)));
      });
      const worn = mixColours(ground, STEEL, 0.5);
      return [
        { kind: 'group', transform: [1, 0, 0, 1, 1.4, 1.6], children: [filled(withAlpha(BLACK, 0.4), ...lines, ...chips)] },
        filled(withAlpha(worn, 0.62), ...lines, ...chips),
      ];
    }

    /** A ring in four parts with ticks and a fine inner ring, as paint from a can leaves it. */
    function sight(): readonly SceneNode[] {
      const at = (far: number, angle: number) => polar({ x: across, y: down }, far * size, angle);
      const arc = (far: number, from: number, to: number): readonly Point[] =>
        Array.from({ length: 31 }, (_, index) => at(far, from + ((to - from) * index) / 30));
      const quarter = Math.PI / 2;
      const band = (far: number, half: number, gap: number): readonly Path[] =>
        [0, 1, 2, 3].map((turn) => {
          const [from, to] = [turn * quarter + gap, (turn + 1) * quarter - gap];
          return polygon([...arc(far + half, from, to), ...arc(far - half, from, to).toReversed()]);
        });
      const bar = (turn: number, from: number, to: number, half: number): Path => {
        const angle = turn * quarter;
        const side = (far: number, by: number): Point => polar(at(far, angle), by * size, angle + quarter);
        return polygon([side(from, -half), side(to, -half), side(to, half), side(from, half)]);
      };
      const marks = [
        ...band(1, RING, BRIDGE),
        ...band(0.74, RING * 0.34, BRIDGE * 1.5),
        ...[0, 1, 2, 3].map((turn) => bar(turn, 0.84, 1.22, RING * 0.5)),
      ];
      const paint = filled(colours.accent, ...marks);
      return [shadowOf([paint], withAlpha(colours.accent, 0.55), { x: 0, y: 0 }, 9), paint];
    }

    /** Raking light: it grazes the upper left, and leaves the rest in the dusk. */
    function light(): readonly SceneNode[] {
      const far = { x: area.x + area.width, y: area.y + area.height };
      return [
        glow({ x: 120, y: height * 0.1 }, 820, withAlpha(mixColours(ground, WHITE, 0.8), 0.2)),
        painted(
          linearPaint({ x: 0, y: 0 }, { x: 1000, y: height }, [withAlpha(BLACK, 0), withAlpha(BLACK, 0.12), withAlpha(BLACK, 0.5)]),
          rectanglePath({ x: area.x, y: area.y, width: far.x - area.x, height: far.y - area.y }),
        ),
      ];
    }

    /** Shots beside the words: a burst over them and another under them. */
    function holes(): readonly SceneNode[] {
      const chance = chanceOf('holes');
      const over = Math.max(0, top - 40);
      const under = Math.min(height * 0.86, end + (height - end) * 0.42);
      const burst = (from: Point, step: Point, count: number) =>
        Array.from(
          { length: count },
          (_, index): Point => ({
            x: from.x + step.x * index + between(chance, -22, 22),
            y: from.y + step.y * index + between(chance, -14, 14),
          }),
        );
      const shots = [
        ...(over > 60 ? burst({ x: 690, y: over * 0.34 }, { x: 118, y: over * 0.2 }, 3) : []),
        ...burst({ x: 96, y: Math.min(under, end + 60) }, { x: 128, y: Math.max(14, (under - end - 60) * 0.22) }, 3),
      ];
      return shots.flatMap((shot) => bulletHole(chance, shot, between(chance, 13, 19), ground));
    }
  },
});
