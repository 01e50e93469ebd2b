import type { FileCheck } from '../file-check.ts';
import { say } from '../say.ts';

/** A cover is one page: back, spine and front side by side. */
export const pageCount: FileCheck = ({ document }) => {
  const pages = document.getPageCount();
  if (pages === 1) return [];
  return [{ severity: 'error', message: say('pages', { count: pages }) }];
};
