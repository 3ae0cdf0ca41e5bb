import type { Types } from 'mongoose';
import type { Lang } from '@yinyom/contracts/constants';
import type { RequestState } from '@yinyom/contracts/requests/requestStates';
import type { ErasureCertificate } from '@yinyom/contracts/requests/requestDocuments';
import type { AnswerFile } from '@yinyom/contracts/requests/requestFile';
import type { RejectionReason, SubjectRight } from '@yinyom/contracts/requests/rights';
import type {
  RequestLetter,
  RequestTask,
  SubjectRequest,
  TimelineEntry,
} from '@yinyom/contracts/requests/subjectRequest';
import type { Telling } from '@yinyom/service-kit/outbox/KeptEvent';

/** Who did something. Names of people of the organization are kept as they were. */
export type Actor = TimelineEntry['by'];

/** What only Admins and officers may read, encrypted with DATA_SECRET: `seals.ts`. */
export type Sealed = string;

export interface StoredTask {
  _id: Types.ObjectId;
  system_name: string;
  owner_id: string | null;
  owner_name: string | null;
  state: RequestTask['state'];
  due_at: Date;
  note: Sealed;
  result: Sealed;
  done_at: Date | null;
  /** The platform does it, once a person confirms; absent: people do. */
  by_platform?: true;
}

export interface StoredLetter {
  _id: Types.ObjectId;
  kind: RequestLetter['kind'];
  language: Lang;
  words_version: string;
  words_date: string;
  /** The whole letter as it was made. */
  body: Sealed;
  /** It has decisions of the person; absent: it has none. */
  with_record?: true;
  /** It has an extract of the record of processing; absent: it has none. */
  with_processing?: true;
  sha256: string;
  created_at: Date;
  created_by: Actor;
  sent_at: Date | null;
  /** The one-time page; null where the letter goes on paper. */
  page: {
    token_sha256: string;
    expires_at: Date;
    views_left: number;
    /** The code that was mailed last; null: none was. */
    code_sha256: string | null;
    code_until: Date | null;
    tries: number;
  } | null;
  /** Files that can be downloaded from that page; absent: none went with the letter. */
  answer_files?: AnswerFile[];
}

export interface StoredEntry {
  at: Date;
  kind: TimelineEntry['kind'];
  by: Actor;
  state?: RequestState;
  task_state?: RequestTask['state'];
  text?: Sealed;
  /** Of `file_added` and `answer_file_added`: the file. No answer shows it. */
  file_id?: string;
}

/** The person and whatever they wrote, sealed together. */
export interface PersonalPart {
  person: NonNullable<SubjectRequest['person']>;
  representative: SubjectRequest['representative'];
  details: string;
}

/** A request as it is stored. After `purged_at` only number, rights, dates and the result are left. */
export interface RequestRecord extends Telling {
  _id: Types.ObjectId;
  organization_id: string;
  application_id: string | null;
  number: string;
  rights: SubjectRight[];
  channel: SubjectRequest['channel'];
  subject_kind: SubjectRequest['subject_kind'];
  state: RequestState;
  identity_level: SubjectRequest['identity_level'];
  answer_way: SubjectRequest['answer_way'];
  language: Lang;
  /** Null for requests without a person, and once it was purged. */
  personal: Sealed | null;
  /** HMAC of the mailbox, for a search; null without one. */
  email_hash: string | null;
  consent_id: string | null;
  /** SHA-256 of the token with which the person sees how it stands; absent: it came in another way, or was purged. */
  token_sha256?: string;
  received_at: Date;
  verified_at: Date | null;
  due_at: Date;
  extended_until: Date | null;
  /** Least number of days before the end of which an event was published; absent: none did. */
  reminded_days?: number;
  assigned_to: string | null;
  assigned_name: string | null;
  reason_code: RejectionReason | null;
  explanation: Sealed | null;
  result: Sealed | null;
  tasks: StoredTask[];
  letters: StoredLetter[];
  timeline: StoredEntry[];
  closed_at: Date | null;
  /** Milliseconds from receipt to the end, for figures; absent in what earlier versions closed. */
  took_ms?: number | null;
  /** Of a completed erasure: after this moment no backup holds what was erased, by the settings of that day. */
  backups_until?: Date | null;
  /** As it was issued first; absent: it never was, or the request was purged. */
  certificate?: ErasureCertificate;
  purge_at: Date | null;
  purged_at: Date | null;
  /** Id of the DATA_SECRET that everything here is sealed with. */
  sealed_with: string;
  revision: number;
}

/** A request as lists and upkeep read it: without letters and history, and of tasks without what was written about them. */
export type OutlinedRequest = Omit<
  RequestRecord,
  'letters' | 'timeline' | 'explanation' | 'result' | 'tasks'
> & { tasks: Omit<StoredTask, 'note' | 'result'>[] };
