import { expect, test } from 'vitest';
import { afterCommands } from '../commands/testing/after-commands.ts';
import type { SingleCommand } from '../commands/apply-command.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { stackOrder } from '../interaction/restack.ts';
import { hiddenLetters } from '../preflight/measuring/hidden-letters.ts';
import { compileScene } from '../scene/compile-scene.ts';
import { findTitle } from '../shop-window/read-title.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { COVER_PICTURE } from '../design/cover-image.ts';
import { readSkyline } from './cut-out-skyline.ts';
import { bareTitleCommand, findForeground, maskForegroundCommand, planTitleBehind, readTitleBehind } from './title-behind.ts';

const engine = fixedWidthEngine();
const image = { type: 'library', assetId: 'library/peak', width: 2000, height: 3000 };
/** A ridge at the middle of the picture, with a peak in the middle of the ridge. */
const horizon = { quality: 120, line: [0.5, 0.5, 0.46, 0.42, 0.46, 0.5, 0.5] };
const front = afterCommands(createDesign(), { name: 'choose-cover-image', image }, { name: 'set-cover-image-format', format: 'front' });

/** The same cover with the top of its title at a share of the front's height. */
function withTitleAt(share: number, design: Design = front): Design {
  const { boards } = geometryOf(design);
  const id = titleOf(design);
  const panel = { top: boards.front.height * share, height: 300, marginLeft: 80, marginRight: 80 };
  return afterCommands(design, {
    name: 'edit-text-box',
    id,
    changes: { panel, panelPosition: 'top', text: { text: 'SUMMIT', fontSize: 300 } },
  });
}

function titleOf(design: Design): string {
  return findTitle(design)?.designMode.uniqueId ?? '';
}

function requestFor(design: Design, found: typeof horizon | null = horizon) {
  return { design, scene: compileScene(design, engine), engine, picture: COVER_PICTURE, facts: { horizon: found } };
}

function behind(design: Design): Design {
  const plan = planTitleBehind(requestFor(design), 'land');
  if ('refused' in plan) throw new Error(plan.refused);
  return afterCommands(design, { name: 'together', commands: [...plan.commands] });
}

test('[B22] the foreground of the cover picture lies right above the title, under the author, and exactly where the picture lies', () => {
  const design = behind(withTitleAt(0.38));
  const { below, above } = stackOrder(design);
  const order = [...below, ...above];
  const author = design.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Author')!.designMode.uniqueId;
  expect(order.indexOf('land')).toBe(order.indexOf(titleOf(design)) + 1);
  expect(order.indexOf('land')).toBeLessThan(order.indexOf(author));
  const scene = compileScene(design, engine);
  const pictures = scene.layers.flatMap(({ nodes }) => placedImages(nodes, 0, 0));
  expect(pictures).toHaveLength(2);
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(pictures[1]![side]).toBeCloseTo(pictures[0]![side], 3);
});

function placedImages(
  nodes: ReturnType<typeof compileScene>['layers'][number]['nodes'],
  dx: number,
  dy: number,
): { x: number; y: number; width: number; height: number }[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'image') return [{ ...node.destination, x: node.destination.x + dx, y: node.destination.y + dy }];
    if (node.kind !== 'group') return [];
    const [, , , , x = 0, y = 0] = node.transform ?? [];
    return placedImages(node.children, dx + x, dy + y);
  });
}

test('[B22] a title in the sky goes down to the horizon, one that is too deep goes up, and every letter can still be read', () => {
  for (const share of [0.2, 0.3, 0.38, 0.42, 0.5]) {
    const design = behind(withTitleAt(share));
    const reading = readTitleBehind(requestFor(design));
    expect(reading.isRead, `title at ${share}`).toBe(true);
    expect(reading.deepest).toBeGreaterThan(0.05);
    expect(reading.deepest).toBeLessThanOrEqual(0.4);
    const { layers } = compileScene(design, engine);
    const layer = (id: string) => layers.find((each) => each.id === id)!;
    expect(hiddenLetters(layer(titleOf(design)), layer('land'), engine)).toBeGreaterThan(0.005);
    expect(hiddenLetters(layer(titleOf(design)), layer('land'), engine)).toBeLessThan(0.25);
  }
});

test('[B22] the mask moves up and down and softens, says how deep a letter stands then, and is taken away again', () => {
  const before = withTitleAt(0.38);
  const design = behind(before);
  const masked = (mask: { shift: number; softness: number }) => afterCommands(design, maskForegroundCommand(requestFor(design), mask)!);
  const raised = readTitleBehind(requestFor(masked({ shift: -0.05, softness: 0.01 })));
  expect(raised.mask.shift).toBeCloseTo(-0.05, 3);
  expect(raised.mask.softness).toBeCloseTo(0.01, 6);
  expect(raised.deepest).toBeGreaterThan(readTitleBehind(requestFor(design)).deepest + 0.1);
  expect(readTitleBehind(requestFor(masked({ shift: -0.12, softness: 0 }))).isRead).toBe(false);
  const bare = afterCommands(design, bareTitleCommand(design, COVER_PICTURE)!);
  expect(findForeground(bare, COVER_PICTURE)).toBeNull();
  expect(bare.coverShapes).toEqual(before.coverShapes);
});

