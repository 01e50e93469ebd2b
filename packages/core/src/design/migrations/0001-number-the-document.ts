import { isRecord } from '../is-record.ts';
import type { Migration } from './migration.ts';

/** The names of papers in documents of version 0. */
const PAPERS: Readonly<Record<string, string>> = {
  'Black Ink White Paper': 'white',
  'Black Ink Cream Paper': 'cream',
  'Color Ink White Paper': 'premium-colour',
};

/**
 * Version 0 is the document before it carried a version: papers by their long names, a publisher by any name, text colours as
 * they are today, and panels without a reading direction. Version 1 numbers it and names papers by id.
 */
export const numberTheDocument: Migration = {
  name: '0001-number-the-document',
  to: 1,
  raise: (document) => {
    const paper = document['paperType'];
    const paperName = isRecord(paper) ? paper['type'] : paper;
    const named = typeof paperName === 'string' ? (PAPERS[paperName] ?? paperName) : undefined;
    return {
      ...document,
      version: 1,
      publisher: 'kdp',
      ...(named === undefined ? {} : { paperType: { type: named } }),
    };
  },
};
