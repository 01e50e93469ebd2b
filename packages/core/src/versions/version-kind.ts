/**
 * The reason for storing a version: it was saved; its author named it; it was restored; it was replaced by a restored one; or it was
 * completed, bought or as a revision. All but the first are stored for good.
 */
export const VERSION_KINDS = ['saved', 'named', 'restored', 'replaced', 'completed'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];
