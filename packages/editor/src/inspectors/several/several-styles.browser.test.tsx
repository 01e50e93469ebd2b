import { elementStyleFixture } from '@coverwright/core/commands/testing/element-style-fixture.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { deriveFormat } from '@coverwright/core/commands/derive-format.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

const paperback = elementStyleFixture(createDesign());
let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => mounted.unmount());

const store = () => mounted.editor.store.getState();
const drawer = () => page.getByTestId('drawer');
const field = (name: string) => drawer().getByRole('textbox', { name, exact: true });
const shape = (id: string) => store().history.present.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id);

async function selectBoth(...ids: readonly string[]) {
  store().openTab('TEXT_FORMATTING');
  store().selectMany(ids, true);
  await expect.element(drawer().getByRole('heading', { name: `${ids.length} elements` })).toBeVisible();
}

test('[E12] a selected group opens the drawer with its texts, the style of its members and the way to take it apart', async () => {
  mounted = await mountForTest({
    ...paperback,
    groups: [{ uniqueObjectId: 'pair', name: 'Byline', locked: false, hidden: false, z: 20, members: ['Author', 'disc'] }],
  });
  store().openTab('PAPERBACK_SETTINGS');
  store().select('pair');
  await expect.element(drawer().getByRole('heading', { name: 'Byline', level: 2 })).toBeVisible();
  await expect.element(drawer().getByText('Select text on the cover to edit it.')).not.toBeInTheDocument();
  await userEvent.fill(field('Size'), '33');
  await expect
    .poll(() =>
      Math.round(
        ((store().history.present.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Author')?.text.fontSize ?? 0) * 72) / 300,
      ),
    )
    .toBe(33);
  await userEvent.click(drawer().getByRole('region', { name: 'Text in the group' }).getByRole('button'));
  await expect.element(drawer().getByRole('heading', { name: 'Edit text' })).toBeVisible();
  store().select('pair');
  await userEvent.click(drawer().getByRole('button', { name: 'Ungroup' }));
  expect(store().history.present.groups ?? []).toEqual([]);
});

describe('several selected elements', () => {
  test('[E12] of two texts and a shape: what differs says Mixed, and each change is one step for all', async () => {
    mounted = await mountForTest(paperback);
    await selectBoth('Title', 'Author', 'disc');
    await expect.element(drawer().getByRole('button', { name: 'Text color: Mixed' })).toBeVisible();
    await expect.element(field('Size')).toHaveAttribute('placeholder', 'Mixed');
    await expect.element(field('Opacity')).toHaveAttribute('placeholder', 'Mixed');
    await userEvent.fill(field('Size'), '40');
    await userEvent.tab();
    expect(store().history.past.map(({ label }) => label)).toEqual(['Size']);
    const sizes = store().history.present.frontBoard.textBoxes.map(({ text }) => Math.round(text.fontSize));
    expect(new Set(sizes).size).toBe(1);
    await userEvent.fill(field('Opacity'), '30');
    await userEvent.tab();
    expect(shape('disc')?.opacity).toBe(0.3);
    expect(store().history.past).toHaveLength(2);
    store().undo();
    expect(shape('disc')?.opacity).toBe(1);
  });

  test('[E12] of two shapes take one fill', async () => {
    mounted = await mountForTest(paperback);
    await selectBoth('disc', 'plate');
    await userEvent.click(drawer().getByRole('button', { name: 'Linear' }));
    expect([shape('disc')?.box.fill?.kind, shape('plate')?.box.fill?.kind]).toEqual(['linear', 'linear']);
    expect(store().history.past).toHaveLength(1);
  });
});

describe('arranging', () => {
  test('[E12] three elements are distributed at equal gaps by one press, and go back by one undo', async () => {
    const square = (id: string, x: number) =>
      coverShapeSchema.parse({ uniqueObjectId: id, type: 'rectangle', x, y: 300, width: 100, height: 100 });
    const design = createDesign();
    mounted = await mountForTest({ ...design, coverShapes: [square('a', 100), square('b', 250), square('c', 900)] });
    await selectBoth('a', 'b', 'c');
    await userEvent.click(drawer().getByRole('button', { name: 'Distribute horizontally' }));
    expect(['a', 'b', 'c'].map((id) => Math.round(shape(id)?.x ?? 0))).toEqual([100, 500, 900]);
    store().undo();
    expect(shape('b')?.x).toBe(250);
  });

  test('[E11] a shape takes typed numbers from its board’s corner, and one beyond the limits is marked', async () => {
    mounted = await mountForTest(paperback);
    store().select('disc');
    await expect.element(field('X')).toHaveValue('0.33 in');
    await userEvent.fill(field('X'), '1');
    await userEvent.tab();
    expect(shape('disc')?.x).toBeCloseTo(300, 4);
    await userEvent.fill(field('Frame width'), '0');
    await expect.element(drawer().getByText(/^Enter 0\.01 to/)).toBeVisible();
    expect(shape('disc')?.width).toBe(300);
  });

  test('[E11] an eBook is measured in pixels', async () => {
    const ebook = deriveFormat(paperback, 'ebook', null);
    if (!ebook.ok) throw new Error(ebook.fault.message);
    mounted = await mountForTest(ebook.value);
    store().select('disc');
    await expect.element(field('X')).toHaveValue(`${Math.round(shape('disc')?.x ?? 0)} px`);
    await expect.element(page.getByRole('button', { name: 'px: rulers in pixels' })).toBeDisabled();
  });
});
