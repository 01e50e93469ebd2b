import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, layered, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { paintInLight } from '../heroes/paint-in-light.ts';
import { type FlowerBank, bankBefore, bankBehind } from '../things/flower-bank.ts';
import type { GardenFlowerId } from '../things/garden-flowers.ts';
import { type SprayId, leafSpray } from '../things/leaf-sprays.ts';
import { sprig } from '../things/plants.ts';
import { type WindingStem, stemPart } from '../things/winding-stem.ts';

const GREEN: Rgba = { r: 78, g: 126, b: 84, a: 1 };
const SAGE: Rgba = { r: 128, g: 158, b: 142, a: 1 };
const BARK: Rgba = { r: 118, g: 84, b: 60, a: 1 };
const RED: Rgba = { r: 190, g: 34, b: 40, a: 1 };
const GOLDEN: Rgba = { r: 255, g: 208, b: 132, a: 1 };

/** Plants that grow together. */
const GARDENS: readonly { readonly flowers: FlowerBank['flowers']; readonly sprays: readonly [SprayId, SprayId] }[] = [
  { flowers: ['peony', 'anemone', 'dogrose'], sprays: ['rose', 'fern'] },
  { flowers: ['rose', 'dogrose', 'anemone'], sprays: ['eucalyptus', 'olive'] },
  { flowers: ['anemone', 'peony', 'rose'], sprays: ['fern', 'eucalyptus'] },
  { flowers: ['peony', 'rose', 'anemone'], sprays: ['olive', 'rose'] },
  { flowers: ['dogrose', 'peony', 'anemone'], sprays: ['ivy', 'fern'] },
];
const FALLBACK = {
  flowers: ['peony', 'anemone', 'dogrose'] as readonly [GardenFlowerId, GardenFlowerId, GardenFlowerId],
  sprays: ['rose', 'fern'] as const,
};

