import type { BulkActionName } from '@yinyom/contracts/bulk/bulkOperation';
import type { startBulkAction } from '@yinyom/contracts/bulk/bulkAction';
import type { BodyInputOf } from '@yinyom/contracts/endpoint';

type Operation = BodyInputOf<typeof startBulkAction>['operation'];

/** Settings that the dialog offers, each with its values; a number has bounds in place of values. */
export const OFFERED_SETTINGS = {
  respect_gpc: [true, false],
  discovery: [true, false],
  unclassified_policy: ['block', 'treat_as_marketing'],
  store_ip: ['none', 'truncated'],
  store_ua: ['none', 'family'],
  audience: ['general', 'minors'],
  consent_expiry_days: [30, 60, 90, 120, 180, 270, 365],
} as const;
export type OfferedSetting = keyof typeof OFFERED_SETTINGS;

/** What is filled in. */
export interface OperationForm {
  group: string;
  setting: OfferedSetting;
  /** Place in the list of values. */
  value: number;
  typed: string;
}
export const EMPTY_FORM: OperationForm = { group: '', setting: 'respect_gpc', value: 0, typed: '' };

/** What the call is given. Pure. */
export const operationOf = (action: BulkActionName, { group, setting, value }: OperationForm): Operation => {
  if (action === 'move') return { action, group_id: group || null };
  if (action === 'set') return { action, setting: { [setting]: OFFERED_SETTINGS[setting][value] } };
  return { action } as Operation;
};
