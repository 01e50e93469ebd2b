import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, glow, glowBelow, linearPaint, painted, shadowOf, skyDown, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky } from '../heroes/hero-sizes.ts';
import { tiedCurtain } from '../things/curtains.ts';
import { lyingBook } from '../things/lying-books.ts';
import { bedsideLamp, bunting, type RoomLight, toyBall, toyBlock, toyBow } from '../things/nursery-toys.ts';
import { nurseryWindow } from '../things/nursery-window.ts';
import { sittingAnimal } from '../things/sitting-animal.ts';
import { standingThing } from '../things/standing-thing.ts';
import { DAY_RAYS, DUSK_RAYS, raysFrom } from '../things/light-behind-words.ts';

const LAMP: Rgba = { r: 255, g: 216, b: 140, a: 1 };
const CREAM: Rgba = { r: 255, g: 246, b: 230, a: 1 };
const CLOTH: Rgba = { r: 246, g: 170, b: 92, a: 1 };
const NIGHT: Rgba = { r: 34, g: 46, b: 110, a: 1 };
const DUSK: Rgba = { r: 126, g: 112, b: 186, a: 1 };
const HORIZON: Rgba = { r: 250, g: 186, b: 158, a: 1 };

/** The window of a nursery in the evening: a thing on its sill in the light of a lamp, between a toy bear, blocks and books, and the moon outside. */
export const nursery = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet wall.
    floor: { least: 400, most: 1700, standard: 1240, isPlace: true }, // The sill under the thing.
    blocks: { label: 'blocks', least: 0, most: 3, standard: 3, step: 1 },
    books: { label: 'books', least: 0, most: 3, standard: 2, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 }, // A wall in the dusk.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 260);
    const isDusk = parameters.night > 0;
    const thing = isHero(motif) ? motif : 'train';
    const isHung = floatsInSky(thing);
    const isBear = thing === 'teddy';
    const scale = Math.min(1, room / 620);
    const shade = mixColours(colours.darkest, { r: 52, g: 26, b: 56, a: 1 }, 0.4);
    const light = mixColours(LAMP, colours.paper, 0.16);
    const lit: RoomLight = { out: side, light, shade };
    const wall = isDusk ? colours.dark : colours.light;
    const wood = mixColours(mixColours(CREAM, colours.paper, 0.3), isDusk ? DUSK : LAMP, 0.14);
    const cloth = mixColours(colours.accent, WHITE, 0.06);
    const toys = [
      mixColours(colours.accent, { r: 232, g: 84, b: 78, a: 1 }, 0.86),
      mixColours(colours.second, { r: 62, g: 152, b: 190, a: 1 }, 0.86),
      { r: 250, g: 190, b: 70, a: 1 },
      mixColours(colours.main, { r: 104, g: 178, b: 110, a: 1 }, 0.86),
    ] as const;
    const [back, front] = [floor - room * 0.075, floor + 44];
    const lamp = { x: place(112), y: floor - room * 0.01 };
    const lampHigh = Math.min(250, room * 0.4);
    const lintel = calm + Math.max(62, room * 0.12);
    const frame = { x: 214, y: lintel, width: 572, height: back - lintel };
    return [
      ...wallInLight(),
      ...nurseryWindow(chanceOf, frame, side, {
        sky: [mixColours(NIGHT, colours.dark, 0.2), DUSK, HORIZON],
        // A moon of paper hangs before a sky without one.
        moon: thing === 'moon' ? null : { r: 255, g: 240, b: 190, a: 1 },
        lamp: LAMP,
        frame: wood,
        shade,
      }),
      ...curtains(),
      ...bunting({ x: 34, y: calm + 10 }, { x: 966, y: calm + 10 }, room * 0.09, toys, lit),
      ...sill(),
      ...bedsideLamp(
        lamp,
        lampHigh,
        mixColours(mixColours(colours.second, CLOTH, 0.6), CREAM, isDusk ? 0.5 : 0.15),
        mixColours(toys[1], shade, 0.1),
        lit,
      ),
      ...booksAndBlocks(),
      ...shown(),
      ...bear(),
      ...toyBall({ x: place(668), y: front - 10 }, 36 * scale, [toys[0], mixColours(WHITE, LAMP, 0.14)], lit),
      glowBelow(calm, { x: lamp.x, y: lamp.y - lampHigh * 0.7 }, room * 0.5, withAlpha(light, isDusk ? 0.3 : 0.16)),
    ];

    function wallInLight(): readonly SceneNode[] {
      const random = chanceOf('paper');
      const share = Math.max(0.12, (calm - area.y) / (floor - area.y));
      const dots = Array.from({ length: Math.ceil(area.width / 74) + 1 }, (_, column) =>
        Array.from({ length: Math.ceil((floor - area.y) / 74) + 1 }, (_none, row) =>
          ellipse({ x: area.x + column * 74 + (row % 2) * 37, y: area.y + row * 74 + random() * 3 }, (column + row) % 3 === 0 ? 5 : 3.4),
        ),
      );
      return [
        skyDown(area, floor - area.y, floor, [
          { offset: 0, colour: isDusk ? mixColours(wall, BLACK, 0.12) : wall },
          { offset: share, colour: wall },
          { offset: 1, colour: mixColours(wall, isDusk ? colours.main : LAMP, isDusk ? 0.3 : 0.3) },
        ]),
        filled(withAlpha(isDusk ? WHITE : mixColours(colours.main, colours.accent, 0.3), isDusk ? 0.09 : 0.16), ...dots.flat()),
        ...raysFrom(
          { x: 500, y: calm + room * 0.5 },
          calm + room * 0.5 - area.y,
          withAlpha(isDusk ? light : mixColours(light, colours.accent, 0.1), isDusk ? DUSK_RAYS : DAY_RAYS),
        ),
        glowBelow(calm - room * 0.06, { x: lamp.x, y: lamp.y - lampHigh * 0.6 }, room * 1.05, withAlpha(light, isDusk ? 0.72 : 0.8)),
      ];
    }

    function curtains(): readonly SceneNode[] {
      const box = { y: frame.y - 34, width: 190, height: back - frame.y + 34 };
      const rod = frame.y - 40;
      return [
        ...tiedCurtain({ ...box, x: 160 }, -1, cloth, toys[2], shade),
        ...tiedCurtain({ ...box, x: 650 }, 1, cloth, toys[2], shade),
        stroked(
          mixColours(wood, shade, 0.35),
          13,
          smoothLine([
            { x: 128, y: rod },
            { x: 872, y: rod },
          ]),
        ),
        stroked(
          mixColours(wood, WHITE, 0.3),
          4,
          smoothLine([
            { x: 130, y: rod - 3 },
            { x: 870, y: rod - 3 },
          ]),
        ),
        filled(mixColours(wood, shade, 0.2), ellipse({ x: 124, y: rod }, 14), ellipse({ x: 876, y: rod }, 14)),
      ];
    }

    /** A deep sill of painted wood over panels. */
    function sill(): readonly SceneNode[] {
      const [left, wide] = [area.x, area.width];
      const top = rectanglePath({ x: left, y: back, width: wide, height: front - back });
      const panels = Array.from({ length: Math.ceil(wide / 250) + 1 }, (_, index) =>
        rectanglePath({ x: Math.floor(left / 250) * 250 + index * 250 + 22, y: front + 54, width: 206, height: bottom - front }),
      );
      return [
        painted(
          linearPaint({ x: 0, y: back }, { x: 0, y: front }, [mixColours(wood, shade, 0.2), wood, mixColours(wood, WHITE, 0.4)]),
          top,
        ),
        glow({ x: lamp.x, y: floor }, 420, withAlpha(light, 0.55)),
        painted(
          linearPaint({ x: 0, y: front }, { x: 0, y: front + 150 }, [mixColours(wood, shade, 0.24), mixColours(wood, shade, 0.6)]),
          rectanglePath({ x: left, y: front, width: wide, height: bottom - front }),
        ),
        filled(withAlpha(shade, 0.24), ...panels),
        filled(mixColours(wood, WHITE, 0.5), rectanglePath({ x: left, y: front - 4, width: wide, height: 16 })),
        filled(withAlpha(shade, 0.3), rectanglePath({ x: left, y: front + 12, width: wide, height: 9 })),
      ];
    }

    /** The thing that the title names: on the sill, or on a thread from the rod. */
    function shown(): readonly SceneNode[] {
      const colour = { colours, light: mixColours(light, WHITE, 0.4), shade, isHigh: false };
      if (isBear) {
        const radius = Math.min(150, (room * 0.62) / 3.4);
        const foot = { x: 500, y: floor + 18 };
        return [
          ...sittingAnimal('bear', foot, radius, side, shade, light),
          ...toyBow({ x: foot.x, y: foot.y - radius * 1.36 }, radius * 0.42, toys[0], shade),
        ];
      }
      if (isHung) {
        const foot = { x: 500, y: back - room * 0.1 };
        const high = room * 0.5;
        const bounds = heroBounds(thing);
        const top = foot.y - bounds.height * Math.min(430 / bounds.width, high / bounds.height);
        return [
          stroked(
            mixColours(CREAM, shade, 0.1),
            3.4,
            smoothLine([
              { x: 500, y: frame.y - 36 },
              { x: 500, y: top + 8 },
            ]),
          ),
          glowBelow(calm, { x: 500, y: foot.y - high * 0.5 }, high * 0.8, withAlpha(light, 0.5)),
          ...standingThing(thing, foot, { wide: 430, high }, { ...colour, isHigh: true }),
        ];
      }
      const foot = { x: place(506), y: floor + 16 };
      return [
        glow({ x: foot.x, y: foot.y - room * 0.28 }, room * 0.5, withAlpha(light, 0.42)),
        shadowOf(
          [filled(shade, ellipse({ x: foot.x + side * 46, y: foot.y - 4 }, 170, 16))],
          withAlpha(shade, 0.4),
          { x: side * 14, y: 0 },
          12,
        ),
        ...standingThing(thing, foot, { wide: 400, high: room * 0.68 }, colour),
      ];
    }

    function bear(): readonly SceneNode[] {
      const radius = Math.min(74, room * 0.112);
      const foot = { x: place(262), y: floor + 30 };
      const friend = isBear ? 'rabbit' : 'bear';
      return [
        ...sittingAnimal(friend, foot, radius, -side as 1 | -1, shade, light),
        ...toyBow({ x: foot.x, y: foot.y - radius * 1.36 }, radius * 0.42, toys[1], shade),
      ];
    }

    function booksAndBlocks(): readonly SceneNode[] {
      const random = chanceOf('books');
      const count = Math.round(parameters.books);
      const thick = 34 * scale;
      const base = floor + 4;
      const [stack, size] = [place(880), 74 * scale];
      const cloths = [toys[1], toys[0], toys[3]];
      const books = Array.from({ length: count }, (_, index) => {
        const wide = (214 - index * 16) * scale;
        return lyingBook(
          random,
          { x: stack - wide / 2 + side * (index % 2) * 10, y: base - thick * (index + 1), width: wide, height: thick },
          { cloth: mixColours(cloths[index % cloths.length] ?? toys[0], shade, 0.1), foil: mixColours(LAMP, WHITE, 0.3) },
        );
      });
      const top = base - thick * count;
      const blocks = [
        { foot: { x: stack - side * 8, y: top }, sign: 'star', tone: toys[0] },
        { foot: { x: place(756), y: floor + 32 }, sign: 'heart', tone: toys[3] },
        { foot: { x: place(838), y: floor + 40 }, sign: 'moon', tone: toys[2] },
      ] as const;
      return [
        shadowOf(
          [
            filled(
              shade,
              polygon([
                { x: stack - 108, y: base - 4 },
                { x: stack + 108, y: base - 4 },
                { x: stack + 108 + side * 30, y: base + 8 },
                { x: stack - 100 + side * 30, y: base + 8 },
              ]),
            ),
          ],
          withAlpha(shade, 0.5),
          { x: 0, y: 2 },
          7,
        ),
        ...books.flat(),
        ...blocks.slice(0, Math.round(parameters.blocks)).flatMap(({ foot, sign, tone }) => toyBlock(foot, size, sign, tone, lit)),
      ];
    }
  },
});
