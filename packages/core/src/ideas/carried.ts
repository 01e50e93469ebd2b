/** Begins the ids of art that an idea carries from the front over spine and back: another idea replaces it. */
export const CARRIED = 'carried-';

export function isCarried(id: string): boolean {
  return id.startsWith(CARRIED);
}
