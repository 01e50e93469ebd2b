import { expect, test } from 'vitest';
import { describeShortcut } from './describe-shortcut.ts';

test('[B14] a shortcut is written as its keys are, also that of plus', () => {
  expect(describeShortcut('Mod+Shift+z', false)).toBe('Ctrl + Shift + Z');
  expect(describeShortcut('Mod++', false)).toBe('Ctrl + +');
  expect(describeShortcut('Mod++', true)).toBe('⌘ +');
  expect(describeShortcut('ArrowLeft', true)).toBe('←');
});
