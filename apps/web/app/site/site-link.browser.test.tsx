import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { markPageOld } from '../freshness/old-page.ts';
import { showForTest } from '../testing/show-for-test.tsx';
import { SiteLink } from './site-link.tsx';

test('[M9] a link from a page that is out of date does what it does, then loads the next page as a whole', async () => {
  const onClick = vi.fn<() => void>();
  const link = (
    <SiteLink to="/pricing" onClick={onClick}>
      Pricing
    </SiteLink>
  );
  const { path, unmount } = showForTest(link, () => null);
  // The test stays on its page, and records whether the router handled the click first.
  const left: boolean[] = [];
  const stay = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', stay);
  markPageOld();
  await userEvent.click(page.getByRole('link', { name: 'Pricing' }));
  expect([onClick.mock.calls.length, left, path()]).toEqual([1, [true], '/']);
  window.removeEventListener('click', stay);
  unmount();
});
