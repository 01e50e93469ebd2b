/** PostgreSQL's error codes for an outage: shutdown, startup, no connection, too many connections. */
const STATES = /^(57P0[1-3]|08\d{3}|53300)$/;
/** The operating system's error codes for an outage. */
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** The PostgreSQL driver's error messages, which have no code. */
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Returns true for an error because the database, or another service behind us, is unreachable: a later attempt will work. */
export function isBackendAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (STATES.test(code) || SYSTEM.has(code) || WORDS.test(cause.message)) return true;
  }
  return false;
}
