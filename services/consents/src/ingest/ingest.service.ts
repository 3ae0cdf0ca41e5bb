import type { ConsentReceipt, RecordConsentBody } from '@yinyom/contracts/consents/ingest';
import { conflict, invalidField, rejected } from '@yinyom/service-kit/AppError';
import type { Share } from '@yinyom/service-kit/limits/sharing';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { ConsentStore } from '../consents/consent.store';
import type { LedgerWriter } from '../ledger/ledgerWriter';
import type { LogRecord } from '../record/LogRecord';
import type { Projector } from '../ledger/projector';
import type { PublishedSite, SiteDirectory } from '../sites/siteDirectory';
import type { Sightings } from '../sightings/sightings';
import { countDecision, type DecisionResult } from '@yinyom/service-kit/metrics/decisions';
import { ingestDelay } from '@yinyom/service-kit/metrics/instruments';
import { createClientLimits } from './clientLimits';
import { fingerprintOf } from './eventId';
import { choiceTokenOf } from '../record/choiceTokenOf';
import { readReceipt, signReceipt } from '../record/receipt';
import { createTokenReader } from '../served/shownConfig';
import { toDraft, type Sender } from './toDraft';
import type { Unrecorded } from '../unrecorded/unrecorded.service';

interface Parts {
  sightings: Pick<Sightings, 'own'>;
  directory: SiteDirectory;
  writer: LedgerWriter;
  consents: Pick<ConsentStore, 'log'>;
  projector: Projector;
  /** Keeps which decisions were refused for their number. */
  unrecorded: Pick<Unrecorded, 'note'>;
  /** INGEST_SECRET */
  secret: KeyRing;
  rateLimits: boolean;
  /** How several processes count together; null: this one is alone. */
  share: Share | null;
}

const resultOf = ({ action, result }: LogRecord): DecisionResult => {
  if (action === 'withdraw') return 'withdraw';
  return result === 'accept' ? 'partial' : result;
};

const count = (record: LogRecord, repeated: boolean, started: number): void => {
  ingestDelay.observe((performance.now() - started) / 1_000);
  if (!repeated) countDecision(record.application_id, resultOf(record));
};

/** Takes visitors' decisions and answers when they are durable. */
export const createIngest = ({
  sightings,
  directory,
  writer,
  consents,
  projector,
  unrecorded,
  secret,
  rateLimits,
  share,
}: Parts) => {
  const checkLimits = createClientLimits(rateLimits, share);
  const readToken = createTokenReader(secret);

  /** The version that the visitor saw, established by what our own server signed. */
  const shownBy = async (site: PublishedSite, body: RecordConsentBody, at?: Date) => {
    const config = readToken(site, body.config_token, at);
    const version = config && (await directory.version(site, config.version));
    if (!version) throw rejected('config_token_invalid');
    const noticeSha256 = Object.hasOwn(version.notice_sha256, body.language)
      ? version.notice_sha256[body.language]
      : undefined;
    if (noticeSha256 === undefined) throw invalidField('language', 'invalid_value');
    return { version, noticeSha256, stale: config.aged || version.version < site.version };
  };

  /** Whether the receipt is of a decision of this client on this site, whose identifiers were not erased since. */
  const isProven = async (site: PublishedSite, body: RecordConsentBody): Promise<boolean> => {
    const receipt = readReceipt(site.site_key, body.receipt ?? undefined, secret);
    const record = receipt && (await consents.log(receipt.consentId));
    return (
      record?.application_id === site.application_id &&
      record.identity?.client_id === body.client_id.toLowerCase()
    );
  };

  const receiptOf = (site: PublishedSite, record: LogRecord, sentClientId: string): ConsentReceipt => {
    const consentId = record._id.toHexString();
    const choice_token = choiceTokenOf(site, record);
    return {
      consent_id: consentId,
      client_id: record.identity?.client_id ?? sentClientId,
      consent_time: record.consent_time.toISOString(),
      receipt: signReceipt(site.site_key, { consentId, seq: record.seq, hash: record.hash }, secret),
      ...(choice_token !== undefined && { choice_token }),
      expires_at: record.expires_at.toISOString(),
    };
  };

  /** Whether a record is of the same body, also of one that came before the secret was changed. */
  const isOf = (record: LogRecord, body: RecordConsentBody): boolean =>
    secret.all.some((key) => record.identity?.fingerprint === fingerprintOf(body, key));

  return {
    /**
     * Records a decision of a visitor of an existing site.
     * @param at when, only for the made-up past of the demo; nothing that comes over the network sets it
     * @returns the receipt, and whether the same event had been recorded before
     * @throws AppError 409, 422, 429, or 503 when it may not be durable
     */
    record: async (site: PublishedSite, body: RecordConsentBody, sender: Sender, at?: Date) => {
      if (site.version === 0) throw conflict('site_unpublished');
      if (!site.enabled) throw conflict('site_disabled');
      try {
        await checkLimits(site, body.client_id.toLowerCase(), sender.ip);
      } catch (error) {
        // What no page of the website can have sent is no choice of a visitor.
        if (readToken(site, body.config_token, at)) unrecorded.note(site, body.event_id);
        throw error;
      }
      const draft = toDraft(
        site,
        await shownBy(site, body, at),
        body,
        sender,
        secret.current,
        await isProven(site, body),
      );
      const started = performance.now();
      const { record, repeated } = await writer.append(draft, at?.getTime());
      // The demo's made-up past is nothing that happened here now.
      if (at === undefined) count(record, repeated, started);
      if (repeated && !isOf(record, body)) throw conflict('event_conflict');
      projector.schedule(site.application_id);
      if (sender.page !== null) sightings.own(site, sender.page);
      return { receipt: receiptOf(site, record, draft.identity.client_id), repeated };
    },
  };
};
export type Ingest = ReturnType<typeof createIngest>;
