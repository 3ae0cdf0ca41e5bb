import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import type { Caller } from '../http/requestContext';

/** Lifetimes in seconds (API decision D-19). */
export const ACCESS_SECONDS = 900;
export const OTP_SECONDS = 300;

const ISSUER = 'yinyom';
const AUDIENCE = { access: 'yinyom-api', otp: 'yinyom-otp' } as const;

interface Claims {
  sub: string;
  sid: string;
  typ: Caller['kind'];
}

const keys = new Map<string, KeyObject>();

/** A secret as a key object, made once: given a text, jsonwebtoken first tries to read it as PEM, at each token. */
const keyOf = (secret: string): KeyObject => {
  const known = keys.get(secret);
  if (known) return known;
  const key = createSecretKey(Buffer.from(secret));
  keys.set(secret, key);
  return key;
};

/** Signs a token for a caller. It holds no role: roles are read at each request. */
export const signToken = (caller: Caller, secret: string): string =>
  jwt.sign({ sid: caller.sessionId, typ: caller.kind } satisfies Omit<Claims, 'sub'>, keyOf(secret), {
    algorithm: 'HS256',
    subject: caller.userId,
    issuer: ISSUER,
    audience: AUDIENCE[caller.kind],
    expiresIn: caller.kind === 'access' ? ACCESS_SECONDS : OTP_SECONDS,
  });

/**
 * The passport strategy for one kind of token. Algorithm, issuer, audience and kind are all fixed, so a token
 * made for one use is worth nothing for another.
 */
export const tokenStrategy = (kind: Caller['kind'], secret: string): Strategy => {
  const options: StrategyOptionsWithoutRequest = {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    // Handed to jsonwebtoken as it is; the type only knows the two forms that are slow.
    secretOrKey: keyOf(secret) as unknown as Buffer,
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: AUDIENCE[kind],
  };
  return new Strategy(options, (claims: Partial<Claims>, done) => {
    if (claims.typ !== kind || typeof claims.sub !== 'string' || typeof claims.sid !== 'string')
      return done(null, false);
    const caller: Caller = { userId: claims.sub, sessionId: claims.sid, kind };
    done(null, caller);
  });
};
