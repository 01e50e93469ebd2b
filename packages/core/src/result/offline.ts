/** The fault of a request without an answer. */
export const OFFLINE = { code: 'offline', status: 0, message: 'The server cannot be reached. Check the connection.' } as const;
