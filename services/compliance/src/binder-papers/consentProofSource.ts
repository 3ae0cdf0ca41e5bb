import { createHash } from 'node:crypto';
import type { Lang } from '@yinyom/contracts/constants';
import { DAY_MS } from '@yinyom/contracts/durations';
import { MAX_PROVED } from '@yinyom/contracts/internal/evidence';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { ownValue } from '@yinyom/contracts/ownValue';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { PaperSource, RecordScope } from '../binder/PaperSource';
import { drawPlaces } from './drawPlaces';
import { deletedNote, facts, list, paperFrame } from './paperFrame';
import { momentOf, readinessOf } from '../readiness/readinessOf';
import {
  currentWebsites,
  daysOf,
  scopedWebsites,
  type ScopedWebsite,
  type ScopedWebsites,
  type WebsiteNames,
} from './scopedWebsites';

export type EvidenceCalls = Pick<
  InternalHandlers<typeof consentsInternal>,
  'evidenceFigures' | 'evidenceProofs'
>;

/** How long readiness looks back. */
const YEAR_MS = 365 * DAY_MS;

interface Deps {
  websites: WebsiteNames;
  consents: EvidenceCalls;
  now(): Date;
}

type Figures = Awaited<ReturnType<EvidenceCalls['evidenceFigures']>>;
type Proof = Awaited<ReturnType<EvidenceCalls['evidenceProofs']>>[number];
interface SiteFigures {
  site: ScopedWebsite;
  figures: Figures;
}
interface Drawn {
  seed: string;
  total: number;
  proofs: (Proof & { site: ScopedWebsite })[];
}

/** The same for the same organization, websites and period: no user can choose which decisions are drawn. */
const seedOf = (
  { organizationId, applications }: RecordScope,
  days: { from: string; until: string },
): string =>
  createHash('sha256')
    .update([organizationId, days.from, days.until, ...(applications ?? ['all'])].join(' '))
    .digest('hex')
    .slice(0, 16);

const countOf = ({ first_seq, last_seq }: Figures): number =>
  first_seq === null || last_seq === null ? 0 : last_seq - first_seq + 1;

