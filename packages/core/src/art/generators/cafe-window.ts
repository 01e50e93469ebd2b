import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { balconyNeighbor } from '../things/balcony-neighbor.ts';
import { cafeInterior, cafeTable } from '../things/cafe-interior.ts';
import { ballTree, blossoms, flowerPot } from '../things/doorstep-plants.ts';
import { PAIRS, looksOf, pairOf } from '../things/two-people.ts';
import { wallLantern } from '../things/wall-lantern.ts';

const LAMP: Rgba = { r: 255, g: 208, b: 124, a: 1 };
const CLAY: Rgba = { r: 198, g: 106, b: 74, a: 1 };
const WOOD: Rgba = { r: 150, g: 92, b: 58, a: 1 };

/** The front of a café in the evening: two at a table behind its lit window, an awning, a door, flowers and a bicycle. */
export const cafeWindow = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet wall, where the awning begins.
    floor: { least: 400, most: 1900, standard: 1290, isPlace: true }, // The pavement's edge.
    people: { label: 'people', least: 0, most: PAIRS.length - 1, standard: 0, step: 1 },
    skins: { label: 'color', least: 0, most: 15, standard: 0, step: 1 },
    night: { label: 'evening', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, bottom } = sceneRoom(area, parameters, 260);
    const isEvening = parameters.night > 0;
    const isMirrored = parameters.mirrored > 0;
    const wall = isEvening ? colours.dark : colours.light;
    const shade = mixColours(colours.darkest, BLACK, 0.2);
    const dim = (tone: Rgba) => (isEvening ? mixColours(tone, colours.dark, 0.16) : tone);
    const box = (x: number, y: number, width: number, height: number): Rect => ({ x: isMirrored ? 1000 - x - width : x, y, width, height });
    const front = dim(mixColours(colours.second, colours.darkest, isEvening ? 0.12 : 0.05));
    const trim = dim(mixColours(colours.paper, WHITE, 0.2));
    const petals: readonly [Rgba, Rgba] = [dim(mixColours(colours.accent, WHITE, 0.16)), dim(mixColours(colours.paper, WHITE, 0.3))];
    const drop = room * 0.17;
    const view = box(128, calm + drop * 0.72, 530, room * 0.83 - drop * 0.72);
    const door = box(724, calm + drop * 0.8, 166, floor - calm - drop * 0.8);
    return [...house(), ...shopFront(), ...inside(), ...doorway(), ...awning(), ...pavement(), ...outside()];

    function house(): readonly SceneNode[] {
      const random = chanceOf('bricks');
      const patches = Array.from({ length: Math.round(area.width / 9) }, () => {
        const [x, y] = [area.x + random() * area.width, between(random, area.y, floor)];
        return rectanglePath({
          x: Math.round(x / 38) * 38 + (Math.round(y / 20) % 2) * 19,
          y: Math.round(y / 20) * 20,
          width: 33,
          height: 15,
        });
      });
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: floor }, [
            mixColours(wall, isEvening ? BLACK : WHITE, 0.16),
            wall,
            mixColours(wall, LAMP, isEvening ? 0.1 : 0.06),
          ]),
          rectanglePath(area),
        ),
        filled(withAlpha(mixColours(wall, shade, 0.3), 0.22), ...patches),
      ];
    }

    /** The painted wood around window and door. */
    function shopFront(): readonly SceneNode[] {
      const whole = rectanglePath({ x: 74, y: calm + drop * 0.2, width: 852, height: floor - calm - drop * 0.2 });
      const panels = [0, 1, 2].map((index) => rectanglePath(box(140 + index * 180, floor - room * 0.135, 146, room * 0.105)));
      return [
        shadowOf([filled(shade, whole)], withAlpha(shade, 0.45), { x: 0, y: 8 }, 12),
        painted(
          linearPaint({ x: 74, y: calm }, { x: 926, y: floor }, [mixColours(front, WHITE, 0.14), front, mixColours(front, shade, 0.3)]),
          whole,
        ),
        filled(mixColours(front, shade, 0.2), ...panels),
        stroked(mixColours(front, WHITE, 0.24), 3, ...panels),
      ];
    }

    function inside(): readonly SceneNode[] {
      const frame = rectanglePath({ x: view.x - 15, y: view.y - 15, width: view.width + 30, height: view.height + 30 });
      const table = { x: view.x + view.width / 2, y: view.y + view.height * 0.86 };
      const bars = [0.5].map((x) => rectanglePath({ x: view.x + view.width * x - 4, y: view.y, width: 8, height: view.height * 0.34 }));
      const sill = { x: view.x - 26, y: view.y + view.height + 8, width: view.width + 52, height: 16 };
      const places = Array.from({ length: 20 }, (_, index) => ({
        x: sill.x + 20 + (index * (sill.width - 40)) / 19,
        y: sill.y + 6 - (index % 3) * 8,
      }));
      return [
        filled(trim, frame),
        clipped(rectanglePath(view), [
          ...cafeInterior(chanceOf('shelves'), view, {
            wall: mixColours(mixColours(LAMP, colours.accent, 0.28), shade, 0.16),
            wood: WOOD,
            lamp: LAMP,
            shade: mixColours(shade, WOOD, 0.4),
            things: [colours.accent, colours.second, colours.paper, colours.main],
          }),
          ...guest(0, table.x - view.width * 0.24, table.y, 1),
          ...guest(1, table.x + view.width * 0.24, table.y, -1),
          ...cafeTable(table, view.width * 0.165, view.y + view.height, { wood: WOOD, lamp: LAMP, shade }),
          filled(
            withAlpha(WHITE, 0.08),
            ...[0.06, 0.68].map((x) =>
              polygon([
                { x: view.x + view.width * x, y: view.y },
                { x: view.x + view.width * (x + 0.13), y: view.y },
                { x: view.x + view.width * (x - 0.09), y: view.y + view.height },
                { x: view.x + view.width * (x - 0.22), y: view.y + view.height },
              ]),
            ),
          ),
        ]),
        filled(trim, ...bars, rectanglePath({ x: view.x, y: view.y + view.height * 0.34 - 4, width: view.width, height: 8 })),
        stroked(withAlpha(shade, 0.4), 2, rectanglePath(view)),
        shadowOf([filled(shade, rectanglePath(sill))], withAlpha(shade, 0.45), { x: 0, y: 8 }, 5),
        filled(dim(CLAY), rectanglePath(sill)),
        ...blossoms(chanceOf('box'), places, 12, petals),
      ];
    }

    function guest(index: 0 | 1, x: number, y: number, side: 1 | -1): readonly SceneNode[] {
      const pair = pairOf(parameters.people);
      const who = isMirrored ? pair[1 - index] : pair[index];
      const { skin, hair } = looksOf(parameters.skins, index);
      const { nodes, arm } = balconyNeighbor(
        {
          at: { x, y: y + view.height * 0.06 },
          height: view.height * (who === 'man' ? 0.6 : 0.575),
          side,
          who: who ?? 'woman',
          does: (index === 0) === isMirrored ? 'waves' : 'drinks',
        },
        {
          skin: mixColours(skin, LAMP, 0.12),
          hair,
          top: mixColours(index === 0 ? colours.accent : mixColours(colours.second, colours.paper, 0.25), LAMP, 0.08),
          shade: mixColours(shade, colours.accent, 0.3),
          cup: mixColours(colours.paper, WHITE, 0.6),
        },
      );
      return [...nodes, ...arm];
    }

    function doorway(): readonly SceneNode[] {
      const leaf = { x: door.x + 16, y: door.y + 12, width: door.width - 32, height: door.height - 12 };
      const glass: Rect = { x: leaf.x + 22, y: leaf.y + 26, width: leaf.width - 44, height: leaf.height * 0.54 };
      const paint = dim(mixColours(colours.accent, shade, 0.08));
      const handle = { x: isMirrored ? leaf.x + leaf.width - 14 : leaf.x + 12, y: leaf.y + leaf.height * 0.62 };
      const panel = rectanglePath({ x: leaf.x + 22, y: leaf.y + leaf.height * 0.7, width: leaf.width - 44, height: leaf.height * 0.22 });
      return [
        filled(trim, rectanglePath({ x: door.x, y: door.y, width: door.width, height: door.height })),
        painted(
          linearPaint({ x: leaf.x, y: leaf.y }, { x: leaf.x + leaf.width, y: leaf.y + leaf.height }, [
            mixColours(paint, WHITE, 0.18),
            paint,
            mixColours(paint, shade, 0.3),
          ]),
          rectanglePath(leaf),
        ),
        painted(
          linearPaint({ x: 0, y: glass.y }, { x: 0, y: glass.y + glass.height }, [
            mixColours(LAMP, colours.accent, 0.3),
            mixColours(LAMP, WHITE, 0.3),
            LAMP,
          ]),
          rectanglePath(glass),
        ),
        stroked(mixColours(paint, WHITE, 0.26), 4, rectanglePath(glass), panel),
        stroked(
          mixColours(paint, shade, 0.2),
          6,
          smoothLine([
            { x: glass.x + glass.width / 2, y: glass.y },
            { x: glass.x + glass.width / 2, y: glass.y + glass.height },
          ]),
        ),
        filled(LAMP, ellipse(handle, 6)),
        ...wallLantern({ x: isMirrored ? 1000 - 691 : 691, y: calm + room * 0.42 }, Math.min(30, room * 0.045), {
          lamp: LAMP,
          shade: mixColours(shade, BLACK, 0.3),
        }),
        glow({ x: isMirrored ? 309 : 691, y: calm + room * 0.42 }, room * 0.2, withAlpha(LAMP, isEvening ? 0.5 : 0.24)),
      ];
    }

    /** A striped awning that comes out under the words, with a scalloped edge and its shadow. */
    function awning(): readonly SceneNode[] {
      const [count, from, to] = [16, 54, 946];
      const top = (index: number) => 84 + ((916 - 84) * index) / count;
      const low = (index: number) => from + ((to - from) * index) / count;
      const stripe = (index: number): Path => {
        const [a, b] = [low(index), low(index + 1)];
        const y = calm + drop * 0.78;
        return [
          ['M', top(index), calm],
          ['L', top(index + 1), calm],
          ['L', b, y],
          ['C', b, y + drop * 0.26, a, y + drop * 0.26, a, y],
          ['Z'],
        ];
      };
      const all = Array.from({ length: count }, (_, index) => stripe(index));
      const first = dim(colours.accent);
      return [
        shadowOf([filled(shade, ...all)], withAlpha(shade, 0.5), { x: 0, y: drop * 0.26 }, drop * 0.1),
        filled(first, ...all.filter((_, index) => index % 2 === 0)),
        filled(dim(mixColours(colours.paper, WHITE, 0.3)), ...all.filter((_, index) => index % 2 === 1)),
        painted(
          linearPaint({ x: 0, y: calm }, { x: 0, y: calm + drop }, [withAlpha(WHITE, 0.2), withAlpha(WHITE, 0), withAlpha(shade, 0.26)]),
          ...all,
        ),
        stroked(
          withAlpha(shade, 0.24),
          2.4,
          smoothLine([
            { x: from, y: calm + drop * 0.78 },
            { x: to, y: calm + drop * 0.78 },
          ]),
        ),
        filled(mixColours(first, shade, 0.35), rectanglePath({ x: 80, y: calm - 8, width: 840, height: 12 })),
      ];
    }

    function pavement(): readonly SceneNode[] {
      const ground = dim(mixColours(colours.paper, colours.main, 0.3));
      const spill = polygon([
        { x: view.x, y: floor },
        { x: view.x + view.width, y: floor },
        { x: view.x + view.width + 50, y: floor + 62 },
        { x: view.x - 50, y: floor + 62 },
      ]);
      return [
        painted(
          linearPaint({ x: 0, y: floor }, { x: 0, y: floor + 62 }, [mixColours(ground, shade, 0.24), ground]),
          rectanglePath({ ...area, y: floor, height: 62 }),
        ),
        painted(linearPaint({ x: 0, y: floor }, { x: 0, y: floor + 62 }, [withAlpha(LAMP, 0.6), withAlpha(LAMP, 0.08)]), spill),
        filled(colours.darkest, rectanglePath({ ...area, y: floor + 62, height: bottom - floor - 62 })),
        filled(mixColours(ground, WHITE, 0.25), rectanglePath({ ...area, y: floor + 55, height: 8 })),
      ];
    }

    function outside(): readonly SceneNode[] {
      const pots = { pot: dim(CLAY), petals, shade } as const;
      const at = (x: number) => (isMirrored ? 1000 - x : x);
      const bounds = heroBounds('bicycle');
      const reach = Math.min(180, room * 0.26) / bounds.height;
      const middle = middleOver('bicycle', { x: at(300), y: floor + 38 }, reach);
      const parts = litHero(
        'bicycle',
        { middle, reach },
        paintHero('bicycle', colours, { plain: heroColours(shade, colours.accent, wall), grounds: [front, wall] }),
        { light: LAMP, shade },
      );
      return [
        ...ballTree(chanceOf('left'), { x: at(40), y: floor + 20 }, Math.min(220, room * 0.36), pots),
        ...ballTree(chanceOf('right'), { x: at(952), y: floor + 20 }, Math.min(220, room * 0.36), pots),
        ...flowerPot(chanceOf('pot'), { x: at(620), y: floor + 26 }, Math.min(62, room * 0.1), pots),
        shadowOf(parts, withAlpha(shade, 0.4), { x: 8, y: 6 }, 4),
        ...parts,
      ];
    }
  },
});
