import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import type { Caller } from '../request/requestContext';
import type { Key, KeyRing } from '../secrets/keyRing';

/** Lifetimes in seconds (API decision D-19). */
export const ACCESS_SECONDS = 900;
export const OTP_SECONDS = 300;

type VerifyKey = (error: Error | null, key?: Buffer) => void;

const ISSUER = 'yinyom';
const AUDIENCE = { access: 'yinyom-api', otp: 'yinyom-otp' } as const;
/** Of the token of a part of the console: the strategies below refuse it. */
const PART_AUDIENCE = 'yinyom-part';

/** What a token can say of its caller; an API key is no token. */
type TokenKind = Exclude<Caller['kind'], 'key'>;
type TokenCaller = Caller & { kind: TokenKind };

interface Claims {
  sub: string;
  sid: string;
  typ: TokenKind;
}

const objects = new WeakMap<Key, KeyObject>();

/** A secret as a key object, made once: given a text, jsonwebtoken first tries to read it as PEM, at each token. */
const objectOf = (key: Key): KeyObject => {
  const known = objects.get(key);
  if (known) return known;
  const object = createSecretKey(Buffer.from(key.secret));
  objects.set(key, object);
  return object;
};

/** The key id in the head of a token; undefined when it names none, null when it is no token at all. */
const keyIdOf = (token: string): unknown => {
  try {
    const head: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString());
    return typeof head === 'object' && head !== null && 'kid' in head ? head.kid : undefined;
  } catch {
    return null;
  }
};

/** The key that a token says it was signed with. One that names none is of a version that knew of one only. */
const keyFor = (token: string, ring: KeyRing): Key | undefined => {
  const id = keyIdOf(token);
  return id === undefined ? ring.current : ring.all.find((key) => key.id === id);
};

/** Signs a token for a caller. It holds no role: roles are read at each request. @param ring JWT_SECRET */
export const signToken = (caller: TokenCaller, ring: KeyRing): string =>
  jwt.sign(
    { sid: caller.sessionId, typ: caller.kind } satisfies Omit<Claims, 'sub'>,
    objectOf(ring.current),
    {
      algorithm: 'HS256',
      keyid: ring.current.id,
      subject: caller.userId,
      issuer: ISSUER,
      audience: AUDIENCE[caller.kind],
      expiresIn: caller.kind === 'access' ? ACCESS_SECONDS : OTP_SECONDS,
    },
  );

/** What the token of a part of the console says: who is signed in, and the build that makes the calls. */
export interface PartClaims {
  userId: string;
  sessionId: string;
  /** Container name. */
  part: string;
  build: string;
  /** Digest of the `build.json` that was signed with the release: it names the calls. */
  about: string;
}

/** Signs the token that a build of a part makes its calls with. @param ring JWT_SECRET */
export const signPartToken = ({ userId, sessionId, part, build, about }: PartClaims, ring: KeyRing): string =>
  jwt.sign({ sid: sessionId, typ: 'part', part, build, about }, objectOf(ring.current), {
    algorithm: 'HS256',
    keyid: ring.current.id,
    subject: userId,
    issuer: ISSUER,
    audience: PART_AUDIENCE,
    expiresIn: ACCESS_SECONDS,
  });

/** Whether a text says that it is the token of a part; `readPartToken` finds out whether it is one. */
export const isMeantAsPartToken = (token: string): boolean => {
  try {
    const claims: unknown = jwt.decode(token);
    return typeof claims === 'object' && claims !== null && 'typ' in claims && claims.typ === 'part';
  } catch {
    // Its head promises JSON and there is none.
    return false;
  }
};

/** The claims of the token of a part; null for one that is not ours, or that has ended. @param ring JWT_SECRET */
export const readPartToken = (token: string, ring: KeyRing): PartClaims | null => {
  const key = keyFor(token, ring);
  if (key === undefined) return null;
  try {
    const claims = jwt.verify(token, objectOf(key), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: PART_AUDIENCE,
    }) as Record<string, unknown>;
    const { sub, sid, typ, part, build, about } = claims;
    const texts = [sub, sid, part, build, about];
    if (typ !== 'part' || !texts.every((text) => typeof text === 'string')) return null;
    return { userId: sub, sessionId: sid, part, build, about } as PartClaims;
  } catch {
    return null;
  }
};

/**
 * The passport strategy for one kind of token. Algorithm, issuer, audience and kind are all fixed, so a token
 * made for one use is worth nothing for another. Its key is one of the ring's, whatever it says.
 * @param ring JWT_SECRET
 */
export const tokenStrategy = (kind: TokenKind, ring: KeyRing): Strategy => {
  const options: StrategyOptionsWithoutRequest & { secretOrKeyProvider: unknown } = {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    secretOrKeyProvider: (_request: unknown, token: string, done: VerifyKey) => {
      const key = keyFor(token, ring);
      if (key === undefined) return done(new Error('a key that is not ours'));
      // Handed to jsonwebtoken as it is; the type only knows the two forms that are slow.
      done(null, objectOf(key) as unknown as Buffer);
    },
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
