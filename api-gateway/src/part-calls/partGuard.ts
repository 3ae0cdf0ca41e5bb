import type { Request } from 'express';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { makePartToken, setPartCalls } from '@yinyom/contracts/release/partCalls';
import { getPartFlags, setPartFlag } from '@yinyom/contracts/release/partFlags';
import { ownValue } from '@yinyom/contracts/ownValue';
import { AppError, unauthorized } from '@yinyom/service-kit/AppError';
import { isMeantAsPartToken, readPartToken } from '@yinyom/service-kit/auth/accessToken';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { PartBuilds } from './partBuilds';

interface Parts {
  jwtSecret: KeyRing;
  builds: Pick<PartBuilds, 'get'>;
  /** By part, the calls that an operator allowed; a part that is missing may make those that it declares. */
  readAllowed: () => Promise<Record<string, readonly string[]>>;
}

/** What no part may do with its own token, whatever its build declares: get tokens, or decide about parts. */
const NEVER = new Set([makePartToken.name, setPartCalls.name, setPartFlag.name]);
/** How long a decision of an operator is believed (milliseconds): every call with such a token asks. */
const KNOWN_MS = 2_000;

const BEARER = /^bearer +(\S+)$/i;

/** The token of a part that a request brings; null where it brings something else. */
export const presentedPartToken = (req: Request): string | null => {
  const token = BEARER.exec(req.get('authorization') ?? '')?.[1];
  return token !== undefined && isMeantAsPartToken(token) ? token : null;
};

const createAllowed = (read: Parts['readAllowed']) => {
  let known: { until: number; answer: ReturnType<Parts['readAllowed']> } | undefined;
  return () => {
    if (!known || known.until < Date.now()) {
      const answer = read();
      known = { until: Date.now() + KNOWN_MS, answer };
      // A failure is asked for again, and lets nothing through.
      answer.catch(() => (known = undefined));
    }
    return known.answer;
  };
};

/** Lets the token of a part into the calls that its build declares and operators allow, and into no other. */
export const createPartGuard = ({ jwtSecret, builds, readAllowed }: Parts) => {
  const allowed = createAllowed(readAllowed);

  const mayCall = async (part: string, calls: ReadonlySet<string>, name: string): Promise<boolean> => {
    // The kit asks for a remote's flags by itself.
    if (name === getPartFlags.name) return true;
    if (!calls.has(name) || NEVER.has(name)) return false;
    const decided = ownValue(await allowed(), part);
    return decided === undefined || decided.includes(name);
  };

  return {
    /** @throws AppError 401 for a token that is not ours or whose build is not kept, 403 for any other call */
    admit: async (token: string, { name }: AnyEndpoint, context: RequestContext): Promise<void> => {
      const claims = readPartToken(token, jwtSecret);
      const build = claims && (await builds.get(claims.part, claims.build));
      if (!claims || !build || build.about !== claims.about) throw unauthorized();
      if (!(await mayCall(claims.part, build.calls ?? new Set(), name))) {
        const { part } = claims;
        context.log.warn({ part, build: build.build, call: name }, 'a part made a call that it may not make');
        throw new AppError(403, 'part_call_refused');
      }
      context.caller = { userId: claims.userId, sessionId: claims.sessionId, kind: 'access' };
    },
  };
};
export type PartGuard = ReturnType<typeof createPartGuard>;
