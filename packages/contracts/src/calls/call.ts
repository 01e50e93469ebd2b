import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-table.ts';

/**
 * The people who may make a call. `public` calls are open to everybody. `owner` calls are open to everybody too, and work on what belongs
 * to the account that is signed in, or to the signed cookie of a browser without an account. `account` calls need a session, `admin` calls
 * an administrator's.
 */
export const CALL_AUTHS = ['public', 'owner', 'account', 'admin'] as const;
export type CallAuth = (typeof CALL_AUTHS)[number];

/** The rate class of a call, by its cost for the server, from reading a row to rendering a cover. */
export const CALL_COSTS = ['read', 'write', 'upload', 'render'] as const;
export type CallCost = (typeof CALL_COSTS)[number];

/** A call of the product's API, shared by the server, the browser and the OpenAPI document. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with its parameters in braces, such as `/api/covers/cover/{id}`. */
  readonly path: `/api/${string}`;
  readonly auth: CallAuth;
  readonly cost: CallCost;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  /** The encoding of the body; JSON by default. A form's fields are text. */
  readonly encoding?: 'form';
  /** The request body; `z.undefined()` without one. */
  readonly body: Body;
  /** The JSON response of status 200. */
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
}

export type ParamsOf<C extends Call> = z.output<C['params']>;
export type QueryOf<C extends Call> = z.output<C['query']>;
export type BodyOf<C extends Call> = z.output<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
