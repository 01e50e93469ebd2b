/** Describes who is signed in: all that use cases see of it. */
export interface Session {
  /** The account, and the owner of what it makes. */
  readonly userId: string;
  readonly email: string;
  readonly role: 'user' | 'admin';
}
