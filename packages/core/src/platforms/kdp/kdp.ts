import { inches, millimetres, millimetresToInches } from '../../units/units.ts';
import type { Binding, PrintPlatform } from '../platform.ts';
import { trim } from '../trim.ts';
import { hardbackPageLimits, paperbackPageLimits } from './page-limits.ts';
import { HARDBACK_PAPERS, PAPERBACK_PAPERS } from './papers.ts';

const mm = (value: number) => millimetresToInches(millimetres(value));

/** The smallest padding of front text on a paperback, 5.5 print pixels by the specification. */
const MIN_FRONT_TEXT_PADDING = inches(5.5 / 300);

/** The square trim of the specification, offered in addition to KDP's own sizes. */
export const SQUARE_5_BY_5 = trim(5, 5);

const HELP = 'KDP help pages on covers and print options';
const sources = (flap: Binding['sources']['flap']): Binding['sources'] => ({
  trims: { provenance: 'published', from: HELP },
  pageLimits: { provenance: 'published', from: `${HELP}, and the cover calculator where they differ` },
  spine: { provenance: 'published', from: `${HELP}: inches a page` },
  board: { provenance: 'published', from: `${HELP}: board 5 × 6 mm larger than the trim` },
  wrap: { provenance: 'published', from: HELP },
  hinge: { provenance: 'published', from: HELP },
  flap,
  text: { provenance: 'published', from: `${HELP}, and its rejection mails` },
  spineText: { provenance: 'published', from: HELP },
  barcode: { provenance: 'published', from: HELP },
});
const NO_FLAP = { provenance: 'derived', from: 'no jacket is made' } as const;

/**
 * Amazon Kindle Direct Publishing. Sources: KDP's help pages and cover calculator, checked against the calculator's own results (see
 * `geometry/measure-cover.test.ts`). 5 × 5 is not a KDP size; it is kept as a custom one, which preflight reports.
 */
export const KDP: PrintPlatform = {
  id: 'kdp',
  name: 'Amazon KDP',
  label: 'Amazon KDP',
  colour: { mode: 'sRGB', inkLimit: null },
  bindings: {
    paperback: {
      cover: 'paper',
      sources: sources(NO_FLAP),
      spine: { kind: 'pages' },
      unlistedTrims: [SQUARE_5_BY_5],
      trims: [
        trim(5, 8),
        trim(5.06, 7.81),
        trim(5.25, 8),
        trim(5.5, 8.5),
        trim(6, 9),
        trim(6.14, 9.21),
        trim(6.69, 9.61),
        trim(7, 10),
        trim(7.44, 9.69),
        trim(7.5, 9.25),
        trim(8, 10),
        trim(8.25, 6),
        trim(8.25, 8.25),
        trim(8.27, 11.69),
        trim(8.5, 8.5),
        trim(8.5, 11),
      ],
      customTrim: { min: trim(4, 6), max: trim(8.5, 11.69) },
      papers: PAPERBACK_PAPERS,
      pageLimits: paperbackPageLimits,
      spineAddOn: inches(0),
      boardAddOn: { width: inches(0), height: inches(0) },
      wrap: inches(0.125),
      hinge: inches(0.125),
      flap: inches(0),
      margin: inches(0.125),
      minFrontTextPadding: MIN_FRONT_TEXT_PADDING,
      text: {
        errorWithin: inches(0.125),
        warnWithin: inches(0.25),
        backFromSpine: inches(0.4),
        errorFromFileEdge: null,
      },
      spineText: { minPages: 80, clearance: inches(0.0625), narrow: null },
      barcode: { required: false, width: inches(2), height: inches(1.2), fromBottom: inches(0.25), fromSpine: inches(0.25) },
    },
    hardback: {
      cover: 'case',
      sources: sources(NO_FLAP),
      spine: { kind: 'pages' },
      unlistedTrims: [],
      trims: [trim(5.5, 8.5), trim(6, 9), trim(6.14, 9.21), trim(7, 10), trim(8.25, 11)],
      customTrim: null,
      papers: HARDBACK_PAPERS,
      pageLimits: hardbackPageLimits,
      spineAddOn: mm(4.8),
      boardAddOn: { width: mm(5), height: mm(6) },
      wrap: mm(15),
      hinge: mm(10),
      flap: inches(0),
      margin: inches(0.125),
      minFrontTextPadding: MIN_FRONT_TEXT_PADDING,
      text: {
        errorWithin: inches(0.125),
        warnWithin: inches(0.25),
        backFromSpine: inches(0.4),
        errorFromFileEdge: inches(0.716),
      },
      spineText: { minPages: 76, clearance: inches(0.0625), narrow: null },
      barcode: { required: false, width: inches(2), height: inches(1.2), fromBottom: inches(0.375), fromSpine: inches(0.25) },
    },
  },
};
