import type { NoticeHeading, UnreadCode } from '@yinyom/contracts/scanner/leakWatch';
import type { FoundLeak } from '../../personal-data/FoundLeak';

/** A page or document that was looked at, or was not there any more. */
export interface PublishedSource {
  kind: 'page' | 'document';
  /** As it is: masked before it is stored. */
  url: string;
  /** `gone`: answered 404 or 410. `same`: read by an earlier scan, and unchanged since. */
  state: 'read' | 'gone' | 'same';
  found: FoundLeak[];
  /** Not all of it was read: what is missing may still be there. */
  isPartial?: boolean;
  /** What stands for the document in later scans; of an unchanged one, what was not known yet. */
  tokens?: string[];
  /** Of a document that was read. */
  picturePages?: number;
}

export interface PublishedForm {
  url: string;
  fields: string[];
  hasNotice: boolean;
  hasConsent: boolean;
  isEncrypted: boolean;
}

/** What a scan with leak watch saw besides what every scan sees. Holds no value; addresses may. */
export interface Published {
  sources: PublishedSource[];
  unread: { url: string; code: UnreadCode }[];
  picturePages: number;
  notices: { url: string; language: string; missing: NoticeHeading[] }[];
  contact: 'dpo' | 'contact' | 'none';
  forms: PublishedForm[];
}
