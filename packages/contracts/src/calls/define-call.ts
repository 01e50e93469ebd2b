import { z } from 'zod';
import type { Call, CallAuth } from './call.ts';

type Nothing = z.ZodUndefined;
type Parts<U extends CallAuth, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Omit<
  Call<P, Q, B, A>,
  'auth' | 'params' | 'query' | 'body'
> & { readonly auth: U; readonly params?: P; readonly query?: Q; readonly body?: B };
type Defined<U extends CallAuth, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Call<
  P | Nothing,
  Q | Nothing,
  B | Nothing,
  A
> & { auth: U; params: P; query: Q; body: B };

/** Declares a call. `params`, `query` and `body` are optional. */
export function defineCall<
  U extends CallAuth,
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(parts: Parts<U, P, Q, B, A>): Defined<U, P, Q, B, A> {
  const nothing = z.undefined();
  const { params = nothing, query = nothing, body = nothing } = parts;
  return { ...parts, params, query, body } as Defined<U, P, Q, B, A>;
}
