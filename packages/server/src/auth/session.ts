/** The login session for use cases. */
export interface Session {
  /** Id of the account, which owns everything that it creates. */
  readonly userId: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
}
