/**
 * `busy`: the queue is full. `timeout` and `memory`: the task went over its limit and its process was killed. `ended`: the
 * process ended by itself, or the pool was closed. `failed`: the task itself threw.
 */
export type PoolFaultReason = 'busy' | 'timeout' | 'memory' | 'ended' | 'failed';

/** The reason why a task of a process pool failed. */
export class PoolFault extends Error {
  override readonly name = 'PoolFault';
  readonly reason: PoolFaultReason;

  constructor(reason: PoolFaultReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
