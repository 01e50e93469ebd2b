import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { savePackageChoice } from '@coverwright/core/shop/package-choice.ts';
import { SEED_PACKAGES } from '@coverwright/core/shop/seed-packages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

/** The command for a text whose size passes the print check. */
const words = (id: string, text: string) => ({ name: 'edit-text-box', id, changes: { text: { text, fontSize: 100 } } }) as const;
const design = afterCommands(createDesign({ format: 'ebook' }), words('Title', 'Salt'), words('Author', 'A. Name'), {
  name: 'set-panel-colour',
  panel: 'front',
  colour: { r: 20, g: 30, b: 40, a: 1 },
});
const ITEM = '00000000-0000-4000-8000-000000000001';
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let mounted: Awaited<ReturnType<typeof mountForTest>>;
/** The requests to the checkout, and its answers. */
let asked: unknown[];
let answer: () => Response;
let packages: typeof SEED_PACKAGES;
let purchase: { formats: string[]; revisionsRemaining: number };
beforeEach(async () => {
  mounted = await mountForTest(design);
  mounted.editor.store.setState({ itemId: ITEM, currentChangesSaved: true });
  asked = [];
  packages = SEED_PACKAGES;
  purchase = { formats: [], revisionsRemaining: 0 };
  answer = () => json({ error: 'The printer would reject this cover.\nAudiobook: no title.', code: 'preflightFailed' }, 409);
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address === '/api/page/pricing') return Promise.resolve(json({ productPackages: packages, checkout: 'sandbox', currency: 'GBP' }));
    if (address === `/api/covers/cover/${ITEM}/purchase`) return Promise.resolve(json(purchase));
    if (address !== '/api/checkout/create-session' && address !== '/api/covers/complete-revision') return stubbed(address, init);
    asked.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  mounted.unmount();
});

const openMenu = () => userEvent.click(page.getByRole('button', { name: 'Download' }));
const dialog = () => page.getByRole('dialog', { name: 'Buy the print files' });
async function openDialog() {
  await openMenu();
  await userEvent.click(page.getByRole('menuitem', { name: /^Buy the print files/ }));
}

