import type { Design } from '../design/design.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { Binding } from '../platforms/platform.ts';
import type { Scene } from '../scene/scene.ts';

export type Severity = 'error' | 'warning' | 'hint';

/** One thing that a printer's reviewer would say. */
export interface Finding {
  readonly check: CheckId;
  readonly severity: Severity;
  /** One sentence: the rule, the figure, what to do. */
  readonly message: string;
  /** The element to jump to; null: the whole cover. */
  readonly element: string | null;
}

export const CHECK_IDS = [
  'cover-size',
  'page-limits',
  'text-safe-area',
  'effective-dpi',
  'barcode-zone',
  'barcode-size',
  'spine-text-pages',
  'small-type',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** What a check looks at: the document, its measurements and what is really inked. */
export interface PreflightSubject {
  readonly design: Design;
  readonly geometry: CoverGeometry;
  /** Null for a front alone, which no press prints. */
  readonly binding: Binding | null;
  readonly scene: Scene;
}

export type Check = (subject: PreflightSubject) => readonly Omit<Finding, 'check'>[];
