import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { textBoxSchema } from '../design/text-box.ts';
import { type Command, applyCommand } from './apply-command.ts';
import { afterCommands } from './testing/after-commands.ts';

const move = (id: string, top: number) => ({ name: 'edit-text-box', id, changes: { panel: { top } } }) as const;
const design = createDesign();

test('[E4] changes made together all happen', () => {
  const changed = afterCommands(design, { name: 'together', commands: [move('Title', 10), move('Author', 20)] });
  expect(changed.frontBoard.textBoxes.map(({ panel }) => panel.top)).toEqual([20, 10]);
});

test('[E4] when one of them is refused none happens, and the reason is its own', () => {
  const result = applyCommand(design, { name: 'together', commands: [move('Title', 10), { name: 'remove-object', id: 'ghost' }] });
  expect(result).toEqual({ ok: false, fault: { message: 'there is no shape or picture "ghost" on this cover' } });
});

test('[E4] what is not a command, and one batch inside another, are refused', () => {
  const nested: unknown = { name: 'together', commands: [{ name: 'together', commands: [move('Title', 1)] }] };
  expect(applyCommand(design, nested as Command)).toEqual({ ok: false, fault: { message: 'unknown command "together"' } });
  expect(applyCommand(design, { name: 'together', commands: [] }).ok).toBe(false);
});

test('[D7] a copied text box is refused as the ninth, and a second title is plain text', () => {
  const [author] = design.frontBoard.textBoxes;
  const copy = (id: string): Command => ({
    name: 'insert-text-box',
    box: textBoxSchema.parse({ ...author, designMode: { ...author?.designMode, uniqueId: id } }),
  });
  const eight = afterCommands(design, ...Array.from({ length: 6 }, (_, index) => copy(`copy ${index}`)));
  expect(eight.frontBoard.textBoxes.map(({ panelName }) => panelName)).toEqual(['Author', 'Title', ...Array(6).fill('Subtitle')]);
  const ninth = applyCommand(eight, copy('ninth'));
  expect(ninth).toEqual({ ok: false, fault: { message: 'a front holds at most 8 text boxes; remove one to add another' } });
  expect(applyCommand(eight, copy('copy 1')).ok).toBe(false);
});

test('[E12] a title that was cut comes back as the title', () => {
  const title = design.frontBoard.textBoxes[1];
  if (!title) throw new Error('A new design has a title');
  const cut = afterCommands(design, { name: 'remove-text-box', id: 'Title' });
  const back = afterCommands(cut, { name: 'insert-text-box', box: title });
  expect(back.frontBoard.textBoxes[1]).toEqual(title);
});
