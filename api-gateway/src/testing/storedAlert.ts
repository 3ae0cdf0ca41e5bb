import type { WholeGateways } from './startWholeGateways';

/** Stores an alert of a website, as the notify service would have raised it now. @returns its id */
export const storedAlert = async (
  { connect, owner }: Pick<WholeGateways, 'connect' | 'owner'>,
  site: string,
  rule: string,
): Promise<string> => {
  const now = new Date();
  const { insertedId } = await (await connect('notify')).collection('alerts').insertOne({
    organization_id: owner.organizationId,
    application_id: site,
    place: site,
    rule,
    subject: '',
    severity: 'critical',
    state: 'raised',
    figures: {},
    open_key: `${site}|${rule}|`,
    raised_at: now,
    last_true_at: now,
    updated_at: now,
    clear_count: 0,
  });
  return insertedId.toHexString();
};
