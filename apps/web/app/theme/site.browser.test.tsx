import { Button, TextInput } from '@mantine/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showForTest } from '../testing/show-for-test.tsx';

test('a button has the size and the weight of its kind, and what is typed into is never below what phones zoom in on', async () => {
  const { unmount } = showForTest(
    <>
      <Button size="sm">Save</Button>
      <Button size="xs">Mirror</Button>
      <TextInput size="xs" label="Title" />
    </>,
    () => null,
  );
  const typeOf = (element: Element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return `${fontSize} ${fontWeight}`;
  };
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(typeOf(page.getByRole('button', { name: 'Save' }).element())).toBe('14px 600');
  expect(typeOf(page.getByRole('button', { name: 'Mirror' }).element())).toBe('12px 600');
  expect(typeOf(page.getByRole('textbox', { name: 'Title' }).element())).toBe('16px 400');
  unmount();
});
