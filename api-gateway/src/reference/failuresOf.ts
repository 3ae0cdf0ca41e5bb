import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { MessageCode } from '@yinyom/contracts/messages/MessageCode';
import { entailedErrorsOf, errorsOf, type ApiFailure } from '@yinyom/contracts/reference/errorsOf';
import { OWN_FAILURES } from '@yinyom/contracts/reference/ownFailures';
import { messageText } from '@yinyom/texts/sentences/messageText';
import { freeName } from './componentNames';
import { failureHeadersOf } from './headersOf';

type Json = Record<string, unknown>;

const CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** The ranges of statuses in which a call fails as others do, and the names of their answers. */
const RANGES = { '4XX': 'Rejected', '5XX': 'Unavailable' } as const;
type Range = keyof typeof RANGES;

const written = (codes: readonly MessageCode[]): string => codes.map((code) => `\`${code}\``).join(', ');

const ofRange = (endpoint: AnyEndpoint, failures: readonly ApiFailure[]): Json => ({
  description: failures.map(({ status, codes }) => `${status}: ${written(codes)}`).join('\n\n'),
  ...failureHeadersOf(endpoint, failures),
  content: CONTENT,
});

/** What every code means, once. The list is open: within `/v1` codes are added. */
const errorCode = (codes: ReadonlySet<MessageCode>): Json => ({
  type: 'string',
  description: [
    'What is wrong, for programs; later versions add codes.',
    ...[...codes].sort().map((code) => `- \`${code}\`: ${messageText(code, 'en')}`),
  ].join('\n'),
});

/**
 * The failures of calls. A status that a call has codes of its own for is named at the call; what its declaration entails, it has in
 * common with most other calls: one answer for all such statuses of a range, which lists them.
 */
export class Failures {
  readonly responses: Record<string, Json> = {};
  private readonly nameOf = new Map<string, string>();
  private readonly codes = new Set<MessageCode>();

  /** The responses of a call that are failures. */
  of(endpoint: AnyEndpoint): Json {
    const own = Object.keys(OWN_FAILURES[endpoint.name] ?? {});
    const all = errorsOf(endpoint);
    for (const { codes } of all) for (const code of codes) this.codes.add(code);
    const shared = entailedErrorsOf(endpoint).filter(({ status }) => !own.includes(String(status)));
    return {
      ...Object.fromEntries(
        all
          .filter(({ status }) => own.includes(String(status)))
          .map((failure) => [
            failure.status,
            this.named(`Failure${failure.status}`, { description: written(failure.codes), content: CONTENT }),
          ]),
      ),
      ...Object.fromEntries(
        (Object.keys(RANGES) as Range[]).map((range) => [
          range,
          this.named(
            RANGES[range],
            ofRange(
              endpoint,
              shared.filter(({ status }) => String(status).startsWith(range.charAt(0))),
            ),
          ),
        ]),
      ),
    };
  }

  /** The schema of the codes that calls so far fail with. */
  get errorCode(): Json {
    return errorCode(this.codes);
  }

  /** @returns a reference; the same answer has one name */
  private named(name: string, response: Json): Json {
    const key = JSON.stringify([name, response]);
    const used = this.nameOf.get(key) ?? freeName(name, this.responses);
    this.nameOf.set(key, used);
    this.responses[used] = response;
    return { $ref: `#/components/responses/${used}` };
  }
}
