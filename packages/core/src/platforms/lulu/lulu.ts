import { inches } from '../../units/units.ts';
import type { Binding, Paper, PaperId, PrintPlatform, Source } from '../platform.ts';
import { trim } from '../trim.ts';
import { CASEWRAP_SPINES } from './casewrap-spines.ts';
import type { StockName } from '../messages.ts';

const GUIDE = 'Lulu’s book creation guide';
const published: Source = { provenance: 'published', from: GUIDE };
const derived = (from: string): Source => ({ provenance: 'derived', from });

/** Creates a paper. Lulu assumes 444 pages per inch for every paper. */
const paper = (id: PaperId, name: StockName): Paper => ({ id, name, thickness: inches(1 / 444), provenance: 'published' });
const PAPERS = [
  paper('white', 'whiteStock'),
  paper('cream', 'creamStock'),
  paper('standard-colour', 'standardColorStock'),
  paper('premium-colour', 'coatedColorStock'),
];

const PAPERBACK_PAGES = { min: 32, max: 800 };
const CASEWRAP_PAGES = { min: 24, max: 800 };

const COMMON = {
  trims: [
    trim(4.25, 6.875),
    trim(5, 8),
    trim(5.5, 8.5),
    trim(5.83, 8.27),
    trim(6, 9),
    trim(6.14, 9.21),
    trim(7, 10),
    trim(7.44, 9.68),
    trim(7.5, 7.5),
    trim(8.27, 11.69),
    trim(8.5, 8.5),
    trim(8.5, 11),
    trim(9, 7),
    trim(11, 8.5),
  ],
  unlistedTrims: [],
  customTrim: null,
  papers: PAPERS,
  flap: inches(0),
  margin: inches(0.125),
  minFrontTextPadding: inches(5.5 / 300),
  text: { errorWithin: inches(0.125), warnWithin: inches(0.25), backFromSpine: inches(0.25), errorFromFileEdge: null },
  spineText: { minPages: 80, clearance: inches(0.0625), narrow: null },
  barcode: { required: false, width: inches(2), height: inches(1.2), fromBottom: inches(0.25), fromSpine: inches(0.25) },
} as const satisfies Partial<Binding>;

const SOURCES: Binding['sources'] = {
  trims: published,
  pageLimits: published,
  spine: published,
  board: derived('a paper cover is as large as the page'),
  wrap: published,
  hinge: derived('where the cover is scored'),
  flap: derived('no jacket'),
  text: derived('the trade’s usual quarter inch'),
  spineText: derived('thinner spines are left plain in the trade'),
  barcode: derived('room for an EAN-13 with a price; Lulu asks for none'),
};

const PAPERBACK: Binding = {
  ...COMMON,
  cover: 'paper',
  sources: { ...SOURCES, pageLimits: derived('at least 32 pages by its guide; at most as many as its hardcovers take') },
  spine: { kind: 'pages' },
  pageLimits: () => PAPERBACK_PAGES,
  spineAddOn: inches(0.06),
  boardAddOn: { width: inches(0), height: inches(0) },
  wrap: inches(0.125),
  hinge: inches(0.125),
};

const CASEWRAP: Binding = {
  ...COMMON,
  cover: 'case',
  sources: {
    ...SOURCES,
    board: derived('the file is 0.75 in larger than the cover on each side; the boards’ own overhang is within that'),
    hinge: derived('the usual groove of a case'),
  },
  spine: { kind: 'table', steps: CASEWRAP_SPINES },
  pageLimits: () => CASEWRAP_PAGES,
  spineAddOn: inches(0),
  boardAddOn: { width: inches(0), height: inches(0) },
  wrap: inches(0.75),
  hinge: inches(0.4),
};

export const LULU: PrintPlatform = {
  id: 'lulu',
  name: 'Lulu',
  label: 'Lulu',
  bindings: { paperback: PAPERBACK, hardback: CASEWRAP },
  colour: { mode: 'sRGB', inkLimit: null },
};
