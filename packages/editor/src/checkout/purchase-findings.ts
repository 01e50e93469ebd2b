import type { Finding } from '@coverwright/core/preflight/check.ts';

/** Returns what a printer would refuse: it stops a purchase. */
export function refusedBy(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/** Pictures that look blurred in print: the author may buy them anyway. */
export function blurredIn(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ check, severity }) => check === 'effective-dpi' && severity === 'warning');
}
