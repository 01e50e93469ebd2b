import { WHITE } from '../design/colour.ts';
import { relativeLuminance } from '../design/contrast.ts';
import { type Rect, intersection } from '../geometry/shapes.ts';
import { type Path, type PathCommand, rectanglePath } from '../scene/path.ts';
import type { ImageScreen, SceneNode } from '../scene/scene.ts';

/** Returns the luminance at a position: 0 for black, 1 for white. */
type Tones = (x: number, y: number) => number;

/** The width of the widest line, as a share of the pitch. Neighboring lines nearly touch in dark areas. */
const WIDEST = 0.98;
/** The width, as a share of the pitch, below which a line ends. */
const THINNEST = 0.07;
/** The number of times per pitch that a line's width is sampled. */
const STEPS = 2.4;
/** The radius of the largest dot, as a share of the pitch. Such dots overlap and leave only specks of the background. */
const LARGEST_DOT = 0.72;
const LEAST_DOT = 0.04;
/** The control-point distance of a quarter circle. */
const KAPPA = 0.5523;

/** Returns a picture's screen as a background and outlines of ink, clipped to the area of the picture. */
export function screenNodes(screen: ImageScreen, tones: Tones, destination: Rect): readonly SceneNode[] {
  const shown = intersection(destination, screen.area);
  if (!shown) return [];
  // Ink that is lighter than its ground draws the highlights, as chalk does; darker ink draws the shadows.
  const drawsLight = relativeLuminance(screen.colour) > relativeLuminance(screen.ground ?? WHITE);
  const strength: Tones = drawsLight ? tones : (x, y) => 1 - tones(x, y);
  const path = screen.kind === 'lines' ? linePath(screen, strength, shown) : dotPath(screen, strength, shown);
  const ground: SceneNode[] = screen.ground
    ? [{ kind: 'fill', path: rectanglePath(shown), paint: { kind: 'solid', colour: screen.ground } }]
    : [];
  const ink = partsOf(path).map((part): SceneNode => ({ kind: 'fill', path: part, paint: { kind: 'solid', colour: screen.colour } }));
  return [...ground, { kind: 'group', clip: rectanglePath(shown), children: ink }];
}

/**
 * The largest number of commands in a path. Browsers take quadratic time over the outlines of a path, ten seconds for a front of dots as
 * one path.
 */
const MOST_COMMANDS = 600;

/** Divides a path's outlines into several paths. */
function partsOf(path: Path): readonly Path[] {
  const parts: PathCommand[][] = [];
  let part: PathCommand[] = [];
  for (const command of path) {
    if (command[0] === 'M' && (parts.length === 0 || part.length >= MOST_COMMANDS)) {
      part = [];
      parts.push(part);
    }
    part.push(command);
  }
  return parts;
}

interface Lattice {
  readonly x: (along: number, beside: number) => number;
  readonly y: (along: number, beside: number) => number;
  readonly cos: number;
  readonly sin: number;
  readonly reach: number;
}

/** Returns the coordinate system along and across the screen's direction, from the middle of its area. */
function latticeOf({ area, angle }: ImageScreen): Lattice {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  return {
    cos,
    sin,
    reach: Math.hypot(area.width, area.height) / 2,
    x: (along, beside) => middleX + along * cos - beside * sin,
    y: (along, beside) => middleY + along * sin + beside * cos,
  };
}

function linePath(screen: ImageScreen, strength: Tones, shown: Rect): Path {
  const { pitch, wave, waveLength } = screen;
  const { x, y, cos, sin, reach } = latticeOf(screen);
  const step = pitch / STEPS;
  const path: PathCommand[] = [];
  let upper: (readonly [number, number])[] = [];
  let lower: (readonly [number, number])[] = [];
  const finish = () => {
    const [first, ...rest] = [...upper, ...lower.toReversed()];
    if (first && upper.length > 1) path.push(['M', ...first], ...rest.map(([px, py]): PathCommand => ['L', px, py]), ['Z']);
    upper = [];
    lower = [];
  };
  const rows = Math.ceil(reach / pitch);
  const columns = Math.ceil(reach / step);
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const along = column * step;
      const beside = row * pitch + wave * Math.sin((along / waveLength) * 2 * Math.PI);
      const [px, py] = [x(along, beside), y(along, beside)];
      const thickness = within(shown, px, py, pitch) ? strength(px, py) : 0;
      if (thickness < THINNEST) {
        finish();
        continue;
      }
      const half = (thickness * WIDEST * pitch) / 2;
      upper.push([round(px + sin * half), round(py - cos * half)]);
      lower.push([round(px - sin * half), round(py + cos * half)]);
    }
    finish();
  }
  return path;
}

function dotPath(screen: ImageScreen, strength: Tones, shown: Rect): Path {
  const { pitch } = screen;
  const { x, y, reach } = latticeOf(screen);
  const path: PathCommand[] = [];
  const count = Math.ceil(reach / pitch);
  for (let row = -count; row <= count; row += 1) {
    for (let column = -count; column <= count; column += 1) {
      const [px, py] = [x(column * pitch, row * pitch), y(column * pitch, row * pitch)];
      if (!within(shown, px, py, pitch)) continue;
      const share = strength(px, py);
      if (share >= LEAST_DOT) path.push(...dot(px, py, Math.sqrt(share) * pitch * LARGEST_DOT));
    }
  }
  return path;
}

function dot(x: number, y: number, radius: number): Path {
  const control = radius * KAPPA;
  const [left, right, top, bottom] = [round(x - radius), round(x + radius), round(y - radius), round(y + radius)];
  const [cx, cy] = [round(x), round(y)];
  const [before, after, above, below] = [round(x - control), round(x + control), round(y - control), round(y + control)];
  return [
    ['M', right, cy],
    ['C', right, below, after, bottom, cx, bottom],
    ['C', before, bottom, left, below, left, cy],
    ['C', left, above, before, top, cx, top],
    ['C', after, top, right, above, right, cy],
    ['Z'],
  ];
}

function within({ x, y, width, height }: Rect, px: number, py: number, margin: number): boolean {
  return px >= x - margin && py >= y - margin && px <= x + width + margin && py <= y + height + margin;
}

/** Rounds to a tenth of a print pixel, which is finer than a press can show. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
