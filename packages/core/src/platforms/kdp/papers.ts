import { inches } from '../../units/units.ts';
import type { Paper, PaperId } from '../platform.ts';

/** KDP's paper thicknesses in inches per page (help page "Create a paperback cover"; "Color Ink White Paper" is premium colour). */
const PAPERS: Record<PaperId, Paper> = {
  white: { id: 'white', name: 'whiteStock', thickness: inches(0.002252), provenance: 'published' },
  cream: { id: 'cream', name: 'creamStock', thickness: inches(0.0025), provenance: 'published' },
  groundwood: { id: 'groundwood', name: 'groundwoodStock', thickness: inches(0.00235), provenance: 'published' },
  'standard-colour': { id: 'standard-colour', name: 'standardColorStock', thickness: inches(0.002252), provenance: 'published' },
  'premium-colour': { id: 'premium-colour', name: 'premiumColorStock', thickness: inches(0.002347), provenance: 'published' },
};

export const PAPERBACK_PAPERS: readonly Paper[] = Object.values(PAPERS);
export const HARDBACK_PAPERS: readonly Paper[] = [PAPERS.white, PAPERS.cream, PAPERS['premium-colour']];
