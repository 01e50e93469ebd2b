import { inches } from '../../units/units.ts';
import { KDP } from '../kdp/kdp.ts';
import { PAPERBACK_PAPERS } from '../kdp/papers.ts';
import type { Binding, PrintPlatform, Source } from '../platform.ts';
import { trim } from '../trim.ts';
import { sayPlatform } from '../say-platform.ts';

const typed: Source = { provenance: 'typed', from: 'the author, from the printer’s own sheet' };
const usual: Source = { provenance: 'derived', from: 'what is usual in the trade; the printer’s own sheet decides' };

const SOURCES: Binding['sources'] = {
  trims: typed,
  pageLimits: usual,
  spine: typed,
  board: usual,
  wrap: usual,
  hinge: usual,
  flap: usual,
  text: usual,
  spineText: usual,
  barcode: usual,
};

const ANY = {
  sources: SOURCES,
  spine: { kind: 'template' },
  unlistedTrims: [],
  customTrim: { min: trim(3, 4), max: trim(14, 17) },
  papers: PAPERBACK_PAPERS.map((paper) => ({ ...paper, provenance: 'derived' as const })),
  pageLimits: () => ({ min: 2, max: 2000 }),
  spineText: { minPages: 48, clearance: inches(0.0625), narrow: { below: inches(0.35), clearance: inches(0.03125) } },
} as const satisfies Partial<Binding>;

/** Any printer that is not listed. Its spine width is typed in; everything else has common values. */
export const CUSTOM: PrintPlatform = {
  id: 'custom',
  name: sayPlatform('thePrinter'),
  label: sayPlatform('anotherPrinter'),
  bindings: {
    paperback: { ...KDP.bindings.paperback, ...ANY },
    hardback: { ...KDP.bindings.hardback, ...ANY, trims: KDP.bindings.paperback.trims },
  },
  colour: { mode: 'sRGB', inkLimit: null },
};