describe('the checkout', () => {
  test('[C2] offers the package that fits, in the money of the visitor, and says that the payment is a test', async () => {
    await openDialog();
    await expect.element(dialog().getByRole('radio', { name: 'eBook, £15' })).toBeChecked();
    await expect.element(dialog().getByText('Fits this title')).toBeVisible();
    await expect.element(dialog().getByText(/^Test payment/)).toBeVisible();
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Currency' }), 'EUR');
    await expect.element(dialog().getByRole('radio', { name: 'eBook, €18' })).toBeChecked();
  });

  test('[C2] [C4] asks for what was chosen, with who sent the buyer; every reason of a refusal is shown, and nothing is lost', async () => {
    window.localStorage.setItem('coverwright-referral', JSON.stringify({ code: 'maria', at: Date.now() }));
    window.sessionStorage.setItem('gclid', 'click-1');
    await openDialog();
    await userEvent.click(dialog().getByRole('radio', { name: /^Everything/ }));
    await userEvent.click(dialog().getByRole('button', { name: /pay/i }));
    await expect
      .element(
        dialog()
          .getByRole('alert')
          .getByText(/Audiobook: no title\.$/),
      )
      .toBeVisible();
    expect(asked).toMatchObject([{ productIds: ['everything'], coverId: ITEM, currency: 'GBP', referral: 'maria', gclid: 'click-1' }]);
    await expect.element(dialog().getByRole('radio', { name: /^Everything/ })).toBeChecked();
    expect((window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'begin_checkout')).toEqual([]);
  });

  test('[C1] [C2] the package that was chosen before is chosen here, where it holds what is in the editor', async () => {
    savePackageChoice({ id: 'everything', formats: [...FORMAT_IDS] }, () => window.sessionStorage);
    await openDialog();
    await expect.element(dialog().getByRole('radio', { name: /^Everything/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    savePackageChoice({ id: 'paperback', formats: ['paperback'] }, () => window.sessionStorage);
    await openDialog();
    await expect.element(dialog().getByRole('radio', { name: /^eBook,/ })).toBeChecked();
  });

  test('[C2] what the printer would send back stops it before anything is chosen', async () => {
    mounted.editor.store.getState().run({ ...words('Title', 'Book Title') }, 'Change the title');
    await expect.poll(() => mounted.editor.store.getState().findings.some(({ severity }) => severity === 'error')).toBe(true);
    await openDialog();
    const dialog = page.getByRole('dialog', { name: 'Fix these before you buy' });
    await expect.element(dialog.getByText(/is placeholder text/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('[B32] one button in the dialog replaces all sample text, in every format of the title, and the purchase goes on', async () => {
    const { store } = mounted.editor;
    store.getState().run({ ...words('Title', 'Book Title') }, 'Change the title');
    // The formats of a title have the same author, so a known name here would reach the paperback as soon as a font is loaded.
    store.getState().run({ ...words('Author', 'Author Name') }, 'Change the author');
    store.setState({ otherDesigns: { paperback: createDesign() } });
    await expect.poll(() => store.getState().findings.some(({ severity }) => severity === 'error')).toBe(true);
    await openDialog();
    const fixes = page.getByRole('dialog', { name: 'Fix these before you buy' });
    const replace = fixes.getByRole('button', { name: 'Replace the sample text' });
    await expect.element(replace).toBeDisabled();
    await userEvent.fill(fixes.getByRole('textbox', { name: 'Title of the book' }), 'The Salt Road');
    await userEvent.fill(fixes.getByRole('textbox', { name: 'Author’s name' }), 'Ann Reed');
    await userEvent.click(replace);
    await expect.element(dialog().getByRole('button', { name: /pay/i })).toBeVisible();
    const { history, otherDesigns } = store.getState();
    const titles = [history.present, otherDesigns.paperback].map((design) => design?.frontBoard.textBoxes.map(({ text }) => text.text));
    // A book has one author, so the name is on every format.
    expect(titles).toEqual([
      ['Ann Reed', 'The Salt Road'],
      ['Ann Reed', 'The Salt Road'],
    ]);
    expect(otherDesigns.paperback?.back.text.text).toBe('');
    expect(history.past.at(-1)?.label).toBe('Replace the sample text');
  });

  test('[B32] a picture below 150 dpi is asked about once, and can be bought anyway', async () => {
    const { store } = mounted.editor;
    const message = 'The cover picture prints at 120 dpi, and looks blurred.';
    await expect.poll(() => store.getState().checked).toBe(design);
    store.setState({ findings: [{ check: 'effective-dpi', severity: 'warning', message, element: 'coverImage', fix: null }] });
    await openDialog();
    const asks = page.getByRole('dialog', { name: 'A picture may print blurred' });
    await expect.element(asks.getByText(message)).toBeVisible();
    await userEvent.click(asks.getByRole('button', { name: 'Buy anyway' }));
    await userEvent.click(dialog().getByRole('button', { name: /pay/i }));
    await expect.poll(() => asked).toMatchObject([{ acceptsLowResolution: true }]);
  });

  test('[B32] a format that only the server has made is asked about before the payment as well', async () => {
    answer = () => json({ error: 'Pictures of this cover look blurred in print.\nHardcover: at 140 dpi.', code: 'lowResolution' }, 409);
    await openDialog();
    await userEvent.click(dialog().getByRole('button', { name: /pay/i }));
    const asks = page.getByRole('dialog', { name: 'A picture may print blurred' });
    await expect.element(asks.getByText('Hardcover: at 140 dpi.')).toBeVisible();
    answer = () => json({ error: 'Another payment is under way.', code: 'paymentUnderWay' }, 409);
    await userEvent.click(asks.getByRole('button', { name: 'Buy anyway' }));
    await expect.element(dialog().getByRole('alert').getByText('Another payment is under way.')).toBeVisible();
    expect(asked).toMatchObject([{ acceptsLowResolution: false }, { acceptsLowResolution: true }]);
  });

  test('[C2] a revision is completed from the same menu, once it is confirmed; what stops it is said', async () => {
    const basedOn = '2026-11-22T12:00:00.000Z';
    mounted.editor.store.setState({ isRevision: true, basedOn, currentChangesSaved: true });
    await openMenu();
    await userEvent.click(page.getByRole('menuitem', { name: /^Complete this revision/ }));
    const asks = page.getByRole('dialog', { name: 'Complete this revision' });
    await expect.element(asks.getByText(/uses one of your revisions/)).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.click(asks.getByRole('button', { name: 'Complete' }));
    await expect.element(asks.getByRole('alert').getByText(/Audiobook: no title\.$/)).toBeVisible();
    expect(asked).toMatchObject([{ _id: ITEM, currentFormat: 'ebook', designs: { ebook: { format: 'ebook' } }, basedOn }]);
  });

  test('[C3] what was bought already is not offered again', async () => {
    purchase = { formats: ['ebook'], revisionsRemaining: 2 };
    await openMenu();
    await expect.element(page.getByRole('menuitem', { name: /^JPEG/ })).toBeVisible();
    await userEvent.click(page.getByRole('menuitem', { name: /^Buy more formats/ }));
    await expect.element(dialog().getByRole('radio', { name: /^Paperback and eBook/ })).toBeVisible();
    expect(
      dialog()
        .getByRole('radio', { name: /^eBook,/ })
        .query(),
    ).toBe(null);
  });

  test('[C3] where nothing is left to buy, that is said, and not that the money is wrong', async () => {
    purchase = { formats: ['ebook'], revisionsRemaining: 2 };
    packages = SEED_PACKAGES.filter(({ id }) => id === 'ebook');
    await openMenu();
    await userEvent.click(page.getByRole('menuitem', { name: /^Buy more formats/ }));
    await expect.element(dialog().getByText('You have bought every available format of this title.')).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: /pay/i })).toBeDisabled();
  });
});
