import { z } from 'zod';
import type { Call } from './call.ts';

type Nothing = z.ZodUndefined;
type Parts<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Omit<
  Call<P, Q, B, A>,
  'params' | 'query' | 'body'
> & { readonly params?: P; readonly query?: Q; readonly body?: B };

/** Declares a call. Parts left out are absent from the request. */
export function defineCall<
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(parts: Parts<P, Q, B, A>): Call<P | Nothing, Q | Nothing, B | Nothing, A> & { params: P; query: Q; body: B } {
  const nothing = z.undefined();
  const { params = nothing, query = nothing, body = nothing } = parts;
  return { ...parts, params, query, body } as Call<P, Q, B, A> & { params: P; query: Q; body: B };
}
