import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, smoothShape } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
/** Masts from the stern to the bow: where each stands along the hull, its height, and the widths of its sails. */
const MASTS = [
  { at: -0.3, tall: 0.78, sails: [0.3, 0.26, 0.19] },
  { at: 0.02, tall: 0.96, sails: [0.36, 0.32, 0.25, 0.17] },
  { at: 0.32, tall: 0.82, sails: [0.31, 0.27, 0.2] },
] as const;

/** A ship under full sail before a great moon, and waves in layers. */
export const tallShip = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 600, isPlace: true }, // End of the quiet sky.
    water: { least: 300, most: 1600, standard: 1080, isPlace: true }, // Water line.
    tall: { label: 'heightOfTheShip', least: 140, most: 620, standard: 430, step: 10 },
    across: { label: 'shipAcross', least: 250, most: 750, standard: 500 },
    waves: { label: 'waves', least: 2, most: 7, standard: 5, step: 1 },
    storm: { label: 'swell', least: 0.3, most: 1.8, standard: 1, step: 0.1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, water, tall, across: stands, waves, storm } = parameters;
    const bottom = area.y + area.height;
    const night = mixColours(colours.darkest, BLACK, 0.3);
    const glowing = mixColours(colours.light, colours.accent, 0.35);
    const radius = tall * 0.56;
    const moon = { x: stands + tall * 0.14, y: Math.max(calm + radius + 14, water - tall * 0.62) };
    const quiet = Math.min(0.88, Math.max(0.1, (calm - area.y) / (water - area.y)));
    const random = chanceOf('clouds');
    const banks = Array.from(
      { length: 9 },
      (): Path =>
        ellipse(
          { x: between(random, area.x, area.x + area.width), y: between(random, calm + 20, water - 30) },
          between(random, 90, 300),
          between(random, 5, 15),
        ),
    );
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: water },
          stops: [
            { offset: 0, colour: night },
            { offset: quiet, colour: colours.dark },
            { offset: quiet + (1 - quiet) * 0.6, colour: mixColours(colours.dark, colours.main, 0.8) },
            { offset: 1, colour: mixColours(colours.main, glowing, 0.7) },
          ],
        },
        rectanglePath(area),
      ),
      filled(withAlpha(colours.paper, 0.8), stars(chanceOf('stars'), { ...area, height: water - area.y - tall * 0.4 }, 170)),
      glowBelow(calm, moon, radius * 2.1, withAlpha(glowing, 0.7)),
      filled(mixColours(colours.paper, glowing, 0.25), ellipse(moon, radius)),
      filled(withAlpha(mixColours(colours.main, glowing, 0.35), 0.45), ...banks),
      ...birds(),
      sea(0),
      ...ship(),
      ...Array.from({ length: waves - 1 }, (_, index) => sea(index + 1)),
    ];

    function birds(): readonly SceneNode[] {
      const chance = chanceOf('birds');
      return [
        filled(
          mixColours(night, colours.dark, 0.4),
          ...Array.from({ length: 6 }, () =>
            flyingBird(
              chance,
              { x: stands + between(chance, -340, 340), y: between(chance, calm + 20, water - tall * 0.4) },
              between(chance, 16, 32),
            ),
          ),
        ),
      ];
    }

    /** Draws a layer of waves with a lit crest; the near ones are dark and high. */
    function sea(layer: number): SceneNode {
      const share = layer / Math.max(1, waves - 1);
      const chance = chanceOf(`sea ${layer}`);
      const [phase, length] = [between(chance, 0, 6), between(chance, 120, 170) * (1 + share * 0.7)];
      const reach = (10 + 22 * share) * storm;
      const base = water + layer * 52;
      const crest = (x: number) =>
        base - reach * (1 - Math.abs(Math.sin(x / length + phase)) ** 0.7) * 1.6 - reach * 0.3 * Math.sin(x / 57 + phase * 2);
      const tone = mixColours(
        mixColours(colours.main, glowing, 0.35),
        mixColours(colours.dark, night, 0.6),
        Math.min(1, 0.25 + share * 0.95),
      );
      const line = across(area, 6, crest);
      return {
        kind: 'group',
        children: [
          shadowOf([filled(tone, areaUnder(line, bottom))], withAlpha(night, 0.35), { x: 0, y: -5 }, 9),
          painted(
            linearPaint({ x: 0, y: base - reach * 2 }, { x: 0, y: base + 120 }, [mixColours(tone, glowing, 0.3), tone]),
            areaUnder(line, bottom),
          ),
          stroked(
            withAlpha(mixColours(glowing, colours.paper, 0.4), 0.5 - 0.3 * share),
            2.4,
            line.map(({ x, y }, index): Path[number] => [index === 0 ? 'M' : 'L', x, y]),
          ),
        ],
      };
    }

    function ship(): readonly SceneNode[] {
      const long = tall * 0.9;
      const deck = water - tall * 0.07;
      const ink = mixColours(night, colours.dark, 0.15);
      const at = (x: number, up: number): Point => ({ x: stands + x * long, y: deck - up * tall });
      const hull = smoothShape([
        at(-0.54, 0.13),
        at(-0.5, -0.02),
        at(-0.42, -0.16),
        at(0, -0.2),
        at(0.4, -0.15),
        at(0.54, 0.04),
        at(0.62, 0.09),
        at(0.44, 0.03),
        at(0.3, 0.0),
        at(-0.1, -0.01),
        at(-0.3, 0.02),
        at(-0.36, 0.1),
      ]);
      const bowsprit: Path = [
        ['M', at(0.5, 0.05).x, at(0.5, 0.05).y],
        ['L', at(0.8, 0.2).x, at(0.8, 0.2).y],
      ];
      const spars: Path[] = [];
      const ropes: Path[] = [];
      const sails: Path[] = [];
      const shades: Path[] = [];
      for (const { at: x, tall: mast, sails: widths } of MASTS) {
        spars.push([
          ['M', at(x, -0.02).x, at(x, -0.02).y],
          ['L', at(x, mast).x, at(x, mast).y],
        ]);
        ropes.push(
          [
            ['M', at(x, mast).x, at(x, mast).y],
            ['L', at(x - 0.16, 0).x, at(x - 0.16, 0).y],
          ],
          [
            ['M', at(x, mast).x, at(x, mast).y],
            ['L', at(x + 0.16, 0).x, at(x + 0.16, 0).y],
          ],
        );
        const span = (mast - 0.12) / widths.length;
        for (const [index, wide] of widths.entries()) {
          const low = 0.1 + span * index;
          const high = low + span * 0.86;
          const half = wide / 2;
          const next = (widths[index + 1] ?? wide * 0.72) / 2;
          const belly = 0.035;
          sails.push(
            smoothShape([
              at(x - next, high),
              at(x + next, high),
              at(x + half + belly, (low + high) / 2),
              at(x + half, low),
              at(x + belly, low + span * 0.13),
              at(x - half, low),
              at(x - half + belly * 0.8, (low + high) / 2),
            ]),
          );
          shades.push(
            smoothShape([
              at(x + next * 0.3, high),
              at(x + next, high),
              at(x + half + belly, (low + high) / 2),
              at(x + half, low),
              at(x + half * 0.5, low + span * 0.08),
              at(x + half * 0.5, (low + high) / 2),
            ]),
          );
        }
      }
      const jibs = [
        smoothShape([at(0.36, 0.74), at(0.76, 0.2), at(0.5, 0.16), at(0.44, 0.3)]),
        smoothShape([at(-0.34, 0.5), at(-0.36, 0.12), at(-0.66, 0.1), at(-0.54, 0.3)]),
      ];
      const cloth = mixColours(colours.paper, glowing, 0.3);
      const lanterns = [at(-0.5, 0.17), at(0.1, 0.04)];
      return [
        stroked(withAlpha(ink, 0.7), 1.6, ...ropes),
        stroked(ink, 5, ...spars, bowsprit),
        shadowOf([filled(cloth, ...sails, ...jibs)], withAlpha(night, 0.5), { x: 4, y: 6 }, 7),
        filled(mixColours(cloth, colours.main, 0.12), ...jibs),
        filled(cloth, ...sails),
        filled(withAlpha(mixColours(colours.dark, night, 0.2), 0.34), ...shades),
        filled(ink, hull),
        stroked(mixColours(ink, colours.accent, 0.6), 3, [
          ['M', at(-0.5, 0.04).x, at(-0.5, 0.04).y],
          ['C', at(-0.2, -0.07).x, at(-0.2, -0.07).y, at(0.2, -0.07).x, at(0.2, -0.07).y, at(0.52, 0.02).x, at(0.52, 0.02).y],
        ]),
        ...lanterns.map((lamp) => glow(lamp, tall * 0.07, withAlpha(colours.accent, 0.8))),
        filled(colours.accent, ...lanterns.map((lamp) => ellipse(lamp, tall * 0.011))),
      ];
    }
  },
});
