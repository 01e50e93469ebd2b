/** A migration to the next version. `raise` may assume that the document was valid at version `to − 1`, and must not guess its version. */
export interface Migration {
  readonly name: string;
  readonly to: number;
  readonly raise: (document: Record<string, unknown>) => Record<string, unknown>;
}
