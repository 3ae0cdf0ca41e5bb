import type { DecisionInWords } from '@yinyom/contracts/consents/decisionInWords';
import { ROLES, type Role } from '@yinyom/contracts/constants';
import { isId } from '@yinyom/contracts/fields';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { MAX_OWN_DECISIONS } from '@yinyom/contracts/internal/subjectRecords';
import type { Consents } from '../consents/consents.service';
import type { LogRecord } from '../record/LogRecord';
import type { WebsitesClient } from '../sites/siteDirectory';
import { decisionsInWords } from './decisionsInWords';
import type { OwnRecord } from './ownRecord.service';

type Calls = Pick<
  InternalHandlers<typeof consentsInternal>,
  'decisionOwner' | 'ownDecisions' | 'eraseOwnDecisions'
>;

interface Parts {
  consents: Pick<Consents, 'record' | 'upTo' | 'countUpTo'>;
  ownRecord: Pick<OwnRecord, 'eraseUpTo'>;
  websites: WebsitesClient;
}

/** Names of values that whole decisions have and shown ones have not, or not whole. */
const namesLeftOut = (whole: readonly DecisionInWords[], shown: readonly DecisionInWords[]): string[] => {
  const names = whole.flatMap(({ rows }, at) =>
    rows.filter(
      ({ name, value }) => !shown[at]?.rows.some((row) => row.name === name && row.value === value),
    ),
  );
  return [...new Set(names.map(({ name }) => name))];
};

/** Shows and erases the record of a person whose request an organization answers. */
export const createSubjectRecordsInternal = ({ consents, ownRecord, websites }: Parts): Calls => {
  /** A decision that the organization has, on a website that is its own still. */
  const recordOf = async (organization_id: string, consent_id: string): Promise<LogRecord | null> => {
    const record = isId(consent_id) ? await consents.record(consent_id) : null;
    if (record?.organization_id !== organization_id) return null;
    const owner = await websites.getEvidenceOwner({ application_id: record.application_id });
    return owner?.organization_id === organization_id ? record : null;
  };

  return {
    decisionOwner: async ({ organization_id, consent_id }) => {
      const record = await recordOf(organization_id, consent_id);
      return record && { application_id: record.application_id, erased: !record.identity };
    },

    ownDecisions: async ({ organization_id, consent_id, language, role = ROLES.member }) => {
      const record = await recordOf(organization_id, consent_id);
      if (!record) return null;
      const seenBy = async (reader: Role): Promise<DecisionInWords[]> => {
        const { history } = await consents.upTo(record, reader, MAX_OWN_DECISIONS);
        return decisionsInWords(websites, record.application_id, history, language);
      };
      const [total, decisions] = await Promise.all([consents.countUpTo(record), seenBy(role)]);
      const left_out = role < ROLES.member ? namesLeftOut(await seenBy(ROLES.member), decisions) : [];
      return { total, decisions, left_out };
    },

    eraseOwnDecisions: async ({ organization_id, consent_id }) => {
      const record = await recordOf(organization_id, consent_id);
      return record && { erased: await ownRecord.eraseUpTo(record, organization_id) };
    },
  };
};
