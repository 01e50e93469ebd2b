import { inches } from '../../units/units.ts';
import type { Binding, PageLimits, Paper, PaperId, Source } from '../platform.ts';
import { trim } from '../trim.ts';
import type { StockName } from '../messages.ts';

const GUIDE = 'IngramSpark File Creation Guide';
export const published = (from = GUIDE): Source => ({ provenance: 'published', from });
export const derived = (from: string): Source => ({ provenance: 'derived', from });

/** Creates a paper. Calipers are an estimate until the width from the template is typed in. */
const paper = (id: PaperId, name: StockName, thickness: number): Paper => ({
  id,
  name,
  thickness: inches(thickness),
  provenance: 'derived',
});

export const INGRAM_PAPERS: readonly Paper[] = [
  paper('white', 'whiteStock', 0.0021),
  paper('cream', 'cremeStock', 0.0025),
  paper('groundwood', 'groundwoodStock', 0.0025),
  paper('standard-colour', 'standardColorStock', 0.0021),
  paper('premium-colour', 'premiumColorStock', 0.0025),
];

const MOST_PAGES: Readonly<Record<PaperId, number>> = {
  white: 1200,
  cream: 1050,
  groundwood: 900,
  'standard-colour': 1200,
  'premium-colour': 1200,
};

/** Returns the page limits, which are the same for every trim. An odd count is bound as the next even one. */
export function ingramPageLimits(_size: unknown, id: PaperId): PageLimits {
  return { min: 18, max: MOST_PAGES[id] };
}

export const INGRAM_TRIMS = [
  trim(4.25, 7),
  trim(5, 7),
  trim(5, 8),
  trim(5.06, 7.81),
  trim(5.25, 8),
  trim(5.5, 8.25),
  trim(5.5, 8.5),
  trim(5.83, 8.27),
  trim(6, 9),
  trim(6.14, 9.21),
  trim(6.69, 9.61),
  trim(7, 10),
  trim(7.44, 9.69),
  trim(7.5, 9.25),
  trim(8, 8),
  trim(8, 10),
  trim(8.25, 11),
  trim(8.27, 11.69),
  trim(8.5, 8.5),
  trim(8.5, 11),
];

/** The rules that all IngramSpark bindings share. */
export const INGRAM_COMMON = {
  spine: { kind: 'template' },
  trims: INGRAM_TRIMS,
  unlistedTrims: [],
  customTrim: null,
  papers: INGRAM_PAPERS,
  pageLimits: ingramPageLimits,
  spineAddOn: inches(0),
  margin: inches(0.125),
  minFrontTextPadding: inches(5.5 / 300),
  text: { errorWithin: inches(0.125), warnWithin: inches(0.25), backFromSpine: inches(0.25), errorFromFileEdge: null },
  spineText: { minPages: 48, clearance: inches(0.0625), narrow: { below: inches(0.35), clearance: inches(0.03125) } },
  barcode: { required: true, width: inches(1.75), height: inches(1), fromBottom: inches(0.25), fromSpine: inches(0.25) },
} as const satisfies Partial<Binding>;

export const INGRAM_SOURCES: Binding['sources'] = {
  trims: derived('the common sizes of the trade; IngramSpark’s guide lists more'),
  pageLimits: published(),
  spine: derived('paper calipers, until the spine of IngramSpark’s cover template is typed in'),
  board: published(),
  wrap: published(),
  hinge: published(),
  flap: derived('no jacket'),
  text: derived('the trade’s usual quarter inch; the template draws its own line'),
  spineText: published(),
  barcode: published(),
};