test('[B22] a shade under the author rises above the foreground, and a plate under the title stays under it', () => {
  const { boards } = geometryOf(front);
  const grey = { kind: 'solid', colour: { r: 90, g: 90, b: 90, a: 1 } } as const;
  const shape = (uniqueObjectId: string, top: number): SingleCommand => ({
    name: 'add-shape',
    shape: { uniqueObjectId, type: 'rectangle', x: 0, y: boards.front.height * top, width: 900, height: 400, z: 6, box: { fill: grey } },
  });
  const design = behind(afterCommands(withTitleAt(0.38), shape('plate', 0.36), shape('shade', 0.8)));
  const { below, above } = stackOrder(design);
  const order = [...below, ...above];
  expect(order.indexOf('plate')).toBeLessThan(order.indexOf(titleOf(design)));
  expect(order.indexOf('shade')).toBeGreaterThan(order.indexOf('land'));
});

test('[B22] a mirrored, cropped and extended picture shows its own foreground; one that a fill cannot repeat is refused', () => {
  const refusal = (design: Design, found: typeof horizon | null = horizon) => {
    const plan = planTitleBehind(requestFor(design, found), 'land');
    return 'refused' in plan ? plan.refused : null;
  };
  const design = withTitleAt(0.38);
  const slope = { quality: 120, line: [0.5, 0.48, 0.46, 0.44, 0.42] };
  const mirrored = afterCommands(design, { name: 'place-cover-image', transformX: -1 });
  const plan = planTitleBehind(requestFor(mirrored, slope), 'land');
  if ('refused' in plan) throw new Error(plan.refused);
  const land = afterCommands(mirrored, { name: 'together', commands: [...plan.commands] }).coverShapes.find(
    ({ uniqueObjectId }) => uniqueObjectId === 'land',
  )!;
  expect(land.parameters['y0']).toBeLessThan(land.parameters['y199']!);
  expect(land.box.fill).toMatchObject({ kind: 'picture', mirrorX: -1 });
  expect(refusal(afterCommands(design, { name: 'place-cover-image', rotation: 8 }))).toBe('treated');
  expect(refusal(afterCommands(design, { name: 'treat-cover-image', blur: 0.02 }))).toBe('treated');
  expect(refusal(design, { ...horizon, quality: 40 })).toBe('doubtful');
  expect(refusal(design, null)).toBe('noHorizon');
  const touching = afterCommands(behind(design), { name: 'remove-object', id: 'land' });
  expect(refusal(afterCommands(touching, { name: 'lock-element', id: titleOf(design), locked: true }))).toBeNull();
  const high = withTitleAt(0.2);
  expect(refusal(afterCommands(high, { name: 'lock-element', id: titleOf(high), locked: true }))).toBe('locked');
  expect(refusal(withTitleAt(0.02), { quality: 120, line: [0.8, 0.8] })).toBe('apart');
});

/** A cut-out of 100 × 150 pixels: somebody who stands in the middle, and nothing around. */
function standing(): { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> } {
  const [width, height] = [100, 150];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 66; y < height; y += 1) for (let x = 40; x < 60; x += 1) data.fill(255, (y * width + x) * 4, (y * width + x) * 4 + 4);
  return { width, height, data };
}

test('[B22] the skyline of a cut-out follows its subject, and an opaque or an empty picture has none', () => {
  const skyline = readSkyline(standing())!;
  expect(skyline[50]).toBeCloseTo(66 / 150, 6);
  expect([skyline[10], skyline[90]]).toEqual([1, 1]);
  expect(skyline[38]).toBeCloseTo(66 / 150, 6);
  const { width, height, data } = standing();
  expect(readSkyline({ width, height, data: data.slice().fill(255) })).toBeNull();
  expect(readSkyline({ width, height, data: data.slice().fill(0) })).toBeNull();
});

test('[B22] a trusted cut-out stands before the title where it stood in the picture, hides no letter too far, and is taken away again', () => {
  const uncredited = { photographerName: null, profileLink: null, licence: null };
  const cutOut = { image: { ...image, ...uncredited, type: 'UPLOAD', assetId: 'cut' }, skyline: readSkyline(standing())! };
  for (const share of [0.2, 0.38, 0.5]) {
    const before = withTitleAt(share);
    const plan = planTitleBehind({ ...requestFor(before, null), cutOut }, 'hero');
    if ('refused' in plan) throw new Error(`title at ${share}: ${plan.refused}`);
    const design = afterCommands(before, { name: 'together', commands: [...plan.commands] });
    expect(findForeground(design, COVER_PICTURE)?.uniqueObjectId).toBe('hero');
    const reading = readTitleBehind(requestFor(design, null));
    expect(reading).toMatchObject({ isCutOut: true, isRead: true });
    expect(reading.deepest).toBeGreaterThan(0.05);
    expect(reading.deepest).toBeLessThanOrEqual(0.4);
    const scene = compileScene(design, engine);
    const [picture, subject] = scene.layers.flatMap(({ nodes }) => placedImages(nodes, 0, 0));
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(subject![side]).toBeCloseTo(picture![side], 3);
    expect(maskForegroundCommand(requestFor(design), { shift: 0.02, softness: 0 })).toBeNull();
    const bare = afterCommands(design, bareTitleCommand(design, COVER_PICTURE)!);
    expect(findForeground(bare, COVER_PICTURE)).toBeNull();
  }
});

test('[B22] a ridge that an author filled with a picture of its own is no cut-out of the cover picture', () => {
  const fill = { kind: 'picture', image: { ...image, assetId: 'wall' } } as const;
  const ridge = { uniqueObjectId: 'hill', type: 'ridge', x: 0, y: 500, width: 900, height: 400, box: { fill } } as const;
  expect(findForeground(afterCommands(front, { name: 'add-shape', shape: ridge }), COVER_PICTURE)).toBeNull();
});
