import { record, redo, startHistory, undo } from '@coverwright/core/commands/history.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { expect, test } from 'vitest';
import { isNewStep } from './is-new-step.ts';

const start = startHistory(createDesign());
const next = () => createDesign();

test('[E13] what the author does is a new step, also within one gesture', () => {
  const once = record(start, next(), 'Filter', 'slide');
  expect(isNewStep(start, once)).toBe(true);
  expect(isNewStep(once, record(once, next(), 'Filter', 'slide'))).toBe(true);
});

test('[E13] undo, redo and another document are none: their colours are already those they had', () => {
  const done = record(start, next(), 'Filter');
  const undone = undo(done);
  expect(isNewStep(done, undone)).toBe(false);
  expect(isNewStep(undone, redo(undone))).toBe(false);
  expect(isNewStep(done, startHistory(next()))).toBe(false);
});
