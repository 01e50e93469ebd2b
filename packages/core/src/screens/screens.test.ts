import { expect, test } from 'vitest';
import { fromHex } from '../design/colour.ts';
import { pathBounds, type Path } from '../scene/path.ts';
import type { ImageScreen, SceneNode } from '../scene/scene.ts';
import { screenNodes } from './screen-path.ts';
import { toneAt, toneField, tonesIn } from './tone-field.ts';

const AREA = { x: 100, y: 50, width: 600, height: 400 };
const LINES: ImageScreen = {
  kind: 'lines',
  area: AREA,
  pitch: 12,
  angle: 30,
  wave: 4,
  waveLength: 120,
  colour: fromHex('#101010'),
  ground: fromHex('#f0e8d8'),
};

/** Returns the ink's outline, and the share of the area that it covers by the shoelace formula. */
function inkOf(nodes: readonly SceneNode[]): { readonly path: Path; readonly share: number } {
  const group = nodes.find((node) => node.kind === 'group');
  const path = (group?.children ?? []).flatMap((node) => (node.kind === 'fill' ? node.path : []));
  let doubled = 0;
  let start: readonly [number, number] = [0, 0];
  let last = start;
  const add = (x: number, y: number) => {
    doubled += last[0] * y - x * last[1];
    last = [x, y];
  };
  for (const command of path) {
    if (command[0] === 'M') start = last = [command[1], command[2]];
    else if (command[0] === 'Z') add(...start);
    else add(command.at(-2) as number, command.at(-1) as number);
  }
  return { path, share: Math.abs(doubled) / 2 / (AREA.width * AREA.height) };
}

test('[B22] a screen lays more ink the darker the picture is, in lines and in dots', () => {
  for (const kind of ['lines', 'dots'] as const) {
    const shares = [0.8, 0.5, 0.2].map((tone) => inkOf(screenNodes({ ...LINES, kind }, () => tone, AREA)).share);
    const [light = 0, middle = 0, dark = 0] = shares;
    expect(light).toBeGreaterThan(0.1);
    expect(middle).toBeGreaterThan(light * 1.6);
    expect(dark).toBeGreaterThan(middle * 1.3);
  }
});

test('[B22] light ink on a dark ground draws the lights instead of the shades', () => {
  const chalk = { ...LINES, colour: fromHex('#f0e8d8'), ground: fromHex('#101010') };
  const lit = inkOf(screenNodes(chalk, () => 0.9, AREA)).share;
  expect(lit).toBeGreaterThan(0.7);
  expect(inkOf(screenNodes(chalk, () => 0.2, AREA)).share).toBeLessThan(lit / 3);
});

test('[B22] white paper carries no ink, and what is drawn stays around its area', () => {
  expect(inkOf(screenNodes(LINES, () => 1, AREA)).path).toEqual([]);
  const bounds = pathBounds(inkOf(screenNodes(LINES, () => 0, AREA)).path);
  if (!bounds) throw new Error('nothing drawn');
  expect(bounds.x).toBeGreaterThan(AREA.x - 2 * LINES.pitch);
  expect(bounds.y + bounds.height).toBeLessThan(AREA.y + AREA.height + 2 * LINES.pitch);
});

test('[B22] a screen on a larger cover is the same drawing, enlarged', () => {
  const twice = { ...LINES, area: { ...AREA, width: 1200, height: 800 }, pitch: 24, wave: 8, waveLength: 240 };
  const tones = (scale: number) => (x: number) => 0.3 + 0.4 * Math.sin(((x - AREA.x) / scale) * 0.01);
  const small = inkOf(screenNodes(LINES, tones(1), AREA)).path;
  const large = inkOf(screenNodes(twice, tones(2), twice.area)).path;
  expect(large.length).toBe(small.length);
});

test('[B22] tones are read where the picture lies, mirrored as it is', () => {
  const data = Uint8ClampedArray.from({ length: 40 * 20 * 4 }, (_, at) => (at % 4 === 3 ? 255 : ((at >> 2) % 40) * 6));
  const field = toneField({ width: 40, height: 20, data }, undefined);
  expect([field.columns, field.rows]).toEqual([40, 20]);
  expect(toneAt(field, 0, 0.5)).toBeLessThan(0.05);
  expect(toneAt(field, 1, 0.5)).toBeGreaterThan(0.85);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const straight = tonesIn(field, whole, AREA, { x: false, y: false });
  const mirrored = tonesIn(field, whole, AREA, { x: true, y: false });
  expect(straight(200, 100)).toBeCloseTo(mirrored(600, 100), 5);
});
