import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, glow, painted, radialPaint, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintInLight } from '../heroes/paint-in-light.ts';
import { gardenFlower } from '../things/garden-flowers.ts';
import { leafSpray } from '../things/leaf-sprays.ts';
import { type CabinetTones, compartment, depthOf, paperLabel, plank, rail } from '../things/specimen-box.ts';
import { pebbles, slip, stamps, vial } from '../things/small-finds.ts';

const WALNUT: Rgba = { r: 112, g: 68, b: 42, a: 1 };
const BRASS: Rgba = { r: 200, g: 154, b: 84, a: 1 };
const STONE: Rgba = { r: 150, g: 144, b: 136, a: 1 };
const SAGE: Rgba = { r: 118, g: 132, b: 98, a: 1 };
const WARM: Rgba = { r: 255, g: 232, b: 186, a: 1 };

/** Things that are pinned or laid flat on the back of a compartment; others stand on its ledge. */
const PINNED: ReadonlySet<string> = new Set(
  'butterfly moth dragonfly beetle bee feather leaf key ring watch compass amulet pearl clover ladybird wasp snowflake star moon seashell coins button'.split(
    ' ',
  ),
);
/** Small things of collectors, by chance. */
const FINDS: readonly HeroId[] = [
  'butterfly',
  'key',
  'seashell',
  'feather',
  'moth',
  'compass',
  'beetle',
  'acorn',
  'watch',
  'mushroom',
  'dragonfly',
  'spool',
];

/** The contents of the small compartments around the middle one. */
type Content = 'find' | 'other' | 'dried' | 'stones' | 'vial' | 'slip' | 'stamps';

/** A compartment that is broader than this share of its height holds two things. */
const BROAD = 1.75;

/** The height of a thing that fills the width of its compartment, as a share of the compartment's, below which it is low. */
const LOW_THING = 0.58;

/** The compartments of a cabinet as shares of its width and height, the largest first. */
type Plan = readonly (readonly [number, number, number, number])[];
const TALL: Plan = [
  [0.26, 0.2, 0.48, 0.58],
  [0, 0, 0.26, 0.3],
  [0.26, 0, 0.29, 0.2],
  [0.55, 0, 0.19, 0.2],
  [0.74, 0, 0.26, 0.24],
  [0, 0.3, 0.26, 0.28],
  [0.74, 0.24, 0.26, 0.34],
  [0, 0.58, 0.26, 0.42],
  [0.26, 0.78, 0.19, 0.22],
  [0.45, 0.78, 0.29, 0.22],
  [0.74, 0.58, 0.26, 0.42],
];
const MIDDLE: Plan = [
  [0.25, 0, 0.5, 0.74],
  [0, 0, 0.25, 0.38],
  [0.75, 0, 0.25, 0.3],
  [0, 0.38, 0.25, 0.36],
  [0.75, 0.3, 0.25, 0.44],
  [0, 0.74, 0.34, 0.26],
  [0.34, 0.74, 0.24, 0.26],
  [0.58, 0.74, 0.42, 0.26],
];
const LOW: Plan = [
  [0.27, 0, 0.46, 1],
  [0, 0, 0.27, 0.52],
  [0.73, 0, 0.27, 0.44],
  [0, 0.52, 0.27, 0.48],
  [0.73, 0.44, 0.27, 0.56],
];

