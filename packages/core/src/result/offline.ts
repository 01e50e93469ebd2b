/** Why there is no answer, where nothing answered. */
export const OFFLINE = { code: 'offline', status: 0, message: 'The server cannot be reached. Check the connection.' } as const;