/** A thing that flowers, leaves and a winding stem grow around, before and behind it, on a deep ground with a glow. */
export const entwined = defineGenerator({
  group: 'plants',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 60, most: 1500, standard: 640, isPlace: true }, // End of the words.
    head: { least: 0, most: 900, standard: 90, isPlace: true }, // Begin of the words.
    foot: { least: 320, most: 1900, standard: 1360, isPlace: true }, // The lower edge of the flowers.
    thorns: { label: 'nearTwigs', least: 0, most: 1, standard: 0, step: 1 }, // Thorns and berries instead of flowers.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { top, head } = parameters;
    const foot = Math.max(top + 240, parameters.foot);
    const isBare = parameters.thorns > 0;
    const mirrored = parameters.mirrored > 0;
    const room = foot - top;
    const scale = Math.max(0.5, Math.min(1.08, room / 760));
    const shade = mixColours(colours.darkest, BLACK, 0.5);
    const ground = colours.dark;
    const light = mixColours(GOLDEN, colours.paper, 0.45);
    const random = chanceOf('garden');
    const garden = GARDENS[Math.floor(random() * GARDENS.length)] ?? FALLBACK;
    const leaf = isBare ? mixColours(mixColours(GREEN, shade, 0.5), colours.main, 0.2) : mixColours(GREEN, colours.main, 0.16);
    const bank: FlowerBank = {
      foot,
      top: head,
      words: top,
      scale,
      ...garden,
      ...(isBare && { flowers: ['rose', 'rose', 'dogrose'] as const, sprays: ['rose', 'ivy'] as const }),
      petals: isBare
        ? [mixColours(RED, shade, 0.34), mixColours(RED, shade, 0.5), mixColours(colours.paper, shade, 0.3)]
        : [colours.accent, mixColours(colours.paper, colours.accent, 0.14), mixColours(colours.second, colours.paper, 0.2)],
      leaves: isBare ? [leaf, mixColours(leaf, BARK, 0.4)] : [leaf, mixColours(SAGE, colours.main, 0.14)],
      heart: mixColours({ r: 226, g: 172, b: 72, a: 1 }, colours.accent, 0.12),
      berry: mixColours(RED, colours.accent, isBare ? 0.05 : 0.3),
      shade,
      light,
      isBare,
      mirrored,
    };
    const id = isHero(motif) ? motif : 'key';
    const box = heroBounds(id);
    const reach = Math.min((room * 0.91) / box.height, 700 / box.width, 460);
    const half = { x: (box.width * reach) / 2, y: (box.height * reach) / 2 };
    const centre: Point = { x: 500, y: Math.max(top + 30 + half.y, foot - Math.max(half.y + 40 * scale, room * 0.45)) };
    const tones = paintInLight(id, colours, [mixColours(ground, light, 0.5), ground]);
    // A dark thing needs more light behind it.
    const strength = relativeLuminance(tones.ink) < 0.06 ? 0.86 : 0.62;
    const stem = windingStem();
    const stemRandom = chanceOf('stem');
    return [
      ...background(),
      ...bankBehind(chanceOf('behind'), bank, mixColours(ground, light, 0.16)),
      ...halo(),
      ...briars(),
      ...stemPart(stemRandom, stem, 0.36, 0.7),
      ...thing(),
      ...stemPart(stemRandom, stem, 0, 0.38),
      ...stemPart(stemRandom, stem, 0.68, 1),
      ...bankBefore(chanceOf('before'), bank),
      ...guest(),
      ...dust(),
    ];

    /** A deep ground with leaves in its own color, and a glow behind the thing. */
    function background(): readonly SceneNode[] {
      const chance = chanceOf('ground');
      const shapes = Array.from({ length: Math.round(area.width / 95) }, () => {
        const root = { x: between(chance, area.x, area.x + area.width), y: between(chance, area.y, area.y + area.height) };
        const { leaves } = sprig(chance, root, between(chance, 180, 320), random() * 6.28, chance() < 0.5 ? 'olive' : 'laurel');
        return leaves;
      });
      return [
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: area.y + area.height }, [
            mixColours(ground, BLACK, 0.14),
            ground,
            mixColours(ground, shade, 0.3),
            mixColours(ground, shade, 0.56),
          ]),
          rectanglePath(area),
        ),
        filled(withAlpha(mixColours(ground, BLACK, 0.5), 0.26), ...shapes.slice(0, Math.floor(shapes.length / 2))),
        filled(withAlpha(mixColours(ground, light, 0.3), 0.1), ...shapes.slice(Math.floor(shapes.length / 2))),
        layered(
          [
            glow(centre, Math.max(half.x, half.y, 300) * 1.7, withAlpha(mixColours(GOLDEN, colours.accent, 0.2), 0.5)),
            glow(centre, Math.max(half.x, half.y, 240) * 1.15, withAlpha(light, strength)),
          ],
          { blend: 'screen' },
        ),
      ];
    }

    /** Tall twigs behind the thing, which grow from the flowers and look out on all sides. */
    function halo(): readonly SceneNode[] {
      const chance = chanceOf('halo');
      const root = { x: 500, y: foot - 46 * scale };
      return [-0.6, 0.58, -0.32, 0.3, 0.04].flatMap((angle, index) => {
        const length = ((root.y - top - 66) / Math.cos(angle)) * between(chance, 0.8, 0.97);
        const tone = bank.leaves[index % 2] ?? leaf;
        const from = { x: root.x + angle * 150, y: root.y };
        return leafSpray(
          chance,
          from,
          length,
          angle - Math.PI / 2,
          bank.sprays[index % 2] ?? 'fern',
          { leaf: mixColours(tone, ground, 0.24), shade, light, isFar: true },
          angle * 0.3,
        );
      });
    }

    /** A stem that rises from the flowers, crosses the thing, goes around behind it and ends in front. */
    function windingStem(): WindingStem {
      const isSlender = half.x < half.y * 0.42;
      const wide = Math.max(half.x, 120 * scale);
      const at = (x: number, y: number): Point => ({ x: centre.x + (mirrored ? -x : x) * wide, y: centre.y + y * half.y });
      return {
        points: [
          { x: at(-1.1, 0).x, y: foot - 30 },
          at(-1.02, 0.74),
          at(-0.2, 0.58),
          at(0.74, 0.4),
          at(1.06, 0.14),
          at(0.5, -0.06),
          at(-0.5, -0.12),
          at(-1.02, -0.3),
          // A broad thing has its face above, so the stem stays beside it.
          ...(isSlender ? [at(-0.5, -0.52), at(0.5, -0.6), at(0.9, -0.8)] : [at(-1.16, -0.56), at(-1.06, -0.8), at(-0.8, -1)]),
        ],
        width: (isBare ? 10 : 8.5) * (0.5 + 0.5 * scale),
        bark: isBare ? BARK : mixColours(leaf, BARK, 0.3),
        leaves: { leaf: bank.leaves[0], shade, light },
        leaf: (isBare ? 44 : 74) * (0.5 + 0.5 * scale),
        hasThorns: isBare || garden.flowers[0] === 'rose',
      };
    }

    /** Thorny branches from both corners, where nothing blooms. */
    function briars(): readonly SceneNode[] {
      if (!isBare) return [];
      const chance = chanceOf('briars');
      return [-1, 1].flatMap((edge) =>
        [0, 1, 2].flatMap((index) => {
          const x = (out: number) => 500 + edge * (500 - out);
          const lean = 60 + index * 96;
          const high = room * (0.94 - index * 0.2);
          const briar: WindingStem = {
            ...stem,
            points: [0, 0.2, 0.4, 0.6, 0.8, 1].map((share, step) => ({
              x: x(20 + lean * share ** 0.7 + (step % 2 === 0 ? -1 : 1) * between(chance, 8, 24) * scale + (index === 2 ? 60 * share : 0)),
              y: foot - 30 - high * share,
            })),
            width: 11 * (0.5 + 0.5 * scale) * (1 - index * 0.14),
            leaf: 30 * scale,
          };
          return stemPart(chance, briar, 0, 1);
        }),
      );
    }

    function thing(): readonly SceneNode[] {
      const middle = { x: centre.x - (box.x + box.width / 2) * reach, y: centre.y - (box.y + box.height / 2) * reach };
      // The flat drawing throws the shadows: a shadow of soft shades would be painted many times.
      const flat = hero(id, middle, reach, tones);
      const parts = litParts(flat, { light: mixColours(light, WHITE, 0.4), shade });
      return [
        shadowOf(flat, withAlpha(shade, 0.6), { x: reach * 0.05, y: reach * 0.07 }, reach * 0.05),
        shadowOf(flat, withAlpha(shade, 0.5), { x: 3, y: 5 }, 5),
        ...parts,
      ];
    }

    /** A moth that has come to the flowers. */
    function guest(): readonly SceneNode[] {
      if (id === 'moth' || id === 'butterfly') return [];
      const at = { x: mirrored ? 268 : 732, y: Math.max(top + 60 * scale, centre.y - half.y * 0.5) };
      const size = 46 * (0.5 + 0.5 * scale);
      const turn = mirrored ? -0.5 : 0.5;
      const tones = heroColours(mixColours(colours.paper, colours.second, 0.16), mixColours(colours.accent, shade, 0.1), shade);
      const flat = hero(isBare ? 'moth' : 'butterfly', { x: 0, y: 0 }, size, tones);
      const parts = litParts(flat, { light, shade });
      return [
        {
          kind: 'group',
          transform: [Math.cos(turn), Math.sin(turn), -Math.sin(turn) * 0.82, Math.cos(turn) * 0.82, at.x, at.y],
          children: [shadowOf(flat, withAlpha(shade, 0.6), { x: 8, y: 14 }, 7), ...parts],
        },
      ];
    }

    function dust(): readonly SceneNode[] {
      const chance = chanceOf('dust');
      const motes = Array.from({ length: 70 }, () =>
        ellipse({ x: between(chance, 40, 960), y: between(chance, top, foot - 80 * scale) }, between(chance, 0.9, 2.6)),
      );
      return [filled(withAlpha(mixColours(light, WHITE, 0.4), 0.6), ...motes)];
    }
  },
});
