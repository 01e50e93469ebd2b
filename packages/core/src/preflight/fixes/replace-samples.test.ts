import { describe, expect, test } from 'vitest';
import type { Command } from '../../commands/apply-command.ts';
import { afterCommands } from '../../commands/testing/after-commands.ts';
import { createDesign } from '../../design/create-design.ts';
import type { Design } from '../../design/design.ts';
import { replaceSamples, sampleBoxes, unknownNames } from './replace-samples.ts';

const after = (design: Design, command: Command | null): Design => {
  if (!command) throw new Error('There is nothing to replace');
  return afterCommands(design, command);
};
const written = ({ frontBoard }: Design) => frontBoard.textBoxes.map(({ panelName, text }) => `${panelName}: ${text.text}`);

describe('the samples of an empty cover', () => {
  test('[B32] [B6] are replaced by the names that the author types and removed from the back, in one step', () => {
    const empty = afterCommands(createDesign(), { name: 'add-text-box', id: 'line', sizeRatio: 4.3, top: 900 });
    expect(unknownNames(empty).toSorted()).toEqual(['author', 'title']);
    const named = after(empty, replaceSamples(empty, { title: ' Salt ', author: 'A. Name' }));
    expect(written(named)).toEqual(['Author: A. Name', 'Title: Salt']);
    expect(named.metadata).toMatchObject({ title: 'Salt', author: 'A. Name' });
    expect(named.back.text.text).toBe('');
    expect(replaceSamples(named)).toBeNull();
  });

  test('[B6] are replaced by the names that the cover knows', () => {
    const known = afterCommands(createDesign(), { name: 'describe-work', title: 'Salt', author: 'A. Name' });
    expect(unknownNames(known)).toEqual([]);
    expect(sampleBoxes(after(known, replaceSamples(known)))).toEqual([]);
  });

  test('[B6] stay where nobody named the book: only the author can', () => {
    const front = createDesign({ format: 'ebook' });
    expect(replaceSamples(front, { title: '  ' })).toBeNull();
  });
});

test('[B6] the author’s own paragraphs stay when the samples are removed', () => {
  const design = createDesign();
  const mixed = afterCommands(design, { name: 'edit-blurb', text: { text: `<p>My own words.</p>${design.back.text.text}` } });
  expect(after(mixed, replaceSamples(mixed)).back.text.text).toContain('My own words.');
  expect(after(mixed, replaceSamples(mixed)).back.text.text).not.toContain('Name of a reviewer');
});
