import { createDesign } from '@coverwright/core/design/create-design.ts';
import { expect, test } from 'vitest';
import { postDraft } from './covers.ts';

test('[D4] designs in a call are parsed by core: raised to today’s version, and refused with a path', () => {
  const paperback = createDesign({ format: 'paperback' });
  expect(postDraft.body.parse({ designs: { paperback } }).designs).toEqual({ paperback });
  const refused = postDraft.body.safeParse({ designs: { paperback: { ...paperback, extent: 0.5 } } });
  expect(refused.error?.issues[0]).toMatchObject({ path: ['designs', 'paperback', 'extent'], params: { brokenDesign: true } });
  const mislaid = postDraft.body.safeParse({ designs: { ebook: paperback } });
  expect(mislaid.error?.issues[0]?.path).toEqual(['designs', 'ebook', 'format']);
});
