import type { Types } from 'mongoose';
import type { CategoryType, GcmSignal } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';

/** A category of an organization's catalogue as it is stored. */
export interface CategoryRecord {
  _id: Types.ObjectId;
  organization_id: string;
  type: CategoryType;
  system: boolean;
  enabled: boolean;
  order: number;
  title: L10n;
  /** Absent while nobody wrote one: an empty object is not stored. */
  description?: L10n;
  gcm: GcmSignal[];
  /** Organization and Thai title of an own category; unique. */
  title_key: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

/** What one website does differently from the catalogue. */
export interface CategoryOverride {
  application_id: string;
  category_id: string;
  enabled?: boolean;
  order?: number;
  title?: L10n;
  description?: L10n;
  gcm?: GcmSignal[];
}
