import { LANGUAGE_NAMES, LOCALE_TAGS, type CategoryType, type Lang } from '@yinyom/contracts/constants';
import { choiceKind } from '@yinyom/contracts/evidence/choiceKind';
import type { ConsentProof } from '@yinyom/contracts/consents/proof';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { documentFormat } from './documentFormat';
import { documentPage, factsTable } from './documentPage';
import { dpoLine } from './dpoLine';
import { qrCode } from './qrCode';
import { redrawnBanner } from './redrawnBanner';
import { reviewedBy } from './reviewedBy';
import { shownNotice } from './shownNotice';
import { takenOverFrom } from './takenOverFrom';

const code = (value: string | null | undefined): Html | null => (value ? html`<code>${value}</code>` : null);

/** Address of the page that checks a proof, naming which one. What stands behind `#` reaches no server. */
export const verifyAddress = (publicUrl: string, { consent }: Pick<ConsentProof, 'consent'>): string =>
  `${publicUrl}/verify#${new URLSearchParams({ id: consent.id, hash: consent.integrity.hash }).toString()}`;

/**
 * Everything that proves one decision, as a document for people (PDPA: who, when, what was shown, what, how).
 * @param publicUrl origin whose page checks the proof
 */
export const proofDocument = (proof: ConsentProof, lang: Lang, publicUrl: string): string => {
  const words = DOCUMENT_WORDS[lang];
  const evidence = EVIDENCE_WORDS[lang];
  const { field } = evidence;
  const { time, certainDay, number } = documentFormat(lang);
  const { consent, controller } = proof;
  const { integrity } = consent;
  const moment = (iso: string): string => `${time(iso)} · ${iso}`;
  const titles = new Map(
    ((consent.snapshot?.['categories'] ?? []) as { id: string; title?: string }[]).map(({ id, title }) => [
      id,
      title,
    ]),
  );
  const fits =
    proof.snapshot_matches === null
      ? html`<p class="warning">${words.gone}</p>`
      : proof.snapshot_matches
        ? html`<p class="good">${words.matches}</p>`
        : html`<p class="warning">${words.differs}</p>`;

  const body = html` <h2>${words.controller}</h2>
    ${factsTable([
      [words.organization, controller.organization_name],
      [words.website, controller.domain_name],
      [words.contact, controller.contact_email],
      [words.dpo, dpoLine(controller.dpo)],
    ])}
    <h2>${evidence.proof.who}</h2>
    ${factsTable([
      [field.client, consent.client_id ? code(consent.client_id) : words.erased],
      [words.role, evidence.role[consent.consenter_role]],
    ])}
    <h2>${evidence.proof.when}</h2>
    ${factsTable([
      [field.time, moment(consent.consent_time)],
      [words.clientTime, moment(consent.client_time)],
      [field.expires, moment(consent.expires_at)],
      ['', words.zone],
    ])}
    <h2>${evidence.proof.what}</h2>
    ${factsTable([
      [field.result, evidence.type[consent.result]],
      [field.action, evidence.action[consent.action]],
      ...consent.categories.map(
        (choice) =>
          [
            titles.get(choice.id) ?? evidence.category[choice.type as CategoryType],
            evidence.choice[choiceKind(choice)],
          ] as const,
      ),
      [field.previous, code(consent.previous_consent_id)],
      [field.superseded_by, code(consent.superseded_by)],
    ])}
    <h2>${evidence.proof.how}</h2>
    ${factsTable([
      [field.method, evidence.method[consent.method]],
      [field.device, evidence.device[consent.device]],
      [field.page, consent.page_url],
      [field.referrer, consent.referrer_url],
      [field.gpc, consent.gpc ? evidence.yes : evidence.no],
      [words.sdk, consent.sdk_version],
    ])}
    ${takenOverFrom(consent.origin, lang)} ${redrawnBanner(proof.drawing, lang)}
    <h2>${words.shownTitle}</h2>
    ${factsTable([
      [field.version, String(consent.template_version)],
      [words.shownLanguage, LANGUAGE_NAMES[consent.language]],
      [field.notice, code(consent.notice.sha256)],
    ])}
    ${fits} ${reviewedBy(proof.reviews ?? [], words, time)}
    ${consent.snapshot && html`<div lang="${LOCALE_TAGS[consent.language]}">${shownNotice(consent.snapshot, words)}</div>`}
    <h2>${words.proved}</h2>
    ${factsTable([
      [field.seq, number(consent.seq)],
      [field.hash, code(integrity.hash)],
      [words.prevHash, code(integrity.prev_hash)],
      [words.batch, code(integrity.batch_id)],
      [
        words.merkleProof,
        integrity.merkle_proof?.map(({ side, hash }) => html`<code>${side} ${hash}</code><br />`),
      ],
      [words.merkleRoot, code(integrity.merkle_root)],
      [words.day, integrity.daily_root ? certainDay(integrity.daily_root.day) : words.openDay],
      [words.dayRoot, code(integrity.daily_root?.root_hash)],
      [words.signature, code(integrity.signature)],
      [words.key, code(integrity.key_id)],
      [words.receipt, code(proof.receipt)],
    ])}
    <p class="note">${words.verify}</p>`;
  const head = html`${controller.sample && html`<p class="sample">${words.sample}</p>`}
    <div class="headed">
      ${factsTable([
        [field.id, code(consent.id)],
        [field.hash, code(integrity.hash)],
        ['', words.report_generated.replace('{{time}}', time(proof.generated_at))],
      ])}
      <figure class="scan">
        ${qrCode(verifyAddress(publicUrl, proof), words.qr_name)}
        <figcaption>${words.qr_text}<br /><code>${publicUrl}/verify</code></figcaption>
      </figure>
    </div>`;
  return documentPage(lang, { title: evidence.proof.title }, words.brand, head, body);
};
