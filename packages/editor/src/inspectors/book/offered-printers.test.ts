import { PLATFORM_IDS } from '@coverwright/core/platforms/platform.ts';
import { expect, test } from 'vitest';
import { offeredPrinters } from './offered-printers.ts';

const idsOf = (...asked: Parameters<typeof offeredPrinters>) => offeredPrinters(...asked).map(({ id }) => id);

test('[B20] a dust jacket is offered for a hardcover, and not for a paperback, which has no flaps', () => {
  expect(idsOf('hardback', 'kdp')).toEqual(PLATFORM_IDS);
  expect(idsOf('paperback', 'kdp')).toEqual(PLATFORM_IDS.filter((id) => id !== 'ingramspark-jacket'));
});

test('[B20] the paperback of a book whose hardcover has a jacket is printed by that printer, named once', () => {
  const offered = offeredPrinters('paperback', 'ingramspark-jacket');
  expect(offered.filter(({ label }) => label.includes('IngramSpark'))).toEqual([{ id: 'ingramspark-jacket', label: 'IngramSpark' }]);
});
