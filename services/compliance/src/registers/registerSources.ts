import type { OfficerStatement } from '@yinyom/contracts/papers/officer';
import type { SecurityStatement } from '@yinyom/contracts/papers/securityMeasures';
import type { TransferStatement } from '@yinyom/contracts/papers/transfers';
import type { SignedScan } from '@yinyom/contracts/papers/signedScan';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import type { PaperOriginal, PaperSource } from '../binder/PaperSource';
import type { FactSources, ReadFactSources } from '../processing-record/factSources';
import { peopleFact, securityFacts } from '../processing-record/knownFacts';
import type { SignedScans } from '../signed-scans/createSignedScans';
import type { PaperFileOwner } from '../signed-scans/paperFile.store';
import { officerDocument } from './officerDocument';
import { officerFields } from './officerFields';
import { momentOf, readinessOf } from '../readiness/readinessOf';
import { isOfAppointment, letterOf, listOf } from './scanOwners';
import { securityDocument, securityFields } from './securityDocument';
import type { Statements } from './statements';
import { standingRows, trainingDocument, trainingFields } from './trainingDocument';
import type { Trainings } from './trainings.service';
import { transferDocument } from './transferDocument';
import type { ReadHosts } from './readHosts';
import { onlySeen, transferFields } from './transferFields';

export interface RegisterParts {
  officer: Statements<OfficerStatement>;
  transfers: Statements<TransferStatement>;
  security: Statements<SecurityStatement>;
  trainings: Pick<Trainings, 'all'>;
  readSources: ReadFactSources;
  readHosts: ReadHosts;
  scans: Pick<SignedScans, 'list' | 'read'>;
  now(): Date;
}

/** What the platform knows of its own security, and who has access. */
export const platformFacts = (sources: FactSources) => [
  ...securityFacts(sources),
  peopleFact(sources.organization),
];

/** A scan, read when it is written out: 10 MB each are not held at once. */
const scanFile = (
  scans: RegisterParts['scans'],
  owner: PaperFileOwner,
  { id }: SignedScan,
  name: string,
): PaperOriginal => ({
  name: `${name}.pdf`,
  content: (async function* () {
    yield await scans.read(owner, id);
  })(),
});

const json = (name: string, content: unknown) => ({ name, content: [JSON.stringify(content, null, 2)] });

/** Paper 1: the officer, sections 41 and 42. */
export const createOfficerSource = (parts: RegisterParts): PaperSource => {
  const { officer, readSources, scans, now } = parts;
  const facts = async (organizationId: string, before?: Date) => {
    const [statement, { organization }, letters] = await Promise.all([
      officer.current(organizationId, before),
      readSources(organizationId),
      scans.list(letterOf(organizationId)),
    ]);
    return {
      statement,
      dpo: organization.dpo,
      letters,
      hasSignedLetter: isOfAppointment(letters, statement.content.appointed_on),
      organizationName: organization.name,
    };
  };
  return {
    paper: 'officer',
    readiness: async (organizationId, period) => {
      const stated = await facts(organizationId, period?.until);
      return readinessOf('officer', officerFields(stated, momentOf(period, now())));
    },
    document: async ({ organizationId, until }, lang) =>
      officerDocument({ ...(await facts(organizationId, until)), madeAt: now() }, lang),
    originals: async ({ organizationId, until }) => {
      const all = await facts(organizationId, until);
      const [newest] = all.letters;
      const signed = newest && scanFile(scans, letterOf(organizationId), newest, 'appointment-letter-signed');
      return [json('officer.json', all), ...(signed ? [signed] : [])];
    },
  };
};

