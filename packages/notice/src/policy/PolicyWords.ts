import type { PolicyAnswers, PolicyBlockName } from '@yinyom/contracts/websites/policy';

/** The sentences that a policy is made of, in one language. Countries come as their names in it. */
export interface PolicyWords {
  title: string;
  blocks: Record<PolicyBlockName, string>;
  controller: (name: string) => string;
  address: (address: string) => string;
  email: (email: string) => string;
  phone: (phone: string) => string;
  dpo: (contact: string) => string;
  cookies: string;
  other_storage: string;
  list: string;
  list_link: string;
  purposes: string;
  necessary: Record<PolicyAnswers['necessary_ground'], string>;
  consent: string;
  refusal: Record<PolicyAnswers['refusal_effect'], string>;
  retention: (months: number) => string;
  durations: string;
  providers: (names: string) => string;
  recipients: string;
  no_recipients: string;
  abroad: Record<PolicyAnswers['abroad']['ground'], (countries: string) => string>;
  change: string;
  withdrawal: string;
  rights: string;
  /** Sections 19 and 30 to 36, one by one. */
  right_items: readonly string[];
  request: (contact: string) => string;
  complaint: string;
  changes: string;
  published: (date: string) => string;
}
