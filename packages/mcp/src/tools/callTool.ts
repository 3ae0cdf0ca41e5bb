import type { Client } from '@yinyom/client/createClient';
import { YinyomError } from '@yinyom/client/YinyomError';
import { CONFIRMATIONS_PAGE } from '@yinyom/contracts/identity/agentConfirmations';
import { answered, refused, type ToolAnswer } from '../answers/toolAnswer';
import { addressOf, CALLS } from './agentTools';

/** The installation that tools call. */
export interface Platform {
  client: Client;
  url: string;
}

type Call = (given: Record<string, unknown>) => Promise<unknown>;

type Arguments = Record<string, unknown>;

const isObject = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Addresses are text: numbers and lists as they stand there. */
const inAddress = (part: unknown): unknown =>
  isObject(part)
    ? Object.fromEntries(
        Object.entries(part).map(([name, value]) => [
          name,
          typeof value === 'object' && !Array.isArray(value) ? value : String(value),
        ]),
      )
    : part;

/** Arguments as the contract reads them. */
const asSent = (given: unknown): unknown => {
  if (!isObject(given)) return given ?? {};
  const { params, query } = given;
  return {
    ...given,
    ...(params !== undefined && { params: inAddress(params) }),
    ...(query !== undefined && { query: inAddress(query) }),
  };
};

/** What is wrong with arguments, in the terms of the contract. */
const problemsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]) =>
  issues.slice(0, 20).map(({ path, message }) => ({ field: path.join('.'), code: message }));

const failureOf = (error: unknown, { url }: Platform): ToolAnswer => {
  if (error instanceof YinyomError) {
    const { status, code, message, requestId, errors, confirmation } = error;
    return refused({
      status,
      code,
      message,
      ...(requestId && { request_id: requestId }),
      ...(errors.length > 0 && { errors }),
      ...(confirmation && {
        confirmation: { ...confirmation, approved_at: new URL(CONFIRMATIONS_PAGE, url).href },
      }),
    });
  }
  const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause.message : null;
  return refused({ code: 'unreachable', message: cause ?? 'The platform did not answer as expected.' });
};

/**
 * Makes the call of a tool. The address and the headers are made of arguments, so these are checked here; everything
 * else, and what the key may do, is for the platform to say.
 */
export const callTool = async (platform: Platform, name: string, given: unknown): Promise<ToolAnswer> => {
  const endpoint = CALLS.get(name);
  if (!endpoint) return refused({ code: 'unknown_tool', message: `There is no tool ${name.slice(0, 80)}.` });
  const sent = asSent(given);
  const read = addressOf(endpoint).safeParse(sent);
  if (!read.success)
    return refused({
      code: 'validation_failed',
      message: 'The arguments are not those of the tool.',
      errors: problemsOf(read.error.issues),
    });
  // Not as it was read: the contract makes other types of the texts of addresses.
  const { params, query, body, if_match, confirmation_id } = sent as Arguments;
  try {
    const answer = await (platform.client[name as keyof Client] as Call)({
      params,
      query,
      ...(endpoint.body && { body: body ?? {} }),
      ifMatch: if_match,
      confirmation: confirmation_id,
    });
    if (!(answer instanceof Response)) return answered(name, answer);
    await answer.body?.cancel();
    return answered(name, null);
  } catch (error) {
    return failureOf(error, platform);
  }
};
