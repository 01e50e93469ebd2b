import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline } from '../drawing/outlines.ts';
import { hangingThing } from '../things/kitchen-things.ts';
import { PRODUCE, type ProduceId, produceHeap } from '../things/produce-heap.ts';
import { chalkBoard, crateFront, hangingScale, priceTag, stallAwning, stallLamp, type StallTones } from '../things/stall-things.ts';

const SUNLIGHT: Rgba = { r: 255, g: 236, b: 196, a: 1 };
const LAMP: Rgba = { r: 255, g: 204, b: 116, a: 1 };
const CRATE: Rgba = { r: 176, g: 126, b: 78, a: 1 };

/** The rows of crates from the back to the front: how many cross a front, the height of a crate's face, where its foot stands, and the shade on it. */
const TIERS = [
  { count: 4.6, face: 0.1, foot: 0.56, dim: 0.46 },
  { count: 3.8, face: 0.12, foot: 0.775, dim: 0.22 },
  { count: 2.9, face: 0.15, foot: 1, dim: 0 },
] as const;

/** A market stall under a scalloped awning: crates heaped with fruit, vegetables and bread, a scale, a chalk board and lamps in the shade behind. */
export const marketStall = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 100, most: 1300, standard: 680, isPlace: true }, // The lower edge of the awning's slope.
    floor: { least: 400, most: 1900, standard: 1370, isPlace: true }, // The foot of the nearest crates.
    produce: { label: 'produce', least: 0, most: PRODUCE.length - 1, standard: 0, step: 1 },
    lamps: { label: 'lamps', least: 0, most: 1, standard: 1, step: 1 },
    night: { label: 'onADarkGround', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top } = parameters;
    const floor = Math.max(top + 240, parameters.floor);
    const room = floor - top;
    const side = (parameters.mirrored > 0 ? -1 : 1) as 1 | -1;
    const place = (x: number) => (side > 0 ? x : 1000 - x);
    const bottom = area.y + area.height;
    const light = mixColours(SUNLIGHT, colours.paper, 0.2);
    const shade = mixColours(mixColours(colours.darkest, BLACK, 0.3), colours.dark, 0.12);
    const cloth = parameters.night > 0 ? colours.dark : colours.light;
    const tones: StallTones = {
      cloth,
      stripe: parameters.night > 0 ? mixColours(colours.paper, WHITE, 0.25) : mixColours(colours.accent, shade, 0.06),
      light,
      shade,
      wood: mixColours(CRATE, colours.accent, 0.08),
      brass: { r: 214, g: 166, b: 84, a: 1 },
    };
    const drop = Math.min(78, room * 0.12);
    const middle = PRODUCE[Math.round(parameters.produce)] ?? 'tomato';
    const order = shuffled();
    return [...depth(), ...hung(), ...TIERS.flatMap((_, tier) => crates(tier)), ...stallAwning(area, top, drop, side, tones), ...counter()];

    /** The kinds beside the title's own, in an order by chance, no two of one color beside each other. */
    function shuffled(): readonly ProduceId[] {
      const random = chanceOf('order');
      const others = PRODUCE.filter((id) => id !== middle);
      return others
        .map((id) => ({ id, key: random() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ id }) => id);
    }

    /** The shade behind the crates, with baskets and jars on a shelf. */
    function depth(): readonly SceneNode[] {
      const random = chanceOf('shelf');
      const shelf = top + room * 0.3;
      const jars = Array.from({ length: Math.round(area.width / 46) }, (_, index) => {
        const wide = between(random, 12, 20);
        return { x: area.x + index * 46 + between(random, -6, 6), wide, high: between(random, 26, 62) * Math.min(1.1, room / 600) };
      });
      const back = mixColours(shade, tones.wood, 0.2);
      return [
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: floor }, [shade, back, mixColours(shade, tones.wood, 0.32)]),
          rectanglePath({ ...area, y: top, height: bottom - top }),
        ),
        ...jars.map(({ x, wide, high }, index) => {
          const tone = mixColours([colours.accent, colours.second, tones.wood, colours.main, colours.paper][index % 5]!, shade, 0.68);
          return painted(
            linearPaint({ x: x - wide, y: 0 }, { x: x + wide, y: 0 }, [mixColours(tone, light, 0.14), tone, mixColours(tone, shade, 0.5)]),
            rectanglePath({ x: x - wide, y: shelf - high, width: wide * 2, height: high }),
            ellipse({ x, y: shelf - high }, wide * 0.8, 5),
          );
        }),
        filled(mixColours(tones.wood, shade, 0.62), rectanglePath({ x: area.x, y: shelf, width: area.width, height: 9 })),
        filled(withAlpha(LAMP, 0.25), rectanglePath({ x: area.x, y: shelf, width: area.width, height: 2 })),
      ];
    }

    /** The things that hang from the awning's frame. */
    function hung(): readonly SceneNode[] {
      const unit = Math.min(1.15, room / 600);
      const hook = top + drop * 0.3;
      const ropes = [place(388), place(640)];
      const bulbY = top + drop + 34 * unit;
      return [
        ...hangingThing(chanceOf('garlic'), 'garlic', { x: ropes[0]!, y: hook }, 200 * unit, tones.brass, shade),
        ...hangingThing(chanceOf('herbs'), 'herbs', { x: ropes[1]!, y: hook }, 180 * unit, tones.brass, shade),
        ...peppers(place(440), hook, 170 * unit),
        ...hangingThing(chanceOf('more herbs'), 'herbs', { x: place(40), y: hook }, 190 * unit, tones.brass, shade),
        ...hangingScale({ x: place(172), y: hook }, 172 * unit, tones, mixColours(colours.paper, WHITE, 0.3)),
        // It is dark under the awning.
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: top + room * 0.34 }, [
            withAlpha(shade, 0.7),
            withAlpha(shade, 0.28),
            withAlpha(shade, 0),
          ]),
          rectanglePath({ ...area, y: top, height: room * 0.34 }),
        ),
        ...(parameters.lamps > 0
          ? [place(300), place(700)].flatMap((x) =>
              stallLamp({ x, y: bulbY }, top, 40 * unit, mixColours(colours.second, shade, 0.15), LAMP, shade),
            )
          : []),
        ...chalkBoard(
          chanceOf('prices'),
          { x: place(850) - 76 * unit, y: top + drop + 26 * unit, width: 152 * unit, height: 122 * unit },
          tones,
          mixColours(colours.paper, WHITE, 0.3),
        ),
      ];
    }

    /** A string of dried peppers. */
    function peppers(x: number, y: number, long: number): readonly SceneNode[] {
      const random = chanceOf('peppers');
      const red = { r: 188, g: 36, b: 30, a: 1 };
      const pods = Array.from({ length: 16 }, (_, index) => {
        const from = { x: x + between(random, -5, 5), y: y + long * (0.2 + (index / 16) * 0.7) };
        const lean = (index % 2 ? 1 : -1) * between(random, 0.16, 0.5);
        return polyline([from, { x: from.x + lean * 34, y: from.y + 18 }, { x: from.x + lean * 44, y: from.y + 36 }]);
      });
      return [
        stroked(
          mixColours(tones.wood, shade, 0.3),
          3,
          polyline([
            { x, y },
            { x, y: y + long * 0.9 },
          ]),
        ),
        stroked(mixColours(red, shade, 0.5), 9, ...pods),
        stroked(red, 6, ...pods),
        stroked(withAlpha(mixColours(red, WHITE, 0.6), 0.7), 1.6, ...pods),
      ];
    }

    /** One row of crates; the middle one of the nearest row holds what the title names. */
    function crates(tier: number): readonly SceneNode[] {
      const { count, face, foot, dim } = TIERS[tier]!;
      const wide = 1000 / count;
      const base = top + room * foot;
      const high = room * face;
      const reach = Math.ceil(Math.max(500 - area.x, area.x + area.width - 500) / wide) + 1;
      const shift = tier === 1 ? 0.5 : 0;
      return Array.from({ length: reach * 2 + 1 }, (_, index) => index - reach).flatMap((step): readonly SceneNode[] => {
        const x = 500 + (step + shift) * wide;
        if (x + wide < area.x - 20 || x - wide > area.x + area.width + 20) return [];
        const id = tier === 2 && step === 0 ? middle : (order[(step * 5 + tier * 4 + 60) % order.length] ?? 'apple');
        const random = chanceOf(`crate ${tier} ${step}`);
        const wood = mixColours(mixColours(tones.wood, shade, dim), step % 2 ? light : shade, 0.06);
        const face_ = { x: x - wide * 0.475, y: base - high, width: wide * 0.95, height: high };
        return [
          filled(
            mixColours(wood, shade, 0.5),
            rectanglePath({ x: face_.x + wide * 0.02, y: face_.y - high * 0.45, width: face_.width - wide * 0.04, height: high }),
          ),
          ...produceHeap(
            random,
            id,
            {
              foot: { x, y: base - high * 0.86 },
              width: wide * 0.9,
              depth: room * (0.07 + tier * 0.018),
              rise: room * (0.055 + tier * 0.012),
            },
            { light, shade, dim, from: side },
          ),
          ...crateFront(random, face_, wood, light, shade),
          ...(tier > 0
            ? priceTag(
                random,
                { x: x + wide * 0.2, y: base - high * 0.96 },
                wide * (tier === 2 ? 0.13 : 0.11),
                mixColours(mixColours(colours.paper, WHITE, 0.3), shade, dim),
                shade,
              )
            : []),
        ];
      });
    }

    /** The painted boards at the front of the stall. */
    function counter(): readonly SceneNode[] {
      const board = colours.darkest;
      const planks = Array.from({ length: Math.ceil(area.width / 125) + 1 }, (_, index) =>
        rectanglePath({ x: Math.floor(area.x / 125) * 125 + index * 125, y: floor + 22, width: 3, height: bottom - floor }),
      );
      return [
        shadowOf([filled(shade, rectanglePath({ ...area, y: floor - 4, height: 28 }))], withAlpha(shade, 0.6), { x: 0, y: 10 }, 9),
        painted(
          linearPaint({ x: 0, y: floor }, { x: 0, y: bottom }, [board, mixColours(board, BLACK, 0.12), mixColours(board, BLACK, 0.3)]),
          rectanglePath({ ...area, y: floor, height: bottom - floor }),
        ),
        filled(withAlpha(BLACK, 0.28), ...planks),
        painted(
          linearPaint({ x: 0, y: floor - 6 }, { x: 0, y: floor + 22 }, [
            mixColours(tones.wood, light, 0.4),
            tones.wood,
            mixColours(tones.wood, shade, 0.55),
          ]),
          rectanglePath({ ...area, y: floor - 6, height: 28 }),
        ),
      ];
    }
  },
});
