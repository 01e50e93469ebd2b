import type { Finding } from '@coverwright/core/preflight/check.ts';

/** Returns the findings that a printer would refuse, and that therefore stop a purchase. */
export function refusedBy(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/** Returns the findings about blurred pictures: the author may buy the cover anyway. */
export function blurredIn(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ check, severity }) => check === 'effective-dpi' && severity === 'warning');
}
