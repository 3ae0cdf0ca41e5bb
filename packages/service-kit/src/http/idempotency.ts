import { createHash } from 'node:crypto';
import { trusted, type Connection, type Model } from 'mongoose';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { DAY_MS } from '@yinyom/contracts/durations';
import { schemaOf } from '../database/schemaOf';
import { AppError, rejected } from '../AppError';
import { isDuplicateKey } from '../database/isDuplicateKey';
import type { Upload } from './hashedFiles';
import { withoutSecrets } from './withoutSecrets';
import type { Caller, Request, RequestContext } from '../request/requestContext';

/** A repeated request gets the first one's answer for 24 hours, without its secrets (API conventions, "Idempotency"). */
const LIFETIME_MS = DAY_MS;
/** Answers of calls that create something, at once or as work that begins. */
const CREATED: readonly unknown[] = [201, 202];
/** A process that dies in the middle blocks its key no longer than this. */
const RUNNING_MS = 60_000;
/** The key of an upload is taken before its body comes, for which it has 30 seconds (`runService`). */
const UPLOADING_MS = 2 * RUNNING_MS;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface KeyRecord {
  /** Hash of caller, address and key. */
  _id: string;
  /**
   * Hash of key and body: the same key with other data is an error. A body may hold a password, which a hash of the body alone
   * would let guess; the key is random and stored nowhere. Of an upload that still runs, of the key alone.
   */
  request: string;
  /** The stored answer without its secrets; null while the first request still runs. */
  answer: string | null;
  expires_at: Date;
}

const schema = schemaOf<KeyRecord>()(
  {
    _id: { type: String, required: true },
    request: { type: String, required: true },
    answer: { type: String, default: null },
    expires_at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** Thrown to end a handler: the request was answered before, with this. */
export class RepeatedRequest extends Error {
  override name = 'RepeatedRequest';

  constructor(readonly answer: unknown) {
    super('answered before');
  }
}

/** A key that belongs to the request that is running now. */
export interface Claim {
  keep(answer: unknown): Promise<unknown>;
  /** The request failed: the key is free again. */
  release(): Promise<unknown>;
}

const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Reads all files of an upload, one at a time in memory. */
const digestOf = async (upload: Upload): Promise<string> => {
  for await (const file of upload.files) void file;
  return upload.digest();
};

/** Two API keys of one person are two callers. */
const whoIs = (caller: Caller | null): string =>
  caller?.kind === 'key' ? `key ${caller.sessionId}` : (caller?.userId ?? '');

/** Honours `Idempotency-Key` on calls that create. One per service and database. */
export const createIdempotency = (database: Connection) => {
  const { models } = database;
  const keys: Model<KeyRecord> =
    models['IdempotencyKey'] ?? database.model<KeyRecord>('IdempotencyKey', schema, 'idempotency_keys');

  const reserve = async (_id: string, request: string, ms: number): Promise<KeyRecord | null> => {
    const now = new Date();
    await keys.deleteOne({ _id, expires_at: trusted({ $lte: now }) }).exec();
    try {
      await keys.create([{ _id, request, expires_at: new Date(now.getTime() + ms) }]);
      return null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return keys.findById(_id).lean<KeyRecord>().exec();
    }
  };

  return {
    /**
     * Takes the key of a request, after its caller was authorized.
     * @param upload files of a body of which nothing was read yet; those of a repetition are read here, to be compared
     * @returns null when the request has no key or the call creates nothing
     * @throws RepeatedRequest with the first answer; AppError 422 for other data, 409 while the first one runs
     */
    claim: async (
      endpoint: AnyEndpoint,
      { caller }: RequestContext,
      req: Request,
      upload?: Upload,
    ): Promise<Claim | null> => {
      const key = req.get('idempotency-key');
      if (key === undefined || endpoint.method !== 'POST' || !CREATED.includes(endpoint.status)) return null;
      if (!UUID.test(key))
        throw new AppError(422, 'validation_failed', {
          errors: [{ field: 'Idempotency-Key', code: 'invalid_uuid' }],
        });
      const own = key.toLowerCase();
      const _id = digest(whoIs(caller), req.originalUrl, own);
      const hashOf = (said: unknown) => digest(own, JSON.stringify(said ?? null));
      const request = hashOf(upload ? null : req.body);
      const existing = await reserve(_id, request, upload ? UPLOADING_MS : RUNNING_MS);
      // An upload is compared with one that has ended: what a running one brings is not known yet.
      const repeated = upload && existing?.answer ? hashOf(await digestOf(upload)) : request;
      if (existing && existing.request !== repeated) throw rejected('idempotency_conflict');
      if (existing?.answer) throw new RepeatedRequest(JSON.parse(existing.answer));
      if (existing) throw new AppError(409, 'conflict', { retryAfterSeconds: 1 });
      return {
        keep: (answer) =>
          keys
            .updateOne(
              { _id },
              {
                $set: {
                  ...(upload && { request: hashOf(upload.digest()) }),
                  answer: JSON.stringify(withoutSecrets(endpoint, answer)),
                  expires_at: new Date(Date.now() + LIFETIME_MS),
                },
              },
            )
            .exec(),
        release: () => keys.deleteOne({ _id, answer: null }).exec(),
      };
    },
  };
};
export type Idempotency = ReturnType<typeof createIdempotency>;
