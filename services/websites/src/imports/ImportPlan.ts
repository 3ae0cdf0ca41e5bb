import type { L10n } from '@yinyom/contracts/fields';
import type { CookieRecord } from '../cookie/CookieRecord';
import type { DecisionReach } from '../access/decisionReach';
import type { DraftRecord } from '../template/TemplateRecord';
import type { ImportDeeds } from './import.store';

/** Ids are kept as text: a job is stored as it is. */
export type NewCookie = Omit<CookieRecord, '_id'> & { id: string };

/** All that applying an import will write, decided before the first write. */
export interface ApplyPlan {
  import_id: string;
  application_id: string;
  organization_id: string;
  user_id: string;
  /** How far the decisions about cookies reach; absent in jobs of earlier versions: to the organization. */
  reach?: DecisionReach;
  categories: { id: string; title: L10n & { th: string; en: string }; description: L10n }[];
  created: NewCookie[];
  changed: {
    id: string;
    /** Only at this revision. */
    revision: number;
    about: Pick<CookieRecord, 'name' | 'type' | 'domain' | 'owned'>;
    next: Partial<Pick<CookieRecord, 'category_id' | 'purpose'>>;
  }[];
  draft: ({ revision: number } & Pick<DraftRecord, 'design' | 'languages'>) | null;
  /** What undoing takes back. */
  deeds: ImportDeeds;
}

/** What undoing an import will take back. */
export interface UndoPlan {
  import_id: string;
  application_id: string;
  user_id: string;
  deeds: ImportDeeds;
}
