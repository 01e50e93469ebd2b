/** A message to a process of a pool: one task at a time. */
export interface TaskMessage<Order> {
  /** Increases within a pool, so that a late answer is never mistaken for another task's. */
  readonly id: number;
  readonly order: Order;
}

/** A message from the process: zero or more progress reports, then one of the other two. */
export type TaskReport<Answer> =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  /** @property rss resident bytes of the process after the task */
  | { readonly kind: 'done'; readonly id: number; readonly answer: Answer; readonly rss: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string; readonly rss: number };
