import { fromHex, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Path } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, filled, stroked } from '../../drawing/nodes.ts';
import { ellipse } from '../../drawing/outlines.ts';
import { blob, type Brush, curve, evenBlob, mass } from './brush.ts';
import { belt, type Cut, stripes } from './child-cuts.ts';
import { GOLD, LEATHER, STEEL, star } from './child-hats.ts';
import type { ChildLook, ChildTones } from './child-look.ts';

/** The clothes of a costume: how the upper piece is cut, and the colors of its pieces. */
export interface Outfit {
  readonly cut: Cut;
  readonly body: Rgba;
  readonly sleeve: Rgba;
  readonly leg: Rgba;
  readonly boot: Rgba;
  /** The width of a sleeve at the hand. */
  readonly cuff: number;
  readonly isBarefoot?: boolean;
  readonly isBareLeg?: boolean;
  readonly glove?: Rgba;
  /** Trimmings that are sewn on the upper piece. */
  readonly details: (brush: Brush, body: Path) => readonly SceneNode[];
}

const KHAKI: Rgba = fromHex('#b99a62');

export function outfitOf({ costume, isGirl, skin }: ChildLook, tones: ChildTones): Outfit {
  const { coat, second, trim, paper, shade } = tones;
  const none = () => [];
  switch (costume) {
    case 'knight':
      return {
        cut: 'tunic',
        body: coat,
        sleeve: STEEL,
        leg: mixColours(STEEL, shade, 0.14),
        boot: mixColours(STEEL, shade, 0.3),
        cuff: 0.25,
        glove: mixColours(STEEL, shade, 0.2),
        details: (brush, body) => [
          clipped(body, [
            filled(mixColours(coat, paper, 0.82), blob(brush, [0, 2.9], [1.4, 2.9], [1.4, 0.8], [0, 0.8])),
            filled(withAlpha(shade, 0.14), blob(brush, [0.5, 2.8], [1.4, 2.8], [1.4, 0.8], [0.6, 0.8])),
          ]),
          filled(GOLD, star(brush, 0, 2.16, 0.27)),
          ...belt(brush, body, LEATHER, 1.66),
        ],
      };
    case 'pirate':
      return {
        cut: 'shirt',
        body: paper,
        sleeve: paper,
        leg: mixColours(shade, second, 0.35),
        boot: LEATHER,
        cuff: 0.3,
        details: (brush, body) => [
          stripes(brush, body, coat),
          clipped(
            body,
            [-1, 1].flatMap((side) =>
              mass(
                brush,
                blob(brush, [side * 0.26, 2.9], [side * 0.34, 2.2], [side * 0.42, 1.2], [side * 1.1, 1.2], [side * 0.9, 2.6]),
                second,
              ),
            ),
          ),
          ...belt(brush, body, coat, 1.46, 0.16),
        ],
      };
    case 'astronaut':
      return {
        cut: 'suit',
        body: paper,
        sleeve: paper,
        leg: paper,
        boot: mixColours(coat, shade, 0.06),
        cuff: 0.3,
        glove: mixColours(paper, second, 0.4),
        details: (brush, body) => [
          clipped(body, [stroked(coat, brush.reach * 0.11, curve(brush, [-0.9, 1.52], [0, 1.42], [0.9, 1.52]))]),
          ...mass(brush, blob(brush, [-0.36, 2.3], [0.36, 2.3], [0.36, 1.82], [-0.36, 1.82]), mixColours(paper, second, 0.35)),
          filled(coat, ellipse(brush.at(-0.18, 2.12), brush.reach * 0.08)),
          filled(trim, ellipse(brush.at(0.04, 2.12), brush.reach * 0.08)),
          stroked(mixColours(shade, paper, 0.3), brush.reach * 0.045, curve(brush, [-0.22, 1.94], [0, 1.93], [0.22, 1.94])),
        ],
      };
    case 'wizard':
      return {
        cut: 'robe',
        body: coat,
        sleeve: coat,
        leg: shade,
        boot: mixColours(LEATHER, shade, 0.3),
        cuff: 0.42,
        details: (brush, body) => [
          clipped(body, [
            filled(
              GOLD,
              star(brush, -0.46, 1.2, 0.13),
              star(brush, 0.36, 0.86, 0.16),
              star(brush, -0.3, 0.62, 0.1),
              star(brush, 0.52, 1.5, 0.1),
            ),
            stroked(GOLD, brush.reach * 0.08, curve(brush, [-1.2, 0.42], [0, 0.3], [1.2, 0.42])),
          ]),
          ...belt(brush, body, second, 1.72),
        ],
      };
    case 'royal':
      return isGirl
        ? {
            cut: 'gown',
            body: coat,
            sleeve: mixColours(coat, paper, 0.4),
            leg: skin,
            boot: mixColours(coat, shade, 0.25),
            cuff: 0.22,
            details: (brush, body) => [
              clipped(body, [
                ...mass(
                  brush,
                  evenBlob(brush, [0, 1.84], [0.16, 1.7], [0.5, 0.8], [0.56, 0.1], [0, 0]),
                  mixColours(coat, paper, 0.66),
                  0.6,
                ),
                stroked(
                  withAlpha(shade, 0.22),
                  brush.reach * 0.05,
                  ...[-0.9, -0.66, 0.66, 0.9].map((x) => curve(brush, [x * 0.5, 1.7], [x * 0.84, 1.1], [x, 0.3])),
                ),
                stroked(
                  mixColours(coat, paper, 0.75),
                  brush.reach * 0.13,
                  curve(brush, [-1.3, 0.42], [-0.5, 0.28], [0.5, 0.28], [1.3, 0.42]),
                ),
              ]),
              ...belt(brush, body, mixColours(second, paper, 0.1), 1.86),
              filled(GOLD, ellipse(brush.at(0, 1.86), brush.reach * 0.1)),
            ],
          }
        : {
            cut: 'tunic',
            body: coat,
            sleeve: mixColours(coat, shade, 0.12),
            leg: mixColours(second, shade, 0.2),
            boot: LEATHER,
            cuff: 0.25,
            details: (brush, body) => [
              clipped(body, [
                stroked(
                  GOLD,
                  brush.reach * 0.1,
                  curve(brush, [-1, 1.12], [0, 1.02], [1, 1.12]),
                  curve(brush, [0, 2.7], [0, 1.9], [0, 1.1]),
                ),
              ]),
              ...belt(brush, body, LEATHER, 1.68),
            ],
          };
    case 'hero':
      return {
        cut: 'shirt',
        body: second,
        sleeve: second,
        leg: second,
        boot: coat,
        cuff: 0.22,
        glove: coat,
        details: (brush, body) => [
          ...mass(brush, evenBlob(brush, [0, 2.5], [0.3, 2.46], [0.36, 2.2], [0, 1.78]), GOLD),
          filled(coat, star(brush, 0, 2.2, 0.2)),
          ...belt(brush, body, GOLD, 1.42),
        ],
      };
    case 'explorer':
      return {
        cut: 'shirt',
        body: KHAKI,
        sleeve: KHAKI,
        leg: mixColours(KHAKI, shade, 0.34),
        boot: LEATHER,
        cuff: 0.24,
        details: (brush, body) => [
          clipped(
            body,
            [-1, 1].flatMap((side) =>
              mass(brush, blob(brush, [side * 0.42, 2.9], [side * 0.62, 2.9], [side * 0.68, 1.4], [side * 0.46, 1.4]), LEATHER),
            ),
          ),
          clipped(body, mass(brush, blob(brush, [-0.6, 2.9], [0.6, 2.9], [0.46, 2.56], [0.12, 2.06], [-0.1, 2.06], [-0.44, 2.56]), coat)),
          ...belt(brush, body, mixColours(LEATHER, shade, 0.3), 1.44),
        ],
      };
    case 'sailor':
      return {
        cut: 'shirt',
        body: mixColours(paper, WHITE, 0.3),
        sleeve: mixColours(paper, WHITE, 0.3),
        leg: second,
        boot: mixColours(shade, second, 0.2),
        cuff: 0.26,
        details: (brush, body) => [
          clipped(body, [stroked(second, brush.reach * 0.09, curve(brush, [-0.9, 1.5], [0, 1.4], [0.9, 1.5]))]),
          ...mass(
            brush,
            blob(brush, [-0.6, 2.74], [0, 2.62], [0.6, 2.74], [0.66, 2.4], [0.24, 2.26], [0, 2.02], [-0.24, 2.26], [-0.66, 2.4]),
            second,
          ),
          ...mass(brush, blob(brush, [-0.2, 2.12], [0, 2.02], [0.2, 2.12], [0.16, 1.7], [0, 1.82], [-0.16, 1.7]), coat),
        ],
      };
    case 'rain':
      return {
        cut: 'coat',
        body: coat,
        sleeve: coat,
        leg: mixColours(second, shade, 0.25),
        boot: mixColours(second, WHITE, 0.04),
        cuff: 0.3,
        details: (brush, body) => [
          clipped(body, [stroked(withAlpha(shade, 0.3), brush.reach * 0.05, curve(brush, [0.02, 2.7], [0.04, 1.8], [0.02, 0.9]))]),
          filled(mixColours(shade, coat, 0.25), ...[2.3, 1.9, 1.5].map((up) => ellipse(brush.at(0.16, up), brush.reach * 0.07))),
          ...[-1, 1].map((side) =>
            stroked(withAlpha(shade, 0.32), brush.reach * 0.05, curve(brush, [side * 0.34, 1.46], [side * 0.52, 1.43], [side * 0.7, 1.46])),
          ),
        ],
      };
    case 'winter':
      return {
        cut: 'coat',
        body: coat,
        sleeve: coat,
        leg: mixColours(shade, second, 0.4),
        boot: LEATHER,
        cuff: 0.3,
        glove: second,
        details: (brush, body) => [
          clipped(body, [
            ...mass(brush, blob(brush, [-0.14, 2.8], [0.14, 2.8], [0.15, 0.8], [-0.15, 0.8]), mixColours(paper, coat, 0.1)),
            ...mass(brush, blob(brush, [-1.2, 1.08], [0, 0.98], [1.2, 1.08], [1.2, 0.7], [-1.2, 0.7]), mixColours(paper, coat, 0.1)),
          ]),
          ...mass(brush, blob(brush, [0.1, 2.6], [0.46, 2.5], [0.56, 1.74], [0.28, 1.7]), mixColours(trim, shade, 0.14)),
          ...mass(brush, evenBlob(brush, [0, 2.86], [0.6, 2.92], [0.8, 2.66], [0.5, 2.38], [0, 2.3]), trim),
        ],
      };
    case 'pyjamas':
      return {
        cut: 'shirt',
        body: mixColours(coat, paper, 0.4),
        sleeve: mixColours(coat, paper, 0.4),
        leg: mixColours(coat, paper, 0.34),
        boot: skin,
        cuff: 0.26,
        isBarefoot: true,
        details: (brush, body) => [
          clipped(body, [
            filled(
              mixColours(paper, WHITE, 0.3),
              ...[-0.5, 0, 0.5].flatMap((x, index) =>
                [2.36, 1.86, 1.5].map((up) => star(brush, x + (index % 2) * 0.04, up - (index % 2) * 0.2, 0.09)),
              ),
            ),
          ]),
        ],
      };
    case 'everyday':
      return {
        cut: 'shirt',
        body: paper,
        sleeve: paper,
        leg: second,
        boot: mixColours(coat, shade, 0.08),
        cuff: 0.24,
        details: (brush, body) => {
          const bib = evenBlob(brush, [0, 2.26], [0.36, 2.26], [0.44, 1.9], [0.76, 1.66], [0.8, 1.1], [0, 1.1]);
          return [
            stripes(brush, body, coat),
            clipped(body, [
              ...[-1, 1].flatMap((side) =>
                mass(brush, blob(brush, [side * 0.24, 2.9], [side * 0.42, 2.9], [side * 0.38, 2.1], [side * 0.2, 2.1]), second),
              ),
              ...mass(brush, bib, second),
            ]),
            ...mass(brush, blob(brush, [-0.22, 2.04], [0.22, 2.04], [0.18, 1.72], [-0.18, 1.72]), mixColours(second, WHITE, 0.12), 0.6),
            filled(GOLD, ellipse(brush.at(-0.3, 2.18), brush.reach * 0.065), ellipse(brush.at(0.3, 2.18), brush.reach * 0.065)),
          ];
        },
      };
    default:
      return { cut: 'shirt', body: coat, sleeve: coat, leg: second, boot: shade, cuff: 0.24, details: none };
  }
}
