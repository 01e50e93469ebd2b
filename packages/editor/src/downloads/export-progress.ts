/** How far a file is. */
export interface ExportProgress {
  /** 0 to 1. */
  readonly share: number;
  /** While it waits: its place among the files that wait, 1 being the next. Null once it is being made. */
  readonly place: number | null;
}

export const NOT_BEGUN: ExportProgress = { share: 0, place: null };

const TYPE_SHARE = 0.05;

/** What a status line says of it. */
export function describeProgress({ share, place }: ExportProgress): string {
  if (place !== null && place > 1) {
    const ahead = place - 1;
    return ahead === 1 ? 'Waiting. 1 file is ahead of yours.' : `Waiting. ${ahead.toLocaleString('en-US')} files are ahead of yours.`;
  }
  if (place === 1) return 'Waiting. Your file is next.';
  return share < TYPE_SHARE ? 'Laying out the text…' : 'Making the file…';
}
