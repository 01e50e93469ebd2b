import { addTranslation } from '@coverwright/core/messages/translations.ts';
import { LocaleContext } from '@coverwright/editor/messages/locale.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showForTest } from '../testing/show-for-test.tsx';
import { CutoutCredits } from './cutout-credits.tsx';
import { accountMessages } from './messages.ts';
import { OwnData } from './own-data.tsx';
import { SignInDetails } from './sign-in-details.tsx';

const { texts } = accountMessages;
/** Replaces plain letters by accented ones, except for the values and plural cases in messages. */
const accented = (text: string) => text.replace(/(^|\})[^{}]*/g, (plain) => plain.replace(/[aeiou]/g, 'é'));

beforeAll(() =>
  addTranslation('de', accountMessages, {
    ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, accented(text)])),
    removalsLeft: '{left, plural, one {Noch ein Bild} other {Noch {count} Bilder}}',
  }),
);
afterAll(() => addTranslation('de', accountMessages, {}));

test('[B31] in another language the profile says nothing in English, and plurals follow that language', async () => {
  const { unmount } = showForTest(
    <LocaleContext value="de">
      <CutoutCredits left={1200} />
      <SignInDetails email="m@x.cz" answer={null} />
      <OwnData email="m@x.cz" fault={null} />
    </LocaleContext>,
    () => null,
  );
  await expect.element(page.getByText('Noch 1200 Bilder')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: accented(texts.downloadMyData) })).toBeInTheDocument();
  const read = [...document.querySelectorAll('h2, p, label, button, a')].map(({ textContent }) =>
    textContent?.replace('Noch 1200 Bilder', ''),
  );
  expect(read.filter((text) => /[aiou]/.test(text ?? ''))).toEqual([]);
  unmount();
});
