import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { toOklab } from '../../palette/oklab.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { localTones } from '../heroes/local-colours.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import type { DrawingColours } from '../heroes/tinted-thing.ts';
import { flowerHead } from '../things/flower-head.ts';
import { laidSprig } from '../things/laid-sprig.ts';
import { envelopeFront, fountainPen, handwriting, letterSheet, openFlap, twine, waxSeal } from '../things/letter-paper.ts';
import { sprig } from '../things/plants.ts';
import { turned } from '../things/playing-cards.ts';
import { postageStamp, postmark } from '../things/postage.ts';

const CREAM: Rgba = { r: 250, g: 241, b: 220, a: 1 };
const SUN: Rgba = { r: 255, g: 226, b: 172, a: 1 };
const WOOD: Rgba = { r: 118, g: 74, b: 46, a: 1 };
const HEMP: Rgba = { r: 196, g: 160, b: 108, a: 1 };
const AIRMAIL: readonly [Rgba, Rgba] = [
  { r: 200, g: 52, b: 52, a: 1 },
  { r: 38, g: 74, b: 138, a: 1 },
];
const WAX: Rgba = { r: 158, g: 28, b: 36, a: 1 };
const PLANK = 236;

/** A letter half out of its envelope on a table, from above: a sheet for words, and a large stamp that shows a thing. */
export const envelope = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    sheet: { least: 0, most: 400, standard: 44, isPlace: true }, // The upper edge of the letter.
    calm: { least: 100, most: 1500, standard: 640, isPlace: true }, // End of the words.
    foot: { least: 300, most: 1800, standard: 1350, isPlace: true }, // The lowest place of the envelope.
    tipX: { least: 0, most: 1000, standard: 0, isPlace: true }, // The tip of the twig in the envelope; 0: none.
    tipY: { least: 0, most: 1500, standard: 0, isPlace: true },
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // 2: the twig only, before the words.
    airmail: { label: 'airmail', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { sheet, calm } = parameters;
    const foot = Math.max(calm + 220, parameters.foot);
    const isAirmail = parameters.airmail > 0;
    const high = Math.min(foot - calm - 40, 690);
    const wide = Math.min(956, high * 2.25);
    const front: Rect = { x: 500 - wide / 2, y: foot - high, width: wide, height: high };
    const shade = mixColours(colours.darkest, BLACK, 0.35);
    const table = colours.dark;
    const paper = mixColours(CREAM, colours.paper, 0.45);
    const cover = isAirmail
      ? mixColours(paper, { r: 226, g: 236, b: 244, a: 1 }, 0.5)
      : mixColours(mixColours(paper, colours.light, 0.3), HEMP, 0.2);
    const ink = mixColours(colours.darkest, { r: 26, g: 38, b: 82, a: 1 }, 0.4);
    const tilt = -0.035;
    const middle = { x: 500, y: front.y + high / 2 };
    const scale = Math.min(1, high / 600);
    const id: HeroId = isHero(motif) ? motif : 'dove';
    const stampHigh = high * 0.75;
    const stamp: Rect = { x: front.x + wide - 44 - stampHigh * 0.8, y: front.y + 46 * scale, width: stampHigh * 0.8, height: stampHigh };
    const letter: Rect = { x: 74, y: sheet, width: 852, height: front.y + high * 0.6 - sheet };
    const laid = twig();
    if (parameters.part === 2) return laid ? outOfEnvelope(laid.twig) : [];
    return [
      ...planks(),
      ...turnedFlap(),
      ...letterSheet(
        letter,
        paper,
        shade,
        [letter.y + letter.height * 0.36, letter.y + letter.height * 0.72].filter((at) => at < front.y - 20),
      ),
      ...lines(),
      ...(laid ? [laid.shadow] : []),
      turned([...envelopeFront(front, cover, shade, isAirmail ? AIRMAIL : null), ...address(), ...stamps()], middle, tilt),
      ...about(),
      ...daylight(),
    ];

    /** A twig that was sent with the letter: it comes out of the envelope and lies before the last letter. */
    function twig() {
      const { tipX: x, tipY: y } = parameters;
      if (x === 0) return null;
      const out = x > 500 ? 1 : -1;
      const green = mixColours({ r: 92, g: 122, b: 78, a: 1 }, colours.main, 0.15);
      const length = Math.max(240, (edge(x) - y) * 1.25);
      return laidSprig(chanceOf('twig'), { tip: { x, y }, length, angle: -Math.PI / 2 - 0.3 * out, id: 'olive' }, green, shade);
    }

    /** The upper edge of the envelope. */
    function edge(x: number): number {
      return front.y + (x - 500) * Math.tan(tilt);
    }

    /** The twig as far as it has come out of the envelope. */
    function outOfEnvelope(nodes: readonly SceneNode[]): readonly SceneNode[] {
      const above = polygon([
        { x: 0, y: 0 },
        { x: 1000, y: 0 },
        { x: 1000, y: edge(1000) },
        { x: 0, y: edge(0) },
      ]);
      return [clipped(above, nodes)];
    }

    /** The boards of the table. */
    function planks(): readonly SceneNode[] {
      const random = chanceOf('planks');
      const wood = mixColours(table, WOOD, 0.05);
      const count = Math.ceil(area.width / PLANK);
      const boards = Array.from({ length: count }, (_, index): readonly SceneNode[] => {
        const x = area.x + index * PLANK;
        const tone = mixColours(wood, index % 2 === 0 ? BLACK : WHITE, between(random, 0, 0.09));
        const grain = Array.from({ length: 9 }, (_each, line): Path => {
          const at = x + ((line + between(random, 0.2, 0.8)) / 9) * PLANK;
          return smoothLine(
            Array.from({ length: 7 }, (_point, step): Point => ({ x: at + between(random, -8, 8), y: area.y + (step / 6) * area.height })),
          );
        });
        return [
          painted(
            linearPaint({ x, y: 0 }, { x: x + PLANK, y: 0 }, [mixColours(tone, WHITE, 0.07), tone, mixColours(tone, BLACK, 0.12)]),
            rectanglePath({ x, y: area.y, width: PLANK + 1, height: area.height }),
          ),
          stroked(withAlpha(mixColours(tone, BLACK, 0.6), 0.32), 2.2, ...grain),
          filled(mixColours(tone, BLACK, 0.6), rectanglePath({ x: x - 2, y: area.y, width: 4, height: area.height })),
        ];
      });
      const low = area.y + area.height;
      return [
        ...boards.flat(),
        glow({ x: 330, y: sheet + 200 }, 1150, withAlpha(SUN, 0.26)),
        // The lower end is dark enough for words.
        painted(
          linearPaint({ x: 0, y: foot - 160 }, { x: 0, y: foot + 30 }, [withAlpha(shade, 0), withAlpha(shade, 0.48)]),
          rectanglePath({ x: area.x, y: foot - 160, width: area.width, height: low - foot + 160 }),
        ),
      ];
    }

    function turnedFlap(): readonly SceneNode[] {
      return [
        turned(openFlap(front, Math.min(190, high * 0.3), cover, mixColours(colours.accent, colours.darkest, 0.1), shade), middle, tilt),
      ];
    }

    /** Lines of the letter between its words and the envelope. */
    function lines(): readonly SceneNode[] {
      const random = chanceOf('letter');
      const step = 46;
      const from = calm + 62;
      const count = Math.max(0, Math.floor((front.y + 40 - from) / step));
      const rows = Array.from({ length: count }, (_, index) => handwriting(random, { x: 130, y: from + index * step }, 740, 12)).flat();
      return rows.length > 0 ? [stroked(withAlpha(ink, 0.42), 2.2, ...rows)] : [];
    }

    function address(): readonly SceneNode[] {
      const random = chanceOf('address');
      const left = front.x + (isAirmail ? 84 : 236 * scale);
      const room = stamp.x - 30 - left;
      const rows = [0.6, 0.7, 0.8].map((down, index) =>
        handwriting(random, { x: left + index * 14, y: front.y + high * down }, room * ([1, 0.86, 0.62][index] ?? 1), 15 * scale),
      );
      return [stroked(withAlpha(ink, 0.86), 3.2 * scale, ...rows.flat())];
    }

    /** A large stamp that shows the thing, a small one beside it, and the postmark over both. */
    function stamps(): readonly SceneNode[] {
      const tones = { ink: colours.darkest, second: secondInk(id, colours), paper: mixColours(paper, WHITE, 0.3), shade };
      const small = stampHigh * 0.5;
      const other: Rect = { x: stamp.x - small * 0.8 - 18 * scale, y: stamp.y + 8 * scale, width: small * 0.8, height: small };
      const mark = { x: other.x - small * 0.05, y: other.y + small * 0.86 };
      return [
        ...postageStamp(isAirmail ? 'airplane' : 'crown', other, {
          ...tones,
          ink: mixColours(colours.second, colours.darkest, 0.4),
          second: colours.second,
        }),
        turned(postageStamp(id, stamp, tones), { x: stamp.x + stamp.width / 2, y: stamp.y + stamp.height / 2 }, 0.025),
        ...postmark(
          chanceOf('postmark'),
          mark,
          small * 0.36,
          stamp.x + stamp.width * 0.52 - mark.x - small * 0.36,
          mixColours(ink, BLACK, 0.3),
        ),
      ];
    }

    /** A pen on the airmail; twine, a seal and a pressed flower on the other. */
    function about(): readonly SceneNode[] {
      const chance = chanceOf('about');
      const left = front.x;
      const low = front.y + high;
      const pen = fountainPen(
        { x: left + wide * 0.4, y: low - 46 * scale },
        { x: left + wide * 0.99, y: low + 2 },
        15 * scale,
        mixColours(colours.accent, colours.darkest, 0.45),
        shade,
      );
      if (isAirmail) return [...pressed({ x: left + 10, y: low - 34 * scale }, -0.16, 250 * scale, false), ...pen];
      const x = left + 110 * scale;
      return [
        ...twine({ x: x - 14, y: front.y + 22 }, { x: x + 12, y: low + 14 }, 9, HEMP, shade),
        ...pressed({ x: x - 36, y: low - 44 * scale }, -1.3, 330 * scale, true),
        ...waxSeal(chance, { x: x - 2, y: front.y + high * 0.66 }, 62 * scale, mixColours(colours.accent, WAX, 0.8), shade),
        ...pen,
      ];
    }

    /** A sprig with flowers that was pressed between pages. */
    function pressed(root: Point, angle: number, long: number, isRich: boolean): readonly SceneNode[] {
      const random = chanceOf('pressed');
      const leafy = mixColours({ r: 104, g: 126, b: 84, a: 1 }, colours.main, 0.2);
      const twigs = [0, 0.34, -0.3].map((turn, index) =>
        sprig(random, root, long * (1 - index * 0.22), angle + turn, index === 0 ? 'olive' : index === 1 ? 'eucalyptus' : 'fern'),
      );
      const petal = mixColours(colours.accent, CREAM, 0.3);
      const heads = (isRich ? [0.62, 0.84, 1.02] : [0.8, 1.02]).map((share, index) => {
        const turn = angle + (index % 2 === 0 ? 0.16 : -0.12);
        const at = { x: root.x + Math.cos(turn) * long * share, y: root.y + Math.sin(turn) * long * share };
        return { at, radius: long * (0.12 - index * 0.014) };
      });
      const stalks = heads.map(({ at }) => smoothLine([root, { x: (root.x + at.x) / 2 + 5, y: (root.y + at.y) / 2 }, at]));
      const leaves = [
        stroked(mixColours(leafy, shade, 0.3), 3.4, ...twigs.map(({ stem }) => stem), ...stalks),
        filled(leafy, ...twigs.map(({ leaves: each }) => each)),
      ];
      const flowers = heads.map(({ at, radius }, index) =>
        flowerHead(
          random,
          at,
          radius,
          index === 1 ? 'daisy' : 'five',
          { petal: index === 1 ? CREAM : petal, heart: colours.second, depth: 0.25 },
          colours,
        ),
      );
      return [shadowOf([...leaves, ...flowers.flat()], withAlpha(shade, 0.5), { x: 5, y: 8 }, 6), ...leaves, ...flowers.flat()];
    }

    /** The light of a window, with the shade of its bars. */
    function daylight(): readonly SceneNode[] {
      const pane = (from: number): Path =>
        polygon([
          { x: from, y: sheet - 260 },
          { x: from + 210, y: sheet - 260 },
          { x: from + 210 - foot * 0.44, y: foot - 20 },
          { x: from - foot * 0.44, y: foot - 20 },
        ]);
      return [shadowOf([filled(SUN, pane(360), pane(610), pane(860))], withAlpha(SUN, 0.15), { x: 0, y: 0 }, 12)];
    }
  },
});

/** Chroma in OKLab from which a color is one. */
const COLORFUL = 0.07;

/** Returns the second ink of a stamp: the color that everybody expects of its thing, so that no lemon is red; else the accent. */
function secondInk(id: HeroId, colours: DrawingColours): Rgba {
  const [body] = localTones(id, colours.tinted);
  if (!body?.colours) return colours.accent;
  const painted = paintHero(id, colours, { plain: heroColours(colours.darkest, colours.accent, colours.paper), grounds: [colours.paper] });
  const own = body.tone === 'mark' ? painted.mark : painted.ink;
  const { l, a, b } = toOklab(own);
  return Math.hypot(a, b) > COLORFUL && l > 0.4 ? own : colours.accent;
}
