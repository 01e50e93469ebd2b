/**
 * Why a version of a cover was kept: it was saved; its author gave it a name; it was brought back; another was brought back over
 * it; or it was completed: bought, or as a revision of what was. All but the first are kept for good.
 */
export const VERSION_KINDS = ['saved', 'named', 'restored', 'replaced', 'completed'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];
