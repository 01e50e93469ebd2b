import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { expect, test } from 'vitest';
import { elementName, namesOf } from './element-name.ts';

const design = afterCommands(createDesign(), {
  name: 'add-shape',
  shape: { uniqueObjectId: 's1', type: 'double-rule', x: 0, y: 0, width: 100, height: 10 },
});

test('[B14] elements are called by what they show, or by the author’s own name', () => {
  expect(['Title', 's1', 'SpineAuthor', 'coverImage'].map((id) => elementName(design, id))).toEqual([
    'Title: Book Title',
    'Double rule',
    'Spine author: Author Name',
    'Cover picture',
  ]);
  const named = afterCommands(design, { name: 'name-element', id: 's1', called: 'Top line' });
  expect(elementName(named, 's1')).toBe('Top line');
  expect(namesOf(named, ['s1'])).toBe('“Top line”');
});

test('[B14] steps of undo are worded, not numbered', () => {
  expect(`Move ${namesOf(design, ['Title'])}`).toBe('Move the title');
  expect(`Resize ${namesOf(design, ['s1'])}`).toBe('Resize the double rule');
  expect(`Remove ${namesOf(design, ['Title', 's1', 'Author'])}`).toBe('Remove 3 elements');
});
