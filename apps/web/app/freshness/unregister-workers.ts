/** Unregisters service workers of earlier sites at this address, which would serve old pages. */
export async function unregisterWorkers(workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined): Promise<void> {
  try {
    for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister();
  } catch {
    // A browser that refuses to list service workers runs none.
  }
}
