/** Lets a program end quietly when its reader has read enough, as in `coverwright schema | head`. Other errors of the stream are thrown. */
export function ignoreClosedPipe(output: NodeJS.WriteStream): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
