import type { FileCheck } from '../file-check.ts';
import { say } from '../say.ts';

/** Checks that the file has one page, with back, spine and front side by side. */
export const pageCount: FileCheck = ({ document }) => {
  const pages = document.getPageCount();
  if (pages === 1) return [];
  return [{ severity: 'error', message: say('pages', { count: pages }) }];
};
