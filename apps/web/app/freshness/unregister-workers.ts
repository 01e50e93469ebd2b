/** Service workers of earlier sites at this address would go on answering with their old pages. */
export async function unregisterWorkers(workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined): Promise<void> {
  try {
    for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister();
  } catch {
    // A browser that refuses to list service workers runs none.
  }
}
