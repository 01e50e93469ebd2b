import type { FileCheck } from '../file-check.ts';

/** A cover is one page: back, spine and front side by side. */
export const pageCount: FileCheck = ({ document }) => {
  const pages = document.getPageCount();
  if (pages === 1) return [];
  return [{ severity: 'error', message: `The file has ${pages} pages; a cover is one page, with back, spine and front side by side.` }];
};
