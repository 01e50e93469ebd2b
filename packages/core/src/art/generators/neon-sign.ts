import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, layered, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothShape } from '../drawing/outlines.ts';

/** A sign of neon tubes at night: its board, the tubes around it, what it hangs from, and its light on what is near. */
export const neonSign = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 60, most: 1400, standard: 420, isPlace: true },
    bottom: { least: 260, most: 1900, standard: 1000, isPlace: true },
    left: { least: 0, most: 400, standard: 55, isPlace: true },
    tube: { label: 'thicknessOfTheTube', least: 3, most: 20, standard: 8, step: 0.5 },
    light: { label: 'lightAround', least: 0, most: 1, standard: 0.6, step: 0.05 },
  },
  motifs: ['notched', 'rounded', 'arrow'],
  draw: ({ area, colours, random, parameters, motif }) => {
    const { top, left, tube, light } = parameters;
    const bottom = Math.max(top + 150, parameters.bottom);
    const outline = (inset: number) =>
      boardOf(motif, { left: left + inset, right: 1000 - left - inset, top: top + inset, bottom: bottom - inset });
    const middle = { x: 500, y: (top + bottom) / 2 };
    const reach = Math.max(500, (bottom - top) * 0.9);
    const board = painted(
      linearPaint({ x: 0, y: top }, { x: 0, y: bottom }, [
        mixColours(colours.darkest, colours.dark, 0.35),
        mixColours(colours.darkest, BLACK, 0.35),
      ]),
      outline(0),
    );
    const bars = [left + 150, 850 - left].map((x) => rectanglePath({ x: x - 7, y: area.y, width: 14, height: top - area.y + 20 }));
    const frame = outline(26);
    // The color of the gas varies a little along the tube.
    const gas = mixColours(colours.second, WHITE, between(random, 0.02, 0.1));
    return [
      layered(
        [
          glow(middle, reach * 1.15, withAlpha(colours.accent, 0.42 * light)),
          glow({ x: 500, y: top }, reach * 0.9, withAlpha(colours.second, 0.3 * light)),
        ],
        {
          blend: 'screen',
        },
      ),
      filled(mixColours(colours.darkest, BLACK, 0.5), ...bars),
      shadowOf([board], withAlpha(BLACK, 0.85), { x: 0, y: 14 }, 24),
      board,
      stroked(mixColours(colours.dark, colours.main, 0.3), 3, outline(3)),
      ...tubes(frame, gas, tube),
    ];
  },
});

/** A lit tube: wide light, near light, the glass, and the white of the gas. */
function tubes(path: Path, colour: ReturnType<typeof mixColours>, width: number): readonly SceneNode[] {
  const line = (share: number, ink: typeof colour) => stroked(ink, width * share, path);
  return [
    shadowOf([line(3.4, colour)], withAlpha(colour, 0.55), { x: 0, y: 0 }, 26),
    shadowOf([line(1.7, colour)], withAlpha(colour, 0.75), { x: 0, y: 0 }, 8),
    line(1, colour),
    line(0.42, mixColours(colour, WHITE, 0.9)),
  ];
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boardOf(motif: string | null, { left, right, top, bottom }: Edges): Path {
  const middle = (top + bottom) / 2;
  if (motif === 'rounded') {
    const round = Math.min(90, (bottom - top) / 3);
    const corner = (x: number, y: number, fromX: number, fromY: number) => [
      { x: x + fromX * round, y },
      { x: x + fromX * round * 0.28, y: y + fromY * round * 0.28 },
      { x, y: y + fromY * round },
    ];
    return smoothShape([
      ...corner(left, top, 1, 1).toReversed(),
      { x: (left + right) / 2, y: top },
      ...corner(right, top, -1, 1),
      { x: right, y: middle },
      ...corner(right, bottom, -1, -1).toReversed(),
      { x: (left + right) / 2, y: bottom },
      ...corner(left, bottom, 1, -1),
      { x: left, y: middle },
    ]);
  }
  if (motif === 'arrow') {
    return polygon([
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: 590, y: bottom },
      { x: 500, y: bottom + 70 },
      { x: 410, y: bottom },
      { x: left, y: bottom },
    ]);
  }
  return polygon([
    { x: left, y: top },
    { x: right, y: top },
    { x: right - 45, y: middle },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left + 45, y: middle },
  ]);
}