/** Paper 5: figures of the ledger, and some decisions with what was verified of them; never the rows of the log. */
export const createConsentProofSource = ({ websites, consents, now }: Deps): PaperSource => {
  const figuresOf = async (scope: RecordScope, given?: ScopedWebsites) => {
    const found = given ?? (await scopedWebsites(websites, scope));
    const days = daysOf(scope);
    const sites: SiteFigures[] = [];
    for (const site of found.shown) {
      const asked = { organization_id: scope.organizationId, application_id: site.id, ...days };
      sites.push({ site, figures: await consents.evidenceFigures(asked) });
    }
    return { found, sites };
  };

  const draw = async (scope: RecordScope, sites: readonly SiteFigures[]): Promise<Drawn> => {
    const seed = seedOf(scope, daysOf(scope));
    const total = sites.reduce((sum, { figures }) => sum + countOf(figures), 0);
    const places = drawPlaces(seed, total, MAX_PROVED);
    const proofs: Drawn['proofs'] = [];
    let begin = 0;
    for (const { site, figures } of sites) {
      const end = begin + countOf(figures);
      const first = (figures.first_seq ?? 0) - begin;
      const seqs = places.filter((place) => place >= begin && place < end).map((place) => first + place);
      begin = end;
      if (seqs.length === 0) continue;
      const asked = { organization_id: scope.organizationId, application_id: site.id, seqs };
      proofs.push(...(await consents.evidenceProofs(asked)).map((proof) => ({ ...proof, site })));
    }
    return { seed, total, proofs };
  };

  const figuresTable = ({ site, figures }: SiteFigures, lang: Lang): Html => {
    const { proof: words } = EVIDENCE_PAPER_WORDS[lang];
    const { by_type, decisions, visitors, accepted, declined, signed_days } = figures;
    return html`<h3>${site.domain_name}</h3>
      ${deletedNote(site, lang)}
      ${facts([
        [words.decisions, String(decisions)],
        [words.accept_all, String(by_type.accept_all)],
        [words.accept, String(by_type.accept)],
        [words.decline_all, String(by_type.decline_all)],
        [words.reconsent, String(by_type.reconsent)],
        [words.visitors, String(visitors)],
        [words.accepted, String(accepted)],
        [words.declined, String(declined)],
        [words.signed_days, String(signed_days)],
      ])}`;
  };

  const proofLine = (proof: Drawn['proofs'][number], lang: Lang): Html => {
    const { proof: words } = EVIDENCE_PAPER_WORDS[lang];
    const { time } = documentDates(lang);
    const partsOf = (parts: readonly string[]) =>
      parts.map((part) => ownValue<string>(words.parts, part) ?? part).join(', ');
    const result = ownValue<string>(EVIDENCE_WORDS[lang].type, proof.result) ?? proof.result;
    return html`${fillText(words.row, {
        website: proof.site.domain_name,
        seq: String(proof.seq),
        time: time(proof.consent_time),
        result,
      })}<br /><span class="note">${proof.consent_id} · ${proof.hash}</span><br />${
        proof.ok
          ? fillText(words.verified_parts, { parts: partsOf(proof.proved) })
          : html`<strong>${fillText(words.not_verified, { reason: proof.reason ?? '' })}</strong>`
      }${proof.open.length > 0 && html` · ${fillText(words.open_parts, { parts: partsOf(proof.open) })}`}`;
  };

  const drawnPart = ({ seed, total, proofs }: Drawn, lang: Lang): Html => {
    const { proof: words, none } = EVIDENCE_PAPER_WORDS[lang];
    if (proofs.length === 0) return html`<p class="empty">${none}</p>`;
    const count = String(proofs.length);
    const ok = String(proofs.filter((proof) => proof.ok).length);
    return html`<p>${fillText(words.drawn_how, { count, total: String(total), seed })}</p>
      <p>${fillText(words.verified, { ok, count })}</p>
      ${list(proofs.map((proof) => proofLine(proof, lang)))}`;
  };

  const table = function* (sites: readonly SiteFigures[]): Generator<string> {
    yield (
      BYTE_ORDER_MARK +
      csvLine([
        'website',
        'decisions',
        'accept_all',
        'accept',
        'decline_all',
        'reconsent',
        'visitors',
        'visitors_accepted',
        'visitors_declined',
        'first_position',
        'last_position',
        'signed_days',
      ])
    );
    for (const { site, figures } of sites) {
      const { decisions, by_type, visitors, accepted, declined, first_seq, last_seq, signed_days } = figures;
      const types = [by_type.accept_all, by_type.accept, by_type.decline_all, by_type.reconsent];
      yield csvLine([
        site.domain_name,
        decisions,
        ...types,
        visitors,
        accepted,
        declined,
        first_seq,
        last_seq,
        signed_days,
      ]);
    }
  };

  return {
    paper: 'consent_proof',

    readiness: async (organizationId, period) => {
      const until = momentOf(period, now());
      const from = period?.from ?? new Date(until.getTime() - YEAR_MS);
      const current = await currentWebsites(websites, organizationId);
      const { sites } = await figuresOf({ organizationId, applications: null, from, until }, current);
      return readinessOf('consent_proof', [
        { field: 'decisions', filled: sites.some(({ figures }) => figures.decisions > 0) },
        { field: 'signed_days', filled: sites.some(({ figures }) => figures.signed_days > 0) },
      ]);
    },

    document: async (scope, lang) => {
      const { found, sites } = await figuresOf(scope);
      const drawn = await draw(scope, sites);
      const { proof: words } = EVIDENCE_PAPER_WORDS[lang];
      const content = html`<h2>${words.figures}</h2>
        ${sites.map((one) => figuresTable(one, lang))}
        <h2>${words.drawn}</h2>
        ${drawnPart(drawn, lang)}
        <h2>${words.withdrawal}</h2>
        <p>${words.withdrawal_how}</p>
        <p class="note">${words.log}</p>`;
      return paperFrame({ paper: 'consent_proof', scope, lang, madeAt: now(), websites: found }, content);
    },

    originals: async (scope) => {
      const { sites } = await figuresOf(scope);
      const { seed, total, proofs } = await draw(scope, sites);
      const drawn = proofs.map(({ site, ...proof }) => ({ website: site.domain_name, ...proof }));
      return [
        { name: 'consent-figures.csv', content: table(sites) },
        { name: 'consent-proofs.json', content: [JSON.stringify({ seed, total, proofs: drawn }, null, 2)] },
      ];
    },
  };
};
