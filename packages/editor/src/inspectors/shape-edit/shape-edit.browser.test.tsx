import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { withShapeColour } from './shape-colour.ts';
import { mountForTest } from '../../testing/mount-for-test.tsx';

const red = fromHex('#cc0000');
const cover = afterCommands(createDesign(), {
  name: 'add-shape',
  shape: {
    uniqueObjectId: 'star',
    type: 'star',
    x: 300,
    y: 300,
    width: 400,
    height: 400,
    box: { fill: { kind: 'solid', colour: red } },
    line: { colour: red, width: 10 },
  },
});

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(cover);
  mounted.editor.store.getState().select('star');
});
afterEach(() => mounted.unmount());

const history = () => mounted.editor.store.getState().history;
const star = () => history().present.coverShapes[0];
const drawer = () => page.getByTestId('drawer');
const press = (group: string, name: string) =>
  userEvent.click(drawer().getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }));

test('[B17] a shape takes a gradient that begins with its color, and keeps its stops from one gradient to the other', async () => {
  await press('Fill', 'Linear');
  const fill = star()?.box.fill;
  expect(fill).toMatchObject({ kind: 'linear', angle: 90, stops: [{ colour: red }, { offset: 1 }] });
  await press('Fill', 'Radial');
  expect(star()?.box.fill).toEqual({ kind: 'radial', stops: fill?.kind === 'linear' ? fill.stops : [] });
  await press('Fill', 'Color');
  expect(star()?.box.fill).toEqual({ kind: 'solid', colour: red });
  expect(history().past).toHaveLength(3);
});

test('[B17] another color from the toolbar keeps a gradient, and its other stops', () => {
  const stops = [
    { offset: 0, colour: red },
    { offset: 1, colour: fromHex('#ffffff') },
  ];
  const shape = star();
  if (!shape) throw new Error('The star is gone');
  const blue = fromHex('#0000cc');
  const next = withShapeColour({ ...shape, box: { ...shape.box, fill: { kind: 'radial', stops } } }, blue);
  expect(next.box.fill).toEqual({ kind: 'radial', stops: [{ offset: 0, colour: blue }, stops[1]] });
});

test('[B17] a line goes outside the shape at a distance', async () => {
  await press('Line position', 'Outside');
  const distance = drawer().getByRole('slider', { name: 'Distance' });
  distance.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  // One press changes the value by a hundredth of an inch.
  expect(star()?.line).toMatchObject({ place: 'outside', distance: 3 });
});

test('[B17] a shape blends with what lies under it', async () => {
  await userEvent.selectOptions(drawer().getByRole('combobox', { name: 'Blend' }), 'Multiply');
  expect(star()?.style.blend).toBe('multiply');
});

test('[B21] a shape takes an effect of letters with its settings, and a picture offers none', async () => {
  const effect = () => drawer().getByLabelText('Effect of the shape');
  await userEvent.selectOptions(effect(), 'Foil');
  expect(star()?.effect).toMatchObject({ name: 'foil', style: { metal: 'gold' } });
  await userEvent.selectOptions(effect(), 'None');
  expect(star()).not.toHaveProperty('effect');
  expect(history().past).toHaveLength(2);
  await userEvent.click(drawer().getByRole('switch', { name: 'Filled' }));
  await expect.poll(() => effect().query()).toBeNull();
});

test('[B22] pictures for a shape are looked for by the front of this book', async () => {
  const asked: string[] = [];
  const outer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push(String(address));
    return outer(address, init);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  mounted.editor.store.getState().run({ name: 'change-specification', trim: trim(8.5, 8.5) }, 'Trim size');
  await press('Fill', 'Picture');
  await expect.poll(() => asked.find((address) => address.includes('/api/library/'))).toContain('frontWidth=8.625&frontHeight=8.75');
});
