import { expect, test, vi } from 'vitest';
import { createBackStack } from './back-stack.ts';

/** A browser history whose traversals are reported at once. */
function fakeHistory() {
  const entries: unknown[] = [{ page: 'editor' }];
  let at = 0;
  let onPop = () => {};
  return {
    get state() {
      return entries[at];
    },
    get length() {
      return entries.length;
    },
    get at() {
      return at;
    },
    listen(listener: () => void) {
      onPop = listener;
    },
    pushState(state: unknown) {
      entries.splice(at + 1, entries.length, state);
      at += 1;
    },
    back() {
      if (at === 0) return;
      at -= 1;
      onPop();
    },
    forward() {
      if (at === entries.length - 1) return;
      at += 1;
      onPop();
    },
  };
}

function setUp() {
  const history = fakeHistory();
  history.pushState({ page: 'setup' });
  history.pushState({ page: 'editor' });
  const stack = createBackStack(history);
  history.listen(() => stack.back());
  return { history, stack };
}

test('[B14] Back closes the topmost thing, then the next, and only then leaves the screen', () => {
  const { history, stack } = setUp();
  const [sheet, dialog] = [vi.fn(), vi.fn()];
  stack.open(sheet);
  stack.open(dialog);
  expect(history.state).toMatchObject({ page: 'editor' });
  history.back();
  expect([sheet, dialog].map((close) => close.mock.calls.length)).toEqual([0, 1]);
  history.back();
  expect(sheet).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ page: 'editor' });
  history.back();
  expect(history.state).toEqual({ page: 'setup' });
  expect([sheet, dialog].map((close) => close.mock.calls.length)).toEqual([1, 1]);
});

test('[B14] what was closed by its own button leaves no step: Back passes over its entry', () => {
  const { history, stack } = setUp();
  stack.open(() => {})();
  const entries = history.length;
  const close = vi.fn();
  const remove = stack.open(close);
  expect(history.length).toBe(entries);
  remove();
  history.back();
  expect(close).not.toHaveBeenCalled();
  expect(history.state).toEqual({ page: 'setup' });
});

test('[B14] forward onto the entry of what was closed opens nothing and closes nothing', () => {
  const { history, stack } = setUp();
  const close = vi.fn();
  stack.open(close);
  history.back();
  history.forward();
  expect(close).toHaveBeenCalledOnce();
  history.back();
  expect(history.state).toEqual({ page: 'setup' });
});
