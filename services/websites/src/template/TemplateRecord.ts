import type { Types } from 'mongoose';
import type { StoredDesign } from '@yinyom/contracts/websites/templateDesign';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import type { LogoReference } from '@yinyom/notice/snapshot/Snapshot';

/** What an owner works on: one per website, also when nothing differs from the published version. */
export interface DraftRecord {
  _id: Types.ObjectId;
  application_id: string;
  /** Counts saves; the ETag of the draft. */
  revision: number;
  design: StoredDesign;
  languages: TemplateLanguages;
  logo: LogoReference | null;
  updated_at: Date;
  updated_by: string;
}
