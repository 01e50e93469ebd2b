/** The facts of the site and the visitor in a page's document, which differ between servers and between responses. */
export interface SiteFacts {
  /** The build that served the page. Another build on the server means that this page is old. */
  readonly build: string;
  /** Our own address as this browser knows it. */
  readonly origin: string;
  /** The signed-in user; null without a session. */
  readonly session: { readonly email: string; readonly role: 'user' | 'admin' } | null;
  /** The way in which visitors consent to cookies; null if nothing that needs consent is configured. */
  readonly consent: 'explicit' | 'implied' | null;
  /** The id of the tag manager's container, such as `GTM-…`. */
  readonly tagManager: string | null;
  /** Address (DSN) of the error reporter. */
  readonly errorReporter: string | null;
  readonly recordsSessions: boolean;
  /** True if public forms ask for a proof of work. */
  readonly captcha: boolean;
  readonly operator: Operator;
}

/** The operator of the server, as legal pages, the support page and mails name them. Null: not configured. */
export interface Operator {
  readonly name: string | null;
  /** Postal address, with line breaks. */
  readonly address: string | null;
  readonly supportEmail: string | null;
}
