/** Records what visitors do, with every word and picture of theirs blotted out, until it is called off. The error reporter must be there. */
export async function recordSession(isWanted: boolean): Promise<void> {
  const { addIntegration, getReplay, replayIntegration } = await import('@sentry/browser');
  const running = getReplay();
  if (!isWanted) await running?.stop();
  else if (running) running.start();
  else addIntegration(replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }));
}
