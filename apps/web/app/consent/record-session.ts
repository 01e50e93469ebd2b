/** Records what visitors do, with every word and picture of theirs blotted out, until it is called off. The error reporter must be there. */
export async function recordSession(isWanted: boolean): Promise<void> {
  const { addIntegration, getReplay, replayIntegration } = await import('@sentry/browser');
  const running = getReplay();
  // After a no, nothing more leaves the browser: not even what was recorded before it.
  if (!isWanted) return running?.stop({ flush: false });
  // Our server passes reports on as text: recordings go uncompressed.
  const replay = running ?? replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false });
  if (!running) addIntegration(replay);
  replay.start();
}
