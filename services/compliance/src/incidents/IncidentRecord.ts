import type { Types } from 'mongoose';
import type { Incident, IncidentEntry, RiskInput } from '@yinyom/contracts/papers/incident';
import type { IncidentState, RiskLevel } from '@yinyom/contracts/papers/incidentSteps';
import type { Sealed } from '../register/RequestRecord';

export type IncidentActor = IncidentEntry['by'];

/** What people wrote about an incident, sealed together. */
export interface IncidentWords extends Pick<
  Incident,
  'what_happened' | 'how_it_happened' | 'data_kinds' | 'effects' | 'remedial_measures' | 'lessons'
> {
  risk: Pick<RiskInput, 'risk_factors' | 'risk_reasons'>;
  late_reason: string;
  office_reference: string;
  notice_text: Incident['persons_notice']['notice_text'];
  controller_name: string;
}

export interface StoredIncidentEntry {
  _id: Types.ObjectId;
  kind: IncidentEntry['kind'];
  at: Date;
  recorded_at: Date;
  by: IncidentActor;
  text: Sealed;
  /** Of another time of awareness. */
  before?: Date;
  after?: Date;
  risk_level?: RiskLevel | null;
  state?: IncidentState;
  /** Random, so that the hash in the audit log reveals no short text. */
  salt: string;
  sha256: string;
}

/** An incident as lists and registers read it: of its entries only what kinds there are. */
export type OutlinedIncident = Omit<IncidentRecord, 'entries'> & {
  entries: Pick<StoredIncidentEntry, 'kind'>[];
};

type Channel = Incident['persons_notice']['channel'];

/** A breach of personal data as it is stored. */
export interface IncidentRecord extends Pick<
  Incident,
  'acting_as' | 'breach_kinds' | 'persons_estimate' | 'records_estimate'
> {
  _id: Types.ObjectId;
  organization_id: string;
  number: string;
  state: IncidentState;
  aware_at: Date;
  occurred_from: Date | null;
  occurred_to: Date | null;
  risk_level: RiskLevel | null;
  assessed_at: Date | null;
  assessed_by: IncidentActor | null;
  office_sent_at: Date | null;
  persons_sent_at: Date | null;
  persons_channel: Channel;
  controller_sent_at: Date | null;
  controller_channel: Channel;
  /** Absent or null: not stated. */
  agreed_hours?: number | null;
  words: Sealed;
  entries: StoredIncidentEntry[];
  /** The notice is needed and was not sent. */
  clock_runs: boolean;
  /** Place in lists: running clocks first, the earliest end before the others; then the newest. */
  rank: number;
  created_at: Date;
  closed_at: Date | null;
  /** Id of the DATA_SECRET that everything here is sealed with. */
  sealed_with: string;
  revision: number;
}
