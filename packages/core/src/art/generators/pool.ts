import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flipFlops } from '../things/beach-things.ts';
import { lightNet, poolFloor } from '../things/pool-water.ts';
import { ringOutline, swimRing } from '../things/swim-ring.ts';
import { swimmer } from '../things/swimmer.ts';
import { looksOf } from '../things/two-people.ts';

const LAMP: Rgba = { r: 232, g: 255, b: 246, a: 1 };
const STONE: Rgba = { r: 246, g: 240, b: 228, a: 1 };
const STEEL: Rgba = { r: 214, g: 222, b: 226, a: 1 };

/** A swimming pool from straight above: sunlight that nets its floor, a swimmer who makes for the words, a ring, and the ladder at its edge. */
export const pool = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the words in the water.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's name begins, on the edge.
    tipX: { least: -200, most: 1200, standard: 800, isPlace: true }, // The point of the ring that touches the words.
    tipY: { least: 0, most: 1300, standard: 640, isPlace: true },
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // 1 lies behind the words, 2 before them.
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 },
    skins: { label: 'color', least: 0, most: 15, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 200);
    const { person, skins, tipX, tipY } = parameters;
    const isNight = parameters.night > 0;
    const edge = floor - 92;
    const deep = colours.dark;
    const shade = mixColours(colours.darkest, deep, 0.4);
    const shallow = isNight
      ? mixColours(deep, { r: 74, g: 206, b: 214, a: 1 }, 0.5)
      : mixColours(deep, { r: 120, g: 232, b: 232, a: 1 }, 0.62);
    const light = isNight ? LAMP : mixColours(colours.paper, WHITE, 0.6);
    const deck = colours.light;
    const radius = person > 0 ? Math.min(104, room * 0.17) : Math.min(165, room * 0.28);
    const ring = { middle: { x: tipX + side * radius * 0.5, y: tipY + radius * 0.9 }, radius, turn: 0.5 };
    const lamps: readonly Point[] = [place(210), place(790)].map((x) => ({ x, y: edge - 26 }));
    if (Math.round(parameters.part) === 2) return floatingRing();
    return [
      ...water(),
      ...shadowOfRing(),
      ...(person > 0 ? swimming() : []),
      ...edgeOfPool(),
      ...(Math.round(parameters.part) === 0 ? floatingRing() : []),
    ];

    function lightAt({ x, y }: Point): number {
      const down = Math.min(1, Math.max(0, (y - calm + 90) / 260));
      if (!isNight) return 0.13 + 0.74 * down;
      const near = Math.max(...lamps.map((lamp) => Math.exp(-(((x - lamp.x) / 330) ** 2) - ((y - lamp.y) / 400) ** 2)));
      return 0.1 + 0.8 * near * down;
    }

    function water(): readonly SceneNode[] {
      const inWater = { ...area, height: edge - area.y };
      return [
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: area.y },
            to: { x: 0, y: edge },
            stops: [
              { offset: 0, colour: mixColours(deep, shade, 0.16) },
              { offset: Math.min(0.9, Math.max(0.1, (calm - area.y) / (edge - area.y))), colour: deep },
              { offset: 1, colour: shallow },
            ],
          },
          rectanglePath(inWater),
        ),
        ...(isNight ? lamps.map((lamp) => glow(lamp, Math.min(room * 0.95, 470), withAlpha(LAMP, 0.62))) : []),
        ...poolFloor(
          chanceOf('floor'),
          { area: inWater, end: edge, lanes: lanesOver() },
          { joint: withAlpha(light, 0.1), lane: withAlpha(mixColours(shade, deep, 0.35), isNight ? 0.5 : 0.36) },
        ),
        ...lightNet(chanceOf('net'), { area: inWater, mesh: 92, lightAt }, light),
        ...(isNight ? lamps.map((lamp) => filled(mixColours(LAMP, WHITE, 0.6), ellipse(lamp, 17, 8))) : []),
        // The shade of the edge lies on the water.
        painted(
          linearPaint({ x: 0, y: edge - 34 }, { x: 0, y: edge }, [withAlpha(shade, 0), withAlpha(shade, 0.45)]),
          rectanglePath({ ...area, y: edge - 34, height: 34 }),
        ),
      ];
    }

    /** The lanes of the whole pool, as far as it is seen around the front. */
    function lanesOver(): readonly number[] {
      const step = 440;
      const first = Math.ceil((area.x - 280) / step);
      return Array.from({ length: Math.ceil(area.width / step) + 1 }, (_, index) => 280 + (first + index) * step);
    }

    function swimming(): readonly SceneNode[] {
      const tall = Math.min(380, (edge - calm) * 0.52);
      const who = person > 1.5 ? 'man' : 'woman';
      const looks = looksOf(skins, 0);
      return swimmer(
        chanceOf('swimmer'),
        { head: { x: place(440), y: edge - tall * 1.6 }, turn: side * 0.42, height: tall, side: side as 1 | -1, who },
        { ...looks, suit: colours.accent, water: mixColours(deep, shallow, 0.7), shade, foam: mixColours(light, WHITE, 0.6) },
      );
    }

    function shadowOfRing(): readonly SceneNode[] {
      return [
        shadowOf([filled(shade, ringOutline(ring))], withAlpha(shade, 0.5), { x: radius * 0.36, y: radius * 0.62 }, radius * 0.12),
        ...[1.12, 1.3].map((reach, index) =>
          stroked(withAlpha(light, 0.4 - index * 0.16), 3 - index, ellipse(ring.middle, radius * reach)),
        ),
      ];
    }

    function floatingRing(): readonly SceneNode[] {
      return swimRing(ring, [mixColours(colours.accent, WHITE, 0.04), mixColours(colours.paper, WHITE, 0.5)], shade);
    }

    /** The stone edge with its joints, the deck beyond it, the ladder, and the shoes that somebody left. */
    function edgeOfPool(): readonly SceneNode[] {
      const random = chanceOf('deck');
      const stone = isNight ? mixColours(mixColours(STONE, deck, 0.5), shade, 0.35) : mixColours(STONE, deck, 0.25);
      const coping = 40;
      const joint = withAlpha(shade, 0.22);
      const tile = 128;
      const first = Math.floor(area.x / tile) * tile;
      const columns = Math.ceil(area.width / tile) + 1;
      const rows = Math.ceil((bottom - edge - coping) / tile);
      const slabs = Array.from({ length: columns * rows }, (_, index) => ({
        x: first + (index % columns) * tile,
        y: edge + coping + Math.floor(index / columns) * tile,
      })).filter(() => random() < 0.4);
      const grains = Array.from({ length: Math.round(area.width / 4) }, () =>
        ellipse({ x: area.x + random() * area.width, y: between(random, edge, bottom) }, between(random, 0.6, 1.7)),
      );
      const size = Math.min(74, Math.max(40, room * 0.1));
      return [
        filled(deck, rectanglePath({ ...area, y: edge, height: bottom - edge })),
        filled(
          withAlpha(mixColours(deck, shade, 0.4), 0.1),
          ...slabs.map(({ x, y }) => rectanglePath({ x, y, width: tile, height: tile })),
        ),
        filled(withAlpha(shade, 0.14), ...grains),
        stroked(
          withAlpha(shade, 0.12),
          2,
          ...Array.from({ length: columns }, (_, index) =>
            polyline([
              { x: first + index * tile, y: edge + coping },
              { x: first + index * tile, y: bottom },
            ]),
          ),
          ...Array.from({ length: rows }, (_, index) =>
            polyline([
              { x: area.x, y: edge + coping + (index + 1) * tile },
              { x: area.x + area.width, y: edge + coping + (index + 1) * tile },
            ]),
          ),
        ),
        painted(
          linearPaint({ x: 0, y: edge }, { x: 0, y: edge + coping }, [
            mixColours(stone, WHITE, isNight ? 0.1 : 0.5),
            stone,
            mixColours(stone, shade, 0.1),
          ]),
          rectanglePath({ ...area, y: edge, height: coping }),
        ),
        stroked(
          joint,
          1.6,
          ...Array.from({ length: columns * 2 }, (_, index) =>
            polyline([
              { x: first + (index * tile) / 2, y: edge },
              { x: first + (index * tile) / 2, y: edge + coping },
            ]),
          ),
          polyline([
            { x: area.x, y: edge + coping },
            { x: area.x + area.width, y: edge + coping },
          ]),
        ),
        ...ladder(),
        ...flipFlops(
          { middle: { x: place(120), y: edge + coping + size * 0.36 }, size, turn: side * 0.5, shade },
          colours.second,
          mixColours(colours.paper, WHITE, 0.4),
        ),
      ];
    }

    function ladder(): readonly SceneNode[] {
      const [middle, half, thick] = [place(800), 46, 13];
      const [top, end] = [edge + 58, edge - Math.min(130, room * 0.2)];
      const wave = (x: number, y: number): Point => ({ x: x + 5 * Math.sin(y / 15), y });
      const sunk = [-half, half].map((aside) =>
        smoothLine(Array.from({ length: 7 }, (_, index) => wave(middle + aside * 0.94, edge - 10 + ((end - edge + 10) * index) / 6))),
      );
      const rungs = [0.28, 0.58, 0.9].map((share) => {
        const y = edge + (end - edge) * share;
        return smoothLine([-half, 0, half].map((aside) => wave(middle + aside * 0.94, y + 3 * Math.sin(aside + share * 8))));
      });
      const rails = [-half, half].map((aside) =>
        smoothLine([
          { x: middle + aside, y: top },
          { x: middle + aside, y: edge + 14 },
          { x: middle + aside * 0.98, y: edge - 26 },
        ]),
      );
      const sheen = rails.map((_, index) =>
        smoothLine([
          { x: middle + (index === 0 ? -half : half) - 3, y: top - 3 },
          { x: middle + (index === 0 ? -half : half) - 3, y: edge - 20 },
        ]),
      );
      return [
        stroked(withAlpha(mixColours(STEEL, deep, 0.45), 0.75), thick * 0.9, ...sunk),
        stroked(withAlpha(mixColours(STEEL, deep, 0.3), 0.75), thick * 1.3, ...rungs),
        shadowOf([stroked(shade, thick, ...rails)], withAlpha(shade, 0.5), { x: 14, y: 12 }, 5),
        stroked(mixColours(STEEL, shade, isNight ? 0.7 : 0.5), thick + 3, ...rails),
        stroked(mixColours(STEEL, shade, isNight ? 0.3 : 0.08), thick - 2, ...rails),
        stroked(mixColours(WHITE, STEEL, isNight ? 0.4 : 0), 3, ...sheen),
        ...[-half, half].map((aside) => filled(mixColours(STEEL, shade, 0.35), ellipse({ x: middle + aside, y: top }, 13, 10))),
      ];
    }
  },
});
