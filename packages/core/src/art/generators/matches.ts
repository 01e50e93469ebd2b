import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { smoothLine } from '../drawing/outlines.ts';
import { burnedMatch, burnedOutline, freshMatch, type Match, type MatchLight, matchFlame, matchOutline } from '../things/matchstick.ts';

/** Units from one match to the next, and the thickness of a stick. */
const PITCH = 132;
const WIDTH = 46;

const WOOD = { r: 226, g: 186, b: 132, a: 1 };

/** A row of matches that stand upright: one burns among fresh ones, or one is left among burned ones. */
export const matches = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1400, standard: 700, isPlace: true }, // End of the words.
    across: { least: 100, most: 900, standard: 550, isPlace: true }, // The match that differs.
    burned: { label: 'burnedOnes', least: 0, most: 1, standard: 0, step: 1 },
    size: { label: 'size', least: 0.7, most: 1.2, standard: 1, step: 0.05 },
  },
  draw: ({ area, height, colours, chanceOf, parameters }) => {
    const { calm, size } = parameters;
    const isBurned = parameters.burned > 0;
    const room = height - calm;
    const ground = colours.main;
    const shade = mixColours(colours.darkest, BLACK, 0.25);
    const warm = mixColours({ r: 255, g: 206, b: 128, a: 1 }, colours.paper, 0.25);
    const wood = mixColours(WOOD, isBurned ? colours.darkest : colours.paper, isBurned ? 0.1 : 0.16);
    const bottom = area.y + area.height;
    const pitch = PITCH * size;
    const width = WIDTH * size;
    // One of the row's own places is for the match that differs; otherwise the row would be uneven.
    const odd = parameters.across;
    const line = calm + room * (isBurned ? 0.3 : 0.46);
    const flame = { x: odd, y: line - room * 0.07 };
    const before = Math.ceil((odd - area.x) / pitch) + 1;
    const after = Math.ceil((area.x + area.width - odd) / pitch) + 1;
    const row = Array.from({ length: before + after + 1 }, (_, index) => index - before);
    const all = row.map((place) => ({ place, match: matchAt(place), bend: bendOf(place) }));
    const outlineOf = ({ place, match, bend }: (typeof all)[number]) =>
      isBurned && place !== 0 ? burnedOutline(match, bend) : matchOutline(match);
    return [
      painted(
        linearPaint(
          { x: 0, y: area.y },
          { x: 0, y: bottom },
          isBurned
            ? [mixColours(ground, WHITE, 0.1), ground, mixColours(ground, shade, 0.1)]
            : [ground, ground, mixColours(ground, shade, 0.4)],
        ),
        rectanglePath(area),
      ),
      ...(isBurned ? smoke() : [glow(flame, room * 1.05, withAlpha(warm, 0.4)), glow(flame, room * 0.5, withAlpha(warm, 0.3))]),
      ...shadows(),
      ...all.filter(({ place }) => place !== 0).flatMap(({ place, match, bend }) => stick(place, match, bend)),
      ...(isBurned ? [shadowOf([filled(shade, matchOutline(matchAt(0)))], withAlpha(shade, 0.4), { x: 20, y: 18 }, 8)] : []),
      ...stick(0, matchAt(0), 0),
      ...(isBurned ? [] : matchFlame({ x: flame.x, y: flame.y + width * 0.3 }, room * 0.36 * size, colours.accent)),
    ];

    function matchAt(place: number): Match {
      const random = chanceOf(`match ${place}`);
      const x = odd + place * pitch;
      const lean = between(random, -7, 7);
      const up = place === 0 ? room * 0.07 : between(random, -0.03, isBurned ? 0.06 : 0.022) * room;
      return {
        head: { x: x + (place === 0 ? 0 : lean), y: line - up },
        foot: { x, y: bottom + 20 },
        width: place === 0 ? width * 1.06 : width,
      };
    }

    function bendOf(place: number): number {
      const random = chanceOf(`bend ${place}`);
      return (random() < 0.5 ? -1 : 1) * between(random, 0.15, 0.8);
    }

    function lightOn(place: number): MatchLight {
      const near = Math.exp(-(((place * pitch) / 430) ** 2));
      const dark = isBurned ? 0 : (1 - near) * 0.62;
      return {
        wood: mixColours(mixColours(wood, ground, dark * 0.5), shade, dark * 0.8),
        tip: mixColours(colours.accent, shade, dark * 0.8),
        shade,
        light: isBurned ? mixColours(WHITE, colours.paper, 0.3) : warm,
        from: isBurned || place > 0 ? -1 : 1,
        strength: isBurned ? 0.72 : 0.12 + 0.85 * near,
      };
    }

    function stick(place: number, match: Match, bend: number): readonly SceneNode[] {
      const random = chanceOf(`wood ${place}`);
      return isBurned && place !== 0 ? burnedMatch(random, match, bend, lightOn(place)) : freshMatch(random, match, lightOn(place));
    }

    /** The shadows on the wall, away from the light. */
    function shadows(): readonly SceneNode[] {
      const thrown = (members: typeof all, x: number) =>
        shadowOf([filled(shade, ...members.map(outlineOf))], withAlpha(shade, isBurned ? 0.36 : 0.5), { x, y: 22 }, 9);
      if (isBurned) return [thrown(all, 26)];
      return [
        thrown(
          all.filter(({ place }) => place < 0),
          -26,
        ),
        thrown(
          all.filter(({ place }) => place > 0),
          26,
        ),
      ];
    }

    /** Thin smoke over the matches that have burned last. */
    function smoke(): readonly SceneNode[] {
      const wisps = all
        .filter(({ place }) => place !== 0 && place % 3 === 1)
        .map(({ place, match, bend }) => {
          const random = chanceOf(`smoke ${place}`);
          const from = { x: match.head.x + bend * width * 2.6, y: match.head.y - width * 0.5 };
          const sway = between(random, 10, 20);
          return smoothLine(
            Array.from({ length: 7 }, (_, index) => ({
              x: from.x + Math.sin(index * 1.4 + place) * sway * (index / 6),
              y: from.y - (room * 0.2 * index) / 6,
            })),
          );
        });
      return [shadowOf([stroked(shade, 9, ...wisps)], withAlpha(mixColours(shade, ground, 0.3), 0.4), { x: 0, y: 0 }, 4)];
    }
  },
});
