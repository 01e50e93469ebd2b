import type { SingleCommand } from '@coverwright/core/commands/apply-command.ts';

type EditArtwork = Extract<SingleCommand, { readonly name: 'edit-artwork' }>;

/** Changes the settings of the selected artwork, and of the other part of its scene. */
export type ChangeArtwork = (changes: EditArtwork['changes'], label: string, gesture?: string) => void;
