import { capitalize } from '../text/capitalize.ts';
import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { checkSpecification } from '../geometry/check-specification.ts';
import type { Scene } from '../scene/scene.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { CheckId } from './check-ids.ts';
import { COVER_CHECK_IDS, SPECIFICATION_CHECK_IDS } from './check-ids.ts';
import type { Concern, Finding, Severity } from './check.ts';
import { COVER_CHECKS, SPECIFICATION_CHECKS } from './checks.ts';
import { NO_READINGS, type PixelReadings, subjectOf } from './preflight-subject.ts';

const GRAVITY: Record<Severity, number> = { error: 0, warning: 1, hint: 2 };

/**
 * Returns the findings for a design, most severe first. A book that the printer does not offer only gets that finding, because nothing on
 * it can be measured.
 * @param scene the design compiled with `engine`; text is checked by its outlines.
 * @param readings the measurements of painted pixels; without them, the checks of pixels find nothing.
 */
export function runPreflight(design: Design, scene: Scene, engine: TextEngine, readings: PixelReadings = NO_READINGS): readonly Finding[] {
  if (!checkSpecification(specificationOf(design)).ok) {
    return SPECIFICATION_CHECK_IDS.flatMap((id) => named(id, SPECIFICATION_CHECKS[id](design)));
  }
  const subject = subjectOf(design, scene, engine, readings);
  const findings = COVER_CHECK_IDS.flatMap((id) => named(id, COVER_CHECKS[id](subject)));
  return findings.toSorted((first, second) => GRAVITY[first.severity] - GRAVITY[second.severity]);
}

function named(check: CheckId, concerns: readonly Concern[]): readonly Finding[] {
  return concerns.map((concern) => ({ check, ...concern, message: capitalize(concern.message), fix: concern.fix ?? null }));
}
