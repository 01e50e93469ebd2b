import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { expect, test } from 'vitest';
import { stackingFor } from './stacking.ts';

const design = createDesign();
const [author, title] = design.frontBoard.textBoxes;
function withStacking(authorZ: number, titleZ: number): Design {
  if (!author || !title) throw new Error('A new design has two boxes');
  const textBoxes = [
    { ...author, panel: { ...author.panel, zIndex: authorZ } },
    { ...title, panel: { ...title.panel, zIndex: titleZ } },
  ];
  return { ...design, frontBoard: { ...design.frontBoard, textBoxes } };
}

test('[E4] an element is lifted just over the next one, however far that is', () => {
  expect(stackingFor(withStacking(3, 40), 'Author', 'forward')).toBe(41);
  expect(stackingFor(withStacking(3, 40), 'Title', 'back')).toBe(2);
  expect(stackingFor(withStacking(10, 10), 'Author', 'forward')).toBe(11);
});

test('[E4] what lies on top cannot go further up', () => {
  expect(stackingFor(withStacking(3, 40), 'Title', 'forward')).toBeNull();
  expect(stackingFor(withStacking(3, 40), 'Author', 'back')).toBeNull();
});
