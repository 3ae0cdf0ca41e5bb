import { Schema, type Connection, type Types } from 'mongoose';
import { isDuplicateKey } from '@yinyom/service-kit/database/isDuplicateKey';
import type { AgreementAcceptance } from '@yinyom/contracts/identity/agreement';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { AgreementText } from './offeredAgreement';

/** A text that somebody accepted, kept whole and never changed. */
type TextRecord = Omit<AgreementText, 'sha256'> & { _id: string };

/** Who accepted which text for whom. Names are those of the moment: it is evidence, and nothing updates it. */
export interface AcceptanceRecord {
  _id: Types.ObjectId;
  organization_id: string;
  organization_name: string;
  sha256: string;
  user_id: string;
  name: string;
  email: string;
  occasion: AgreementAcceptance['occasion'];
  accepted_at: Date;
}

const textSchema = schemaOf<TextRecord>()(
  {
    _id: { type: String, required: true },
    version: { type: String, required: true },
    effective_from: { type: String, required: true },
    documents: { type: Schema.Types.Mixed, required: true },
    canonical: { type: String, required: true },
  },
  { versionKey: false },
);

const acceptanceSchema = schemaOf<AcceptanceRecord>()(
  {
    organization_id: { type: String, required: true },
    organization_name: { type: String, required: true },
    sha256: { type: String, required: true },
    user_id: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    occasion: { type: String, enum: ['signup', 'new_organization', 'admin'], required: true },
    accepted_at: { type: Date, required: true },
  },
  { versionKey: false },
);
// One text is accepted once by an organization; the first acceptance stands.
acceptanceSchema.index({ organization_id: 1, sha256: 1 }, { unique: true });
acceptanceSchema.index({ organization_id: 1, accepted_at: -1 });

export const createAgreementStore = (database: Connection) => {
  const texts = database.model<TextRecord>('AgreementText', textSchema, 'agreement_texts');
  const acceptances = database.model<AcceptanceRecord>(
    'AgreementAcceptance',
    acceptanceSchema,
    'agreement_acceptances',
  );
  const once = async (write: Promise<unknown>): Promise<void> => {
    try {
      await write;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  };
  return {
    keepText: ({ sha256, ...text }: AgreementText) => once(texts.create([{ ...text, _id: sha256 }])),
    text: async (sha256: string): Promise<AgreementText | null> => {
      const record = await texts.findById(sha256).lean<TextRecord>().exec();
      if (!record) return null;
      const { _id, ...text } = record;
      return { ...text, sha256: _id };
    },
    accept: (acceptance: AcceptanceRecord) => once(acceptances.create([acceptance])),
    latest: (organizationId: string) =>
      acceptances
        .findOne({ organization_id: organizationId })
        .sort({ accepted_at: -1 })
        .lean<AcceptanceRecord>()
        .exec(),
  };
};
export type AgreementStore = ReturnType<typeof createAgreementStore>;
