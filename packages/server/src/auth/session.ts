/** The session as use cases see it. */
export interface Session {
  /** The account, and the owner of what it makes. */
  readonly userId: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
}
