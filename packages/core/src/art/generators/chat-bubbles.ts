import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';
import { chatBubble, glossyHeart, heartOutline, smiley, typingDots } from '../things/chat-signs.ts';

const GAP = 44;
/** The margin of bubbles at the front's edges. */
const EDGE = 56;
const MOODS = ['in love', 'wink', 'laugh'] as const;

/** A conversation on a phone: a large bubble for words, and under it replies with hearts, faces and the dots of somebody who types. */
export const chatBubbles = defineGenerator({
  group: 'ornament',
  parameters: {
    top: { least: 0, most: 900, standard: 230, isPlace: true }, // The large bubble.
    end: { least: 100, most: 1600, standard: 900, isPlace: true },
    foot: { least: 200, most: 2000, standard: 1330, isPlace: true }, // The end of the conversation.
    things: { label: 'things', least: 0, most: 5, standard: 0, step: 1 }, // Which replies come first.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, mirrored } = parameters;
    const end = Math.max(top + 80, parameters.end);
    const foot = Math.max(end, parameters.foot);
    const ground = colours.main;
    const shade = mixColours(colours.darkest, BLACK, 0.2);
    const [mine, theirs] = [mirrored > 0 ? -1 : 1, mirrored > 0 ? 1 : -1] as const;
    const large: Rect = { x: EDGE - 12, y: top, width: 1000 - 2 * EDGE + 24, height: end - top };
    const first = Math.round(parameters.things);
    return [...wall(), ...header(), ...chatBubble(large, 72, mine, colours.paper, shade), ...reaction(), ...replies()];

    /** The ground, with a quiet pattern of hearts and bubbles. */
    function wall(): readonly SceneNode[] {
      const random = chanceOf('pattern');
      const faint = withAlpha(mixColours(ground, WHITE, 0.6), 0.13);
      const step = 128;
      const shapes: Path[] = [];
      for (let y = area.y; y < area.y + area.height + step; y += step) {
        for (let x = area.x; x < area.x + area.width + step; x += step) {
          const at = { x: x + between(random, -22, 22) + (Math.round((y - area.y) / step) % 2) * 64, y: y + between(random, -22, 22) };
          const kind = random();
          if (kind < 0.4) shapes.push(heartOutline(at, between(random, 12, 24)));
          else if (kind < 0.7) shapes.push(roundedBox({ x: at.x - 30, y: at.y - 15, width: 60, height: 30 }, 15));
          else shapes.push(ellipse(at, between(random, 5, 11)));
        }
      }
      return [
        painted(
          linearPaint({ x: area.x, y: area.y }, { x: area.x, y: area.y + area.height }, [
            mixColours(ground, WHITE, 0.12),
            ground,
            mixColours(ground, colours.dark, 0.14),
          ]),
          rectanglePath(area),
        ),
        filled(faint, ...shapes),
        glow({ x: 500, y: (top + end) / 2 }, 760, withAlpha(WHITE, 0.14)),
      ];
    }

    /** Somebody's picture and two short lines, as above a conversation, where there is room for them. */
    function header(): readonly SceneNode[] {
      const room = top - 30;
      if (room < 90) return [];
      const radius = Math.min(46, room * 0.34);
      const y = 26 + (top - 26) * 0.46;
      const x = mirrored > 0 ? 1000 - EDGE - radius : EDGE + radius;
      const line = withAlpha(mixColours(ground, colours.paper, 0.82), 0.9);
      const bar = (up: number, long: number, high: number) =>
        roundedBox({ x: mirrored > 0 ? x - radius - 26 - long : x + radius + 26, y: y - up, width: long, height: high }, high / 2);
      return [
        shadowOf([filled(shade, ellipse({ x, y }, radius))], withAlpha(shade, 0.34), { x: 3, y: 7 }, 6),
        filled(colours.second, ellipse({ x, y }, radius)),
        ...glossyHeart({ x, y: y + 2 }, radius * 0.52, colours.paper),
        filled(line, bar(radius * 0.46, 210, radius * 0.36)),
        filled(withAlpha(line, 0.5), bar(-radius * 0.16, 132, radius * 0.26)),
        filled({ r: 74, g: 214, b: 130, a: 1 }, ellipse({ x: x + radius * 0.7, y: y + radius * 0.7 }, radius * 0.22)),
        filled(line, ...[0, 1, 2].map((index) => ellipse({ x: mirrored > 0 ? EDGE + 12 : 1000 - EDGE - 12, y: y - 18 + index * 18 }, 5.4))),
      ];
    }

    /** A heart in a disc on the corner of the large bubble. */
    function reaction(): readonly SceneNode[] {
      const at = { x: theirs > 0 ? 1000 - EDGE - 44 : EDGE + 44, y: end + 2 };
      const disc = ellipse(at, 52);
      return [
        shadowOf([filled(shade, disc)], withAlpha(shade, 0.4), { x: 3, y: 8 }, 7),
        filled(mixColours(colours.paper, WHITE, 0.5), disc),
        ...glossyHeart({ x: at.x, y: at.y + 3 }, 29, colours.accent),
      ];
    }

    /** Replies on both sides, as many as fit, in two colors. */
    function replies(): readonly SceneNode[] {
      const high = Math.min(156, Math.max(84, (foot - end - GAP) * 0.36));
      const count = Math.max(0, Math.min(4, Math.floor((foot - end - GAP * 0.9) / (high + GAP * 0.8))));
      return Array.from({ length: count }, (_, index) => {
        const isTheirs = index % 2 === 0;
        const kind = ['faces', 'dots', 'hearts', 'lines'][(index + first) % 4] ?? 'dots';
        const wide = { faces: 470, dots: 270, hearts: 400, lines: 520 }[kind] ?? 300;
        const side = isTheirs ? theirs : mine;
        const y = end + GAP * 1.2 + index * (high + GAP * 0.8);
        const box: Rect = { x: side > 0 ? 1000 - EDGE - wide : EDGE, y, width: wide, height: high };
        // The disc with the heart lies where a first reply would begin.
        const placed = index === 0 ? { ...box, x: box.x - side * 96 } : box;
        // Yellow faces need a pale bubble.
        const colour = kind === 'faces' ? colours.paper : isTheirs ? colours.second : colours.accent;
        return [...chatBubble(placed, high / 2, side, colour, shade), ...inside(kind, placed)];
      }).flat();
    }

    function inside(kind: string, { x, y, width, height }: Rect): readonly SceneNode[] {
      const middle = { x: x + width / 2, y: y + height / 2 };
      const pale = mixColours(colours.paper, WHITE, 0.4);
      switch (kind) {
        case 'faces':
          return [-1, 0, 1].flatMap((step) =>
            smiley({ x: middle.x + step * height * 0.84, y: middle.y }, height * 0.34, MOODS[(step + 1 + first) % 3] ?? 'wink'),
          );
        case 'hearts':
          return [-1, 0, 1].flatMap((step) =>
            glossyHeart({ x: middle.x + step * height * 0.68, y: middle.y + 4 }, height * (step === 0 ? 0.33 : 0.25), pale),
          );
        case 'lines':
          return [0.3, 0.58].map((down, row) =>
            filled(
              withAlpha(pale, 0.85),
              roundedBox({ x: x + 54, y: y + height * down - 4, width: (width - 108) * (row === 0 ? 1 : 0.62), height: height * 0.13 }, 10),
            ),
          );
        default:
          return typingDots(middle, height * 0.13, pale);
      }
    }
  },
});