/** A cabinet of curiosities: the thing that the title names in its largest compartment, and small finds around it. */
export const curiosities = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 0, most: 900, standard: 60, isPlace: true }, // The label.
    end: { least: 60, most: 1500, standard: 560, isPlace: true },
    foot: { least: 320, most: 1900, standard: 1360, isPlace: true }, // The lower edge of the compartments.
    second: { least: 0, most: HERO_IDS.length, standard: 0, isPlace: true }, // Other things of the title, as places in the list; 0: none.
    third: { least: 0, most: HERO_IDS.length, standard: 0, isPlace: true },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { top, end, mirrored } = parameters;
    const foot = Math.max(end + 200, parameters.foot);
    const shade = mixColours(colours.darkest, BLACK, 0.5);
    const light = mixColours(WARM, colours.paper, 0.3);
    const tones: CabinetTones = {
      wood: colours.dark,
      shade,
      light,
      paper: colours.paper,
      ink: colours.darkest,
      brass: mixColours(BRASS, colours.accent, 0.08),
    };
    const [left, right] = [44, 956];
    const grid = { x: left, y: end + 44, width: right - left, height: foot - end - 44 };
    const plan = grid.height > 760 ? TALL : grid.height > 500 ? MIDDLE : LOW;
    const gap = 13;
    const boxes = plan.map(([x, y, width, height]): Rect => {
      const from = mirrored > 0 ? 1 - x - width : x;
      return {
        x: grid.x + from * grid.width + gap / 2,
        y: grid.y + y * grid.height + gap / 2,
        width: width * grid.width - gap,
        height: height * grid.height - gap,
      };
    });
    const random = chanceOf('finds');
    const id = isHero(motif) ? motif : 'key';
    const others = [parameters.second, parameters.third].flatMap((place) => HERO_IDS[Math.round(place) - 1] ?? []);
    const finds = shuffled(FINDS.filter((find) => find !== id && !others.includes(find)));
    const contents = contentsOf(boxes.length - 1);
    const linings = [
      colours.main,
      colours.second,
      mixColours(colours.paper, WALNUT, 0.2),
      mixColours(colours.main, colours.darkest, 0.5),
    ].map((tone) => mixColours(mixColours(tone, WALNUT, 0.12), shade, 0.16));
    const [main, ...small] = boxes;
    return [
      ...plank(chanceOf('wood'), area, tones),
      ...rail({ x: grid.x - 14, y: grid.y - 14, width: grid.width + 28, height: grid.height + 28 }, tones),
      ...(main
        ? compartment(main, mixColours(colours.accent, shade, 0.14), tones, [
            ...caption(main),
            ...thing(id, main, mixColours(colours.accent, shade, 0.14), 0.9),
          ])
        : []),
      ...small.flatMap((box, index) => {
        const back = linings[index % linings.length] ?? colours.main;
        const content = contents[index] ?? 'slip';
        if (box.width < box.height * BROAD) return compartment(box, back, tones, inside(content, box, back, index));
        const half = { ...box, width: box.width / 2 };
        const beside: Content = content === 'stones' || content === 'dried' ? 'find' : 'stones';
        return compartment(box, back, tones, [
          ...inside(content, half, back, index),
          ...inside(beside, { ...half, x: box.x + half.width }, back, index),
        ]);
      }),
      ...paperLabel(chanceOf('label'), { x: 74, y: top, width: 852, height: end - top }, tones),
      glow({ x: area.x + 260, y: area.y + 200 }, 900, withAlpha(light, 0.16)),
      glow({ x: 1040, y: foot + 60 }, 720, withAlpha(shade, 0.42)),
    ];

    function shuffled(list: readonly HeroId[]): readonly HeroId[] {
      return list
        .map((find) => ({ find, order: random() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ find }) => find);
    }

    /** Other things of the title first, then finds, flowers, stones and labels by turns. */
    function contentsOf(count: number): readonly Content[] {
      const turns: readonly Content[] = ['find', 'dried', 'stamps', 'find', 'vial', 'find', 'slip', 'find', 'dried', 'stones'];
      return Array.from({ length: count }, (_, index) => (index < others.length ? 'other' : (turns[index] ?? 'find')));
    }

    function inside(content: Content, box: Rect, back: Rgba, index: number): readonly SceneNode[] {
      const deep = depthOf(box);
      const ledge = { x: box.x + box.width / 2, y: box.y + box.height - deep * 0.6 };
      const room = Math.min(box.width - 2 * deep, box.height - 2 * deep);
      const chance = chanceOf(`box ${Math.round(box.x)} ${Math.round(box.y)}`);
      switch (content) {
        case 'other':
          return thing(others[index] ?? id, box, back, 0.76);
        case 'find':
          return thing(finds[index % finds.length] ?? 'key', box, back, 0.72, true);
        case 'stones':
          return pebbles(chance, ledge, room * 0.86, [STONE, mixColours(colours.paper, STONE, 0.4)], shade);
        case 'vial':
          return vial(
            ledge,
            Math.min(box.height - 2.6 * deep, room * 1.15),
            mixColours(colours.second, { r: 206, g: 174, b: 120, a: 1 }, 0.5),
            tones,
          );
        case 'stamps':
          return stamps(
            chance,
            { x: ledge.x, y: box.y + box.height * 0.53 },
            room * 0.56,
            [mixColours(colours.accent, colours.paper, 0.12), mixColours(colours.second, colours.paper, 0.16)],
            tones,
          );
        case 'dried':
          return dried(box, back);
        case 'slip': {
          const [width, height] = [room * 0.78, Math.min(room * 0.62, 96)];
          return slip(chance, { x: ledge.x - width / 2, y: box.y + (box.height - height) * 0.56, width, height }, tones);
        }
      }
    }

    /** A slip of paper over a low thing, which leaves the upper half of the largest compartment empty. */
    function caption(box: Rect): readonly SceneNode[] {
      const bounds = heroBounds(id);
      if (PINNED.has(id) || bounds.height / bounds.width > (LOW_THING * box.height) / box.width) return [];
      const [width, height] = [box.width * 0.4, Math.min(box.height * 0.17, 76)];
      return slip(chanceOf('caption'), { x: box.x + (box.width - width) / 2, y: box.y + box.height * 0.2, width, height }, tones);
    }

    /** A pressed flower on the back of a compartment. */
    function dried(box: Rect, back: Rgba): readonly SceneNode[] {
      const chance = chanceOf(`dried ${Math.round(box.x)}`);
      const tall = box.height - 3 * depthOf(box);
      const root = { x: box.x + box.width / 2, y: box.y + box.height - depthOf(box) * 1.4 };
      const leaf = { leaf: mixColours(SAGE, back, 0.1), shade: mixColours(shade, back, 0.1), light };
      const size = Math.min(box.width * 0.26, tall * 0.22);
      return [
        ...leafSpray(chance, root, tall * 0.78, -Math.PI / 2 + 0.08, 'rose', leaf, -0.2),
        ...gardenFlower(chance, { x: root.x - tall * 0.02, y: root.y - tall * 0.78 }, size, 'anemone', {
          petal: mixColours(colours.accent, colours.paper, 0.5),
          heart: BRASS,
          shade,
          light,
        }),
      ];
    }

    /** A thing in a compartment: it stands on its ledge, or is pinned to its back. */
    function thing(which: HeroId, box: Rect, back: Rgba, share: number, isFind = false): readonly SceneNode[] {
      const bounds = heroBounds(which);
      const deep = depthOf(box);
      const reach = Math.min(((box.width - 1.6 * deep) * share) / bounds.width, ((box.height - 2 * deep) * (share + 0.06)) / bounds.height);
      const isPinned = PINNED.has(which);
      const middle: Point = {
        x: box.x + box.width / 2 - (bounds.x + bounds.width / 2) * reach,
        y: isPinned
          ? box.y + box.height * 0.52 - (bounds.y + bounds.height / 2) * reach
          : box.y + box.height - deep * 0.7 - (bounds.y + bounds.height) * reach,
      };
      // The flat drawing throws the shadows: a shadow of soft shades would be painted many times.
      const flat = hero(which, middle, reach, paintInLight(which, colours, [back, colours.dark]));
      const parts = litParts(flat, {
        light: mixColours(light, WHITE, 0.4),
        shade,
      });
      const size = Math.max(bounds.width, bounds.height) * reach;
      const pin = { x: box.x + box.width / 2, y: middle.y + (bounds.y + bounds.height * 0.4) * reach };
      return [
        ...(isPinned
          ? []
          : [
              shadowOf(
                [
                  filled(
                    shade,
                    ellipse({ x: box.x + box.width / 2, y: box.y + box.height - deep * 0.7 }, (bounds.width * reach) / 2, deep * 0.22),
                  ),
                ],
                withAlpha(shade, 0.8),
                { x: 4, y: 2 },
                4,
              ),
            ]),
        shadowOf(flat, withAlpha(shade, 0.62), { x: size * 0.05, y: size * 0.055 }, size * 0.03),
        ...(isFind ? [] : [shadowOf(flat, withAlpha(shade, 0.5), { x: 2, y: 3 }, 2.6)]),
        ...parts,
        ...(isPinned && isFind
          ? [
              painted(
                radialPaint({ x: pin.x - 1.6, y: pin.y - 1.8 }, 6.4, [WHITE, BRASS, mixColours(BRASS, BLACK, 0.5)]),
                ellipse(pin, 4.4),
              ),
            ]
          : []),
      ];
    }
  },
});
