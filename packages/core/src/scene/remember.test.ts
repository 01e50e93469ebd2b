import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import { type Command } from '../commands/apply-command.ts';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { compileScene } from './compile-scene.ts';
import { remember } from './remember.ts';

test('[B5] a remembered answer is the one that would be worked out', () => {
  let asked = 0;
  const added = remember((first: { readonly value: number }, second: number) => {
    asked += 1;
    return first.value + second;
  });
  const one = { value: 1 };
  expect([added(one, 2), added(one, 2), added(one, 3), added({ value: 5 }, 3)]).toEqual([3, 3, 4, 8]);
  expect(asked).toBe(3);
});

const STEPS: readonly Command[] = [
  { name: 'add-shape', shape: { uniqueObjectId: 'badge', type: 'laurel', x: 10, y: 20, width: 300, height: 300 } },
  { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 200, rotation: 12 } } },
  { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'Salt and Iron', fontSize: 120 } } },
  { name: 'change-specification', extent: 412 },
  { name: 'edit-spine', fontSize: 60 },
  { name: 'edit-blurb', text: { text: '<p>Another blurb.</p>' }, isbn: '978-0-306-40615-7' },
  { name: 'edit-text-box', id: 'SpineTitle', changes: { text: { letterSpacing: 40 } } },
  { name: 'hide-element', id: 'badge', hidden: true },
  { name: 'change-specification', trim: { width: 5, height: 8 } },
];

test('[B5] a scene made step by step is the scene that a fresh start makes', () => {
  const engine = fixedWidthEngine();
  let design: Design = createDesign();
  compileScene(design, engine);
  for (const step of STEPS) {
    design = afterCommands(design, step);
    const fresh = structuredClone(design);
    expect(compileScene(design, engine)).toEqual(compileScene(fresh, fixedWidthEngine()));
  }
});

test('[B5] moving one element leaves the others’ layers as the very same values', () => {
  const engine = fixedWidthEngine();
  const before = afterCommands(createDesign(), ...STEPS.slice(0, 1));
  const moved = afterCommands(before, { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 77 } } });
  const layersBefore = compileScene(before, engine).layers;
  for (const layer of compileScene(moved, engine).layers) {
    if (['badge', 'Author', 'SpineTitle', 'SpineAuthor', 'blurb', 'barcode'].includes(layer.id)) expect(layersBefore).toContain(layer);
  }
});

test('[B5] words are laid out again when their font comes after them', () => {
  let family = 'Fallback';
  const engine = { ...fixedWidthEngine(), resolve: () => ({ face: `${family}/400`, slant: 0, embolden: 0 }) };
  const design = createDesign();
  const faces = () => JSON.stringify(compileScene(design, engine).layers.filter(({ kind }) => kind === 'textBox'));
  expect(faces()).toContain('Fallback/400');
  family = 'Own';
  expect(faces()).toContain('Own/400');
});