/** Paper 9: transfers abroad, sections 28 and 29. */
export const createTransfersSource = (parts: RegisterParts): PaperSource => {
  const { transfers, readSources, readHosts, now } = parts;
  const facts = async (organizationId: string, applications: readonly string[] | null, before?: Date) => {
    const [statement, sources] = await Promise.all([
      transfers.current(organizationId, before),
      readSources(organizationId, applications),
    ]);
    const { seen, websites } = await readHosts(organizationId, sources, applications);
    const shown = applications === null ? statement : onlySeen(statement, seen);
    return {
      statement: shown,
      others: statement.content.recipients.length - shown.content.recipients.length,
      seen,
      websites,
      isPart: applications !== null,
      organizationName: sources.organization.name,
    };
  };
  return {
    paper: 'transfers',
    readiness: async (organizationId, period) => {
      const { statement, seen } = await facts(organizationId, null, period?.until);
      return readinessOf('transfers', transferFields(statement, seen, momentOf(period, now())));
    },
    reviewDue: async (organizationId) => (await transfers.current(organizationId)).review_due_at,
    document: async ({ organizationId, applications, until }, lang) =>
      transferDocument({ ...(await facts(organizationId, applications, until)), madeAt: now() }, lang),
    originals: async ({ organizationId, applications, until }) => {
      const { statement, seen } = await facts(organizationId, applications, until);
      const { recipients } = statement.content;
      return [
        {
          name: 'transfers.csv',
          content: [
            BYTE_ORDER_MARK,
            csvLine(['recipient', 'host', 'country', 'ground', 'note']),
            ...recipients.map((one) => csvLine([one.recipient, one.host, one.country, one.ground, one.note])),
          ],
        },
        {
          name: 'hosts-seen.csv',
          content: [
            BYTE_ORDER_MARK,
            csvLine(['host', 'websites', 'answered']),
            ...seen.map(({ host, websites }) =>
              csvLine([host, websites.join(' '), recipients.some((one) => one.host === host)]),
            ),
          ],
        },
      ];
    },
  };
};

/** Paper 10: security measures, section 37 (1). */
export const createSecuritySource = ({ security, readSources, now }: RegisterParts): PaperSource => {
  const facts = async (organizationId: string, before: Date) => {
    const [statement, sources] = await Promise.all([
      security.current(organizationId, before),
      readSources(organizationId),
    ]);
    return { statement, facts: platformFacts(sources), organizationName: sources.organization.name };
  };
  return {
    paper: 'security',
    readiness: async (organizationId, period) => {
      const stated = await security.current(organizationId, period?.until);
      return readinessOf('security', securityFields(stated, momentOf(period, now())));
    },
    document: async ({ organizationId, until }, lang) =>
      securityDocument({ ...(await facts(organizationId, until)), madeAt: now() }, lang),
    originals: async ({ organizationId, until }) => [
      json('security-measures.json', await facts(organizationId, until)),
    ],
  };
};

/** Paper 11: training and reviews, sections 37 and 41. */
export const createTrainingSource = ({ trainings, scans, readSources, now }: RegisterParts): PaperSource => {
  const inPeriod = async (organizationId: string, from: Date, until: Date) => {
    // The last day of a period is that of its last moment.
    const [first, last] = [bangkokDay(from), bangkokDay(new Date(until.getTime() - 1))];
    const rows = await trainings.all(organizationId);
    return rows.filter(({ held_on }) => held_on >= first && held_on <= last);
  };
  return {
    paper: 'training',
    readiness: async (organizationId, period) => {
      const at = momentOf(period, now());
      // What took place before the period and is not due again in it counts, too.
      const rows = (await trainings.all(organizationId)).filter(
        ({ held_on }) => !period || held_on <= bangkokDay(new Date(period.until.getTime() - 1)),
      );
      return readinessOf('training', trainingFields(rows, at));
    },
    document: async ({ organizationId, from, until }, lang) => {
      const [rows, { organization }] = await Promise.all([
        inPeriod(organizationId, from, until),
        readSources(organizationId),
      ]);
      const facts = { rows: standingRows(rows), organizationName: organization.name, madeAt: now() };
      return trainingDocument(facts, lang);
    },
    originals: async ({ organizationId, from, until }) => {
      const rows = await inPeriod(organizationId, from, until);
      const lists = await Promise.all(
        rows.map(async ({ id, held_on }) => {
          const owner = listOf(organizationId, id);
          const [newest] = await scans.list(owner);
          return newest ? [scanFile(scans, owner, newest, `training-${held_on}-${id}`)] : [];
        }),
      );
      return [
        ...lists.flat(),
        {
          name: 'training.csv',
          content: [
            BYTE_ORDER_MARK,
            csvLine([
              'kind',
              'held_on',
              'subject',
              'attendees',
              'attendee_count',
              'next_due_on',
              'entered_at',
              'entered_by',
              'id',
              'replaces',
            ]),
            ...rows.map((one) =>
              csvLine([
                one.kind,
                one.held_on,
                one.subject,
                one.attendees,
                one.attendee_count,
                one.next_due_on,
                one.entered_at,
                one.entered_by.name,
                one.id,
                one.replaces,
              ]),
            ),
          ],
        },
      ];
    },
  };
};
