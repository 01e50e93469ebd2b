import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, type PathCommand, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { smoothNoise } from '../drawing/noise.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { eye } from '../things/eye.ts';
import { mouth } from '../things/mouth.ts';

const BLOOD: Rgba = { r: 138, g: 26, b: 34, a: 1 };

/** Wallpaper torn open across the front, and an eye that stares out of the gap, or a mouth that opens there. */
export const tornEye = defineGenerator({
  group: 'scene',
  motifs: ['stare', 'mouth', 'fangs'],
  parameters: {
    top: { least: 100, most: 1300, standard: 780, isPlace: true }, // Upper tear.
    bottom: { least: 300, most: 1700, standard: 1190, isPlace: true }, // Lower tear.
    across: { label: 'eyeAcross', least: 300, most: 700, standard: 500 },
    pattern: { label: 'patternOfThePaper', least: 0, most: 1, standard: 1, step: 1 },
    pupil: { label: 'pupil', least: 0.2, most: 0.6, standard: 0.36, step: 0.02 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { top, across, pattern, pupil } = parameters;
    const bottom = Math.max(top + 120, parameters.bottom);
    const gap = bottom - top;
    const middle = { x: across, y: (top + bottom) / 2 + gap * 0.03 };
    const black = mixColours(colours.darkest, BLACK, 0.5);
    const skin = mixColours(colours.light, colours.dark, 0.36);
    const rip = mixColours(colours.paper, { r: 255, g: 255, b: 255, a: 1 }, 0.4);
    const upper = tear(chanceOf('upper tear'), area, top, gap * 0.07);
    const lower = tear(chanceOf('lower tear'), area, bottom, gap * 0.07);
    const seen = { x: area.x, y: top - gap * 0.4, width: area.width, height: gap * 1.8 };
    return [
      filled(black, rectanglePath(seen)),
      clipped(rectanglePath(seen), [
        ...(motif === 'mouth' || motif === 'fangs'
          ? mouth(
              chanceOf('mouth'),
              { x: across, y: (top + bottom) / 2 - gap * 0.07 },
              {
                width: Math.min(880, gap * 1.72),
                hasFangs: motif === 'fangs',
                lip: mixColours(BLOOD, skin, 0.2),
                skin,
                black,
              },
            )
          : eye(chanceOf('eye'), middle, {
              width: Math.min(900, gap * 1.8),
              bright: mixColours(colours.accent, colours.paper, 0.12),
              deep: mixColours(colours.accent, black, 0.5),
              skin,
              black,
              pupil,
            })),
        painted(
          linearPaint({ x: area.x, y: 0 }, { x: area.x + area.width, y: 0 }, [
            withAlpha(black, 0.9),
            withAlpha(black, 0.1),
            withAlpha(black, 0),
            withAlpha(black, 0.1),
            withAlpha(black, 0.9),
          ]),
          rectanglePath(seen),
        ),
      ]),
      ...sheet(chanceOf('upper rag'), area, {
        edge: upper,
        far: area.y - 40,
        way: -1,
        gap,
        rip,
        black,
        wall: wallOf(area, colours, pattern > 0),
      }),
      ...sheet(chanceOf('lower rag'), area, {
        edge: lower,
        far: area.y + area.height + 40,
        way: 1,
        gap,
        rip,
        black,
        wall: wallOf(area, colours, pattern > 0),
      }),
    ];
  },
});

interface Sheet {
  /** The tear from left to right. */
  readonly edge: readonly Point[];
  /** The y at which the sheet ends beyond the front. */
  readonly far: number;
  /** The way from the tear into the sheet: -1 up, 1 down. */
  readonly way: 1 | -1;
  readonly gap: number;
  readonly rip: Rgba;
  readonly black: Rgba;
  readonly wall: readonly SceneNode[];
}

/**
 * One half of the paper: its shadow on the sheet behind, the white core along the tear, and the printed face, which tore off further back.
 */
function sheet(random: Random, area: Rect, { edge, far, way, gap, rip, black, wall }: Sheet): readonly SceneNode[] {
  const ends = [
    { x: area.x + area.width + 60, y: far },
    { x: area.x - 60, y: far },
  ];
  const whole = polygon([...edge, ...ends]);
  const noise = smoothNoise(random);
  const face = edge.map(({ x, y }) => ({
    x,
    y: y + way * gap * (0.045 + 0.03 * noise(x / 90, 0) + 0.022 * noise(x / 22, 3) + 0.012 * random()),
  }));
  const printed = polygon([...face, ...ends]);
  const curl = edge.map(({ x, y }) => ({ x, y: y + way * gap * 0.012 }));
  return [
    shadowOf([filled(black, whole)], withAlpha(black, 0.9), { x: 0, y: way < 0 ? gap * 0.06 : -gap * 0.01 }, gap * 0.045),
    shadowOf([filled(black, whole)], withAlpha(black, 0.8), { x: 0, y: way < 0 ? 8 : 1 }, 5),
    filled(rip, whole),
    // The core is thin towards the gap and in the shade of the face behind.
    clipped(whole, [
      shadowOf([filled(black, polygon([...curl, ...ends]))], withAlpha(mixColours(rip, black, 0.4), 0.5), { x: 0, y: 0 }, 3),
      shadowOf([filled(black, printed)], withAlpha(black, 0.55), { x: 0, y: way < 0 ? 5 : -2 }, 4),
    ]),
    clipped(printed, wall),
  ];
}

/** A tear from edge to edge: a slow wander, a rag on it, and here and there a flap. */
function tear(random: Random, area: Rect, y: number, reach: number): readonly Point[] {
  const noise = smoothNoise(random);
  const slope = between(random, -0.05, 0.05);
  const count = 150;
  return Array.from({ length: count + 1 }, (_, step) => {
    const x = area.x - 60 + ((area.width + 120) * step) / count;
    const wander = noise(x / 260, 0) * 1.5 + noise(x / 84, 5) * 0.7 + noise(x / 26, 9) * 0.36;
    return { x, y: y + (x - 500) * slope + reach * wander + (random() - 0.5) * 5 };
  });
}

function wallOf(
  area: Rect,
  { darkest, dark, main }: { readonly darkest: Rgba; readonly dark: Rgba; readonly main: Rgba },
  hasPattern: boolean,
): readonly SceneNode[] {
  const ground = painted(
    linearPaint({ x: 0, y: area.y }, { x: 0, y: area.y + area.height }, [
      mixColours(dark, darkest, 0.35),
      dark,
      mixColours(dark, darkest, 0.2),
      darkest,
    ]),
    rectanglePath(area),
  );
  const motifs: Path[] = [];
  const [across, down] = [200, 236];
  for (let row = 0, y = area.y - down; y < area.y + area.height + down; y += down / 2, row += 1) {
    for (let x = (row % 2 === 0 ? 0 : across / 2) + Math.floor(area.x / across) * across; x < area.x + area.width + across; x += across)
      motifs.push(damask({ x, y }, 104));
  }
  const vignette = glow({ x: 500, y: area.y + area.height * 0.28 }, 780, withAlpha(main, 0.2));
  return hasPattern ? [ground, filled(withAlpha(mixColours(dark, main, 0.55), 0.5), ...motifs), vignette] : [ground, vignette];
}

/** Draws a flower of a damask pattern, as on the wallpapers of old houses. @param size half its height, in units. */
function damask({ x, y }: Point, size: number): Path {
  return [1, -1].flatMap((side): readonly PathCommand[] => {
    const at = (u: number, v: number): [number, number] => [
      Math.round((x + side * u * size) * 10) / 10,
      Math.round((y + v * size) * 10) / 10,
    ];
    return [
      ['M', ...at(0, -1)],
      ['C', ...at(0.18, -0.8), ...at(0.26, -0.66), ...at(0.06, -0.48)],
      ['C', ...at(0.34, -0.62), ...at(0.6, -0.5), ...at(0.5, -0.26)],
      ['C', ...at(0.44, -0.12), ...at(0.28, -0.18), ...at(0.34, -0.3)],
      ['C', ...at(0.2, -0.3), ...at(0.12, -0.16), ...at(0.14, 0)],
      ['C', ...at(0.3, -0.1), ...at(0.56, 0), ...at(0.52, 0.24)],
      ['C', ...at(0.48, 0.46), ...at(0.24, 0.46), ...at(0.22, 0.28)],
      ['C', ...at(0.32, 0.34), ...at(0.38, 0.22), ...at(0.28, 0.16)],
      ['C', ...at(0.16, 0.14), ...at(0.1, 0.3), ...at(0.08, 0.5)],
      ['C', ...at(0.2, 0.6), ...at(0.14, 0.8), ...at(0, 0.96)],
      ['Z'],
      ...ellipse({ x, y: y - size * 0.22 }, size * 0.03),
    ];
  });
}
