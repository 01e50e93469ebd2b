import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { toOklab } from '../../palette/oklab.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';
import { type HeroColours, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { liesAslant } from '../heroes/hero-sizes.ts';
import { litHero } from '../heroes/modeled-hero.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { baize, cartridge, chipStack, fallenPetals, spiltDrops } from '../things/card-table.ts';
import { flowerHead } from '../things/flower-head.ts';
import { sprig } from '../things/plants.ts';
import { cardBack, cardSheet, diamondStrip, pip, rankLetter, RANKS, SUITS, turned } from '../things/playing-cards.ts';

/** Things that lie beside the card. */
export const BESIDE_CARD = ['chips', 'cartridges', 'petals', 'drops'] as const;
/** Units of the strip between a picture and the band with the title, and from the card's edge to its pictures. */
const STRIP = 30;
const MARGIN = 84;
/** The turn of long things, radians. */
const SLANT = 1.02;
const BURGUNDY: Rgba = { r: 148, g: 26, b: 40, a: 1 };

/** A playing card on the cloth of a table: a thing above and, turned around, below a band for words; other cards and things lie about it. */
export const playingCard = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    band: { least: 100, most: 1500, standard: 520, isPlace: true }, // The band with the words, from …
    end: { least: 200, most: 1700, standard: 860, isPlace: true }, // … to.
    foot: { least: 400, most: 1800, standard: 1330, isPlace: true }, // The card's lower edge.
    suit: { label: 'suit', least: 0, most: SUITS.length - 1, standard: 0, step: 1 },
    rank: { label: 'rank', least: 0, most: RANKS.length - 1, standard: 1, step: 1 },
    beside: { label: 'beside', least: 0, most: BESIDE_CARD.length - 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { band, foot } = parameters;
    const end = Math.max(band + 60, parameters.end);
    // The card is as far above the band as below it.
    const top = Math.max(-200, Math.min(band - 140, band + end - foot));
    const low = Math.max(end + 140, band + end - top);
    const suit = SUITS[Math.round(parameters.suit)] ?? 'spade';
    const rank = RANKS[Math.round(parameters.rank)] ?? 'king';
    const beside = BESIDE_CARD[Math.round(parameters.beside)] ?? 'chips';
    const wide = Math.min(836, (low - top) * 0.82);
    const card: Rect = { x: 500 - wide / 2, y: top, width: wide, height: low - top };
    const middle = { x: 500, y: (band + end) / 2 };
    const corner = 44;
    const paper = mixColours(colours.paper, { r: 250, g: 240, b: 216, a: 1 }, 0.5);
    const ink = colours.darkest;
    const red = colours.accent;
    const isRed = suit === 'heart' || suit === 'diamond';
    const sign = isRed ? mixColours(red, BURGUNDY, 0.3) : ink;
    const id: HeroId = isHero(motif) ? motif : 'crown';
    const panel: Rect = { x: card.x + MARGIN, y: top + 52, width: wide - 2 * MARGIN, height: band - STRIP - top - 52 };
    const field = mixColours(paper, colours.light, 0.3);
    const tones = paintHero(id, colours, { plain: heroColours(ink, red, paper), grounds: [field] });
    const halo = clearest(tones, [colours.second, red, mixColours(red, paper, 0.5), colours.light, paper, colours.main, ink], field);
    const half = [...picture(), ...index()];
    return [
      ...baize(chanceOf('cloth'), area, colours.dark, mixColours(colours.darkest, BLACK, 0.5), { x: 380, y: top + 160 }),
      ...others(),
      ...cardSheet(card, corner, paper, ink),
      clipped(roundedBox(card, corner), [...half, turned(half, middle, Math.PI), ...words()]),
      stroked(withAlpha(ink, 0.16), 2, roundedBox(card, corner)),
      ...about(),
    ];

    /** The backs of other cards under this one. */
    function others(): readonly SceneNode[] {
      const back = mixColours(colours.second, BLACK, 0.12);
      const box = { ...card, x: card.x + 30, width: card.width - 60, y: card.y + 40, height: card.height - 60 };
      return [
        turned(cardBack(box, corner, paper, mixColours(back, BLACK, 0.12), ink), { x: 560, y: low - 140 }, -0.17),
        turned(cardBack(box, corner, paper, back, ink), { x: 430, y: low - 160 }, 0.15),
      ];
    }

    /** A lattice, a halo with rays, twigs and flowers, and the thing before them. */
    function picture(): readonly SceneNode[] {
      const { x, y, width, height } = panel;
      const centre = { x: 500, y: y + height * 0.53 };
      const parts = thingIn(centre);
      const radius = Math.min(height * 0.5, width * 0.36);
      const rays = Array.from({ length: 40 }, (_, index) => {
        const turn = (index / 40) * 2 * Math.PI;
        const long = radius * (index % 2 === 0 ? 1.5 : 1.24);
        return polygon([polar(centre, radius * 1.06, turn - 0.036), polar(centre, long, turn), polar(centre, radius * 1.06, turn + 0.036)]);
      });
      return [
        painted(
          linearPaint({ x: 0, y }, { x: 0, y: y + height }, [mixColours(field, WHITE, 0.25), field, mixColours(field, red, 0.12)]),
          rectanglePath(panel),
        ),
        clipped(rectanglePath(panel), [
          ...lattice(),
          filled(mixColours(red, colours.second, 0.25), ...rays),
          filled(ink, ellipse(centre, radius * 1.05)),
          painted(
            linearPaint({ x: 0, y: centre.y - radius }, { x: 0, y: centre.y + radius }, [
              mixColours(halo, WHITE, 0.22),
              halo,
              mixColours(halo, ink, 0.2),
            ]),
            ellipse(centre, radius),
          ),
          stroked(withAlpha(paper, 0.7), 2.4, ellipse(centre, radius * 0.93)),
          ...twigs(),
          shadowOf(parts, withAlpha(ink, 0.5), { x: 9, y: 12 }, 10),
          ...parts,
          ...flowers(),
        ]),
        stroked(ink, 5, rectanglePath(panel)),
        stroked(red, 2.4, rectanglePath({ x: x - 9, y: y - 9, width: width + 18, height: height + 18 })),
      ];
    }

    /** The thing about a middle; what a hand can hold, and is long, lies aslant. */
    function thingIn(centre: Point): readonly SceneNode[] {
      const { width, height } = panel;
      const box = heroBounds(id);
      const slant = liesAslant(id) && box.height > box.width * 1.7 ? SLANT : 0;
      const [cos, sin] = [Math.cos(slant), Math.sin(slant)];
      const [across, down] = [box.width * cos + box.height * sin, box.height * cos + box.width * sin];
      const reach = Math.min((width * 0.82) / across, (height * 0.9) / down);
      const at = { x: centre.x - (box.x + box.width / 2) * reach, y: centre.y - (box.y + box.height / 2) * reach };
      const parts = litHero(id, { middle: at, reach }, tones, { light: paper, shade: ink });
      return slant > 0 ? [turned(parts, centre, slant)] : parts;
    }

    function lattice(): readonly SceneNode[] {
      const { x, y, width, height } = panel;
      const step = 38;
      const lines = Array.from({ length: Math.ceil((width + height) / step) }, (_, index) => index * step).flatMap(
        (from): readonly Path[] => [
          [
            ['M', x + from, y],
            ['L', x + from - height, y + height],
          ],
          [
            ['M', x + width - from, y],
            ['L', x + width - from + height, y + height],
          ],
        ],
      );
      const signs = Array.from({ length: Math.ceil(height / step) * Math.ceil(width / step) }, (_, each) => {
        const column = each % Math.ceil(width / step);
        const row = Math.floor(each / Math.ceil(width / step));
        return pip(suit, { x: x + width / 2 + (column - Math.floor(width / step / 2)) * step, y: y + (row + 0.5) * step }, 5);
      });
      return [stroked(withAlpha(mixColours(red, ink, 0.3), 0.3), 1.6, ...lines), filled(withAlpha(sign, 0.4), ...signs)];
    }

    /** Twigs that rise from the band at both sides. */
    function twigs(): readonly SceneNode[] {
      const { y, width, height } = panel;
      const leafy = mixColours(colours.main, ink, 0.35);
      return [-1, 1].flatMap((edge) =>
        [0, 1, 2].flatMap((each): readonly SceneNode[] => {
          const root = { x: 500 + edge * width * (0.5 - each * 0.06), y: y + height + 8 };
          const drawn = sprig(
            chanceOf(`twig ${each}`),
            { x: 0, y: 0 },
            height * (0.92 - each * 0.22),
            -Math.PI / 2 + 0.12 + each * 0.22,
            each === 1 ? 'willow' : 'laurel',
          );
          const placed = [filled(leafy, drawn.leaves), stroked(mixColours(leafy, ink, 0.4), 4, drawn.stem)];
          return [{ kind: 'group', transform: [-edge, 0, 0, 1, root.x, root.y], children: placed }];
        }),
      );
    }

    function flowers(): readonly SceneNode[] {
      const { y, width, height } = panel;
      const places = [
        { across: 0.47, up: 0.02, size: 0.15, id: 'peony' },
        { across: 0.34, up: -0.02, size: 0.1, id: 'five' },
        { across: 0.475, up: 0.27, size: 0.085, id: 'five' },
      ] as const;
      const scale = Math.min(width * 0.62, height);
      return [-1, 1].flatMap((edge) =>
        places.flatMap(({ across, up, size, id: kind }, each): readonly SceneNode[] => {
          const at: Point = { x: 500 + edge * across * width, y: y + height * (1 - up) };
          const petal = each === 1 ? mixColours(paper, colours.second, 0.3) : red;
          const head = flowerHead(
            chanceOf(`flower ${each}`),
            at,
            scale * size,
            kind,
            { petal, heart: colours.second, depth: 0.3 },
            colours,
          );
          return [shadowOf([filled(ink, ellipse(at, scale * size * 0.9))], withAlpha(ink, 0.5), { x: 3, y: 5 }, 6), ...head];
        }),
      );
    }

    /** The letter and the sign of the suit at a corner. */
    function index(): readonly SceneNode[] {
      const x = card.x + MARGIN * 0.48;
      return [rankLetter(rank, { x, y: top + 74 }, 31, sign), filled(sign, pip(suit, { x, y: top + 146 }, 25))];
    }

    /** The band for the words, and the strips along it. */
    function words(): readonly SceneNode[] {
      const box: Rect = { x: card.x, y: band, width: card.width, height: end - band };
      const strip = { ground: paper, first: red, second: ink, rule: ink };
      const line = (y: number): Path => [
        ['M', card.x, y],
        ['L', card.x + card.width, y],
      ];
      return [
        painted(
          linearPaint({ x: card.x, y: band }, { x: card.x + card.width, y: end }, [
            mixColours(colours.main, WHITE, 0.06),
            colours.main,
            mixColours(colours.main, BLACK, 0.16),
          ]),
          rectanglePath(box),
        ),
        stroked(mixColours(colours.second, paper, 0.4), 2.4, line(band + 12), line(end - 12)),
        ...diamondStrip({ x: card.x, y: band - STRIP, width: card.width, height: STRIP }, strip),
        ...diamondStrip({ x: card.x, y: end, width: card.width, height: STRIP }, strip),
      ];
    }

    /** Things that lie beside the card and on its corners that have no letter. */
    function about(): readonly SceneNode[] {
      const chance = chanceOf('about');
      const right = { x: card.x + wide - 6, y: top + 66 };
      const left = { x: card.x + 14, y: low - 62 };
      const deepRed = mixColours(red, BLACK, 0.1);
      if (beside === 'petals')
        return [
          ...fallenPetals(chance, { x: left.x + 14, y: left.y - 22 }, 104, 9, red, ink),
          ...fallenPetals(chance, { x: right.x - 6, y: right.y + 34 }, 118, 8, red, ink),
          ...fallenPetals(chance, { x: 880, y: low - 60 }, 70, 3, red, ink),
        ];
      if (beside === 'drops')
        return [
          ...spiltDrops(chance, { x: left.x + 44, y: left.y - 10 }, 168, mixColours(red, BURGUNDY, 0.5)),
          ...spiltDrops(chance, { x: right.x, y: right.y + 30 }, 96, mixColours(red, BURGUNDY, 0.5)),
        ];
      if (beside === 'chips')
        return [
          ...chipStack({ x: left.x + 108, y: left.y + 34 }, 66, mixColours(colours.second, BLACK, 0.34), paper, suit, 1),
          ...chipStack({ x: left.x, y: left.y + 8 }, 78, deepRed, paper, suit, 4),
          ...chipStack({ x: right.x, y: right.y }, 70, mixColours(ink, colours.main, 0.4), paper, suit, 2),
        ];
      return [
        ...cartridge({ x: left.x + 34, y: left.y - 12 }, 182, -0.5),
        ...cartridge({ x: left.x + 112, y: left.y + 40 }, 182, 0.3),
        ...chipStack({ x: right.x, y: right.y }, 74, deepRed, paper, suit, 3),
      ];
    }
  },
});

/** Distance in OKLab from the panel that a halo needs, and what a color is worth beside a gray. */
const APART = 0.08;
const VIVID = 0.35;
/** The loss of every later wish. */
const LATER = 0.014;

/** Returns the first of some colors on which all parts of a painted thing are seen best. */
function clearest({ ink, mark, shade }: HeroColours, wished: readonly Rgba[], field: Rgba): Rgba {
  const [around, ...parts] = [field, ink, mark, shade].map(toOklab);
  const worthOf = (colour: Rgba, rank: number): number => {
    const { l, a, b } = toOklab(colour);
    const from = (other: typeof around) => (other ? Math.hypot(l - other.l, a - other.a, b - other.b) : 1);
    return Math.min(0.26, ...parts.map(from)) + VIVID * Math.hypot(a, b) - LATER * rank - (from(around) < APART ? 1 : 0);
  };
  const [best] = wished
    .map((colour, rank) => ({ colour, worth: worthOf(colour, rank) }))
    .toSorted((first, second) => second.worth - first.worth);
  return best?.colour ?? field;
}
