/** Records sessions, with all text and pictures masked, until it is turned off. The error reporter must be loaded. */
export async function recordSession(isWanted: boolean): Promise<void> {
  const { addIntegration, getReplay, replayIntegration } = await import('@sentry/browser');
  const running = getReplay();
  // After consent is withdrawn nothing more leaves the browser, not even what was recorded before.
  if (!isWanted) return running?.stop({ flush: false });
  // Our server forwards reports as text, so recordings are not compressed.
  const replay = running ?? replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false });
  if (!running) addIntegration(replay);
  replay.start();
}
